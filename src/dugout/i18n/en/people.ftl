# Who somebody is: names, accounts, profiles.

nav-sign-in = Sign in
nav-account = You: { $name }
delete-title = Delete my account
person-gone = former player
person-block = Block this player
result-won = won
result-drawn = drawn
result-lost = lost
result-none = no result
result-place = place { $place }

# What is missing before a button can be pressed.
need-name = Enter your name first.
need-change = Nothing has changed yet.
need-record = Enter a match, choose a file or paste a record first.
need-salt = Write something first.
