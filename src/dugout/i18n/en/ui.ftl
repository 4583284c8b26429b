### The shell around the games: pages, settings, the match frame.

## Everywhere

skip = Skip to the content
close = Close
aim-short = What is it about?
back = Back
back-home = Back to the start page
try-again = Try again
try-now = Try now
nav-label = Main
nav-play = Play
nav-rules = Rule book
nav-learn = Learn
guest = Guest
foot = Dugout is an independent version of these games: the rules in our own words, our own artwork, no real players or logos. The games belong to their designers – buy the boxes!
title-turn = ● Your turn: { $title }
stepper-less = { $what }: 1 fewer
stepper-more = { $what }: 1 more

## Seats

seat-number = Player { $number }
seat-computer = Computer { $number }
stars-of-4 = { $stars } of 4 stars
computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
kind-me = Here
kind-link = By link
kind-bot = Computer

## Games

game-size = { $seats } players · { $minutes }
    .seats = { $seats } players

## Home

hero-turn-title = Your turn in { $game }.
hero-turn-text = Against { $names }.
hero-turn-button = Take your turn
matches-title = Your matches
matches-alone = Just you so far
matches-all = Show all { $count }
matches-fewer = Show fewer
matches-remove = Remove from the list: { $names }
matches-gone = Match { $id } is no longer on the server.
games-title =
    { $count ->
        [3] Three games
       *[other] The games
    }
games-none-title = The dressing room is empty
games-none-text = There is no game on this server that this page can show.
offline-title = The server is not responding
offline-text = Your matches are safe there. Check your connection and try again.
how-title = Ways to play
how-link = Play friends by link
    .text = Every player gets a private link. No account, nothing to install.
how-device = Share one device
    .text = The screen is covered each time you pass it on, so secrets stay secret.
how-computer = Against the computer
    .text = Pick your opponent. None of them can see your cards or the next roll.

standing-turn = Your turn
standing-past = The round is over
standing-running = In progress
standing-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
standing-others = The others are thinking
standing-several = { $count } players are thinking
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
       *[other] you finished { $place }th
    }
only-answer = There is only one option: press the button to go on.
standing-you-won = you won { $score }
standing-you-drawn = a draw { $score }
standing-you-lost = you lost { $score }
standing-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share first place
    }
standing-none = ended without a result
    .title = Ended without a result
chip-turn = your turn
chip-waiting = waiting
chip-gathering = open
chip-over = finished

## New match

new-game = Game
company-computers = Computers
company-friends = Friends
company-device = This device
company-watch = Just watch
new-seats = Players
new-name = Name
mode-hotseat = No clock
    .help = Everybody plays on this device, with no time limit.
mode-live = Live
    .help = Everybody is online now.
    .clock = You have a short time for each decision.
mode-async = By correspondence
    .help = Play when it suits you; standing orders can whistle for you.
    .clock = You have hours for each decision.
new-unknown-title = Game not found
new-unknown-text = This server does not have that game. You will find its games on the start page.
option-none = none
option-by-rules = By the rules

## Joining and gathering

join-title = Join { $game }
join-text = { $names } { $count ->
    [one] has
   *[other] have
 } saved this shirt for you. What should we call you?
join-text-first = This shirt is yours. What should we call you?
join-name = Your name
join-button = Take my seat
lobby-title =
    { $count ->
        [0] Here we go
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
lobby-text = Send every player their link. The match starts as soon as everybody is in.
lobby-text-guest = The match starts as soon as everybody is in.
lobby-you = you
lobby-computer = computer, { $level }
lobby-here = here
lobby-opened = has opened the link and is choosing a name
lobby-left = has left; the link still works
lobby-expected = has not opened the link yet
lobby-awaited = is not in yet
lobby-ready = ready
company-opened = Somebody has opened an invitation.
company-joined = { $name } is in.
company-back = { $name } is back.
company-left = { $taken ->
    [yes] { $name } has left. The match waits.
   *[no] Whoever opened your link has gone again.
}
lobby-tip = You can close this page. You will find the match on your start page.
share-title = Links and devices
share-copy = Copy link
share-copied = Link copied.
share-native = Share
share-code = QR code
share-code-label = QR code: { $what }
share-seat = { $name }'s seat in { $game }
share-watch = Watch { $game }
share-watch-title = Let someone watch
share-watch-text = Whoever opens this link can watch but sees nobody's secrets.
share-move-title = Play { $name } on another device
share-move-text = Scan the code with your phone to carry on there. Keep it to yourself: anyone who has it can play for you.

## The match

match-loading = Loading the match …
match-none-title = Match not found
match-unreadable-title = This match cannot be opened
match-bad-token-title = This link does not work
match-watch = Watch the match
watching = Watching
turn-of =
    { $count ->
        [one] { $names } to play
       *[other] Waiting for { $names }
    }
turn-of-several = Waiting for { $count } players
table-broken = The table could not be loaded. Your match is safe on the server; reload the page.
table-unknown = This page is out of date. Reload it to carry on.
connection-lost = Connection lost
connection-safe = Nothing is lost.
connection-kept =
    { $count ->
        [one] Your move is saved and will be sent first.
       *[other] Your { $count } moves are saved and will be sent first.
    }
connection-again = Trying again in { $seconds } s.
connection-trying = Trying …
connection-polling = slow connection
service-away = The server cannot save anything right now
service-away-text = You cannot play until its database is back. Nothing is lost, and this page will carry on by itself.
stale = Too late: the match has already moved on.
since-title = While you were away
since-text =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
since-show = Show me
curtain-title = Pass it to { $name }
curtain-text = It is your decision.
curtain-button = I am { $name }
curtain-hidden = { $name }'s secrets stay hidden.
log-empty = Nothing yet. The match has just begun.
log-late = Time ran out.
log-earlier = Show earlier moves
chat-title = Chat
chat-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
chat-line = { $name }: { $text }
chat-empty = No messages yet. Say hello!
chat-placeholder = Say something
chat-send = Send
chat-spectator = Only players can chat.

## Keys

keys-title = Keys

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as system
settings-theme-light = Day
settings-theme-dark = Floodlight
settings-motion = Motion
settings-motion-auto = Same as system
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-sound-help = Dice, whistle and crowd, made on your device.
settings-volume = Volume
settings-volume-quiet = Quiet
settings-volume-normal = Normal
settings-volume-loud = Loud
sound-offer = Want to hear the match?
sound-offer-yes = Sound on

## Rule book

rule-show = Rule { $rule }
rule-open-book = Read { $rule } in the rule book
rule-loading = Opening the rule book …
rules-title = Rules of { $game }
rules-heading = Rule book
rules-lead = Every rule has a number. When you see one during a match, tap it to read the rule.
rules-chapters = Chapters
rules-book = Rule book
rules-search = Search by word or number
rules-hits =
    { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-nothing = No rule mentions “{ $query }”.
rules-none-title = No such rule book
rules-none-text = You will find all the games, and their rules, on the start page.
missing-title = Off the pitch
missing-text = There is nothing at this address. Kick off again from the start page.
missing-home = Back to the start page

## Errors that have no sentence from the server

error-offline = The server cannot be reached, so nothing was played. Check your connection.
error-unknown = That did not work, and nothing was played. Try again.

## The report of a match that is over

report-open = Match report
report-over = The match is over.
report-of = Report of the match with { $names }
time-until = until { $time }
plain-position = Position
plain-answer = Your answer
plain-waiting = Waiting for { $names }
