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
