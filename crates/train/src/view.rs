//! Samples as the network sees them, in every symmetry of the board.

use sumito_abalone::{Board, Cell, Hex61};
use sumito_engine::Subject;

use crate::data::Sample;
use crate::network::Features;

/// What each symmetry of a board makes of each cell, for both sides.
#[derive(Clone, Debug)]
pub struct Views {
    subject: Subject,
    cells: usize,
    symmetries: Vec<Vec<u16>>,
}

impl Views {
    pub fn new(subject: Subject) -> Self {
        let cells = subject.inputs() / 2;
        let symmetries = match subject {
            Subject::Abalone => (0..12).map(|n| (0..61).map(|i| hexagon(n, i)).collect()).collect(),
            Subject::Epaminondas => mirrors(14, cells),
            Subject::Crossings => mirrors(8, cells),
        };
        Self { subject, cells, symmetries }
    }

    pub fn subject(&self) -> Subject {
        self.subject
    }

    pub fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// The features of a sample after one of the board's symmetries.
    pub fn see(&self, sample: &Sample, symmetry: usize, into: &mut Features) {
        let map = &self.symmetries[symmetry];
        for view in &mut into.views {
            view.clear();
        }
        for (theirs, words) in [&sample.own, &sample.foe].into_iter().enumerate() {
            for (&word, base) in words.iter().zip((0..).step_by(64)) {
                let mut left = word;
                while left != 0 {
                    let cell = map[base + left.trailing_zeros() as usize];
                    left &= left - 1;
                    let other = self.subject.across(usize::from(cell)) as u16;
                    into.views[0].push(cell + (theirs * self.cells) as u16);
                    into.views[1].push(other + ((1 - theirs) * self.cells) as u16);
                }
            }
        }
        let pieces = into.views[0].len() as u32;
        into.bucket = self.subject.bucket(sample.needs.map(u32::from), pieces);
    }
}

/// Where a cell of the hexagon goes by one of its twelve symmetries.
fn hexagon(symmetry: usize, index: u32) -> u16 {
    let cell = Hex61::cell(index);
    let cell: Cell = if symmetry >= 6 { cell.mirrored() } else { cell };
    Hex61::index(cell.turned(symmetry % 6)) as u16
}

/// A board of rows of 16 as it is, and with its files the other way round.
fn mirrors(files: usize, cells: usize) -> Vec<Vec<u16>> {
    let same = (0..cells).map(|cell| cell as u16);
    let other = |cell: usize| {
        let file = cell % 16;
        (if file < files { cell - file + files - 1 - file } else { cell }) as u16
    };
    vec![same.collect(), (0..cells).map(other).collect()]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use sumito_games::{Position, Rules};

    use super::*;
    use crate::subject::see;

    fn features(subject: Subject, sample: &Sample, symmetry: usize) -> [Vec<u16>; 2] {
        let mut features = Features::default();
        Views::new(subject).see(sample, symmetry, &mut features);
        features.views.map(|mut view| {
            view.sort_unstable();
            view
        })
    }

    #[test]
    fn a_board_has_its_symmetries() {
        for (subject, expected) in [(Subject::Abalone, 12), (Subject::Epaminondas, 2)] {
            let views = Views::new(subject);
            let maps: HashSet<_> = views.symmetries.iter().cloned().collect();
            assert_eq!(maps.len(), expected);
            for map in &views.symmetries {
                assert_eq!(map.iter().collect::<HashSet<_>>().len(), map.len());
            }
        }
    }

    #[test]
    fn a_start_looks_the_same_to_both() {
        for subject in Subject::ALL {
            let text =
                if subject == Subject::Abalone { "abalone/standard" } else { &subject.to_string() };
            let rules: Rules = text.parse().unwrap();
            let sample = see(subject, &Position::start(&rules).unwrap()).unwrap();
            // Half a turn carries one side of Abalone's standard start onto the other.
            let turned = if subject == Subject::Abalone { 3 } else { 0 };
            let [own, _] = features(subject, &sample, 0);
            let [_, foe] = features(subject, &sample, turned);
            assert_eq!(own, foe);
        }
    }
}
