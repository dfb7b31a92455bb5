//! Builds again when something is added that is built in as a whole folder.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=../../web/locales");
    // A debug build reads the other files at run time.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        for folder in ["css", "js", "pictures"] {
            println!("cargo::rerun-if-changed=../../web/{folder}");
        }
    }
}
