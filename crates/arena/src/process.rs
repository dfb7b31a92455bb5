//! Another program, spoken to line by line, that may do anything at any time.

use std::io::{self, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use sumito_engine::{Heard, read_line};

/// A program with its arguments.
///
/// ```
/// use sumito_arena::process::CommandLine;
/// let command: CommandLine = r#""my engines/one" --hash 16"#.parse().unwrap();
/// assert_eq!(command.words(), ["my engines/one", "--hash", "16"]);
/// assert!("'half quoted".parse::<CommandLine>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine(Vec<String>);

/// A text that is no command line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandLineError {
    /// There is no word.
    #[error("a command is missing: a program and its arguments")]
    Empty,
    /// A quotation mark has no partner.
    #[error("the quotation mark {mark} is not closed")]
    Open {
        /// The mark.
        mark: char,
    },
}

impl CommandLine {
    /// The program.
    #[must_use]
    pub fn program(&self) -> &str {
        &self.0[0]
    }

    /// The program, then its arguments.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.0
    }

    /// A command of these words; `None` without any.
    #[must_use]
    pub fn from_words(words: Vec<String>) -> Option<Self> {
        (!words.is_empty()).then_some(Self(words))
    }
}

/// Words are parted by spaces; single or double quotation marks hold a word together.
impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<Self, CommandLineError> {
        let mut words: Vec<String> = Vec::new();
        let (mut quoted, mut between) = (None, true);
        for c in text.chars() {
            match quoted {
                Some(mark) if c == mark => quoted = None,
                None if c.is_whitespace() => between = true,
                _ => {
                    if std::mem::take(&mut between) {
                        words.push(String::new());
                    }
                    let opens = quoted.is_none() && matches!(c, '"' | '\'');
                    match words.last_mut() {
                        _ if opens => quoted = Some(c),
                        Some(word) => word.push(c),
                        None => {}
                    }
                }
            }
        }
        match quoted {
            Some(mark) => Err(CommandLineError::Open { mark }),
            None => Self::from_words(words).ok_or(CommandLineError::Empty),
        }
    }
}

/// Lines that wait to be looked at; a program that says more has to wait itself.
const WAITING: usize = 1_024;
/// How often it is looked whether a wait is given up.
const LOOK: Duration = Duration::from_millis(100);

/// A running program. It is killed when this is dropped, with all that it started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Bytes to send; none once its input is closed.
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<Heard>,
}

/// Why no line came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// None within the time given.
    Late,
    /// The program has closed its output or ended.
    Gone,
    /// Nobody waits any more.
    Stopped,
}

impl Process {
    /// Starts a program. What it says on its standard error is dropped.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(command: &CommandLine) -> io::Result<Self> {
        let mut process = Command::new(command.program());
        process.args(&command.0[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        process.stderr(Stdio::null());
        // A Ctrl-C at the terminal is for us alone: we end the program when its game is given up.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let mut child = process.spawn()?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("the program has no standard streams"));
        };
        let (input, to_send) = channel::<Vec<u8>>();
        // A program that does not read must not hold us up.
        thread::spawn(move || {
            for bytes in to_send {
                if stdin.write_all(&bytes).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        let (lines, output) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(heard)) = read_line(&mut stdout) {
                if lines.send(heard).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input: Some(input), output })
    }

    /// Sends a line. Whether it arrives is seen by the answer.
    pub fn send(&self, line: &str) {
        self.send_bytes(format!("{line}\n").into_bytes());
    }

    /// Sends bytes as they are.
    pub fn send_bytes(&self, bytes: Vec<u8>) {
        if let Some(input) = &self.input {
            // A program that has gone is noticed where its answer is missing.
            let _ = input.send(bytes);
        }
    }

    /// Closes its input, after what was sent.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// The next line, unless none comes in time or `stop` is set.
    ///
    /// # Errors
    /// Why there is none.
    pub fn receive(&self, within: Duration, stop: &AtomicBool) -> Result<Heard, Silence> {
        let started = Instant::now();
        loop {
            // Who talks without end always has a line ready.
            let left = within.saturating_sub(started.elapsed());
            if stop.load(Ordering::SeqCst) {
                return Err(Silence::Stopped);
            }
            if left.is_zero() {
                return Err(Silence::Late);
            }
            match self.output.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
            }
        }
    }

    /// Waits for the program to end by itself.
    ///
    /// # Errors
    /// It has not ended in time, or `stop` is set.
    pub fn ended(&mut self, within: Duration, stop: &AtomicBool) -> Result<(), Silence> {
        const OFTEN: Duration = Duration::from_millis(5);
        let started = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(_)) => return Ok(()),
                _ if stop.load(Ordering::SeqCst) => return Err(Silence::Stopped),
                _ if started.elapsed() >= within => return Err(Silence::Late),
                _ => thread::sleep(OFTEN),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself. A script leaves its programs behind if it alone is killed.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::KILL,
        );
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    static WAIT: AtomicBool = AtomicBool::new(false);

    fn script(text: &str) -> Process {
        let words = ["sh", "-c", text].map(str::to_owned).to_vec();
        Process::start(&CommandLine::from_words(words).unwrap()).unwrap()
    }

    #[test]
    fn who_talks_without_end_is_late_all_the_same() {
        let process = script("yes info");
        let info = Ok(Heard::Line("info".to_owned()));
        assert_eq!(process.receive(Duration::from_secs(60), &WAIT), info);
        let until = Instant::now() + Duration::from_millis(100);
        let left = || until.saturating_duration_since(Instant::now());
        let silence = loop {
            if let Err(silence) = process.receive(left(), &WAIT) {
                break silence;
            }
        };
        assert_eq!(silence, Silence::Late);
    }

    #[test]
    fn a_wait_that_is_given_up_ends_at_once() {
        let mut process = script("sleep 60");
        let (minute, stop) = (Duration::from_secs(60), AtomicBool::new(true));
        assert_eq!(process.receive(minute, &stop), Err(Silence::Stopped));
        assert_eq!(process.ended(minute, &stop), Err(Silence::Stopped));
    }

    #[test]
    fn what_a_script_started_ends_with_it() {
        let file = std::env::temp_dir().join(format!("sumito-script-{}", std::process::id()));
        let process = script(&format!(
            "file='{}'; (while :; do echo >> \"$file\"; sleep 0.02; done) & \
             until [ -s \"$file\" ]; do sleep 0.02; done; echo ready; wait",
            file.display()
        ));
        let ready = Ok(Heard::Line("ready".to_owned()));
        assert_eq!(process.receive(Duration::from_secs(60), &WAIT), ready);
        drop(process);
        let length = || std::fs::metadata(&file).map(|known| known.len()).ok();
        let written = length();
        thread::sleep(Duration::from_millis(500));
        assert_eq!(length(), written);
        std::fs::remove_file(&file).unwrap();
    }
}
