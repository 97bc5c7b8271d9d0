# The interface in English. Variables: $n chooses the form of a word; on boards the number itself is $shown.

## Site

site-name = Bonduc
site-title = Bonduc: an archive of sowing games
site-description = Sowing games of five peoples: read their histories, play them by the rules as they were described, and compare them.
site-nav = Site
skip-to-contents = Skip to contents
nav-games = Games
nav-compare = Compare
nav-about = About
nav-site-rules = Site rules
search-label = Search the archive
search-placeholder = Search
search-button = Search
footer-editions = The texts are our own editions, made from the sources that each page names.
footer-version = Version { $version }
contents = Contents
notice = Please note:
statement-label = Statement { $id }
either = { $rest } or { $last }

## Home

home-heading = Sowing games, as they were told
home-lead = Five mancala games from Cuba, Kenya, Ethiopia, Suriname and the Dominican Republic: what was recorded of each, sentence by sentence, and a board that plays by just those sentences.
home-games = The games
home-ways = What you can do here
home-way-read = Read. Every statement has a number and an address of its own, and says where it comes from.
home-way-play = Play. Two people at one screen, or against a simple computer player; each step of a move names the statement it follows.
home-way-compare = Compare. Put two games side by side: their rules, question by question, and a board of each.
home-way-search = Search. Find the sentence, not the page.
card-play = Play { $game }

## Articles

article-compare = with { $game }
article-compare-heading = Compare
sources = Sources
sources-ours = This article is our own edition. It carries over what its source text says, and none of its sentences.
record = Record
record-kind = Kind
record-names = Names
record-people = People
record-place = Place
record-place-within = { $place } (within { $km } km)
record-equipment = Board and seeds
record-seen = Recorded
record-first = First recorded
record-relatives = Related games
record-unlike = Not the same as

readings = What the source leaves open
readings-ours = Where a source is silent, damaged or contradicted, a game cannot be played without an answer. These are ours, not the tradition’s.
reading-default = (how it is played here)
reading-play = play it so

## Play

play-title = Play { $game }
play-read = Read about { $game }
play-rules = The rules in brief
cite-statement = statement { $id }
cite-statement-short = { $id }
cite-reading = reading { $id }
cite-reading-short = our reading
cite-site-rule = site rule { $id }
cite-site-rule-short = site rule { $id }

## Compare

compare-title = { $a } and { $b }
compare-description = Two sowing games side by side: rules, facts and boards.
compare-first = First game
compare-second = Second game
compare-button = Compare
compare-rules = Rules
compare-facts = Facts
compare-differing = { $n ->
    [0] The two have the same rules.
    [one] They differ on { $n } question.
   *[other] They differ on { $n } questions; those are marked ≠.
}
compare-differs = differs
compare-nothing = —

## Search

search-title-empty = Search
search-title = Search: { $query }
search-description = Search every statement, note and term of the archive, in four languages.
search-hint = Type a word or more, in any of the four languages.
search-count = { $n ->
    [one] { $n } passage found.
   *[other] { $n } passages found.
}
search-partial = None has all the words; these have some of them.
search-nothing = Nothing was found for “{ $query }”.
search-nothing-hint = Try another word, fewer letters, or read about one of the games:

## Trouble

not-found-title = Not here
not-found-told = There is no page at { $path }.
no-such-game = The archive has no game called “{ $text }”.
trouble-title = This board cannot be shown
trouble-before = Show the board before that move
trouble-start = Begin { $game } from the start
trouble-home = All games

## API

problem-no-such-address = There is nothing at this address
problem-no-such-address-detail = The addresses of this interface are described at /api/v1/openapi.json.
problem-no-such-game = No such game
problem-no-such-game-detail = “{ $text }” is no game of the archive; these are: { $games }.
problem-missing = Something is missing
problem-missing-detail = The address must say ‘{ $name }’.
problem-value = No such value
problem-value-detail = “{ $text }” is no value of ‘{ $name }’; right would be: { $right }.
problem-readings = These are no readings of the game
problem-unreadable-position = The position cannot be read
problem-illegal-position = This is no position of the game
problem-unreadable-move = A move cannot be read
problem-illegal-move = A move is not legal
api-redistribution = { $n ->
    [one] The seeds of one own pit must be put elsewhere first; such moves are too many to list and are written GH>A2B3c5.
   *[other] The seeds of { $shown } own pits must be put elsewhere first; such moves are too many to list and are written GH>A2B3c5.
}

## Boards: who and what

side-south = South
side-north = North
player-human = a person
player-random = computer, at random
player-greedy = computer, greedy
board-of = Board of { $game }
board-readings = Read with { $text }
board-readings-back = Back to the usual reading
board-still = The board at the start
row-of = { $side }’s row
store-of = Captured by { $side }
store-removed = Out of the game
pit-label = { $n ->
    [one] Pit { $pit }, { $shown } seed
   *[other] Pit { $pit }, { $shown } seeds
}
pit-marked = marked
pit-bought = bought by the other player
pit-origin = sown from in the last move
pit-landing = the last seed fell here
pit-captured = captured in the last move
pit-picked = chosen
pit-may-be-sown = can be sown
pit-may-be-emptied = can be emptied
pit-takes-a-seed = put a seed here
pit-refused = cannot be sown: { $why }

## Boards: status

status-moved = { $side } sowed { $move }, ending in { $pit }.
status-captured = { $n ->
    [one] { $side } sowed { $move } and captured { $shown } seed.
   *[other] { $side } sowed { $move } and captured { $shown } seeds.
}
status-redistributed = { $side } has redistributed.
task-choose = { $side } to move: choose a pit.
task-count = { $side } to move: how many seeds from { $pit }?
task-empty = { $n ->
    [one] { $side } redistributes: choose one more pit to empty.
   *[other] { $side } redistributes: choose { $shown } pits to empty.
}
task-place = { $n ->
    [one] { $side } redistributes: put the last seed in any pit.
   *[other] { $side } redistributes: put { $shown } seeds in any pits, one by one.
}
task-placed = { $side } redistributes: all seeds are placed.
task-computer = { $side } plays { $move }.
task-computer-redistributes = { $side } redistributes.
task-computer-go = Go on
task-back = Another pit
task-as-it-is = Leave all as it is
task-begin-again = Begin again
task-done = Done: play on from here
task-take-back = Take one back from { $pit } ({ $shown })
count-label = { $n ->
    [one] Lift { $shown } seed
   *[other] Lift { $shown } seeds
}
result-drawn = The game is drawn.
result-won = { $side } wins.
result-won-by-count = { $side } wins, { $more } to { $fewer }.
ending-seeds-left = So few seeds are left that the game is over.
ending-enough-captured = A player has captured so many seeds that the game is over.
ending-no-move = The player to move has nothing to sow, and the game is over.
ending-neither-can-move = Neither player can move, and the game is over.
ending-no-progress = Too many sowings in a row had no capture, and the game is over.
ending-endless = The sowing would never end, and the game is over.

## Boards: controls

controls = Through the game
control-first = To the start
control-back = One move back
control-forward = One move on
control-last = To the last move
control-undo = Undo
control-again = New game
moves = { $n ->
    [one] { $shown } move
   *[other] { $shown } moves
}
move-label = Move { $number }, { $side }: { $move }
steps = The last move step by step
refusals = { $n ->
    [one] Why { $shown } move is not legal
   *[other] Why { $shown } moves are not legal
}
setting = Players and position
setting-players = Set players
setting-position = Position
setting-set-up = Set up

## Boards: steps

step-lift = { $n ->
    [one] { $side } lifts { $shown } seed from { $pit }.
   *[other] { $side } lifts { $shown } seeds from { $pit }.
}
step-origin = The lap comes round: a seed falls in { $pit }, where it began.
step-lap-end = Lap { $lap } ends in { $pit }.
step-relay = { $n ->
    [one] { $pit } was occupied: its { $shown } seed is lifted for another lap.
   *[other] { $pit } was occupied: its { $shown } seeds are lifted for another lap.
}
step-laps-left-out = { $n ->
    [one] … { $shown } more lap …
   *[other] … { $shown } more laps …
}
step-stop-empty = { $pit } was empty: the sowing stops.
step-stop-making = Such a number in a pit of one’s own ends the move: the sowing stops in { $pit }.
step-stop-one-lap = The lap is sown; there is no other.
step-capture = { $n ->
    [one] { $side } captures { $shown } seed from { $pit }.
   *[other] { $side } captures { $shown } seeds from { $pit }.
}
step-capture-chain = { $n ->
    [one] The chain goes on: { $side } captures { $shown } seed from { $pit }.
   *[other] The chain goes on: { $side } captures { $shown } seeds from { $pit }.
}
step-capture-out = { $n ->
    [one] { $shown } seed of { $pit } leaves the game.
   *[other] { $shown } seeds of { $pit } leave the game.
}
step-passing = { $n ->
    [one] In passing { $side } captures { $shown } seed from { $pit }.
   *[other] In passing { $side } captures { $shown } seeds from { $pit }.
}
step-capturing-seed = The seed in { $pit } that captured goes along.
step-bonus = { $n ->
    [one] Bonus: { $side } also takes { $shown } seed from { $pit }.
   *[other] Bonus: { $side } also takes { $shown } seeds from { $pit }.
}
step-spared = { $pit } is marked: it cannot be captured.
step-place = { $n ->
    [one] { $shown } seed is put in { $pit }.
   *[other] { $shown } seeds are put in { $pit }.
}
step-mark = All occupied pits are marked.
step-unmark = { $pit } loses its mark.
step-undone = The sowing would never end: the board stays as it was.
step-extra-turn = { $side } moves again.
step-pass = { $side } cannot move and passes.
step-pass-endless = { $side } has only sowings that never end, and passes.
step-sweep = { $n ->
    [one] { $side } takes the { $shown } seed left to him.
   *[other] { $side } takes the { $shown } seeds left to him.
}

## Boards: why a move is not legal

refusal-game-over = The game is over.
refusal-no-such-pit = The board has no pit { $pit }.
refusal-not-yours = Pit { $pit } is the opponent’s.
refusal-empty = Pit { $pit } is empty.
refusal-too-few = { $n ->
    [one] Only pits of at least { $shown } seed may be sown.
   *[other] Only pits of at least { $shown } seeds may be sown.
}
refusal-must-open-from = The first move must start from pit { $pit }.
refusal-already-played = Pit { $pit } was played already; each pit must be played once first.
refusal-say-seeds = The move must say how many seeds it lifts, from 1 to { $shown }, as in C3.
refusal-seeds-are-given = The rules say how many seeds are lifted, so the move must name the pit only.
refusal-too-many = { $n ->
    [one] The pit holds only { $shown } seed.
   *[other] The pit holds only { $shown } seeds.
}
refusal-first-lap-ends = The first lap would end in { $pit }, an occupied pit of one’s own.
refusal-endless = { $n ->
    [one] The sowing never ends: after { $shown } lap it is back where it began.
   *[other] The sowing never ends: after { $shown } laps it is back where it began.
}
refusal-lap-cap = The sowing had not ended after { $shown } laps, which is as far as it is followed.
refusal-must-feed = The opponent has no seeds, and the move would leave him none.
refusal-redistribute-first = The seeds must be redistributed first.
refusal-no-redistribution = There is nothing to redistribute.
refusal-pits-emptied = { $n ->
    [one] { $shown } occupied pit of one’s own must be emptied.
   *[other] { $shown } occupied pits of one’s own must be emptied.
}
refusal-seeds-placed = { $lifted } seeds were lifted, but { $placed } put down.

## Boards: what is wrong with an address

error-readings-form = “{ $text }” is no reading: reading=candidate is needed, as in origin=skip.
error-readings-unknown = The game has no reading “{ $text }”; it has { $found }.
error-readings-no-candidate = “{ $text }” is no candidate of the reading “{ $name }”; these are: { $found }.
error-readings-twice = The reading “{ $name }” is answered twice.
error-readings-contradiction = { $text } and { $found } contradict each other.
error-position = The position “{ $text }” cannot be read.
error-setup = “{ $text }” is no position of this game.
error-move = Move { $number }, “{ $text }”, cannot be read.
error-refused = Move { $number }, { $text }, is not legal.
error-too-long = There are { $moves } moves; no more than { $most } are followed.
error-not-here = “{ $name }={ $text }” does not fit this position.
error-value-at = “{ $text }” is not the number of a move of this game.
error-value-pick = “{ $text }” is no pit: one letter is needed, A to L for South, a to l for North.
error-value-draft = “{ $text }” is no redistribution: pits, >, and pits with numbers are needed, as in GH>A2B3c5.
error-value-south = “{ $text }” is no player: human, random or greedy is needed.
error-value-north = “{ $text }” is no player: human, random or greedy is needed.
error-value-seed = “{ $text }” is no number from 0 to 4294967295.
unreadable-parts = A position is written: South’s pits, /, North’s pits, side to move, captured seeds, as in 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0.
unreadable-rows = South’s pits and North’s must be separated by one /.
unreadable-pit = “{ $text }” is no pit: a number from 0 to 255 is needed, with * behind it when marked, ~ when bought.
unreadable-row-length = A row has { $text } pits; there must be 1 to 12.
unreadable-turn = “{ $text }” cannot be to move: S or N is needed, or - when the game is over.
unreadable-captured = “{ $text }” cannot be captured: two numbers are needed, South’s and North’s, as in 12-8.
unreadable-token = “{ $text }” is not understood. After the captured seeds may stand first=SN, unplayed=ABab, redistribute=SN, round=3, previous=N, quiet=17 and won=S, each once.
unreadable-move = A move is a pit (C), a pit and a number (C3) or a redistribution (GH>A2B3c5).
unreadable-move-pit = “{ $text }” is no pit: pits are A to L for South, a to l for North.
unreadable-move-number = A number of seeds from 1 to 255 is missing.
unreadable-move-twice = Pit { $pit } is named twice.
unreadable-move-long = “{ $text }” does not belong to a move.
fault-row = { $side } has { $found } pits, but this game has { $shown } a side.
fault-too-many-seeds = There are { $found } seeds on the board and captured, but this game has { $shown }.
fault-captured-out-of-play = Captured seeds leave this game, so captured must be 0-0.
fault-already-over = With { $shown } seeds or fewer on the board the game is already over; write - for the side to move.
fault-quiet-too-long = After { $shown } sowings without a capture the game is over; write - for the side to move.
fault-no-marks = This game has no marked pits.
fault-no-buying = Pits are not bought in this game.
fault-no-first = This game does not tell a first sowing apart, so there is no first=.
fault-no-cycle = This game has no opening cycle, so there is no unplayed=.
fault-no-such-pit = The board has no pit { $pit }.
fault-not-redistributing = A redistribution is still to come, so it must be that player’s turn.
fault-no-result = In this game, or as long as it is not over, the seeds tell the result, so there is no won=.
fault-no-redistribution = This game has no redistribution, so there is no redistribute=.

## Axes

axis-board = Board
axis-stores = Stores
axis-setup = Seeds at the start
axis-starter = Who begins
axis-opening = Opening
axis-opening-captures = Captures in the opening
axis-direction = Direction of sowing
axis-lift = What is lifted
axis-smallest = Smallest pit sown
axis-first-lap = End of the first lap
axis-lap = Laps longer than the board
axis-relay = Relay
axis-stop = Where a sowing stops
axis-stop-making = Other ends of a move
axis-capture = Capture
axis-passing = Groups made in passing
axis-chain = Chain of captures
axis-capturing-seed = The capturing seed
axis-bonus = Bonus
axis-feeding = Feeding the opponent
axis-marks = Marked pits
axis-ownership = Whose a pit is
axis-captured = Captured seeds
axis-after-capture = After a capture
axis-stuck = A player who cannot move
axis-end = End of the game
axis-remaining = Seeds left at the end
axis-winner = Winner
axis-draw = Equal result
axis-endless = Endless sowing
axis-no-progress = Games without captures
axis-match = Matches
axis-leftovers = Seeds left over between games

## Rules

rule-board-two-rows = Two rows of { $pits } pits
rule-stores-none = None
rule-stores-at-each-end = One at each end, not sown into
rule-setup-every = { $seeds } in every pit, { $total } in all
rule-setup-rightmost = { $seeds } in each of the { $pits } rightmost pits, { $total } in all
rule-starter-south = South
rule-starter-north = North
rule-opening-free = Free
rule-opening-rightmost-each = Each player’s first move starts from his rightmost pit
rule-opening-rightmost-starter = The starter’s first move starts from his rightmost pit
rule-opening-each-pit-once = Every pit is played once before any may be played again
rule-opening-redistribution-exactly = Each player empties exactly { $pits } of his pits and puts their seeds anywhere
rule-opening-redistribution-up-to = Each player empties up to { $pits } of his pits and puts their seeds anywhere
rule-opening-captures-on = As always
rule-opening-captures-off-cycle = None until every pit has been played
rule-opening-captures-off-first-each = None on each player’s first move
rule-opening-captures-off-very-first = None on the very first move
rule-direction-counter-clockwise = Counter-clockwise
rule-direction-clockwise = Clockwise
rule-lift-all = All seeds of a pit
rule-lift-all-but-one = All seeds but one, which stays
rule-lift-any-number = Any number of seeds of a pit
rule-smallest = { $seeds ->
    [one] One seed
   *[other] { $seeds } seeds
}
rule-smallest-unless-none = { $seeds ->
    [one] One seed
   *[other] { $seeds } seeds; single seeds only where there are no larger pits
}
rule-first-lap-free = Anywhere
rule-first-lap-not-own-occupied = Not in an occupied pit of one’s own
rule-first-lap-not-own-occupied-first = On a player’s first sowing not in an occupied pit of his own
rule-lap-origin-included = The pit of origin gets its seed like any other
rule-lap-origin-skipped = The pit of origin is skipped
rule-relay-none = None: a move is one lap
rule-relay-from-occupied = From any occupied pit in which a lap ends
rule-stop-in-empty = In an empty pit
rule-stop-making-none = None
rule-stop-making-either = The last seed makes { $numbers } in any pit
rule-stop-making-own = The last seed makes { $numbers } in a pit of one’s own
rule-stop-making-enemy = The last seed makes { $numbers } in an enemy pit
rule-capture-landing-either = The last seed makes { $numbers } in any pit: that pit
rule-capture-landing-own = The last seed makes { $numbers } in a pit of one’s own: that pit
rule-capture-landing-enemy = The last seed makes { $numbers } in an enemy pit: that pit
rule-capture-opposite-either = The last seed falls in an empty pit of either row: the pit opposite
rule-capture-opposite-own = The last seed falls in an empty pit of one’s own: the pit opposite
rule-capture-opposite-enemy = The last seed falls in an empty enemy pit: the pit opposite
rule-capture-opposite-either-crossed = The last seed falls in an empty pit of either row after crossing the enemy row: the pit opposite
rule-capture-opposite-own-crossed = The last seed falls in an empty pit of one’s own after crossing the enemy row: the pit opposite
rule-capture-opposite-enemy-crossed = The last seed falls in an empty enemy pit after crossing the enemy row: the pit opposite
rule-capture-ahead-either = The pit after the landing pit, on either side, if it holds { $numbers }
rule-capture-ahead-own = The pit after the landing pit, if it is one’s own and holds { $numbers }
rule-capture-ahead-enemy = The pit after the landing pit, if it is the enemy’s and holds { $numbers }
rule-passing-stay = They stay
rule-passing-mover-either = { $numbers } made in any pit go to the mover
rule-passing-mover-own = { $numbers } made in a pit of one’s own go to the mover
rule-passing-mover-enemy = { $numbers } made in an enemy pit go to the mover
rule-passing-owner-either = { $numbers } made in any pit go to the pit’s owner
rule-passing-owner-own = { $numbers } made in a pit of the mover’s go to the pit’s owner
rule-passing-owner-enemy = { $numbers } made in an enemy pit go to the pit’s owner
rule-chain-none = None
rule-chain-behind = The unbroken run of such pits before it follows
rule-chain-behind-not-all = The unbroken run of such pits before it follows, unless that would take all of the opponent’s seeds: then nothing is taken
rule-chain-ahead = Forward while such pits follow; an empty pit stops it
rule-chain-ahead-over-empty = Forward while such pits follow; empty pits are passed over
rule-capturing-seed-part = Is among the captured
rule-capturing-seed-stays = Stays where it fell
rule-capturing-seed-goes-along = Goes along with the captured
rule-bonus-none = None
rule-bonus-all-or-none = From the leftmost pit also the next { $pits } enemy pits to the right: all or none
rule-bonus-all-or-none-independent = From the leftmost pit also the next { $pits } enemy pits to the right, all or none, whatever lies opposite
rule-bonus-prefix = From the leftmost pit also up to { $pits } enemy pits to the right, as far as the run is unbroken
rule-bonus-prefix-independent = From the leftmost pit also up to { $pits } enemy pits to the right, as far as the run is unbroken, whatever lies opposite
rule-feeding-not-needed = Not needed
rule-feeding-must = A move that finds the opponent without seeds must give him some
rule-marks-none = None
rule-marks-cleared-by-any = Pits occupied after the opening are safe from capture until anyone lifts from them
rule-marks-cleared-by-owner = Pits occupied after the opening are safe from capture until their owner lifts from them
rule-ownership-row = The player’s in front of whom it lies
rule-ownership-bought = The player’s in front of whom it lies, or who has bought it
rule-captured-to-captor = Go to the captor
rule-captured-out-of-play = Leave the game
rule-after-capture-turn-ends = The turn ends
rule-after-capture-moves-again = The captor moves again
rule-stuck-passes = Passes
rule-stuck-ends-game = The game ends
rule-stuck-loses = Has lost, if he has seeds; passes if he has none
rule-end-seeds-left = A capture leaves { $seeds } seeds
rule-end-captured = A player has captured { $seeds } seeds
rule-end-neither-can-move = Neither player can move
rule-end-no-move = The player to move cannot
rule-remaining-each-own = Each player takes those in his own pits
rule-remaining-last-captor = Go to the last captor
rule-remaining-last-captor-then-previous-winner = Go to the last captor; from round { $round } of a match to the winner of the game before
rule-remaining-who-can-move = Go to the player who can still move
rule-remaining-starter = Go to the player who began
rule-remaining-nobody = Go to nobody
rule-winner-more-seeds = Who has captured more
rule-winner-still-has-seeds = Who still has seeds on his side
rule-winner-leaves-stuck = Who leaves the opponent without a move
rule-draw-equal = A draw, at { $seeds } each
rule-draw-when-stuck-with = A draw, if the player who cannot move has captured { $seeds } or more
rule-draw-none = Cannot happen
rule-endless-not-legal = Not a legal move
rule-endless-turn-ends = The turn ends, the board stays as it was
rule-endless-game-ends = The game ends
rule-no-progress-none = Go on; what lies on the board of a game that is stopped counts for nobody
rule-no-progress-none-each-own = Go on; when a game is stopped each takes those in his own pits
rule-no-progress-each-own = End after { $sowings } sowings; each takes those in his own pits
rule-no-progress-nobody = End after { $sowings } sowings; what lies on the board counts for nobody
rule-leftovers-in-hand = Stay in hand and count as captured; the pit that nobody can fill begins empty
rule-leftovers-larger-fills = The player with more of them fills the last pit with both players’
rule-leftovers-dropped = Leave the match
rule-match-single = Each game stands alone
rule-match-buy-adjoining = Each fills his pits with what he holds; the winner buys the other’s pits that adjoin his right end with the surplus
rule-match-buy-chosen = Each fills his pits with what he holds; the winner buys those of the other’s pits that he chooses with the surplus
rule-match-rounds = Rounds, each from the same start
rule-match-rounds-latest-won = Rounds, each from the same start; a drawn one is passed over when the winner of the one before matters
rule-match-margin = A win by exactly { $seeds } counts as { $worth }

## Languages

languages = Language
language-en = English
language-vi = Vietnamese
language-th = Thai
language-sv = Swedish
language-es = Spanish
language-fr = French
language-mer = Kimeru
language-srm = Saramaccan
language-om = Oromo
language-am-latn = Amharic, in Latin letters

## Dates

date = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}

## More of the site

nav-map = Map
nav-glossary = Glossary
nav-method = How we read the sources
nav-data = Data
nav-changes = Log of changes
footer-attribution = The facts are owed to the pages of Mancala World that each article names, and to those who recorded the games: { $people }.

## More of articles

sheet-link = Print sheet
parallel-with = Read side by side with
parallel-alone = in one language
parallel-title = { $game }, side by side with { $language }
term-more = Glossary
example-show = See statement { $id } on the board
example-show-one-of = See statement { $id } on the board, example { $number }
record-by = Recorded by
record-board = Board
record-on-map = On the map
record-source-text = Source text
record-source-text-is = In { $language }; it names as its own source { $source }

## Notes

notes-heading = Editorial notes
notes-lead = What is damaged, contradicted, left unsaid or told otherwise, statement by statement.
note-damage = Damage
note-damage-means = the source text is spoilt; we write what was meant.
note-contradiction = Contradiction
note-contradiction-means = the source text contradicts itself or the source that it names.
note-silence = Silence
note-silence-means = the source text does not say it, and play must decide.
note-variant = Variant
note-variant-means = another source has it otherwise.
note-label = Editorial notes on statement { $id }: { $kinds }
note-printed = The source text prints
note-in-list = In the list of notes
note-reading = Play it another way
note-rests-on = Rests on:

## Citing

cite-heading = Cite this article
cite-version = Version { $version }, { $date }.
cite-permanent = Address of this version
cite-as = The reference as a file
cite-owed = Our own edition, made from a text that names { $source } as its source. Recorded by { $people }.
data-as = The article as data
data-all = All data of the archive
version-title = Another version
version-replaced = Version { $version } of the article on { $game } has been replaced. The log of changes says what was changed since.
version-unknown = There is no version { $version } of the article on { $game }.

## Glossary

glossary-title = Glossary
glossary-summary = The terms of sowing games, the words of the peoples who play them, and the words in which this archive speaks of itself.
glossary-others = In the other languages
glossary-uses = First used in

## Map

map-title = Where and when
map-summary = The five games on a map, and when they were seen or described.
map-alt = Map of the world with the places of the games, numbered as in the list below
map-caption = Each point stands for a region; the circle round it shows how far off the place may be. Outlines of the land: Natural Earth (public domain), in the Equal Earth projection.
map-places = Places
map-coordinates = { $latitude }, { $longitude }, within { $km } km
map-timeline = When they were seen and described

## Changes

changes-title = Log of changes
changes-summary = What was changed in the articles, when, and which version of each came of it.
changes-feed = Follow the changes (Atom)

## Data

data-title = Data
data-summary = Everything in the archive, to take away: each article as JSON, JSON-LD and TEI XML, its reference for your library, and the whole of it in one file.
data-whole = The whole archive
data-whole-told = Articles, records, notes, readings, glossary and all exports, with checksums and the licence.
data-interfaces = Interfaces for programs
data-api = games, moves, positions and search as JSON.
data-oai = for harvesters of library records.
data-sitemap = all pages in all languages.
data-atom = the log of changes as a feed.
data-licence = The texts and records are ours and may be used under

## Print sheet

sheet-title = { $game } on one sheet
sheet-hint = This page is made for paper: one sheet with the rules, an empty board and room for the moves.
sheet-board = An empty board with the names of its pits
sheet-moves = Moves
sheet-number = No.

## Exports

# A reference as a sentence, in the language of the edition.
citation = “{ $title }”, in { $archive }, edition in { $language }, version { $version } of { $date }, { $url }
citation-accessed = “{ $title }”, in { $archive }, edition in { $language }, version { $version } of { $date }, { $url }, seen on { $accessed }
data-nothing = There is no file at { $path }. A game’s files are /data/games/GAME.ENDING. Games: { $games }. Endings: { $endings }. The whole archive is /data/bonduc.zip, its checksum /data/bonduc.zip.sha256.
data-readme =
    { $title }
    Version { $version } of { $date }, { $url }

    content/ is the archive as it is written: for each game its record, notes, readings, examples and an article in each language; pages, glossary, log of changes and texts of the interface. content/FORMAT.md says how to read it.

    data/games/ has the same for programs: each game as JSON, JSON-LD and TEI XML, and references to its editions as BibTeX, RIS, CSL-JSON and text.

    LICENSE.txt is the licence of all of it. ATTRIBUTION.txt says what must be named when the texts on a game are used, and what should be said wherever the game is shown.

    To find out whether every file is whole, run in this folder: sha256sum -c SHA256SUMS

## Harvesting (OAI-PMH); only in English

oai-verb = A request has one verb, and it is one of Identify, ListMetadataFormats, ListSets, ListIdentifiers, ListRecords and GetRecord, not “{ $text }”.
oai-argument = This verb has no argument “{ $text }”.
oai-twice = The argument “{ $text }” is given twice.
oai-missing = The argument “{ $text }” is missing.
oai-day = “{ $text }” is no day: year, month and day are needed, as in 2026-11-30.
oai-order = What is asked for begins on { $text } and ends before that.
oai-alone = A resumptionToken is given alone, with nothing but the verb.
oai-format = There is no format “{ $text }”; oai_dc is the one there is.
oai-token = “{ $text }” is no resumption token of this list, or the archive has changed since: begin again without one.
oai-identifier = There is nothing with the identifier “{ $text }”; identifiers are like oai:bonduc:kiothi/en.
oai-none = Nothing matches what is asked for.

## More of search

search-help = How to search
search-help-words = Words are found in all their forms, with and without accents, and in all four languages; the last may be the beginning of a word.
search-help-signs = “"last seed"” finds these words in this order; “-casa” leaves out what has the word.
search-help-filters = Filters keep to a part of the archive:
search-help-positions = Pits find positions: 0,?,4+ is a stretch of a row with an empty pit, any pit and one of four seeds or more; two rows are written 4,4,4/4,4,4.
search-did-you-mean = Did you mean
search-similar = similar word
search-facet-games = Games
search-facet-kinds = Kinds of passage
search-facet-mechanics = Rules
search-facet-languages = Found in
search-no-filter = without this filter
search-others = Glossary and pages
search-next = More
search-previous = Back
search-unknown-filter = “{ $name }:{ $text }” is not in the archive. There are: { $right }.
search-glossary = Look it up in the glossary
search-suggestions = Suggestions
search-suggest-all = All passages for “{ $query }”
search-suggest-count = { $n ->
    [0] Nothing found; press Enter to search all the same.
    [one] { $n } suggestion; the arrow keys lead to it.
   *[other] { $n } suggestions; the arrow keys lead to them.
}
search-positions = Positions
search-positions-count = { $n ->
    [0] No example of the archive has such a position.
    [one] { $n } example has such a position.
   *[other] { $n } examples have such a position.
}
search-positions-show = Show on the board
kind-statement = Statements
kind-game = Games
kind-term = Terms
kind-rule = Site rules
kind-page = Pages
kind-reading = Readings
kind-note = Notes

## Mechanics

mechanic-stores = Stores
mechanic-forced-first-move = Forced first move
mechanic-opening-cycle = Opening cycle
mechanic-redistribution = Redistribution
mechanic-partial-lift = Part of a pit lifted
mechanic-leave-one = One seed left behind
mechanic-single-lap = Single lap
mechanic-relay = Relay
mechanic-capture-landing = Capture of the landing pit
mechanic-casa-of-four = Casa of four
mechanic-capture-opposite = Capture of the pit opposite
mechanic-chain-forward = Chain forward
mechanic-chain-backward = Chain backward
mechanic-bonus = Bonus capture
mechanic-marked-pits = Marked pits
mechanic-out-of-play = Captured seeds leave the game
mechanic-extra-turn = Extra turn
mechanic-passing = Passing
mechanic-last-seeds = Last seeds end the game
mechanic-survival-win = Survival win
mechanic-hole-buying = Pits are bought
mechanic-rounds = Rounds
mechanic-margin-win = Victory by a margin
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° E
map-west = { $degrees }° W
search-facets = Narrow the search
