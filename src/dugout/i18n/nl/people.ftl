# Who somebody is: names, accounts, profiles.

nav-sign-in = Aanmelden
nav-account = Jij: { $name }
delete-title = Verwijder mijn account
person-gone = oud-speler
person-block = Blokkeer deze speler
result-won = gewonnen
result-drawn = gelijk
result-lost = verloren
result-none = geen uitslag
result-place = nummer { $place }

# What is missing before a button can be pressed.
need-name = Vul eerst je naam in.
need-change = Er is nog niets veranderd.
need-record = Vul eerst een wedstrijd in, kies een bestand of plak een opname.
need-salt = Schrijf eerst iets.
