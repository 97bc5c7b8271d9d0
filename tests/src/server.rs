//! The server as users get it: the one file, started from an empty folder.

use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server; stopped when dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    folder: PathBuf,
    /// Where it is open, without a slash at the end.
    pub address: String,
}

/// The server's file: `BONDUC_BIN`, or what `cargo build --release` made.
#[must_use]
pub fn program() -> PathBuf {
    std::env::var_os("BONDUC_BIN").map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/bonduc"), PathBuf::from)
}

/// Starts a program whose file was just written. A process that another test starts meanwhile holds the file open for writing for a moment,
/// and as long as that lasts it cannot be run.
fn spawn(command: &mut Command) -> Child {
    for _ in 0..100 {
        match command.spawn() {
            Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => std::thread::sleep(Duration::from_millis(20)),
            child => return child.expect("the server starts"),
        }
    }
    panic!("the server's file is still being written");
}

impl Server {
    /// Copies the server's file alone to an empty folder and starts it there.
    ///
    /// # Panics
    /// Where it does not start; `tests/run` builds it first.
    #[must_use]
    pub fn start() -> Self {
        let folder = std::env::temp_dir().join(format!("bonduc-test-{}-{:?}", std::process::id(), std::thread::current().id()));
        std::fs::create_dir_all(&folder).expect("a folder for the server");
        let alone = folder.join("bonduc");
        std::fs::copy(program(), &alone).expect("the server's file: build it with cargo build --release");
        let mut command = Command::new(&alone);
        command.args(["--addr", "127.0.0.1:0"]).current_dir(&folder).env_clear().stdout(Stdio::piped());
        let mut child = spawn(&mut command);
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line that says where it is open");
        let address =
            line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address").trim_end_matches('/').to_owned();
        Self { child, folder, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
