# A match with this server, or in the browser alone

place-there = Played on the server, which vouches for every roll and shuffle; you can carry on from another device.
place-here = Or play in this browser alone, even without a connection.
