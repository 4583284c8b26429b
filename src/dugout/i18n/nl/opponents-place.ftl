# Een wedstrijd met deze server, of alleen in de browser

place-there = Je speelt op de server: die staat in voor eerlijk gooien en schudden, en je kunt op een ander apparaat verder.
place-here = Of speel alleen in deze browser, ook zonder verbinding.
