# Who somebody is: names, accounts, profiles.

nav-sign-in = Anmelden
nav-account = Du: { $name }
account-title = Dein Konto
account-text-nobody = Du kannst sofort spielen, ohne Konto. Mit Name und Passwort findest du dich auf jedem Gerät wieder.
account-text-guest = Du spielst als Gast: Nur dieses Gerät kennt dich.
account-text-kept = Dein Name ist behalten. Melde dich damit auf jedem Gerät an.
account-profile = Spiele und Wertungen
account-sign-out = Abmelden
account-keep = Behalte deinen Namen
account-keep-text = Name und Passwort genügen, keine E-Mail. Deine Spiele kommen mit. Ein verlorenes Passwort lässt sich nicht wiederherstellen.
account-keep-button = Diesen Namen behalten
account-kept = Dein Name ist behalten.
account-password = Passwort (mindestens 8 Zeichen)
account-name = Name
account-change = Passwort ändern
account-change-text = Hier bleibst du angemeldet; jedes andere Gerät muss sich neu anmelden.
account-current = Bisheriges Passwort
account-new = Neues Passwort (mindestens 8 Zeichen)
account-changed = Dein Passwort ist geändert. Andere Geräte sind abgemeldet.
account-sign-text = Was du hier als Gast begonnen hast, kommt mit.
account-welcome = Willkommen zurück, { $name }.
account-deleted = Du bist hier vergessen.
notify-title = Wenn du dran bist
notify-browser = Mitteilung dieses Browsers
notify-browser-help = Erscheint, solange die Seite offen, aber nicht im Blick ist.
notify-refused = Der Browser erlaubt keine Mitteilungen.
webhook = Adresse deines eigenen Programms (Webhook)
webhook-help = Es bekommt eine signierte Nachricht mit Spiel, Stand und Link, wenn ein Spiel auf dich wartet und du nicht hinsiehst.
webhook-secret = Der Schlüssel der Signaturen, nur jetzt zu sehen:
webhook-save = Speichern
leave-title = Urlaubstage
leave-text =
    { $count ->
        [one] Dir bleibt ein Tag. Solange du weg bist, warten die Uhren von Fernspielen.
       *[other] Dir bleiben { $count } Tage. Solange du weg bist, warten die Uhren von Fernspielen.
    }
leave-days = Tage
leave-start = Urlaub nehmen
leave-until = Du bist weg bis { $date }.
leave-end = Ich bin zurück
blocked-title = Leute, die du meidest
delete-title = Mein Konto löschen
delete-text = Name, Passwort, Wertungen und Chat werden gelöscht. Spiele bleiben, ohne deinen Namen. Aus Ligen und Pokalen wirst du nach ihren Regeln zurückgezogen; Ergebnisse bleiben unter „ehemaliger Spieler“ stehen.
delete-plays = Du wirst nach den Regeln zurückgezogen: Was noch nicht gespielt ist, entfällt oder zählt als verloren.
delete-runs = { $heir } leitet den Wettbewerb weiter.
delete-runs-alone = Niemand leitet den Wettbewerb mehr.
delete-sure = Endgültig löschen
person-title = Spieler
person-none = Niemand hier
person-gone = ehemaliger Spieler
person-since = Hier seit { $date }
person-guest = Spielt als Gast
person-block = Diese Person meiden
person-unblock = Nicht mehr meiden
person-ratings = Wertungen
person-rating-help = Die Stärke liegt in 19 von 20 Fällen innerhalb von ± um die Zahl. Nur gewertete Spiele zählen.
person-unrated = Noch kein gewertetes Spiel.
person-played =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
person-heads = Im Vergleich
person-against = Gegen
person-won = Gewonnen
person-drawn = Unentschieden
person-lost = Verloren
person-all = Alle
person-matches = Spiele
person-no-matches = Noch keine beendeten Spiele.
result-won = gewonnen
result-drawn = unentschieden
result-lost = verloren
result-none = ohne Ergebnis
result-place = Platz { $place }
