# The page where people find each other.

lobby-find = Find an opponent
lobby-rated = Rated match
lobby-rated-help = The result counts for both players' ratings.
lobby-rated-account = Save your name to play rated matches.
lobby-quick = Quick match
lobby-offer = Offer a match
lobby-invite = Invite a friend
lobby-offers = Open offers
lobby-no-offers = Nobody is looking for a match right now. Offer one, and others can join.
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-join = Join
lobby-yours = Yours
lobby-live = Live now
lobby-no-live = There is no match to watch right now.
share-only-here = Only this device can open this link: other devices cannot reach the server yet. Start it like this:
