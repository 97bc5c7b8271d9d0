//! `simulate` and `merge`: many games, counted, on as many machines as there are.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use bonduc_engine::{BySide, Game, Plan, Player, Readings, Tally, simulate};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::play::hash;
use super::{Trouble, game};

/// Games are the same for the same seed on every machine and with any number of threads; to spread work, give each machine another seed.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// The game
    #[arg(value_parser = game)]
    game: &'static Game,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// What chance begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has where not said
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Who plays South and North: random or greedy
    #[arg(long, default_value = "random,random", value_parser = players)]
    players: BySide<Player>,
    /// How to read the sources, where not by default
    #[arg(long, default_value = "")]
    readings: String,
    /// As one JSON object, which can be merged
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// As CSV
    #[arg(long)]
    csv: bool,
}

fn players(text: &str) -> Result<BySide<Player>, String> {
    let (south, north) = text.split_once(',').ok_or("two players are needed, South's and North's, as in random,greedy")?;
    let player = |name: &str| name.trim().parse::<Player>().map_err(|error| error.to_string());
    Ok(BySide::new(player(south)?, player(north)?))
}

/// What was simulated, and what came of it.
struct Report {
    game: String,
    ruleset: String,
    readings: String,
    players: String,
    seeds: Vec<u64>,
    tally: Tally,
}

impl Simulate {
    pub(super) fn run(&self) -> Result<(), Trouble> {
        let readings = Readings::parse(self.game, &self.readings)?;
        let rules = readings.rules();
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
        let bar = if std::io::stderr().is_terminal() { ProgressBar::new(self.games) } else { ProgressBar::hidden() };
        bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")?);
        let plan = Plan { rules: &rules, players: self.players, seed: self.seed, games: self.games };
        let tally = simulate(plan, threads, |games| bar.inc(games));
        bar.finish_and_clear();
        let report = Report {
            game: self.game.slug.to_owned(),
            ruleset: hash(&rules),
            readings: readings.to_string(),
            players: format!("{},{}", self.players.south, self.players.north),
            seeds: vec![self.seed],
            tally,
        };
        if self.json {
            println!("{}", report.to_json());
        } else if self.csv {
            report.print_csv();
        } else {
            report.print_words();
        }
        Ok(())
    }
}

pub(super) fn merge(files: &[PathBuf], csv: bool) -> Result<(), Trouble> {
    let mut all: Option<Report> = None;
    for file in files {
        let named = |error: String| format!("{}: {error}", file.display());
        let text = std::fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
        let value = serde_json::from_str(&text).map_err(|error| named(error.to_string()))?;
        let report = Report::from_json(&value).ok_or_else(|| named("this is not what simulate --json writes".to_owned()))?;
        all = Some(match all {
            None => report,
            Some(before) => before.with(report).map_err(named)?,
        });
    }
    let all = all.ok_or("nothing to merge")?;
    if csv {
        all.print_csv();
    } else {
        println!("{}", all.to_json());
    }
    Ok(())
}

impl Report {
    /// Both together, if they are of the same kind and of different games.
    fn with(mut self, other: Self) -> Result<Self, String> {
        let same =
            [("game", &self.game, &other.game), ("ruleset", &self.ruleset, &other.ruleset), ("players", &self.players, &other.players)];
        if let Some((name, before, now)) = same.into_iter().find(|(_, before, now)| before != now) {
            return Err(format!("its {name} is {now}, that of the files before {before}"));
        }
        if let Some(seed) = other.seeds.iter().find(|seed| self.seeds.contains(seed)) {
            return Err(format!("its games of seed {seed} are in the files before as well"));
        }
        self.seeds.extend(other.seeds);
        self.seeds.sort_unstable();
        self.tally.add(&other.tally);
        Ok(self)
    }

    fn to_json(&self) -> Value {
        let tally = &self.tally;
        json!({
            "game": self.game,
            "ruleset": self.ruleset,
            "readings": self.readings,
            "players": self.players,
            "seeds": self.seeds,
            "games": tally.games,
            "south": tally.won.south,
            "north": tally.won.north,
            "drawn": tally.drawn,
            "sowings": tally.sowings,
            "passes": tally.passes,
            "endings": tally.endings,
            "lengths": tally.lengths,
            "margins": tally.margins,
        })
    }

    fn from_json(value: &Value) -> Option<Self> {
        let text = |name: &str| value.get(name)?.as_str().map(str::to_owned);
        let number = |name: &str| value.get(name)?.as_u64();
        let counts = |name: &str| {
            let counts = value.get(name)?.as_object()?;
            counts.iter().map(|(key, count)| Some((key.clone(), count.as_u64()?))).collect::<Option<BTreeMap<_, _>>>()
        };
        let numbered = |name: &str| counts(name)?.into_iter().map(|(key, count)| Some((key.parse().ok()?, count))).collect::<Option<_>>();
        Some(Self {
            game: text("game")?,
            ruleset: text("ruleset")?,
            readings: text("readings")?,
            players: text("players")?,
            seeds: value.get("seeds")?.as_array()?.iter().map(Value::as_u64).collect::<Option<_>>()?,
            tally: Tally {
                games: number("games")?,
                won: BySide::new(number("south")?, number("north")?),
                drawn: number("drawn")?,
                sowings: number("sowings")?,
                passes: number("passes")?,
                endings: counts("endings")?,
                lengths: numbered("lengths")?,
                margins: numbered("margins")?,
            },
        })
    }

    /// Games, mean and some lengths: the columns of CSV.
    fn columns(&self) -> Vec<(&'static str, String)> {
        let tally = &self.tally;
        let mean = |sum: u64| if tally.games == 0 { String::new() } else { format!("{:.4}", sum as f64 / tally.games as f64) };
        let length = |share: f64| tally.length_at(share).map_or_else(String::new, |length| length.to_string());
        vec![
            ("game", self.game.clone()),
            ("ruleset", self.ruleset.clone()),
            ("readings", format!("\"{}\"", self.readings)),
            ("players", format!("\"{}\"", self.players)),
            ("games", tally.games.to_string()),
            ("south", tally.won.south.to_string()),
            ("north", tally.won.north.to_string()),
            ("drawn", tally.drawn.to_string()),
            ("mean_sowings", mean(tally.sowings)),
            ("median_sowings", length(0.5)),
            ("p99_sowings", length(0.99)),
            ("longest", length(1.0)),
            ("mean_passes", mean(tally.passes)),
        ]
    }

    fn print_csv(&self) {
        let columns = self.columns();
        println!("{}", columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(","));
        println!("{}", columns.into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(","));
    }

    fn print_words(&self) {
        for (name, value) in self.columns() {
            println!("{name:15} {value}");
        }
        for (ending, games) in &self.tally.endings {
            println!("{:15} {games}", format!("by {ending}"));
        }
    }
}
