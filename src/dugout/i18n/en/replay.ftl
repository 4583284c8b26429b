### Replays, playing on from a moment, records that people bring.

error-no-moment = There is no such moment in this match.
error-other-seats = The new match needs as many players as the old one: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] The file cannot be opened. { $why }
           *[other] The file cannot be opened. Answer { $line } is wrong: { $why }
        }
       *[other] The file cannot be opened. Line { $row } is wrong: { $why }
    }
refusal-record-json = It is not a match record: line { $line }, column { $column } cannot be read.
refusal-record-too-large = It is too large; the limit is { $most } KiB.
refusal-record-too-long = It has too many answers; the limit is { $most }.

replay-minute = { $minute }′
replay-period =
    { $period ->
        [1] 1st half
        [2] 2nd half
       *[other] Extra time
    }
replay-round = Round { $round }
replay-title = Replay: { $game }
replay-chip = Replay
replay-chip-record = Record
replay-running = still being played
replay-open = Watch the replay
replay-leave = Back to the match
replay-share = Share this moment
replay-copy = Copy a link to this moment
replay-copied = Link copied.
replay-timeline = Timeline
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-speed = Speed
replay-highlights = Highlights
replay-all = Show what is still to come
replay-steps = Step by step
replay-turn = Turn { $turn } of { $turns }
replay-step = step { $step } of { $steps }
replay-nothing = Nothing happened here.
replay-beginning = Before the first move.
replay-key-step = step
replay-key-turn = turn
replay-more = Play on or download
replay-eyes = Whose view
replay-eyes-all = What everybody saw
replay-eyes-of = What { $name } saw
replay-hand = { $name }'s hand
replay-play-on = Play on from here
replay-play-on-text = A new match starts from this moment; chance decides anew. The old one stays as it is.
replay-play-on-over = The match ends here. Go back a little to play on from there.
replay-play-on-hidden = When the match is over, you can play on from any moment and download its record.
replay-who = Who plays { $name }
replay-me = This device
replay-computer = Computer
replay-level = Level of the computer playing { $name }
replay-begin = Start here
replay-download = Download the record
replay-open-file = Open a record
replay-stuck = This moment could not be loaded. Try again.
replay-rerun = Again: { $step } of { $steps }
replay-skip = Skip
replay-again = watch the last turn again
replay-from-line = Watch this moment
since-watch = Watch it
record-title = Open a record
record-text = Open the record of a match, as text or as downloaded from this page, and watch it as a replay.
record-choose = Choose a file
record-checking = Checking every move …
record-drop = or drop it here
record-note = Every move is checked against the rules first.
