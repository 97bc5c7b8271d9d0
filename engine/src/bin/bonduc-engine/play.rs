//! `play`: moves played, and what they led to.

use bonduc_engine::{Move, Rules, Step};
use serde_json::{Value, json};

use super::{At, Trouble};

pub(super) fn run(at: &At, moves: &[String], trace: bool, json: bool) -> Result<(), Trouble> {
    let (rules, mut position) = at.open()?;
    let mut steps = Vec::new();
    for text in moves.iter().flat_map(|text| text.split([' ', '_', ','])).filter(|text| !text.is_empty()) {
        let mv: Move = text.parse().map_err(|error| format!("{text}: {error}"))?;
        let played = rules.trace(&position, mv)?;
        steps.extend(played.steps);
        position = played.after;
    }
    let outcome = rules.outcome(&position);
    if json {
        let outcome =
            outcome.map(|outcome| json!({ "winner": outcome.winner().map(|side| side.letter().to_string()), "why": why(&steps) }));
        let steps = trace.then(|| steps.iter().map(told).collect::<Vec<_>>());
        println!("{}", json!({ "position": position.to_string(), "outcome": outcome, "steps": steps, "ruleset": hash(&rules) }));
        return Ok(());
    }
    if trace {
        for step in &steps {
            let pit = step.pit().map_or_else(String::new, |pit| pit.to_string());
            let seeds = step.seeds().map_or_else(String::new, |seeds| seeds.to_string());
            println!("{}\t{pit}\t{seeds}\t{}", step.kind(), step.axis());
        }
    }
    println!("{position}");
    if let Some(outcome) = outcome {
        let won = outcome.winner().map_or_else(|| "drawn".to_owned(), |side| format!("{side} wins"));
        eprintln!("the game is over ({}): {won}", why(&steps).unwrap_or("finished before"));
    }
    Ok(())
}

fn why(steps: &[Step]) -> Option<&'static str> {
    steps.iter().find_map(|step| match step {
        Step::End { why, .. } => Some(why.id()),
        _ => None,
    })
}

fn told(step: &Step) -> Value {
    json!({ "kind": step.kind(), "pit": step.pit().map(|pit| pit.to_string()), "seeds": step.seeds(), "axis": step.axis().id() })
}

/// The name of the rules by what they say.
pub(super) fn hash(rules: &Rules) -> String {
    format!("{:016x}", rules.ruleset().content_hash())
}
