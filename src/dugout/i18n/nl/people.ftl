# Who somebody is: names, accounts, profiles.

nav-sign-in = Aanmelden
nav-account = Jij: { $name }
account-title = Jouw account
account-text-nobody = Je kunt meteen spelen, zonder account. Met een naam en een wachtwoord ben je op elk apparaat terug te vinden.
account-text-guest = Je speelt als gast: alleen dit apparaat kent je.
account-text-kept = Je naam is bewaard. Meld je er op elk apparaat mee aan.
account-profile = Wedstrijden en ratings
account-sign-out = Afmelden
account-keep = Bewaar je naam
account-keep-text = Een naam en een wachtwoord volstaan, geen e-mail. Je wedstrijden gaan mee. Een verloren wachtwoord is niet te herstellen.
account-keep-button = Bewaar deze naam
account-kept = Je naam is bewaard.
account-password = Wachtwoord (minstens 8 tekens)
account-name = Naam
account-change = Wachtwoord wijzigen
account-change-text = Hier blijf je aangemeld; elk ander apparaat moet zich opnieuw aanmelden.
account-current = Huidig wachtwoord
account-new = Nieuw wachtwoord (minstens 8 tekens)
account-changed = Je wachtwoord is gewijzigd. Andere apparaten zijn afgemeld.
account-sign-text = Wat je hier als gast begon, gaat mee.
account-welcome = Welkom terug, { $name }.
account-deleted = Je bent hier vergeten.
notify-title = Als jij aan de beurt bent
notify-browser = Melding van deze browser
notify-browser-help = Verschijnt zolang de pagina open maar niet in beeld is.
notify-refused = De browser staat geen meldingen toe.
webhook = Adres van je eigen programma (webhook)
webhook-help = Het krijgt een ondertekend bericht met spel, stand en link als een wedstrijd op je wacht en je niet kijkt.
webhook-secret = De sleutel van de handtekeningen, alleen nu te zien:
webhook-save = Bewaar
leave-title = Vrije dagen
leave-text =
    { $count ->
        [one] Je hebt nog één dag. Zolang je weg bent, wachten de klokken van correspondentiewedstrijden.
       *[other] Je hebt nog { $count } dagen. Zolang je weg bent, wachten de klokken van correspondentiewedstrijden.
    }
leave-days = Dagen
leave-start = Neem vrij
leave-until = Je bent weg tot { $date }.
leave-end = Ik ben terug
blocked-title = Mensen die je mijdt
delete-title = Verwijder mijn account
delete-text = Naam, wachtwoord, ratings en chat worden verwijderd. Wedstrijden blijven, zonder je naam. Uit competities en bekers word je volgens hun regels teruggetrokken; uitslagen blijven staan onder ‘oud-speler’.
delete-plays = Je wordt volgens de regels teruggetrokken: wat nog niet gespeeld is, vervalt of telt als verloren.
delete-runs = { $heir } leidt haar verder.
delete-runs-alone = Niemand leidt haar nog.
delete-sure = Definitief verwijderen
person-title = Speler
person-none = Niemand hier
person-gone = oud-speler
person-since = Hier sinds { $date }
person-guest = Speelt als gast
person-block = Mijd deze persoon
person-unblock = Niet meer mijden
person-ratings = Ratings
person-rating-help = De sterkte ligt 19 van de 20 keer binnen ± van het getal. Alleen wedstrijden voor de ranglijst tellen.
person-unrated = Nog geen wedstrijd voor de ranglijst.
person-played =
    { $count ->
        [one] 1 wedstrijd
       *[other] { $count } wedstrijden
    }
person-heads = Onderling
person-against = Tegen
person-won = Gewonnen
person-drawn = Gelijk
person-lost = Verloren
person-all = Iedereen
person-matches = Wedstrijden
person-no-matches = Nog geen gespeelde wedstrijden.
result-won = gewonnen
result-drawn = gelijk
result-lost = verloren
result-none = geen uitslag
result-place = plaats { $place }
