#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| sumito_checks::time_control(text));
