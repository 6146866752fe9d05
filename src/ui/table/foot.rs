//! foot
