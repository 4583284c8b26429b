# Who somebody is: names, accounts, profiles.

nav-sign-in = Sign in
nav-account = You: { $name }
account-title = Your account
account-text-nobody = You can play at once, without any account. With a name and a password you are found again on every device.
account-text-guest = You play as a guest: only this device knows you.
account-text-kept = Your name is kept. Sign in with it on any device.
account-profile = Matches and ratings
account-sign-out = Sign out
account-keep = Keep your name
account-keep-text = A name and a password are enough; no e-mail. Your matches come along. A lost password cannot be restored.
account-keep-button = Keep this name
account-kept = Your name is kept.
account-password = Password (at least 8 characters)
account-name = Name
account-change = Change the password
account-change-text = You stay signed in here; every other device has to sign in again.
account-current = Current password
account-new = New password (at least 8 characters)
account-changed = Your password is changed. Other devices are signed out.
account-sign-text = What you began here as a guest comes along.
account-welcome = Welcome back, { $name }.
account-deleted = You are forgotten here.
notify-title = When it is your turn
notify-browser = Notification of this browser
notify-browser-help = Shown while the page is open but out of sight.
notify-refused = The browser does not allow notifications.
webhook = Address of your own program (webhook)
webhook-help = It gets a signed message with game, score and link when a match waits for you and you are not looking at it.
webhook-secret = The key of the signatures, shown only now:
webhook-save = Save
leave-title = Days of leave
leave-text =
    { $count ->
        [one] One day is left. While you are away the clocks of correspondence matches wait.
       *[other] { $count } days are left. While you are away the clocks of correspondence matches wait.
    }
leave-days = Days
leave-start = Take leave
leave-until = You are away until { $date }.
leave-end = I am back
blocked-title = People you avoid
delete-title = Delete my account
delete-text = Name, password, ratings and chat are deleted. Matches stay, without your name. You are withdrawn from leagues and cups by their rules; results stay under “former player”.
delete-plays = You are withdrawn by the rules: matches not yet played are taken out or count as lost.
delete-runs = { $heir } will run it.
delete-runs-alone = No one runs it any more.
delete-sure = Delete for good
person-title = Player
person-none = Nobody here
person-gone = former player
person-since = Here since { $date }
person-guest = Plays as a guest
person-block = Avoid this person
person-unblock = Avoid no longer
person-ratings = Ratings
person-rating-help = The strength lies within ± of the figure, 19 times in 20. Only rated matches count.
person-unrated = No rated match yet.
person-played =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
person-heads = Head to head
person-against = Against
person-won = Won
person-drawn = Drawn
person-lost = Lost
person-all = All people
person-matches = Matches
person-no-matches = No finished matches to show.
result-won = won
result-drawn = drawn
result-lost = lost
result-none = no result
result-place = place { $place }
