//! The texts of the pages are built in; a new language or file among them means a new build.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../web/locales");
}
