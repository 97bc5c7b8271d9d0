//! Matches: what one game leaves to the next.

use bonduc_engine::{BySide, Chance, Game, Match, MatchError, Outcome, Pit, Player, Readings, Side};

fn readings(slug: &str, text: &str) -> Readings {
    Readings::parse(Game::find(slug).expect("a game"), text).expect("readings")
}

/// A match of which the first game ends as the position and the move say; the buying rules look at nothing else.
fn after_one(slug: &str, text: &str, length: Option<u8>, wanted: impl Fn(BySide<u8>) -> bool) -> Match {
    let readings = readings(slug, text);
    for seed in 0..20_000 {
        let mut found = Match::new(readings.rules(), length).expect("a match");
        let mut chance = Chance::new(seed);
        while !found.current().position.is_over() {
            let mv = Player::Random.choose(found.rules(), &found.current().position, &mut chance).expect("a move");
            found.play(mv).expect("legal");
        }
        if wanted(found.current().position.captured()) {
            return found;
        }
    }
    panic!("no random game ends so");
}

fn shown(found: &Match) -> String {
    found.current().start.to_string()
}

#[test]
fn a_winner_buys_the_pits_the_other_cannot_fill() {
    let mut found = after_one("adji-kui-ii", "", None, |held| held == BySide::new(32, 16));
    assert_eq!(found.purchase(), Some((Side::North, 2)));
    found.begin(&[]).expect("the next game");
    assert_eq!(shown(&found), "4,4,4,4,4,4/4~,4~,4,4,4,4 N 0-0 round=2 previous=S");
    let mut mirrored = after_one("adji-kui-ii", "", None, |held| held == BySide::new(20, 28));
    mirrored.begin(&[]).expect("the next game");
    assert_eq!(shown(&mirrored), "4~,4,4,4,4,4/4,4,4,4,4,4 N 0-0 round=2 previous=N");
    assert!(matches!(mirrored.begin(&[]), Err(MatchError::NotOver { game: 2 })));
}

#[test]
fn a_buyer_may_choose_where_the_reading_lets_him() {
    let pit = |name: &str| name.parse::<Pit>().expect("a pit");
    let mut found = after_one("adji-kui-ii", "bought=chosen", None, |held| held == BySide::new(32, 16));
    assert_eq!(found.begin(&[pit("c")]), Err(MatchError::Choice { of: Side::North, pits: 2 }));
    assert_eq!(found.begin(&[pit("c"), pit("c")]), Err(MatchError::Choice { of: Side::North, pits: 2 }));
    assert_eq!(found.begin(&[pit("A"), pit("c")]), Err(MatchError::Choice { of: Side::North, pits: 2 }));
    found.begin(&[pit("c"), pit("f")]).expect("the next game");
    assert_eq!(shown(&found), "4,4,4,4,4,4/4,4,4~,4,4,4~ N 0-0 round=2 previous=S");
    assert!(found.to_string().contains("/ [cf]"));
    let mut fixed = after_one("adji-kui-ii", "", None, |held| held == BySide::new(32, 16));
    assert_eq!(fixed.begin(&[pit("c"), pit("f")]), Err(MatchError::NoChoice));
}

#[test]
fn seeds_that_fill_no_pit_stay_in_hand_or_fill_the_last_or_go() {
    let held = |held: BySide<u8>| held == BySide::new(30, 18);
    let mut in_hand = after_one("adji-kui-ii", "", None, held);
    in_hand.begin(&[]).expect("the next game");
    assert_eq!(shown(&in_hand), "4,4,4,4,4,4/4~,0,4,4,4,4 N 2-2 round=2 previous=S");
    let mut filled = after_one("adji-kui-ii", "leftovers=larger-fills", None, held);
    filled.begin(&[]).expect("the next game");
    assert_eq!(shown(&filled), "4,4,4,4,4,4/4~,4,4,4,4,4 N 0-0 round=2 previous=S", "two each: it stays with its row");
    let mut larger = after_one("adji-kui-ii", "leftovers=larger-fills", None, |held| held == BySide::new(31, 17));
    larger.begin(&[]).expect("the next game");
    assert_eq!(shown(&larger), "4,4,4,4,4,4/4~,4~,4,4,4,4 N 0-0 round=2 previous=S");
    let mut dropped = after_one("adji-kui-ii", "leftovers=dropped", None, held);
    dropped.begin(&[]).expect("the next game");
    assert_eq!(shown(&dropped), "4,4,4,4,4,4/4~,0,4,4,4,4 N 0-0 round=2 previous=S");
}

#[test]
fn a_buying_match_ends_when_one_player_can_fill_no_pit_or_after_its_games() {
    let mut chance = Chance::new(11);
    let mut found = Match::new(readings("adji-kui-ii", "").rules(), None).expect("a match");
    let mut games = 1;
    loop {
        while !found.current().position.is_over() {
            let mv = Player::Random.choose(found.rules(), &found.current().position, &mut chance).expect("a move");
            found.play(mv).expect("legal");
        }
        if found.outcome().is_some() || games == 60 {
            break;
        }
        found.begin(&[]).expect("the next game");
        games += 1;
    }
    let holdings = found.holdings().expect("over");
    if let Some(Outcome::Won(winner)) = found.outcome() {
        assert_eq!(holdings.pits[winner.opponent()], 0);
    }
    assert_eq!(Match::parse(&readings("adji-kui-ii", ""), &found.to_string()).as_ref(), Ok(&found), "written and read back");
    let one = after_one("adji-kui-ii", "", Some(1), |held| held.south > held.north);
    assert_eq!(one.outcome(), Some(Outcome::Won(Side::South)));
    assert_eq!(one.clone().begin(&[]), Err(MatchError::Over));
}

#[test]
fn rounds_know_who_won_the_game_before() {
    let mut found = after_one("hoyito-iii", "", Some(5), |held| held.north > held.south);
    found.begin(&[]).expect("the next game");
    assert_eq!(shown(&found), "4,4,4,4,4,4/4,4,4,4,4,4 N 0-0 round=2 previous=N");
    let drawn = |text: &str| {
        let mut found = after_one("hoyito-iii", text, Some(5), |held| held.north > held.south);
        found.begin(&[]).expect("the next game");
        // Play second games until one is drawn.
        for seed in 0.. {
            let mut second = found.clone();
            let mut chance = Chance::new(seed);
            while !second.current().position.is_over() {
                let mv = Player::Random.choose(second.rules(), &second.current().position, &mut chance).expect("a move");
                second.play(mv).expect("legal");
            }
            if second.rules().outcome(&second.current().position) == Some(Outcome::Drawn) {
                second.begin(&[]).expect("the next game");
                return shown(&second);
            }
        }
        unreachable!("a fifth of all games is drawn")
    };
    assert_eq!(drawn(""), "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0 round=3");
    assert_eq!(drawn("previous=latest-won"), "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0 round=3 previous=N");
}

#[test]
fn the_victory_of_one_warrior_counts_double() {
    let one = after_one("kiothi", "", Some(3), |held| held.south == held.north + 2);
    assert_eq!(one.score().won, BySide::new(2, 0));
    let ten = after_one("kiothi", "one-warrior=ten", Some(3), |held| held.south == held.north + 2);
    assert_eq!(ten.score().won, BySide::new(10, 0));
    let plain = after_one("kiothi", "", Some(3), |held| held.north > held.south + 2);
    assert_eq!(plain.score().won, BySide::new(0, 1));
}

#[test]
fn what_is_no_match_says_why() {
    let sadeqa = readings("sadeqa-ii", "");
    let wrong = |text: &str| Match::parse(&sadeqa, text).expect_err("wrong").to_string();
    assert!(wrong("F f").starts_with("a match is written with its number of games"));
    assert!(wrong("0: F").starts_with("a match is written with its number of games"));
    assert!(wrong("-: F").starts_with("such a match needs a number of games"));
    assert_eq!(wrong("3: F ?"), "in game 1: ‘?’ is not a pit: pits are A to L for South, a to l for North");
    assert!(wrong("3: C").starts_with("in game 1: C cannot be played"));
    assert_eq!(wrong("3: F / f"), "game 1 is not over yet");
    assert_eq!(wrong("3: [ab] F"), MatchError::NoChoice.to_string());
    let found = Match::parse(&sadeqa, "3: F f A").expect("a match");
    assert_eq!(found.to_string(), "3: F f A");
    assert_eq!(found.outcome(), None);
}
