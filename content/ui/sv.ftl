# Gränssnittet på svenska. Variabler: $n väljer ordets form; på brädena är själva talet $shown.

## Site

site-name = Bonduc
site-title = Bonduc: ett arkiv över såspel
site-description = Såspel från fem folk: läs om deras historia, spela dem efter reglerna så som de har beskrivits, och jämför dem.
site-nav = Webbplatsen
skip-to-contents = Hoppa till innehållet
nav-games = Spel
nav-compare = Jämför
nav-about = Om arkivet
nav-site-rules = Sajtregler
search-label = Sök i arkivet
search-placeholder = Sök
search-button = Sök
footer-editions = Texterna är våra egna utgåvor, gjorda efter de källor som anges på varje sida.
footer-version = Version { $version }
contents = Innehåll
notice = Observera:
statement-label = Utsaga { $id }
either = { $rest } eller { $last }

## Home

home-heading = Såspel, så som de har berättats
home-lead = Fem mancalaspel från Kuba, Kenya, Etiopien, Surinam och Dominikanska republiken: vad som har upptecknats om vart och ett, mening för mening, och ett bräde som spelar efter just de meningarna.
home-games = Spelen
home-ways = Vad du kan göra här
home-way-read = Läs. Varje utsaga har ett nummer och en egen adress och anger varifrån den kommer.
home-way-play = Spela. Två personer vid samma skärm, eller mot en enkel datorspelare; varje steg i ett drag anger vilken utsaga det följer.
home-way-compare = Jämför. Ställ två spel sida vid sida: deras regler, fråga för fråga, och ett bräde för vartdera.
home-way-search = Sök. Hitta meningen, inte sidan.
card-play = Spela { $game }

## Articles

article-compare = med { $game }
article-compare-heading = Jämför
sources = Källor
sources-ours = Artikeln är vår egen utgåva. Den återger vad källtexten säger men ingen av dess meningar.
record = Katalogpost
record-kind = Speltyp
record-names = Namn
record-people = Utövare
record-place = Plats
record-place-within = { $place } (inom { $km } km)
record-equipment = Bräde och frön
record-seen = Upptecknat
record-first = Först upptecknat
record-relatives = Besläktade spel
record-unlike = Inte samma spel som

readings = Vad källan lämnar öppet
readings-ours = Där en källa tiger, är skadad eller motsägs går det inte att spela utan ett svar. Svaren är våra, inte traditionens.
reading-default = (så spelas det här)
reading-play = spela så

## Play

play-title = Spela { $game }
play-read = Läs om { $game }
play-rules = Reglerna i korthet
cite-statement = utsaga { $id }
cite-statement-short = { $id }
cite-reading = läsart { $id }
cite-reading-short = vår läsart
cite-site-rule = sajtregel { $id }
cite-site-rule-short = sajtregel { $id }

## Compare

compare-title = { $a } och { $b }
compare-description = Två såspel sida vid sida: regler, fakta och bräden.
compare-first = Första spelet
compare-second = Andra spelet
compare-button = Jämför
compare-rules = Regler
compare-facts = Fakta
compare-differing = { $n ->
    [0] De två har samma regler.
    [one] De skiljer sig åt i { $n } fråga.
   *[other] De skiljer sig åt i { $n } frågor; de är märkta med ≠.
}
compare-differs = skiljer sig
compare-nothing = –

## Search

search-title-empty = Sök
search-title = Sök: { $query }
search-description = Sök bland arkivets alla utsagor, noter och termer, på fyra språk.
search-hint = Skriv ett eller flera ord, på vilket som helst av de fyra språken.
search-count = { $n ->
    [one] { $n } textställe hittades.
   *[other] { $n } textställen hittades.
}
search-partial = Ingen innehåller alla orden; dessa innehåller några av dem.
search-nothing = Inget hittades för ”{ $query }”.
search-nothing-hint = Pröva ett annat ord eller färre bokstäver, eller läs om något av spelen:

## Trouble

not-found-title = Finns inte här
not-found-told = Det finns ingen sida på { $path }.
no-such-game = Arkivet har inget spel som heter ”{ $text }”.
trouble-title = Brädet kan inte visas
trouble-before = Visa brädet före det draget
trouble-start = Börja { $game } från början
trouble-home = Alla spel

## API

problem-no-such-address = Det finns inget på denna adress
problem-no-such-address-detail = Gränssnittets adresser beskrivs på /api/v1/openapi.json.
problem-no-such-game = Spelet finns inte
problem-no-such-game-detail = ”{ $text }” är inget av arkivets spel; de är: { $games }.
problem-missing = Något saknas
problem-missing-detail = Adressen måste ange ”{ $name }”.
problem-value = Värdet finns inte
problem-value-detail = ”{ $text }” är inget värde för ”{ $name }”; rätt vore: { $right }.
problem-readings = Detta är inga läsarter av spelet
problem-unreadable-position = Ställningen går inte att läsa
problem-illegal-position = Detta är ingen ställning i spelet
problem-unreadable-move = Ett drag går inte att läsa
problem-illegal-move = Ett drag är inte tillåtet
api-redistribution = { $n ->
    [one] Fröna i en egen grop måste först läggas någon annanstans; sådana drag är för många att räkna upp och skrivs GH>A2B3c5.
   *[other] Fröna i { $shown } egna gropar måste först läggas någon annanstans; sådana drag är för många att räkna upp och skrivs GH>A2B3c5.
}

## Boards: who and what

side-south = Syd
side-north = Nord
player-human = en människa
player-random = dator, slumpmässig
player-greedy = dator, girig
board-of = Bräde för { $game }
board-readings = Med läsart { $text }
board-readings-back = Tillbaka till den vanliga läsarten
board-still = Brädet i utgångsställningen
row-of = { $side }s rad
store-of = Fångat av { $side }
store-removed = Ur spelet
pit-label = { $n ->
    [one] Grop { $pit }, { $shown } frö
   *[other] Grop { $pit }, { $shown } frön
}
pit-marked = märkt
pit-bought = köpt av den andra spelaren
pit-origin = utgångsgrop i senaste draget
pit-landing = det sista fröet föll här
pit-captured = fångad i senaste draget
pit-picked = vald
pit-may-be-sown = kan sås
pit-may-be-emptied = kan tömmas
pit-takes-a-seed = lägg ett frö här
pit-refused = kan inte sås: { $why }

## Boards: status

status-moved = { $side } sådde { $move } och slutade i { $pit }.
status-captured = { $n ->
    [one] { $side } sådde { $move } och fångade { $shown } frö.
   *[other] { $side } sådde { $move } och fångade { $shown } frön.
}
status-redistributed = { $side } har omfördelat.
task-choose = { $side } vid draget: välj en grop.
task-count = { $side } vid draget: hur många frön från { $pit }?
task-empty = { $n ->
    [one] { $side } omfördelar: välj en grop till att tömma.
   *[other] { $side } omfördelar: välj { $shown } gropar att tömma.
}
task-place = { $n ->
    [one] { $side } omfördelar: lägg det sista fröet i valfri grop.
   *[other] { $side } omfördelar: lägg { $shown } frön i valfria gropar, ett i taget.
}
task-placed = { $side } omfördelar: alla frön är utlagda.
task-computer = { $side } spelar { $move }.
task-computer-redistributes = { $side } omfördelar.
task-computer-go = Fortsätt
task-back = En annan grop
task-as-it-is = Låt allt ligga
task-begin-again = Börja om
task-done = Klart: spela vidare härifrån
task-take-back = Ta tillbaka ett från { $pit } ({ $shown })
count-label = { $n ->
    [one] Lyft { $shown } frö
   *[other] Lyft { $shown } frön
}
result-drawn = Partiet slutar oavgjort.
result-won = { $side } vinner.
result-won-by-count = { $side } vinner med { $more } mot { $fewer }.
ending-seeds-left = Så få frön är kvar att partiet är slut.
ending-enough-captured = En spelare har fångat så många frön att partiet är slut.
ending-no-move = Spelaren vid draget har inget att så, och partiet är slut.
ending-neither-can-move = Ingen av spelarna kan dra, och partiet är slut.
ending-no-progress = För många sådder i rad var utan fångst, och partiet är slut.
ending-endless = Sådden skulle aldrig ta slut, och partiet är över.

## Boards: controls

controls = Genom partiet
control-first = Till början
control-back = Ett drag bakåt
control-forward = Ett drag framåt
control-last = Till senaste draget
control-undo = Ångra
control-again = Nytt parti
moves = { $n ->
    [one] { $shown } drag
   *[other] { $shown } drag
}
move-label = Drag { $number }, { $side }: { $move }
steps = Senaste draget steg för steg
refusals = { $n ->
    [one] Varför { $shown } drag inte är tillåtet
   *[other] Varför { $shown } drag inte är tillåtna
}
setting = Spelare och ställning
setting-players = Välj spelare
setting-position = Ställning
setting-set-up = Ställ upp

## Boards: steps

step-lift = { $n ->
    [one] { $side } lyfter { $shown } frö från { $pit }.
   *[other] { $side } lyfter { $shown } frön från { $pit }.
}
step-origin = Varvet har gått runt: ett frö faller i { $pit }, där det började.
step-lap-end = Varv { $lap } slutar i { $pit }.
step-relay = { $n ->
    [one] { $pit } var inte tom: dess { $shown } frö lyfts till ett nytt varv.
   *[other] { $pit } var inte tom: dess { $shown } frön lyfts till ett nytt varv.
}
step-laps-left-out = { $n ->
    [one] … { $shown } varv till …
   *[other] … { $shown } varv till …
}
step-stop-empty = { $pit } var tom: sådden stannar.
step-stop-making = Ett sådant antal i en egen grop avslutar draget: sådden stannar i { $pit }.
step-stop-one-lap = Varvet är sått; fler blir det inte.
step-capture = { $n ->
    [one] { $side } fångar { $shown } frö från { $pit }.
   *[other] { $side } fångar { $shown } frön från { $pit }.
}
step-capture-chain = { $n ->
    [one] Kedjan fortsätter: { $side } fångar { $shown } frö från { $pit }.
   *[other] Kedjan fortsätter: { $side } fångar { $shown } frön från { $pit }.
}
step-capture-out = { $n ->
    [one] { $shown } frö i { $pit } går ur spelet.
   *[other] { $shown } frön i { $pit } går ur spelet.
}
step-passing = { $n ->
    [one] I förbigående fångar { $side } { $shown } frö från { $pit }.
   *[other] I förbigående fångar { $side } { $shown } frön från { $pit }.
}
step-capturing-seed = Fröet i { $pit } som fångade följer med.
step-bonus = { $n ->
    [one] Bonus: { $side } tar också { $shown } frö från { $pit }.
   *[other] Bonus: { $side } tar också { $shown } frön från { $pit }.
}
step-spared = { $pit } är märkt: den kan inte fångas.
step-place = { $n ->
    [one] { $shown } frö läggs i { $pit }.
   *[other] { $shown } frön läggs i { $pit }.
}
step-mark = Alla gropar med frön märks.
step-unmark = { $pit } förlorar sitt märke.
step-undone = Sådden skulle aldrig ta slut: brädet förblir som det var.
step-extra-turn = { $side } får ett drag till.
step-pass = { $side } kan inte dra och står över.
step-pass-endless = { $side } har bara ändlösa sådder och står över.
step-sweep = { $n ->
    [one] { $side } sopar in { $shown } återstående frö.
   *[other] { $side } sopar in { $shown } återstående frön.
}

## Boards: why a move is not legal

refusal-game-over = Partiet är slut.
refusal-no-such-pit = Brädet har ingen grop { $pit }.
refusal-not-yours = Grop { $pit } är motståndarens.
refusal-empty = Grop { $pit } är tom.
refusal-too-few = { $n ->
    [one] Bara gropar med minst { $shown } frö får sås.
   *[other] Bara gropar med minst { $shown } frön får sås.
}
refusal-must-open-from = Första draget måste göras från grop { $pit }.
refusal-already-played = Grop { $pit } har redan spelats; varje grop måste först spelas en gång.
refusal-say-seeds = Draget måste ange hur många frön som lyfts, från 1 till { $shown }, som i C3.
refusal-seeds-are-given = Reglerna bestämmer hur många frön som lyfts, så draget ska bara ange gropen.
refusal-too-many = { $n ->
    [one] Gropen har bara { $shown } frö.
   *[other] Gropen har bara { $shown } frön.
}
refusal-first-lap-ends = Första varvet skulle sluta i { $pit }, en egen grop med frön.
refusal-endless = { $n ->
    [one] Sådden tar aldrig slut: efter { $shown } varv är den tillbaka där den började.
   *[other] Sådden tar aldrig slut: efter { $shown } varv är den tillbaka där den började.
}
refusal-lap-cap = Sådden hade inte tagit slut efter { $shown } varv, och längre än så följs den inte.
refusal-must-feed = Motståndaren saknar frön och skulle inte få några av draget.
refusal-redistribute-first = Fröna måste först omfördelas.
refusal-no-redistribution = Det finns inget att omfördela.
refusal-pits-emptied = { $n ->
    [one] { $shown } egen grop med frön måste tömmas.
   *[other] { $shown } egna gropar med frön måste tömmas.
}
refusal-seeds-placed = { $lifted } frön lyftes, men { $placed } lades ut.

## Boards: what is wrong with an address

error-readings-form = ”{ $text }” är ingen läsart: läsart=kandidat krävs, som i origin=skip.
error-readings-unknown = Spelet har ingen läsart ”{ $text }”; det har { $found }.
error-readings-no-candidate = ”{ $text }” är ingen kandidat för läsarten ”{ $name }”; de är: { $found }.
error-readings-twice = Läsarten ”{ $name }” besvaras två gånger.
error-readings-contradiction = { $text } och { $found } motsäger varandra.
error-position = Ställningen ”{ $text }” går inte att läsa.
error-setup = ”{ $text }” är ingen ställning i detta spel.
error-move = Drag { $number }, ”{ $text }”, går inte att läsa.
error-refused = Drag { $number }, { $text }, är inte tillåtet.
error-too-long = Det är { $moves } drag; högst { $most } följs.
error-not-here = ”{ $name }={ $text }” passar inte denna ställning.
error-value-at = ”{ $text }” är inte numret på något drag i detta parti.
error-value-pick = ”{ $text }” är ingen grop: en bokstav krävs, A till L för Syd, a till l för Nord.
error-value-draft = ”{ $text }” är ingen omfördelning: gropar, > och gropar med tal krävs, som i GH>A2B3c5.
error-value-south = ”{ $text }” är ingen spelare: human, random eller greedy krävs.
error-value-north = ”{ $text }” är ingen spelare: human, random eller greedy krävs.
error-value-seed = ”{ $text }” är inget tal från 0 till 4294967295.
unreadable-parts = En ställning skrivs: Syds gropar, /, Nords gropar, sidan vid draget, fångade frön, som i 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0.
unreadable-rows = Syds gropar och Nords måste skiljas åt av ett /.
unreadable-pit = ”{ $text }” är ingen grop: ett tal från 0 till 255 krävs, följt av * om gropen är märkt, ~ om den är köpt.
unreadable-row-length = En rad har { $text } gropar; det måste vara 1 till 12.
unreadable-turn = ”{ $text }” kan inte vara vid draget: S eller N krävs, eller - när partiet är slut.
unreadable-captured = ”{ $text }” kan inte vara fångat: två tal krävs, Syds och Nords, som i 12-8.
unreadable-token = ”{ $text }” går inte att tolka. Efter de fångade fröna kan stå first=SN, unplayed=ABab, redistribute=SN, round=3, previous=N, quiet=17 och won=S, högst en gång vardera.
unreadable-move = Ett drag är en grop (C), en grop och ett tal (C3) eller en omfördelning (GH>A2B3c5).
unreadable-move-pit = ”{ $text }” är ingen grop: groparna är A till L för Syd, a till l för Nord.
unreadable-move-number = Ett antal frön från 1 till 255 saknas.
unreadable-move-twice = Grop { $pit } anges två gånger.
unreadable-move-long = ”{ $text }” hör inte till ett drag.
fault-row = { $side } har { $found } gropar, men detta spel har { $shown } per sida.
fault-too-many-seeds = På brädet och bland de fångade finns { $found } frön, men detta spel har { $shown }.
fault-captured-out-of-play = Fångade frön går ur detta spel, så de fångade måste anges som 0-0.
fault-already-over = Med { $shown } frön eller färre på brädet är partiet redan slut; skriv - för sidan vid draget.
fault-quiet-too-long = Efter { $shown } sådder utan fångst är partiet slut; skriv - för sidan vid draget.
fault-no-marks = Detta spel har inga märkta gropar.
fault-no-buying = Gropar köps inte i detta spel.
fault-no-first = Detta spel skiljer inte ut någon första sådd, så first= finns inte.
fault-no-cycle = Detta spel har ingen öppningscykel, så unplayed= finns inte.
fault-no-such-pit = Brädet har ingen grop { $pit }.
fault-not-redistributing = En omfördelning återstår, så det måste vara den spelarens tur.
fault-no-result = I detta spel, eller så länge partiet pågår, visar fröna resultatet, så won= finns inte.
fault-no-redistribution = Detta spel har ingen omfördelning, så redistribute= finns inte.

## Axes

axis-board = Bräde
axis-stores = Förråd
axis-setup = Frön vid början
axis-starter = Vem som börjar
axis-opening = Öppning
axis-opening-captures = Fångster i öppningen
axis-direction = Sådriktning
axis-lift = Vad som lyfts
axis-smallest = Minsta grop som sås
axis-first-lap = Första varvets slut
axis-lap = Varv längre än brädet
axis-relay = Stafettsådd
axis-stop = Var en sådd stannar
axis-stop-making = Andra sätt att avsluta ett drag
axis-capture = Fångst
axis-passing = Grupper som bildas i förbigående
axis-chain = Kedjefångst
axis-capturing-seed = Det fångande fröet
axis-bonus = Bonus
axis-feeding = Att ge motståndaren frön
axis-marks = Märkta gropar
axis-ownership = Vems en grop är
axis-captured = Fångade frön
axis-after-capture = Efter en fångst
axis-stuck = En spelare som inte kan dra
axis-end = Partiets slut
axis-remaining = Frön kvar vid slutet
axis-winner = Vinnare
axis-draw = Lika resultat
axis-endless = Ändlös sådd
axis-no-progress = Partier utan fångster
axis-match = Matcher
axis-leftovers = Frön över mellan partierna

## Rules

rule-board-two-rows = Två rader med { $pits } gropar
rule-stores-none = Inga
rule-stores-at-each-end = Ett i vardera änden; man sår inte i dem
rule-setup-every = { $seeds } i varje grop, totalt { $total }
rule-setup-rightmost = { $seeds } i var och en av de { $pits } groparna längst till höger, totalt { $total }
rule-starter-south = Syd
rule-starter-north = Nord
rule-opening-free = Fri
rule-opening-rightmost-each = Varje spelares första drag görs från den egna gropen längst till höger
rule-opening-rightmost-starter = Den som börjar gör sitt första drag från sin grop längst till höger
rule-opening-each-pit-once = Varje grop spelas en gång innan någon får spelas igen
rule-opening-redistribution-exactly = Varje spelare tömmer exakt { $pits } av sina gropar och lägger deras frön var som helst
rule-opening-redistribution-up-to = Varje spelare tömmer upp till { $pits } av sina gropar och lägger deras frön var som helst
rule-opening-captures-on = Som alltid
rule-opening-captures-off-cycle = Inga förrän varje grop har spelats
rule-opening-captures-off-first-each = Inga i varje spelares första drag
rule-opening-captures-off-very-first = Inga i det allra första draget
rule-direction-counter-clockwise = Moturs
rule-direction-clockwise = Medurs
rule-lift-all = Alla frön i en grop
rule-lift-all-but-one = Alla frön utom ett, som ligger kvar
rule-lift-any-number = Valfritt antal frön i en grop
rule-smallest = { $seeds ->
    [one] Ett frö
   *[other] { $seeds } frön
}
rule-smallest-unless-none = { $seeds ->
    [one] Ett frö
   *[other] { $seeds } frön; ensamma frön bara där det inte finns större gropar
}
rule-first-lap-free = Var som helst
rule-first-lap-not-own-occupied = Inte i en egen grop med frön
rule-first-lap-not-own-occupied-first = Vid en spelares första sådd inte i en egen grop med frön
rule-lap-origin-included = Utgångsgropen får sitt frö som alla andra
rule-lap-origin-skipped = Utgångsgropen hoppas över
rule-relay-none = Ingen: ett drag är ett varv
rule-relay-from-occupied = Från varje grop med frön där ett varv slutar
rule-stop-in-empty = I en tom grop
rule-stop-making-none = Inga
rule-stop-making-either = Sista fröet ger { $numbers } i valfri grop
rule-stop-making-own = Sista fröet ger { $numbers } i en egen grop
rule-stop-making-enemy = Sista fröet ger { $numbers } i en av motståndarens gropar
rule-capture-landing-either = Sista fröet ger { $numbers } i valfri grop: den gropen
rule-capture-landing-own = Sista fröet ger { $numbers } i en egen grop: den gropen
rule-capture-landing-enemy = Sista fröet ger { $numbers } i en av motståndarens gropar: den gropen
rule-capture-opposite-either = Sista fröet faller i en tom grop i endera raden: gropen mittemot
rule-capture-opposite-own = Sista fröet faller i en egen tom grop: gropen mittemot
rule-capture-opposite-enemy = Sista fröet faller i en av motståndarens tomma gropar: gropen mittemot
rule-capture-opposite-either-crossed = Sista fröet faller i en tom grop i endera raden efter att ha passerat motståndarens rad: gropen mittemot
rule-capture-opposite-own-crossed = Sista fröet faller i en egen tom grop efter att ha passerat motståndarens rad: gropen mittemot
rule-capture-opposite-enemy-crossed = Sista fröet faller i en av motståndarens tomma gropar efter att ha passerat motståndarens rad: gropen mittemot
rule-capture-ahead-either = Gropen efter den där sista fröet faller, på endera sidan, om den har { $numbers }
rule-capture-ahead-own = Gropen efter den där sista fröet faller, om den är ens egen och har { $numbers }
rule-capture-ahead-enemy = Gropen efter den där sista fröet faller, om den är motståndarens och har { $numbers }
rule-passing-stay = De ligger kvar
rule-passing-mover-either = { $numbers } som bildas i valfri grop går till den som drar
rule-passing-mover-own = { $numbers } som bildas i en egen grop går till den som drar
rule-passing-mover-enemy = { $numbers } som bildas i en av motståndarens gropar går till den som drar
rule-passing-owner-either = { $numbers } som bildas i valfri grop går till gropens ägare
rule-passing-owner-own = { $numbers } som bildas i en grop hos den som drar går till gropens ägare
rule-passing-owner-enemy = { $numbers } som bildas i en av motståndarens gropar går till gropens ägare
rule-chain-none = Ingen
rule-chain-behind = Den obrutna följden av sådana gropar dessförinnan följer med
rule-chain-behind-not-all = Den obrutna följden av sådana gropar dessförinnan följer med, utom när det skulle ta alla motståndarens frön: då tas inget
rule-chain-ahead = Framåt så länge sådana gropar följer; en tom grop bryter
rule-chain-ahead-over-empty = Framåt så länge sådana gropar följer; tomma gropar hoppas över
rule-capturing-seed-part = Hör till de fångade
rule-capturing-seed-stays = Stannar där det föll
rule-capturing-seed-goes-along = Följer med de fångade
rule-bonus-none = Ingen
rule-bonus-all-or-none = Från gropen längst till vänster även motståndarens { $pits } närmaste gropar åt höger: alla eller ingen
rule-bonus-all-or-none-independent = Från gropen längst till vänster även motståndarens { $pits } närmaste gropar åt höger, alla eller ingen, vad som än ligger mittemot
rule-bonus-prefix = Från gropen längst till vänster även upp till { $pits } av motståndarens gropar åt höger, så långt följden är obruten
rule-bonus-prefix-independent = Från gropen längst till vänster även upp till { $pits } av motståndarens gropar åt höger, så långt följden är obruten, vad som än ligger mittemot
rule-feeding-not-needed = Behövs inte
rule-feeding-must = Är motståndaren utan frön måste draget ge några
rule-marks-none = Inga
rule-marks-cleared-by-any = Gropar med frön efter öppningen kan inte fångas förrän någon lyfter ur dem
rule-marks-cleared-by-owner = Gropar med frön efter öppningen kan inte fångas förrän ägaren lyfter ur dem
rule-ownership-row = Den spelares som har den framför sig
rule-ownership-bought = Den spelares som har den framför sig eller har köpt den
rule-captured-to-captor = Går till den som fångar
rule-captured-out-of-play = Går ur spelet
rule-after-capture-turn-ends = Turen är slut
rule-after-capture-moves-again = Den som fångar får ett drag till
rule-stuck-passes = Står över
rule-stuck-ends-game = Partiet slutar
rule-stuck-loses = Har förlorat, om spelaren har frön; står över utan frön
rule-end-seeds-left = En fångst lämnar { $seeds } frön
rule-end-captured = En spelare har fångat { $seeds } frön
rule-end-neither-can-move = Ingen av spelarna kan dra
rule-end-no-move = Spelaren vid draget kan inte dra
rule-remaining-each-own = Varje spelare tar dem som ligger i de egna groparna
rule-remaining-last-captor = Går till den som fångade sist
rule-remaining-last-captor-then-previous-winner = Går till den som fångade sist; från omgång { $round } i en match till vinnaren av föregående parti
rule-remaining-who-can-move = Går till den spelare som ännu kan dra
rule-remaining-starter = Går till den spelare som började
rule-remaining-nobody = Går till ingen
rule-winner-more-seeds = Den som har fångat flest
rule-winner-still-has-seeds = Den som ännu har frön på sin sida
rule-winner-leaves-stuck = Den som lämnar motståndaren utan drag
rule-draw-equal = Oavgjort, med { $seeds } var
rule-draw-when-stuck-with = Oavgjort, om spelaren som inte kan dra har fångat { $seeds } eller fler
rule-draw-none = Kan inte inträffa
rule-endless-not-legal = Inte ett tillåtet drag
rule-endless-turn-ends = Turen är slut, brädet förblir som det var
rule-endless-game-ends = Partiet slutar
rule-no-progress-none = Fortsätter; om ett parti avbryts räknas det som ligger på brädet ingen till godo
rule-no-progress-none-each-own = Fortsätter; om ett parti avbryts tar var och en dem som ligger i de egna groparna
rule-no-progress-each-own = Slutar efter { $sowings } sådder; var och en tar dem som ligger i de egna groparna
rule-no-progress-nobody = Slutar efter { $sowings } sådder; det som ligger på brädet räknas ingen till godo
rule-leftovers-in-hand = Stannar på hand och räknas som fångade; gropen som ingen kan fylla är tom från början
rule-leftovers-larger-fills = Den spelare som har flest av dem fyller den sista gropen med bådas
rule-leftovers-dropped = Lämnar matchen
rule-match-single = Varje parti står för sig
rule-match-buy-adjoining = Var och en fyller sina gropar med sina frön; för överskottet köper vinnaren de av motståndarens gropar som gränsar till vinnarens högra ände
rule-match-buy-chosen = Var och en fyller sina gropar med sina frön; för överskottet köper vinnaren de av motståndarens gropar som vinnaren väljer
rule-match-rounds = Omgångar, var och en från samma utgångsställning
rule-match-rounds-latest-won = Omgångar, var och en från samma utgångsställning; när vinnaren av den föregående har betydelse förbigås en oavgjord
rule-match-margin = En vinst med exakt { $seeds } räknas som { $worth }


## Languages

languages = Språk
language-en = engelska
language-vi = vietnamesiska
language-th = thailändska
language-sv = svenska
language-es = spanska
language-fr = franska
language-mer = kimeru
language-srm = saramaccan
language-om = oromo
language-am-latn = amhariska, med latinska bokstäver

## Dates

date = { $month ->
    [1] { $day } januari { $year }
    [2] { $day } februari { $year }
    [3] { $day } mars { $year }
    [4] { $day } april { $year }
    [5] { $day } maj { $year }
    [6] { $day } juni { $year }
    [7] { $day } juli { $year }
    [8] { $day } augusti { $year }
    [9] { $day } september { $year }
    [10] { $day } oktober { $year }
    [11] { $day } november { $year }
   *[12] { $day } december { $year }
}

## More of the site

nav-map = Karta
nav-glossary = Ordlista
nav-method = Hur vi läser källorna
nav-data = Data
nav-changes = Ändringslogg
footer-attribution = För fakta står vi i skuld till de sidor på Mancala World som varje artikel anger och till dem som upptecknade spelen: { $people }.

## More of articles

sheet-link = Utskriftsblad
parallel-with = Läs sida vid sida med
parallel-alone = på ett språk
parallel-title = { $game }, sida vid sida med texten på { $language }
term-more = Ordlista
example-show = Se utsaga { $id } på brädet
example-show-one-of = Se utsaga { $id } på brädet, exempel { $number }
record-by = Upptecknat av
record-board = Bräde
record-on-map = På kartan
record-source-text = Källtext
record-source-text-is = På { $language }; den anger som sin egen källa { $source }

## Notes

notes-heading = Redaktionella noter
notes-lead = Vad som är skadat, motsagt, lämnat osagt eller berättat annorlunda, utsaga för utsaga.
note-damage = Skada
note-damage-means = källtexten är skadad; vi skriver det som var avsett.
note-contradiction = Motsägelse
note-contradiction-means = källtexten motsäger sig själv eller den källa som den anger.
note-silence = Tystnad
note-silence-means = källtexten säger det inte, och spelet kräver ett avgörande.
note-variant = Variant
note-variant-means = en annan källa har det annorlunda.
note-label = Redaktionella noter till utsaga { $id }: { $kinds }
note-printed = I källtexten står
note-in-list = I listan över noter
note-reading = Spela på ett annat sätt
note-rests-on = Bygger på:

## Citing

cite-heading = Citera artikeln
cite-version = Version { $version }, { $date }.
cite-permanent = Adress till denna version
cite-as = Referensen som fil
cite-owed = Vår egen utgåva, gjord efter en text som anger { $source } som sin källa. Upptecknat av { $people }.
data-as = Artikeln som data
data-all = Arkivets alla data
version-title = En annan version
version-replaced = Version { $version } av artikeln om { $game } har ersatts. Ändringsloggen anger vad som har ändrats sedan dess.
version-unknown = Det finns ingen version { $version } av artikeln om { $game }.

## Glossary

glossary-title = Ordlista
glossary-summary = Såspelens termer, orden hos de folk som spelar dem och de ord med vilka arkivet talar om sig självt.
glossary-others = På de andra språken
glossary-uses = Används först i

## Map

map-title = Var och när
map-summary = De fem spelen på en karta, och när de sågs eller beskrevs.
map-alt = Världskarta med spelens platser, numrerade som i listan nedan
map-caption = Varje punkt står för en trakt; cirkeln runt den visar hur långt därifrån platsen kan ligga. Landkonturer: Natural Earth (public domain), i Equal Earth-projektion.
map-places = Platser
map-coordinates = { $latitude }, { $longitude }, inom { $km } km
map-timeline = När de sågs och beskrevs

## Changes

changes-title = Ändringslogg
changes-summary = Vad som har ändrats i artiklarna, när, och vilken version av var och en det gav.
changes-feed = Följ ändringarna (Atom)

## Data

data-title = Data
data-summary = Allt i arkivet, att ta med sig: varje artikel som JSON, JSON-LD och TEI XML, dess referens till ditt referensbibliotek och alltsammans i en enda fil.
data-whole = Hela arkivet
data-whole-told = Artiklar, katalogposter, noter, läsarter, ordlista och alla exporter, med kontrollsummor och licens.
data-interfaces = Gränssnitt för program
data-api = spel, drag, ställningar och sökning som JSON.
data-oai = för program som skördar biblioteksposter.
data-sitemap = alla sidor på alla språk.
data-atom = ändringsloggen som flöde.
data-licence = Texterna och katalogposterna är våra och får användas under

## Print sheet

sheet-title = { $game } på ett blad
sheet-hint = Sidan är gjord för papper: ett blad med reglerna, ett tomt bräde och plats för dragen.
sheet-board = Ett tomt bräde med groparnas namn
sheet-moves = Drag
sheet-number = Nr

## Exports

# A reference as a sentence, in the language of the edition.
citation = ”{ $title }”, i { $archive }, utgåva på { $language }, version { $version } från { $date }, { $url }
citation-accessed = ”{ $title }”, i { $archive }, utgåva på { $language }, version { $version } från { $date }, { $url }, läst { $accessed }
data-nothing = Det finns ingen fil på { $path }. Ett spels filer är /data/games/SPEL.ÄNDELSE. Spel: { $games }. Ändelser: { $endings }. Hela arkivet är /data/bonduc.zip, dess kontrollsumma /data/bonduc.zip.sha256.
data-readme =
    { $title }
    Version { $version } från { $date }, { $url }

    content/ är arkivet så som det skrivs: för varje spel dess katalogpost, noter, läsarter, exempel och en artikel på varje språk; dessutom sidor, ordlista, ändringslogg och gränssnittets texter. content/FORMAT.md anger hur det ska läsas.

    data/games/ har detsamma för program: varje spel som JSON, JSON-LD och TEI XML, och referenser till dess utgåvor som BibTeX, RIS, CSL-JSON och text.

    LICENSE.txt är licensen för alltsammans. ATTRIBUTION.txt anger vad som måste nämnas när texterna om ett spel används, och vad som bör sägas överallt där spelet visas.

    För att kontrollera att varje fil är hel, kör i denna mapp: sha256sum -c SHA256SUMS

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

search-help = Så söker du
search-help-words = Ord hittas i alla sina former, med och utan accenter, och på alla fyra språken; det sista får vara början av ett ord.
search-help-signs = ”"sista fröet"” hittar dessa ord i denna ordning; ”-casa” utelämnar det som innehåller ordet.
search-help-filters = Filter begränsar sökningen till en del av arkivet:
search-help-positions = Gropar hittar ställningar: 0,?,4+ är ett stycke av en rad med en tom grop, en valfri grop och en grop med fyra frön eller fler; två rader skrivs 4,4,4/4,4,4.
search-did-you-mean = Menade du
search-similar = liknande ord
search-facet-games = Spel
search-facet-kinds = Slag av textställen
search-facet-mechanics = Regler
search-facet-languages = Träffar på
search-no-filter = utan detta filter
search-others = Ordlista och sidor
search-next = Fler
search-previous = Tillbaka
search-unknown-filter = ”{ $name }:{ $text }” finns inte i arkivet. Det som finns är: { $right }.
search-glossary = Slå upp det i ordlistan
search-suggestions = Förslag
search-suggest-all = Alla textställen för ”{ $query }”
search-suggest-count = { $n ->
    [0] Inget hittades; tryck på Enter för att söka ändå.
    [one] { $n } förslag; piltangenterna leder till det.
   *[other] { $n } förslag; piltangenterna leder till dem.
}
search-positions = Ställningar
search-positions-count = { $n ->
    [0] Inget exempel i arkivet har en sådan ställning.
    [one] { $n } exempel har en sådan ställning.
   *[other] { $n } exempel har en sådan ställning.
}
search-positions-show = Visa på brädet
kind-statement = Utsagor
kind-game = Spel
kind-term = Termer
kind-rule = Sajtregler
kind-page = Sidor
kind-reading = Läsarter
kind-note = Noter

## Mechanics

mechanic-stores = Förråd
mechanic-forced-first-move = Bundet första drag
mechanic-opening-cycle = Öppningscykel
mechanic-redistribution = Omfördelning
mechanic-partial-lift = En del av en grop lyfts
mechanic-leave-one = Ett frö lämnas kvar
mechanic-single-lap = Ett enda varv
mechanic-relay = Stafettsådd
mechanic-capture-landing = Fångst av landningsgropen
mechanic-casa-of-four = Casa om fyra
mechanic-capture-opposite = Fångst av gropen mittemot
mechanic-chain-forward = Kedja framåt
mechanic-chain-backward = Kedja bakåt
mechanic-bonus = Bonusfångst
mechanic-marked-pits = Märkta gropar
mechanic-out-of-play = Fångade frön går ur spelet
mechanic-extra-turn = Extra drag
mechanic-passing = Att stå över
mechanic-last-seeds = De sista fröna avslutar partiet
mechanic-survival-win = Överlevnadsseger
mechanic-hole-buying = Gropar köps
mechanic-rounds = Omgångar
mechanic-margin-win = Seger med viss marginal
map-north = { $degrees }° N
map-south = { $degrees }° S
map-east = { $degrees }° O
map-west = { $degrees }° V
search-facets = Begränsa sökningen
