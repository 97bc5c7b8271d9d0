//! Legal moves, and moves played.

use axum::Json;
use bonduc_content::{GameRecord, Language, Value as UiValue};
use bonduc_engine::{Move, Outcome, Position, Readings, Rules, Step};
use serde_json::{Value, json};

use super::Problem;
use super::games::language;
use crate::board::{Cites, Line, narration, parse_moves};
use crate::server::{Site, Wanted, site};

/// The record of the game asked for, and the line of play of the address.
fn asked(wanted: &Wanted<()>) -> Result<(&'static GameRecord, Language, Line), Problem> {
    let language = language(wanted)?;
    let slug = wanted.value("game").ok_or_else(|| Problem::missing(language, "game"))?;
    let record = site().archive.game(&slug).ok_or_else(|| Problem::no_such_game(language, &slug))?;
    let position = wanted.pairs().into_iter().filter(|(name, _)| ["position", "readings"].contains(&name.as_str())).collect::<Vec<_>>();
    let line = Line::parse(record.game(), "", &position).map_err(|error| Problem::line(language, &error))?;
    Ok((record, language, line))
}

pub(super) async fn legal(wanted: Wanted<()>) -> Result<Json<Value>, Problem> {
    let (record, language, line) = asked(&wanted)?;
    let readings = line.readings.clone();
    let cites = Site::cites(record);
    let played = line.play().map_err(|error| Problem::line(language, &error))?;
    let rules = &*played.rules;
    let position = played.position();
    let refused: Vec<_> = rules
        .refused(position)
        .into_iter()
        .map(|(mv, refusal)| {
            json!({
                "move": mv.to_string(),
                "why": narration::refusal(site().words(language), refusal),
                "reason": refusal.id(),
                "axis": refusal.axis().map(bonduc_engine::Axis::id),
                "statement": refusal.axis().and_then(|axis| cites.of(axis, &readings)),
            })
        })
        .collect();
    Ok(Json(json!({
        "game": record.slug,
        "sensitivity": record.sensitivity.as_ref().map(|text| text.get(language)),
        "position": written(position),
        "quiet": position.quiet(),
        "readings": readings.to_string(),
        "moves": rules.legal(position).iter().map(Move::to_string).collect::<Vec<_>>(),
        "refused": refused,
        "redistribution": rules.redistribution(position).map(|(least, most)| json!({
            "pits": { "least": least, "most": most },
            "note": site().ui(language).format("api-redistribution", &[("n", UiValue::from(u32::from(most))), ("shown", u32::from(most).into())]),
        })),
        "outcome": outcome(rules, position, &played.entered),
        "steps": steps(&cites, &readings, &played.entered),
    })))
}

pub(super) async fn play(wanted: Wanted<()>) -> Result<Json<Value>, Problem> {
    let (record, language, mut line) = asked(&wanted)?;
    let readings = line.readings.clone();
    let problem = |error| Problem::line(language, &error);
    line.moves = parse_moves(&wanted.value("moves").unwrap_or_default()).map_err(problem)?;
    let before = line.up_to(0).play().map_err(problem)?;
    let rules = before.rules;
    let mut position = before.positions[0];
    let mut told = before.entered;
    for mv in line.clone().play().map_err(problem)?.line.moves {
        // Every move has just been played; none is refused now.
        let Ok(trace) = rules.trace(&position, mv) else { break };
        told.extend(trace.steps);
        position = trace.after;
    }
    Ok(Json(json!({
        "game": record.slug,
        "sensitivity": record.sensitivity.as_ref().map(|text| text.get(language)),
        "position": written(&position),
        "quiet": position.quiet(),
        "readings": readings.to_string(),
        "outcome": outcome(&rules, &position, &told),
        "steps": steps(&Site::cites(record), &readings, &told),
    })))
}

/// A position without its count of sowings without capture, which is given apart: boards that look the same are then written the same.
fn written(position: &Position) -> String {
    let mut setup = position.to_setup();
    setup.quiet = 0;
    setup.to_string()
}

fn outcome(rules: &Rules, position: &Position, steps: &[Step]) -> Value {
    let why = steps.iter().find_map(|step| match step {
        Step::End { why, .. } => Some(why.id()),
        _ => None,
    });
    rules.outcome(position).map_or(Value::Null, |outcome| {
        let winner = match outcome {
            Outcome::Won(side) => Some(side.letter().to_string()),
            Outcome::Drawn => None,
        };
        json!({ "winner": winner, "drawn": winner.is_none(), "why": why })
    })
}

fn steps(cites: &Cites, readings: &Readings, steps: &[Step]) -> Vec<Value> {
    steps
        .iter()
        .map(|step| {
            json!({
                "kind": step.kind(),
                "pit": step.pit().map(|pit| pit.to_string()),
                "seeds": step.seeds(),
                "axis": step.axis().id(),
                "statement": cites.of(step.axis(), readings),
            })
        })
        .collect()
}
