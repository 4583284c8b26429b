### Die Räume, in denen Spieler gewählt und gehandelt werden.
co-pick-left = { $count ->
    [one] Du wählst: noch eine Karte
   *[other] Du wählst: noch { $count } Karten
}
co-pick-for = Du wählst für { $name }.
co-pick-now = jetzt
co-pick-again = noch mal du
co-pick-time = noch { $time } für diese Wahl
co-clock-hours = { $hours } h { $minutes }
co-value = Wert
co-take = { $name } nehmen
co-choose = Wählen
co-undo = Doch nicht
co-took = { $name } hat ihn
co-cards-of = { $count } von { $size }
co-line = { $line ->
    [defence] Abwehr
    [midfield] Mittelfeld
    [attack] Angriff
   *[keeper] Torleute
}
co-need-title = Was dir noch fehlt
co-need-more = noch { $count }
co-need-enough = { $have }, genug
co-need-hint = { $line ->
    [defence] Hinten bist du dünn besetzt. Da hilft vor allem: { $kinds }.
    [midfield] Im Mittelfeld bist du dünn besetzt. Da hilft vor allem: { $kinds }.
   *[attack] Vorne bist du dünn besetzt. Da hilft vor allem: { $kinds }.
}
co-need-him = Den brauchst du: { $line ->
    [defence] hinten hast du
    [midfield] im Mittelfeld hast du
   *[attack] vorne hast du
} { $have } von { $want }.
co-need-not = { $line ->
    [defence] Hinten
    [midfield] Im Mittelfeld
   *[attack] Vorne
} hast du mit { $have } genug.
co-order = Wer wählt
co-order-round = { $rounds ->
    [one] eine Runde
   *[other] zwei Runden
}
co-taken = Wer wen nahm ({ $count })
co-taken-line = Serie { $batch }: { $name } nahm { $card }.
co-taken-clock = Die Zeit war um.
co-wishes = Wunschliste
co-wishes-help = Nur du siehst sie. Ist deine Zeit um, wird für dich der oberste genommen, der noch da ist.
co-wish-add = { $name } auf die Wunschliste setzen
co-wish-remove = { $name } von der Wunschliste nehmen
co-wish-at = { $name }, Wunsch { $place } von { $count }
co-wish-gone = weg
co-wish-rest = der höchste Wert, der übrig ist
co-wish-always = Ab jetzt für mich wählen
co-wish-always-help = Erst deine Wunschliste, dann der höchste Wert
co-means = { $name } in deinem Team
co-means-of = Mittel der besten zehn
co-window-waits = Listen fehlen noch von: { $names }
co-window-left = { $count ->
    [0] Deine Transfers sind aufgebraucht.
    [one] Du darfst in diesem Fenster noch einen Transfer machen.
   *[other] Du darfst in diesem Fenster { $count } Transfers machen.
}
co-market-closed = Der Markt öffnet nach jedem Spieltag außer dem letzten.
co-too-dear = mehr, als du hast
co-earlier = Früher
co-pool = Auf dem Markt: { $count }
co-pool-line = Wo sie spielen
co-pool-all = Alle
co-pool-more = { $count } weitere
co-release-for = { $name } (Wert { $value }): Preis { $price }
co-list-add = Auf die Liste setzen
co-moved = holt { $buy } und gibt { $release } ab
co-moved-none = Niemand hat den Verein gewechselt.
co-asked = { $buy } für { $release }
co-list-missing = { $mine ->
    [yes] Deine Transferliste fehlt noch.
   *[no] Die Transferliste von { $name } fehlt noch.
}
co-list-until = Ohne Liste kommt und geht nach { $time } niemand.
co-list-make = Liste schreiben
