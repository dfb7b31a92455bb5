//! Checks shared by property tests and fuzz targets.
