# A match with this server, or in the browser alone

place-there = Here the server rolls: it vouches for the dice, and you can go on from another device.
place-here = Or play it in this browser alone, also without a connection.
