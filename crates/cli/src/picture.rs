//! Pictures as they are wanted in files.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query};
use resvg::usvg::{Options, Tree};

/// Forms of pictures, told apart by the end of a file's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Svg,
    Png,
}

impl Form {
    /// The form that a file's name asks for.
    pub fn of(file: &Path) -> Result<Self> {
        let end = file.extension().map(|end| end.to_string_lossy().to_lowercase());
        match end.as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!(
                "{}: pictures are SVG or PNG, so the file's name must end in .svg or .png",
                file.display()
            ),
        }
    }

    /// A drawing in this form.
    pub fn of_drawing(self, svg: String) -> Result<Vec<u8>> {
        match self {
            Self::Svg => Ok(svg.into_bytes()),
            Self::Png => png(&svg),
        }
    }
}

/// Dots of a PNG for each unit of the drawing, so that it is sharp on fine screens too.
const SCALE: f32 = 2.0;

fn png(svg: &str) -> Result<Vec<u8>> {
    let options = Options { fontdb: Arc::new(fonts()), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size().scale_by(SCALE).context("a picture has a size")?;
    let mut dots = Pixmap::new(size.width(), size.height()).context("a picture has a size")?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut dots.as_mut());
    dots.encode_png().map_err(|error| anyhow!("no PNG: {error}"))
}

/// The machine's fonts; the drawings ask for any without serifs.
fn fonts() -> Database {
    const KNOWN: [&str; 6] =
        ["Arial", "Helvetica", "Liberation Sans", "DejaVu Sans", "Noto Sans", "Roboto"];
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let is_there = |name: &&str| {
        let query = Query { families: &[Family::Name(name)], ..Query::default() };
        fonts.query(&query).is_some()
    };
    let any = || Some(fonts.faces().next()?.families.first()?.0.clone());
    let chosen = KNOWN.iter().copied().find(is_there).map(str::to_owned).or_else(any);
    if let Some(family) = chosen {
        fonts.set_sans_serif_family(family);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_form() {
        assert_eq!(Form::of(Path::new("a.SVG")).unwrap(), Form::Svg);
        assert_eq!(Form::of(Path::new("b/a.png")).unwrap(), Form::Png);
        assert!(Form::of(Path::new("png")).is_err() && Form::of(Path::new("a.jpg")).is_err());
    }

    #[test]
    fn a_png_has_the_size_and_the_colours_of_its_drawing() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="#12648a"/></svg>"##;
        let bytes = Form::Png.of_drawing(svg.to_owned()).unwrap();
        let dots = Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((dots.width(), dots.height()), (16, 8));
        let dot = dots.pixel(3, 3).unwrap();
        assert_eq!((dot.red(), dot.green(), dot.blue()), (0x12, 0x64, 0x8a));
    }
}
