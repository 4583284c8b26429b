### The shell around the games: pages, settings, the match frame.

## Everywhere

skip = Skip to the content
close = Close
back = Back
back-home = Back to the start page
try-again = Try again
try-now = Try now
nav-label = Main
nav-play = Play
nav-rules = Rule book
nav-learn = Learn
guest = Guest
foot = Dugout is an independent implementation of the rules in its own words, with its own art and no real players or logos. The games belong to their authors: buy the boxes.
title-turn = ● Your turn: { $title }
stepper-less = { $what }: one less
stepper-more = { $what }: one more

## Seats

seat-number = Player { $number }
seat-computer = Computer { $number }
computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-random = plays anything
level-easy = easy
level-medium = medium
level-hard = hard
kind-me = Here
kind-link = By link
kind-bot = Computer

## Games

game-toto = Voetbal Toto
    .time = 20 min a round
    .about = Thirteen fixtures, one secret form, a hand full of goals. Score for your forecast, whistle off everybody else's.
game-size = { $seats } players · { $minutes }
game-new = New match
game-computers = Against the computer
game-rules = Rule book of { $game }

## Home

hero-title = Football, played at the table.
hero-text = Board games about football with their whole rule books: explained at every step, enforced by a fair referee, ready in a minute. Play with friends by a link, around one device, or against the computer.
hero-button = Play { $game }
hero-learn = Never played? Five minutes
hero-turn-title = Your move in { $game }.
hero-turn-text = With { $names }.
hero-turn-button = Take your turn
matches-title = Your matches
matches-alone = Only you so far
matches-all = All { $count }
matches-fewer = Fewer
matches-remove = Remove from the list: { $names }
matches-gone = The match { $id } is no longer on the server.
games-title = Start something new
games-none-title = The dressing room is empty
games-none-text = This server offers no game that this page can draw.
offline-title = The server does not answer
offline-text = Your matches are safe there. Look at your connection, then try again.
how-title = Ways to play
how-link = Friends by a link
    .text = Every seat gets its own secret link. No accounts, no installation.
how-device = Around one device
    .text = A curtain falls between two people, so secrets stay secret.
how-computer = Against the computer
    .text = Pick an opponent: none of them sees your cards or the dice to come.

standing-turn = Your turn
standing-running = The match is on
standing-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
standing-gathering =
    { $count ->
        [one] one seat is free
       *[other] { $count } seats are free
    }
standing-place =
    { $place ->
        [1] you finished first
        [2] you finished second
        [3] you finished third
       *[other] you finished in place { $place }
    }
standing-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the first place
    }
standing-none = ended without a result
    .title = Ended without a result
chip-turn = your turn
chip-waiting = waiting
chip-gathering = gathering
chip-over = over

## New match

new-title = New match of { $game }
new-heading = New match
new-game = Game
new-who = Who plays?
company-computers = Computers
company-friends = Friends by link
company-device = This device
company-watch = Watch computers
new-seats = Players
new-name = Name
new-guest-name = Name (they may change it)
new-name-of = Name of { $who }
new-level = Level of { $who }
new-computer-level = Level: { $level }
new-kind = How { $who } plays
new-pace = Pace
mode-hotseat = No clock
    .help = Everybody plays on this device and takes the time it needs.
mode-live = Live
    .help = Everybody is there now.
    .clock = A short clock runs for each decision.
mode-async = By correspondence
    .help = Come back when it suits you; standing orders whistle for you.
    .clock = There are hours for each decision.
new-rules = Rules
new-advanced = More options
new-card = Match card
new-card-game = Game
new-card-people = People
new-card-computers = Computers
new-card-luck = Luck
new-card-luck-text = drawn by the server, committed beforehand
new-start = Start the match
new-watch = Watch the match
new-invite =
    { $count ->
        [one] Invite one player
       *[other] Invite { $count } players
    }
new-twins = Two people have the same name. You may want to tell them apart.
new-unknown-title = No such game here
new-unknown-text = This server does not offer that game. The start page shows what it has.
option-none = none
option-by-rules = By the rules

## Options of Voetbal Toto that have an editor of their own

toto-deck-total = { $total } of { $size } cards
toto-own-fixtures = Matches of our own
toto-own-home = Home side of match { $number }
toto-own-away = Away side of match { $number }
toto-own-different = Every team needs a name of its own.

## Joining and gathering

join-title = Join { $game }
join-text = { $names } kept this shirt for you. What shall we call you?
join-text-first = This shirt is yours. What shall we call you?
join-name = Your name
join-button = Take my seat
lobby-title =
    { $count ->
        [0] Here we go
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
lobby-text = Send each player the link of the seat. The match starts by itself as soon as every seat is taken.
lobby-text-guest = The match starts by itself as soon as every seat is taken.
lobby-you = that is you
lobby-computer = computer, { $level }
lobby-here = is here
lobby-expected = has not opened the link yet
lobby-ready = ready
lobby-tip = You may close this page. The match is on your start page.
share-title = Links and devices
share-copy = Copy link
share-copied = The link is copied.
share-native = Share
share-code = QR code
share-code-label = QR code: { $what }
share-seat = Seat of { $name } in { $game }
share-watch = Watch { $game }
share-watch-title = Let somebody watch
share-watch-text = This link shows what everybody may see, and no secrets.
share-move-title = Play { $name } on another device
share-move-text = Scan the code with a phone to go on there. Keep it to yourself: whoever has it plays this seat.

## The match

match-loading = The match is being fetched.
match-none-title = There is no such match
match-bad-token-title = This seat link does not fit
match-watch = Watch the match
watching = Watching
turn-of =
    { $count ->
        [one] It is { $names }'s turn
       *[other] { $names } are asked
    }
table-broken = The table could not be loaded. Your match is safe on the server.
table-unknown = This page is older than the match. Reload it to get the new one.
connection-lost = Connection lost
connection-safe = Nothing is lost.
connection-kept =
    { $count ->
        [one] Your answer is kept and goes out first.
       *[other] Your { $count } answers are kept and go out first.
    }
connection-again = Trying again in { $seconds } s.
connection-trying = Trying …
connection-polling = slow line
service-away = The server cannot store anything just now
service-away-text = Nothing you do is accepted until its database is back. Nothing is lost: this page goes on by itself then.
stale = The match has moved on: that question is already closed.
since-title = What happened since
since-text =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
since-show = Show me
curtain-title = Pass it to { $name }
curtain-text = A decision awaits.
curtain-button = I am { $name }, show me
curtain-hidden = What { $name } knows stays hidden.
log-title = What happened
log-empty = Nothing yet. The match has just begun.
log-late = Time was up.
log-earlier = Show earlier lines
chat-title = Chat
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
chat-line = { $name }: { $text }
chat-empty = Nobody has said anything yet. A friendly word never hurts.
chat-placeholder = Say something
chat-send = Send
chat-spectator = Only players can speak here.

## Keys

keys-title = Keys
keys-toto-column = choose a column
keys-toto-hand = lay the hand open or keep it covered
keys-toto-form = fill in the form
keys-toto-lift = lift a card
keys-toto-walk = go from side to side
keys-toto-enter = put the card there, send the form, go on
keys-toto-stop = STOP
keys-toto-stand = let it stand
keys-toto-skip = skip what is being shown
keys-toto-escape = put the card back, close

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Floodlight
settings-motion = Motion
settings-motion-auto = As the system
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-sound-help = Short sounds for goals, whistles and your turn.

## Rule book

rule-show = Rule { $rule }
rule-open-book = Read { $rule } in the rule book
rule-loading = Opening the rule book …
rules-title = Rules of { $game }
rules-heading = Rule book
rules-lead = Every rule has a number. Wherever you see one in a match, tap it to read it here.
rules-chapters = Chapters
rules-book = Which book
rules-search = Search a word or a number
rules-hits =
    { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-nothing = Nothing in the book says “{ $query }”.
rules-none-title = No rule book here
rules-none-text = There is no rule book of that name. The start page shows the games that exist.
missing-title = Off the pitch
missing-text = There is nothing at this address. The ball is back on the start page.
missing-home = Back to the start page

## Errors that have no sentence from the server

error-offline = The server cannot be reached. Nothing was played.
error-unknown = That did not work. Nothing was played.

## The report of a match that is over

report-open = Match report
report-over = The match is over.
report-of = Report of the match with { $names }
time-until = until { $time }
plain-position = Position
plain-answer = Your answer
plain-waiting = Waiting for { $names }
