#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| sumito_checks::position_text(text));
