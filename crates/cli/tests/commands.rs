//! Every command as a person types it: the sessions in `cmd/` and what they must print.
//!
//! `TRYCMD=overwrite cargo test -p sumito --test commands` writes what is printed now.

#[test]
fn sessions() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd").case("tests/cmd/*.toml");
}
