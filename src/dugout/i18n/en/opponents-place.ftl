# A match with this server, or in the browser alone

place-there = Here the server rolls the dice and vouches for them, and you can carry on from another device.
place-here = Or play in this browser alone, even without a connection.
