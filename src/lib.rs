//! Cheeseboard: five family board games round one screen.
