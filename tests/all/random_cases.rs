//! Property tests with the same random cases in every run.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};

/// Runs a property on this many cases, or on `PROPTEST_CASES`. A failure is shrunk before it is reported; no file keeps it.
pub fn check<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value) -> TestCaseResult) {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    runner.run(strategy, property).unwrap_or_else(|failure| panic!("{failure}"));
}
