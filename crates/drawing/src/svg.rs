//! Writing numbers and text into SVG.

use crate::shape::Point;

/// A number with at most one decimal and no needless sign or zero.
pub(crate) fn num(value: f64) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

/// The two attributes that place something.
pub(crate) fn point(at: Point, x: &str, y: &str) -> String {
    format!(r#"{x}="{}" {y}="{}""#, num(at.x), num(at.y))
}

/// Text made safe between tags and in quoted attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(num(-0.01), "0");
        assert_eq!(num(3.0), "3");
        assert_eq!(num(-86.6025), "-86.6");
    }
}
