### Notices: what a device shows, what a mail says, and where people choose what they want to hear.

note-turn =
    { $standing ->
        [lead] Your turn: you lead { $score }
        [behind] Your turn: you trail { $score }
        [level] Your turn: it is { $score }
       *[none] Your turn
    }
    .text = { $game } against { $other }.
note-waiting = { $other } is waiting for you
    .text = It is your turn in { $game }.
note-over =
    { $standing ->
        [none] Your match is over
       *[other] Your match is over: { $score }
    }
    .text = { $game } against { $other }.
note-ready = { $other } is ready to play you
    .text = { $title }: the match begins as soon as you are ready too.
note-due = Your time is running out
    .text =
    { $place ->
        [league] { $title }: your match against { $other } is not finished yet.
       *[match] It is your turn in { $game } against { $other }.
    }
note-offer = { $other } has taken your offer
    .text = { $game }: take your seat.
note-pick = { $title }: your pick
    .text = It is your turn in the draft.
note-window = { $title }: the transfer window is open
    .text = Hand in your list.
note-begun = { $title } has begun
    .text = The fixtures are out. See who you play first.
note-finished = { $title } is over
    .text = See who has won.
note-ruled = { $title }: your match was decided by the rules
    .text = Your match against { $other } will not be played. The history of the competition says why.
note-drawn = { $title }: you play { $other } next
    .text = The next round has been drawn.
note-withdrawn = { $title }: somebody has withdrawn
    .text = The table and the fixtures may have changed.
note-organiser = { $title } has a new organiser
    .text = See what you can do there now.
note-desk-enter = { $title }: a result was entered
    .text =
    { $against ->
        [yes] It is the result of your match against { $other }.
       *[no] See the table.
    }
note-desk-confirm = { $title }: your result counts
    .text = The organiser has confirmed the result of your match against { $other }.
note-desk-reject = { $title }: enter your result again
    .text = The organiser has rejected what was entered for your match against { $other }.
note-desk-overturn = { $title }: a result was changed
    .text = It is the result of your match against { $other }.
note-desk-award = { $title }: your match was awarded
    .text = The organiser has decided your match against { $other }.
note-desk-extend = { $title }: new dates
    .text = The organiser has moved a deadline.
note-desk-date = { $title }: a new date
    .text = The organiser has moved your match against { $other }.
note-desk-pause = { $title } is paused
    .text = All deadlines are on hold until it resumes.
note-desk-resume = { $title } has resumed
    .text = Deadlines are running again.
note-desk-clock = { $title }: another time to think
    .text = It applies to matches that have not begun.
note-desk-undo = { $title }: a decision was taken back
    .text = See what it is now.
note-desk-rename = { $title } has this name now
    .text = Only its name or description has changed.
note-desk-share = { $title }: who helps to run it
    .text = The organiser has given you rights at the desk, or taken them back.
note-desk-delete = { $title }: deleted or restored
    .text = The organiser has deleted it, or brought it back.
note-desk-withdraw = { $title }: an entrant is out
    .text = The table and the fixtures may have changed.
note-desk-replace = { $title }: an entrant was replaced
    .text = Somebody else takes over that place.
note-deadline-soon = { $title }: a deadline is near
    .text = Some matches are still open. Extend by three days?
note-result-told = { $title }: { $other } entered a result
    .text = Confirm it, or enter another.
note-result-disputed = { $title }: a result is disputed
    .text = The two coaches have entered different scores. The organiser decides.
note-desk-end = { $title } has ended early
    .text = The table stands.
note-desk-offer = { $title }: you have been asked to take over
    .text = The organiser wants to hand the competition to you.
note-news = News from { $title }
    .text = The organiser has changed something that concerns you.
note-test = This is a test
    .text = Notifications from Dugout arrive here.
note-open = Open
note-mute = Mute this match
note-until = Play before { $when }.
note-reason = Reason: { $reason }

mail-settings = Choose what you hear about:
mail-stop = Stop these emails:
mail-confirm = May Dugout email you?
    .text = Somebody, probably you, asked for match notifications at this address. Confirm it within two days.
mail-not-you = If it was not you, ignore this, and you will not hear from us again.
mail-confirm-button = Yes, email me
mail-confirm-page = May Dugout send email to this address?
    .text = You will get an email when a match is waiting for you. Every email has a link to stop them.
mail-confirm-done = Your address is confirmed
    .text = From now on you will get an email when something is waiting for you.
mail-stop-button = Stop the emails
mail-stop-page = No more emails from Dugout?
    .text = Your address will be deleted. You can add it again at any time.
mail-stop-done = You will get no more emails
    .text = Your address has been deleted.
mail-link-old = This link no longer works
    .text = The address was changed or deleted, or the link is too old.
mail-digest = { $title }: what is new
mail-place =
    { $kind ->
        [money] You are { co-th } of { $count }. Cash: { $money }.
       *[points] { $points ->
            [one] You are { co-th } of { $count } with one point.
           *[other] You are { co-th } of { $count } with { $points } points.
        }
    }
mail-next = Your next match: against { $other }. { $when }

error-bad-address = Dugout cannot send email to that address.
error-bad-device = Your browser gave a push address that Dugout cannot use.
error-no-device = This device is no longer registered.
error-no-mail = This server does not send email.
error-mail-away = The email could not be sent just now. Try again later.

notices-title = Notifications
notices-lead = Dugout can notify you when something is waiting for you, even when no page is open.
notices-news = News from your leagues
notices-read = Mark all as read
notices-what = What do you want to hear about?
notices-turn = It is your turn
    .help = a match that is waiting for you, and its end
notices-waiting = Your opponent is waiting
    .help = at the table, or ready for your league match
notices-due = A deadline is near
    .help = a day and an hour before
notices-league = Your leagues
    .help = rulings, new dates, drafts, the next opponent
notices-offer = Your offer is taken
    .help = somebody has joined the match you offered
notices-where = Where and when
notices-here = This device
notices-here-on = notifies you, even when Dugout is closed
notices-here-off = does not notify you
notices-reached = last reached { $date }
notices-never = nothing sent yet
notices-forget = Forget
notices-quiet = Quiet from { $from } to { $to }
    .help = live matches still come through
notices-from = from
notices-to = to
notices-muted = Muted matches
    .none = No match is muted. Use the button on a notification, or the match menu.
notices-unmute = Unmute
notices-mute-match = No notifications for this match
notices-match = { $game }: { $names }
notices-test = Send me a test
notices-tested =
    { $count ->
        [0] There is nowhere to send it: turn this device on first.
        [one] On its way to one place.
       *[other] On its way to { $count } places.
    }
notices-look = What a notification looks like
notices-private = A notification names the match, what happened and until when. It never shows a secret: no hand, no line-up, no transfer list. It goes away by itself once you have answered elsewhere. Dugout keeps only what it needs to reach your devices and your address, and deletes it with your account.
notices-blocked = Your browser blocks notifications from Dugout. Allow them in its settings for this site; then switch this on again.
notices-cannot = This browser cannot notify you while Dugout is closed. On an iPhone or iPad, add Dugout to the home screen first.
notices-insecure = Notifications need https; this page was loaded over plain http.
notices-failed = Your browser could not reach its push service. Try again later.
notices-mail = By email
notices-mail-text = For the same events, once for each match and event, and only if you have not looked within five minutes.
notices-mail-address = Email address
notices-mail-save = Send me a link to confirm it
notices-mail-sent = Open the link in the email to { $address }; until then nothing else is sent there.
notices-mail-on = Emails go to { $address }.
notices-mail-off = Stop and delete the address
notices-digest = Digest of your leagues
notices-digest-off = none
notices-digest-daily = every morning
notices-digest-weekly = every Monday
notices-page = While the page is open
notices-programs = For programs
notify-browser = Browser notifications
notify-browser-help = Shown while this page is open in the background.
notify-refused = Your browser blocks notifications. Allow them in its settings.
webhook = Web address to notify (webhook)
webhook-help = Gets a signed message with game, score and link when it is your turn and you are not at the table.
webhook-secret = The key for checking the signatures – copy it, it is shown only once:
webhook-save = Save
