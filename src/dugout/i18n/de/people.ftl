# Who somebody is: names, accounts, profiles.

nav-sign-in = Anmelden
nav-account = Du: { $name }
delete-title = Mein Konto löschen
person-gone = Ex-Spieler
person-block = Diesen Spieler blockieren
result-won = gewonnen
result-drawn = unentschieden
result-lost = verloren
result-none = ohne Ergebnis
result-place = Platz { $place }

# What is missing before a button can be pressed.
need-name = Gib zuerst deinen Namen ein.
need-change = Noch ist nichts geändert.
need-record = Gib zuerst ein Spiel an, wähle eine Datei oder füge eine Aufzeichnung ein.
need-salt = Schreib zuerst etwas.
