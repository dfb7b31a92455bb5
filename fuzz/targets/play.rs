#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| sumito_checks::play(data));
