# The pages of an account and of a person.

account-title = Your account
account-text-nobody = You can play right away, without an account. With a name and a password you can play on from any device.
account-text-guest = You are playing as a guest: only this device knows you.
account-text-kept = Your name is saved. Use it to sign in on any device.
account-profile = Matches and ratings
account-sign-out = Sign out
account-keep = Save your name
account-keep-text = All you need is a name and a password, no email. You keep your matches. A lost password cannot be recovered.
account-keep-button = Save this name
account-kept = Your name is saved.
account-password = Password (at least 8 characters)
account-name = Name
account-change = Change password
account-change-text = You stay signed in here; all your other devices are signed out.
account-current = Current password
account-new = New password (at least 8 characters)
account-changed = Password changed. Your other devices are signed out.
account-sign-text = Matches you started here as a guest come with you.
account-welcome = Welcome back, { $name }.
account-deleted = Your account has been deleted.
notify-choose = Choose what you hear about, where and when
notify-title = Notifications
leave-title = Days off
leave-text =
    { $count ->
        [one] You have one day left. While you are away, your clocks in correspondence matches stop.
       *[other] You have { $count } days left. While you are away, your clocks in correspondence matches stop.
    }
leave-days = Days
leave-start = Take time off
leave-until = You are away until { $date }.
leave-end = I am back
blocked-title = Blocked players
data-title = Download my data
data-text = Everything stored here about you in one file: name, ratings, settings, your matches with your own moves and chat, your competitions.
data-download = Download
delete-text = Your name, password, ratings and chat are deleted. Your matches stay, without your name. You are withdrawn from leagues and cups under their rules; your results stay as “former player”.
delete-plays = You are withdrawn under the rules: matches not yet played are cancelled or count as lost.
delete-runs = { $heir } will take over as organiser.
delete-runs-alone = It will have no organiser.
delete-sure = Delete for good
person-title = Player
person-none = No such player
person-since = Joined { $date }
person-guest = Plays as a guest
person-unblock = Unblock
person-ratings = Ratings
person-rating-help = The true rating is within the ± range 19 times out of 20. Only rated matches count.
person-unrated = No rated matches yet.
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
person-all = All players
person-matches = Matches
person-no-matches = No finished matches to show.
need-new-password = Choose a password of at least 8 characters.
need-password = Enter your password.

# Signing in through another service.
sign-in-elsewhere = Sign in with { $provider }
sign-in-elsewhere-text = No password needed here: { $provider } confirms who you are. Matches you started here as a guest come with you.
sign-in-connect = Connect with { $provider }
sign-in-connect-text = From then on you can also sign in with { $provider }.
sign-in-connected = You can also sign in with { $provider }.
sign-in-only = You sign in with { $provider } and have no password here.
sign-in-arrived = Welcome, { $name }.
account-set = Set a password
account-set-text = You can then also sign in with your name and password. All your other devices are signed out.
sign-in-back = To your account
sign-in-denied = Sign-in was cancelled
    .text = Nothing has changed. You can try again, or play as a guest.
sign-in-old = This sign-in has expired
    .text = It took longer than ten minutes, or it was started in another browser. Please try again.
sign-in-away = The sign-in service cannot be reached
    .text = Please try again in a few minutes. You can go on playing as a guest until then.
sign-in-invalid = Sign-in did not work
    .text = The reply from the sign-in service was not accepted. The operator of this server can find the reason in the log.
sign-in-banned = You cannot sign in here
    .text = The operator of this server has suspended this account.
sign-in-identity-taken = Already in use
    .text = Another account here already signs in with this identity. Sign in with it, or connect a different one.
sign-in-no-name = No name came with it
    .text = The sign-in service did not send a name that can be used here. Please ask the operator of this server.
error-sign-in-again = You can only do this within ten minutes of signing in. Please sign out and sign in again.
error-no-provider = Nobody can sign in through another service here.
error-identity-taken = Another account here already signs in with this identity.
error-no-name = The sign-in service did not send a name that can be used here.
error-provider-away = The sign-in service cannot be reached. Please try again in a few minutes.

error-bad-webhook = This address will not work: use a public address that starts with https://.
error-bad-password = Wrong name or password. Try again.
error-name-taken = This name is taken. Choose another, or sign in if it is yours.
error-name-kept = To change a saved name, enter your password too.
