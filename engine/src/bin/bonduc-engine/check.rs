//! `check`: test vectors of other programs against this one.
//!
//! Worked positions have the fields `game, position, legal, move` and either `after, over` or `refused`; move counts have `game, position,
//! perft`. Further fields are not looked at. A position `after` is compared without its count of sowings without a capture, unless it has one.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use bonduc_engine::{Game, Move, Position, Rules, Setup, perft};
use serde_json::Value;

use super::Trouble;

pub(super) fn run(file: &Path) -> Result<ExitCode, Trouble> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (mut passed, mut failed) = (0, 0);
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match check(line) {
            Ok(()) => passed += 1,
            Err(trouble) => {
                failed += 1;
                println!("{}:{}: {trouble}", file.display(), i + 1);
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn check(line: &str) -> Result<(), Trouble> {
    let line: Value = serde_json::from_str(line)?;
    let slug = text(&line, "game")?;
    let rules = Game::find(slug).ok_or_else(|| format!("there is no game ‘{slug}’"))?.rules();
    let position = rules.enter(text(&line, "position")?.parse()?)?.position;
    if line.get("perft").is_some() {
        return counts(rules, &position, &line);
    }
    let legal: BTreeSet<_> = rules.legal(&position).iter().map(Move::to_string).collect();
    let wanted: BTreeSet<_> = texts(&line, "legal")?.into_iter().map(str::to_owned).collect();
    if legal != wanted {
        return Err(format!("legal are {legal:?}, not {wanted:?}").into());
    }
    let Some(mv) = line.get("move").and_then(Value::as_str) else { return Ok(()) };
    let played = rules.play(&position, mv.parse()?);
    match (played, line.get("after").and_then(Value::as_str)) {
        (Err(_), None) => Ok(()),
        (Err(error), Some(_)) => Err(error.into()),
        (Ok(after), None) => Err(format!("{mv} must be refused, but leads to {after}").into()),
        (Ok(after), Some(wanted)) => {
            let wanted: Setup = wanted.parse()?;
            let mut found = after.to_setup();
            if wanted.quiet == 0 {
                found.quiet = 0;
            }
            if found != wanted {
                return Err(format!("{mv} leads to {found}, not {wanted}").into());
            }
            match line.get("over").and_then(Value::as_bool) {
                Some(over) if over != after.is_over() => {
                    Err(format!("after {mv} the game is {}over", if over { "not " } else { "" }).into())
                }
                _ => Ok(()),
            }
        }
    }
}

fn counts(rules: &Rules, position: &Position, line: &Value) -> Result<(), Trouble> {
    let counts = line["perft"].as_array().ok_or("‘perft’ is no list")?;
    for (depth, wanted) in (1..).zip(counts) {
        let found = perft(rules, position, depth)?;
        if Some(found) != wanted.as_u64() {
            return Err(format!("at depth {depth} there are {found}, not {wanted}").into());
        }
    }
    Ok(())
}

fn text<'a>(line: &'a Value, field: &str) -> Result<&'a str, Trouble> {
    Ok(line.get(field).and_then(Value::as_str).ok_or_else(|| format!("‘{field}’ is missing"))?)
}

fn texts<'a>(line: &'a Value, field: &str) -> Result<Vec<&'a str>, Trouble> {
    let list = line.get(field).and_then(Value::as_array).ok_or_else(|| format!("‘{field}’ is missing"))?;
    Ok(list.iter().filter_map(Value::as_str).collect())
}
