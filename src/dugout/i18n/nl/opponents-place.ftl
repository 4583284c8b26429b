# Een wedstrijd met deze server, of in alleen de browser

place-there = Hier gooit de server: die staat voor de dobbelstenen in, en je kunt op een ander apparaat verder.
place-here = Of speel in alleen deze browser, ook zonder verbinding.
