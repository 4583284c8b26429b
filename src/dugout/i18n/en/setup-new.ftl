# The page that makes a match with all its settings.

new-title = New match of { $game }
new-heading = New match
new-who = Who plays?
new-guest-name = Name (optional)
new-name-of = Name of { $who }
new-level = Level of { $who }
new-kind = How { $who } plays
new-pace = Pace
new-rules = Rules
new-advanced = More options
new-card = Match card
new-card-game = Game
new-card-people = Players
new-card-computers = Computers
new-card-luck = Luck
new-card-luck-text = sealed by the server before kick-off
new-start = Start the match
new-watch = Watch the match
new-invite =
    { $count ->
        [one] Invite one player
       *[other] Invite { $count } players
    }
new-twins = Two players have the same name. You may want to change one.
