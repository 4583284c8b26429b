### Replays, playing on from a moment, records that people bring.

error-no-moment = The match has no such moment.
error-other-seats = A match that is played on has as many seats as the one it comes from: { $seats }.
error-bad-record =
    { $row ->
        [0] { $line ->
            [0] The file cannot be opened. { $why }
           *[other] The file cannot be opened. Answer { $line } is wrong: { $why }
        }
       *[other] The file cannot be opened. Line { $row } is wrong: { $why }
    }
refusal-record-json = It is not a record: line { $line }, column { $column } cannot be read.
refusal-record-too-large = It is too large; a record has at most { $most } KiB.
refusal-record-too-long = It has too many answers; at most { $most } are taken.

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
replay-leave = To the match
replay-share = Share this moment
replay-copy = Copy a link to this moment
replay-copied = The link to this moment is copied.
replay-timeline = Timeline
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-turn-back = Turn back
replay-turn-forward = Next turn
replay-speed = Speed
replay-highlights = Highlights
replay-steps = Step by step
replay-turn = Turn { $turn } of { $turns }
replay-step = step { $step } of { $steps }
replay-nothing = Nothing to tell here.
replay-beginning = Before the first move.
replay-key-step = step
replay-key-turn = turn
replay-more = Play on or download
replay-eyes = Seen by
replay-eyes-all = What everybody saw
replay-eyes-of = What { $name } saw
replay-hand = The hand of { $name }
replay-play-on = Play on from here
replay-play-on-text = A new match begins at this moment, with dice of its own. The old one stays as it is.
replay-play-on-over = Go back a little to play on from there: the match ends here.
replay-play-on-hidden = When the match is over, you can play on from any moment and download its record.
replay-who = Who plays for { $name }
replay-me = This device
replay-computer = Computer
replay-level = Strength of the computer in the place of { $name }
replay-begin = Begin here
replay-download = Download the record
replay-open-file = Open a record
replay-stuck = This moment could not be fetched.
replay-rerun = Again: { $step } of { $steps }
replay-skip = Skip
replay-again = watch the last turn again
replay-from-line = Watch this moment
since-watch = Watch it
record-title = Open a record
record-text = The record of a match, as text or as this page downloads it, opens as a replay.
record-choose = Choose a file
record-checking = Checking every answer …
record-drop = or drop it here
record-note = Every answer is checked against the rules before anything is shown.
