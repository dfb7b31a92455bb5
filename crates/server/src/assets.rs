//! Scripts, styles and pictures of the pages, out of the binary.
//!
//! A debug build reads them from the disk at every request, so that they can be edited while the
//! server runs.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum_extra::TypedHeader;
use axum_extra::headers::IfNoneMatch;
use rust_embed::Embed;

use crate::failure::Failure;

#[derive(Embed)]
#[folder = "../../web/"]
#[include = "css/**"]
#[include = "js/**"]
#[include = "pictures/**"]
#[exclude = "**/*.test.js"]
#[exclude = "**/*.d.ts"]
struct Assets;

/// `GET /assets/{*path}`. The browser keeps a file and asks each time whether it is still good.
pub(crate) async fn asset(
    Path(path): Path<String>,
    known: Option<TypedHeader<IfNoneMatch>>,
) -> Result<Response, Failure> {
    let file = Assets::get(&path).ok_or(Failure::NoPage)?;
    let hash = file.metadata.sha256_hash();
    let tag =
        format!("\"{:032x}\"", u128::from_be_bytes(hash[..16].try_into().unwrap_or_default()));
    let current = tag
        .parse()
        .is_ok_and(|tag| known.is_some_and(|TypedHeader(known)| !known.precondition_passes(&tag)));
    let headers = [
        (ETAG, HeaderValue::from_str(&tag)),
        (CACHE_CONTROL, Ok(HeaderValue::from_static("no-cache"))),
        (CONTENT_TYPE, HeaderValue::from_str(&content_type(file.metadata.mimetype()))),
    ];
    let mut response = match current {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => file.data.into_response(),
    };
    for (name, value) in headers {
        if let Ok(value) = value {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

fn content_type(mime: &str) -> String {
    let text = mime.starts_with("text/") || mime.ends_with("javascript") || mime.ends_with("json");
    if text { format!("{mime}; charset=utf-8") } else { mime.to_owned() }
}
