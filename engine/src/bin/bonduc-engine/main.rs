//! The engine on the command line. What programs read goes to standard output, words for people to standard error.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program speaks to who started it")]

mod check;
mod play;
mod simulate;

use std::process::ExitCode;

use bonduc_engine::{Game, Position, Readings, Rules, perft};
use clap::{Args, Parser, Subcommand};

/// Sowing games: count, play, simulate and check them.
#[derive(Debug, Parser)]
#[command(name = "bonduc-engine", version, about, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Games: adji-kui-ii, kiothi, sadeqa-ii, adji-boto, hoyito-iii.
Positions are written ‘4,4,4,4,4,4/4,4,4,4,4,4 S 0-0’: South's pits, North's pits, each from its owner's left, side to move, captured seeds
South-North; spaces may be underscores. Moves are written C, C3 (as many seeds) or GH>A2B3c5 (a redistribution).
Readings are written ‘own-four=relay,origin=skip’; ‘bonduc-engine readings GAME’ lists them.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Count the sequences of so many sowings
    Perft {
        #[command(flatten)]
        at: At,
        /// How many sowings deep
        depth: u32,
        /// Count below each first move
        #[arg(long)]
        divide: bool,
    },
    /// List the legal moves
    Legal {
        #[command(flatten)]
        at: At,
        /// Also why the others are not legal, on standard error
        #[arg(long)]
        refused: bool,
    },
    /// Play moves and print the position they lead to
    Play {
        #[command(flatten)]
        at: At,
        /// The moves, in order
        moves: Vec<String>,
        /// Tell every step
        #[arg(long)]
        trace: bool,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play many games and count what they come to
    Simulate(simulate::Simulate),
    /// Add up what simulations have written with --json, from this machine or others
    Merge {
        /// The files
        #[arg(required = true)]
        files: Vec<std::path::PathBuf>,
        /// As CSV instead of JSON
        #[arg(long)]
        csv: bool,
    },
    /// Check test vectors: worked positions or move counts, one JSON object a line
    Check {
        /// The file
        file: std::path::PathBuf,
    },
    /// List the readings of a game, the default candidate of each first
    Readings {
        /// The game
        #[arg(value_parser = game)]
        game: &'static Game,
    },
}

/// A game, and where to begin.
#[derive(Debug, Args)]
struct At {
    /// The game
    #[arg(value_parser = game)]
    game: &'static Game,
    /// Where to begin, if not at the start
    #[arg(long)]
    position: Option<String>,
    /// How to read the sources, where not by default
    #[arg(long, default_value = "")]
    readings: String,
}

/// Something that a person has to be told.
type Trouble = Box<dyn std::error::Error>;

impl At {
    fn rules(&self) -> Result<Rules, Trouble> {
        Ok(Readings::parse(self.game, &self.readings)?.rules())
    }

    /// Rules and position, after what had to happen before anyone could move.
    fn open(&self) -> Result<(Rules, Position), Trouble> {
        let rules = self.rules()?;
        let position = match &self.position {
            None => rules.start(),
            Some(text) => rules.enter(text.parse()?)?.position,
        };
        Ok((rules, position))
    }
}

fn game(slug: &str) -> Result<&'static Game, String> {
    Game::find(slug).ok_or_else(|| {
        let known: Vec<_> = Game::all().iter().map(|game| game.slug).collect();
        format!("there is no such game; there are {}", known.join(", "))
    })
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(trouble) => {
            eprintln!("bonduc-engine: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Trouble> {
    match command {
        Command::Perft { at, depth, divide } => count(&at, depth, divide)?,
        Command::Legal { at, refused } => {
            let (rules, position) = at.open()?;
            if let Some((least, most)) = rules.redistribution(&position) {
                eprintln!("seeds are to be redistributed first: {least} to {most} pits are emptied, in too many ways to list");
            }
            for mv in rules.legal(&position) {
                println!("{mv}");
            }
            if refused {
                rules.refused(&position).iter().for_each(|(mv, refusal)| eprintln!("{mv}: {refusal}"));
            }
        }
        Command::Play { at, moves, trace, json } => play::run(&at, &moves, trace, json)?,
        Command::Simulate(simulate) => simulate.run()?,
        Command::Merge { files, csv } => simulate::merge(&files, csv)?,
        Command::Check { file } => return check::run(&file),
        Command::Readings { game } => {
            for reading in game.readings {
                let candidates: Vec<_> = reading.candidates.iter().map(|candidate| candidate.id).collect();
                println!("{}\t{}\t{}", reading.id, reading.axis, candidates.join("\t"));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn count(at: &At, depth: u32, divide: bool) -> Result<(), Trouble> {
    let (rules, position) = at.open()?;
    if !divide || depth == 0 {
        println!("{}", perft(&rules, &position, depth)?);
        return Ok(());
    }
    let mut all = 0;
    for mv in rules.legal(&position) {
        let below = perft(&rules, &rules.play(&position, mv)?, depth - 1)?;
        all += below;
        println!("{mv}\t{below}");
    }
    println!("all\t{all}");
    Ok(())
}
