//! A build without sound.

use std::sync::Arc;

use super::NoOutput;
use crate::sound::Mixer;

/// An output that there is not.
#[derive(Debug)]
pub enum Output {}

impl Output {
    pub fn open(_mixer: Arc<Mixer>) -> Result<Self, NoOutput> {
        Err(NoOutput::NotBuilt)
    }

    pub fn resume(&mut self) -> Result<(), NoOutput> {
        match *self {}
    }

    pub fn pause(&mut self) -> Result<(), NoOutput> {
        match *self {}
    }
}
