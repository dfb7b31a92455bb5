//! Trained evaluations as numbers in a file.

mod choice;

use std::fmt;
use std::str::FromStr;

use sumito_core::Fnv;

pub(crate) use self::choice::Choice;

/// Hidden units of each view.
pub const HIDDEN: usize = 128;

/// A game with an evaluation that is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Abalone of two seats on a board of side 5 without anything in the way.
    Abalone,
    /// Epaminondas on 14 files and 12 ranks.
    Epaminondas,
    /// Crossings on 8 by 8.
    Crossings,
}

impl Subject {
    /// Every subject.
    pub const ALL: [Self; 3] = [Self::Abalone, Self::Epaminondas, Self::Crossings];

    /// Words of a set of cells.
    #[must_use]
    pub const fn words(self) -> usize {
        match self {
            Self::Abalone => 1,
            Self::Epaminondas => 3,
            Self::Crossings => 2,
        }
    }

    /// Inputs of a view: each cell with one of the own pieces, then each with one of the rival's.
    #[must_use]
    pub const fn inputs(self) -> usize {
        2 * 64 * self.words()
    }

    /// The cell that stands where `cell` does, seen from the other side: the ranks of a board of
    /// squares turn round.
    #[must_use]
    pub const fn across(self, cell: usize) -> usize {
        match self {
            Self::Abalone => cell,
            Self::Epaminondas => 11 * 16 + cell % 16 - cell / 16 * 16,
            Self::Crossings => 7 * 16 + cell % 16 - cell / 16 * 16,
        }
    }

    /// How many buckets the output has.
    #[must_use]
    pub const fn buckets(self) -> usize {
        match self {
            Self::Abalone => 16,
            Self::Epaminondas | Self::Crossings => 8,
        }
    }

    /// The bucket of a position, by the ejections that the seat to move and its rival still need,
    /// or by the number of pieces.
    #[must_use]
    pub const fn bucket(self, needs: [u32; 2], pieces: u32) -> usize {
        const fn near(need: u32) -> usize {
            if need > 4 { 3 } else { need.saturating_sub(1) as usize }
        }
        let rows = match self {
            Self::Abalone => return 4 * near(needs[0]) + near(needs[1]),
            Self::Epaminondas => pieces / 7,
            Self::Crossings => pieces / 4,
        };
        if rows < 8 { rows as usize } else { 7 }
    }

    /// Whether the network only puts right what is judged by hand.
    #[must_use]
    pub const fn corrects(self) -> bool {
        matches!(self, Self::Epaminondas)
    }

    /// The value by hand that the network puts right, in centi-pieces, for the seat to move as it
    /// sees the board; 0 where the network judges alone.
    #[must_use]
    pub fn by_hand(self, own: [u64; 3], foe: [u64; 3]) -> i32 {
        if self.corrects() { crate::epaminondas::by_hand(own, foe) } else { 0 }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Abalone => "abalone",
            Self::Epaminondas => "epaminondas",
            Self::Crossings => "crossings",
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Subject {
    type Err = UnknownSubject;

    fn from_str(text: &str) -> Result<Self, UnknownSubject> {
        Self::ALL.into_iter().find(|one| one.name() == text).ok_or(UnknownSubject)
    }
}

/// A word that names no subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("evaluations are trained for abalone, epaminondas and crossings")]
pub struct UnknownSubject;

/// Numbers of one input or of all hidden units of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Row(pub [i16; HIDDEN]);

/// The second layer for one bucket: weights of the seat to move's view and of its rival's, and
/// a constant in centi-marbles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    pub weights: [Row; 2],
    pub constant: i16,
}

/// A trained evaluation.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    subject: Subject,
    pub(crate) unit: u16,
    /// The first layer, a row for each input, and what its sums begin with.
    pub(crate) first: Vec<Row>,
    pub(crate) bias: Row,
    pub(crate) outputs: Vec<Output>,
    hash: u64,
}

/// Why weights cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// Something else, or cut before its end.
    #[error("this is no file of weights, which begins with `SUMITO-W`")]
    NotWeights,
    /// Written by another version of the program.
    #[error("these weights have format {0}; this program reads format 1")]
    Format(u8),
    /// The subject's number is unknown.
    #[error("these weights are for no game this program knows")]
    Subject,
    /// Layers of another size.
    #[error("these weights have layers of {found} numbers in all where there should be {expected}")]
    Shape {
        /// Numbers that belong in the file.
        expected: usize,
        /// Numbers that are in it.
        found: usize,
    },
    /// What is in the file is not what was written.
    #[error("these weights are damaged: their checksum differs")]
    Damaged,
    /// A weight of the second layer is too large.
    #[error("weight {0} of the second layer is beyond ±127")]
    TooLarge(i16),
}

const MAGIC: &[u8; 8] = b"SUMITO-W";
const FORMAT: u8 = 1;
/// Magic, format, subject, unit, checksum.
const HEAD: usize = 8 + 1 + 1 + 2 + 8;

impl Weights {
    /// What a hidden unit is at most; its square goes on.
    pub const CLIP: i16 = 255;
    /// What stands for 1 in the second layer.
    pub const OUT: i16 = 64;
    const LARGEST: i16 = 127;

    /// Puts layers together: the rows of all inputs, what sums begin with, and for each bucket the
    /// second layer (the view of the seat to move first) with a constant in centi-marbles. `unit`
    /// is what an output of 1 is worth in centi-marbles.
    ///
    /// # Errors
    /// The layers have another shape, or a weight is too large.
    pub fn new(
        subject: Subject,
        unit: u16,
        first: Vec<[i16; HIDDEN]>,
        bias: [i16; HIDDEN],
        outputs: Vec<([i16; 2 * HIDDEN], i16)>,
    ) -> Result<Self, WeightsError> {
        let found = (first.len() + 1) * HIDDEN + outputs.len() * (2 * HIDDEN + 1);
        let expected = numbers(subject);
        if found != expected || outputs.len() != subject.buckets() {
            return Err(WeightsError::Shape { expected, found });
        }
        let beyond = |weight: &&i16| weight.unsigned_abs() > Self::LARGEST as u16;
        if let Some(&weight) = outputs.iter().flat_map(|(weights, _)| weights).find(beyond) {
            return Err(WeightsError::TooLarge(weight));
        }
        let outputs = outputs.into_iter().map(|(weights, constant)| {
            let half = |side: usize| Row(std::array::from_fn(|i| weights[side * HIDDEN + i]));
            Output { weights: [half(0), half(1)], constant }
        });
        let first = first.into_iter().map(Row).collect();
        let outputs = outputs.collect();
        let mut weights = Self { subject, unit, first, bias: Row(bias), outputs, hash: 0 };
        weights.hash = weights.checksum();
        Ok(weights)
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// It is no such file, or one of another program, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (head, body) = bytes.split_at_checked(HEAD).ok_or(WeightsError::NotWeights)?;
        if head[..8] != *MAGIC {
            return Err(WeightsError::NotWeights);
        }
        if head[8] != FORMAT {
            return Err(WeightsError::Format(head[8]));
        }
        let subject = Subject::ALL.into_iter().find(|&one| one as u8 == head[9]);
        let subject = subject.ok_or(WeightsError::Subject)?;
        let unit = u16::from_le_bytes([head[10], head[11]]);
        let (expected, found) = (numbers(subject), body.len() / 2);
        if body.len() != 2 * expected {
            return Err(WeightsError::Shape { expected, found });
        }
        let mut rest = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut row = || std::array::from_fn(|_| rest.next().unwrap_or(0));
        let first = (0..subject.inputs()).map(|_| row()).collect();
        let bias = row();
        let mut output = || {
            let weights = std::array::from_fn(|_| rest.next().unwrap_or(0));
            (weights, rest.next().unwrap_or(0))
        };
        let outputs = (0..subject.buckets()).map(|_| output()).collect();
        let weights = Self::new(subject, unit, first, bias, outputs)?;
        if head[12..] != weights.hash.to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        Ok(weights)
    }

    /// The file of these weights.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([FORMAT, self.subject as u8]);
        bytes.extend(self.unit.to_le_bytes());
        bytes.extend(self.hash.to_le_bytes());
        bytes.extend(self.body());
        bytes
    }

    /// The game they are for.
    #[must_use]
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// What tells them from others.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash of all that decides values.
    fn checksum(&self) -> u64 {
        let [low, high] = self.unit.to_le_bytes();
        let mut hash = Fnv::new();
        hash.add(&[self.subject as u8, low, high]);
        hash.add(&self.body());
        hash.value()
    }

    fn body(&self) -> Vec<u8> {
        let first = self.first.iter().chain([&self.bias]).flat_map(|row| row.0);
        let outputs = self.outputs.iter().flat_map(|output| {
            output.weights.iter().flat_map(|row| row.0).chain([output.constant])
        });
        first.chain(outputs).flat_map(i16::to_le_bytes).collect()
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({}, {:016x})", self.subject, self.hash)
    }
}

/// Numbers in the layers of a subject.
const fn numbers(subject: Subject) -> usize {
    (subject.inputs() + 1) * HIDDEN + subject.buckets() * (2 * HIDDEN + 1)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::dice::Dice;

    /// Random weights of the sizes that training gives.
    pub(crate) fn random(subject: Subject, seed: u64) -> Weights {
        let mut dice = Dice::new(seed);
        let mut within = |most: u64| (dice.next() % (2 * most + 1)) as i16 - most as i16;
        let first = (0..subject.inputs()).map(|_| std::array::from_fn(|_| within(120))).collect();
        let bias = std::array::from_fn(|_| within(200));
        let outputs = (0..subject.buckets())
            .map(|_| (std::array::from_fn(|_| within(127)), within(30)))
            .collect();
        Weights::new(subject, 180, first, bias, outputs).unwrap()
    }

    #[test]
    fn what_is_written_reads_the_same() {
        for subject in Subject::ALL {
            let weights = random(subject, 5);
            assert_eq!(Weights::read(&weights.write()), Ok(weights));
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let good = random(Subject::Crossings, 7).write();
        let changed = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 0x40;
            Weights::read(&bytes).unwrap_err()
        };
        assert_eq!(Weights::read(b"SUMITO"), Err(WeightsError::NotWeights));
        assert_eq!(changed(0), WeightsError::NotWeights);
        assert_eq!(changed(8), WeightsError::Format(FORMAT ^ 0x40));
        assert_eq!(changed(9), WeightsError::Subject);
        for at in [10, 12, HEAD + 10] {
            assert_eq!(changed(at), WeightsError::Damaged);
        }
        let shape = Weights::read(&good[..good.len() - 2]).unwrap_err();
        assert!(matches!(shape, WeightsError::Shape { expected, found } if found + 1 == expected));
    }

    #[test]
    fn a_weight_whose_products_would_overflow_is_refused() {
        let good = random(Subject::Crossings, 7);
        let first = good.first.iter().map(|row| row.0).collect();
        let outputs = vec![([128; 2 * HIDDEN], 0); good.outputs.len()];
        let refused = Weights::new(good.subject, good.unit, first, good.bias.0, outputs);
        assert_eq!(refused, Err(WeightsError::TooLarge(128)));
    }

    #[test]
    fn the_other_side_sees_the_board_turned_round() {
        for subject in Subject::ALL {
            for cell in 0..subject.inputs() / 2 {
                assert_eq!(subject.across(subject.across(cell)), cell);
            }
        }
        assert_eq!(Subject::Epaminondas.across(3), 11 * 16 + 3);
    }
}
