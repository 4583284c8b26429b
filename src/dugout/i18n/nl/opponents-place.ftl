# Een wedstrijd met deze server, of alleen in de browser

place-there = Hier gooit de server: die staat voor de dobbelstenen in, en je kunt op een ander apparaat verder.
place-here = Of speel alleen in deze browser, ook zonder verbinding.
