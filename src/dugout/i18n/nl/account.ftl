# The pages of an account and of a person.

account-title = Jouw account
account-text-nobody = Je kunt meteen spelen, zonder account. Met een naam en een wachtwoord speel je op elk apparaat verder.
account-text-guest = Je speelt als gast: alleen dit apparaat kent je.
account-text-kept = Je naam is bewaard. Meld je ermee aan op elk apparaat.
account-profile = Wedstrijden en ratings
account-sign-out = Afmelden
account-keep = Bewaar je naam
account-keep-text = Een naam en een wachtwoord zijn genoeg, e-mail is niet nodig. Je houdt je wedstrijden. Een vergeten wachtwoord is niet te herstellen.
account-keep-button = Bewaar deze naam
account-kept = Je naam is bewaard.
account-password = Wachtwoord (minstens 8 tekens)
account-name = Naam
account-change = Wachtwoord wijzigen
account-change-text = Hier blijf je aangemeld; al je andere apparaten worden afgemeld.
account-current = Huidig wachtwoord
account-new = Nieuw wachtwoord (minstens 8 tekens)
account-changed = Wachtwoord gewijzigd. Je andere apparaten zijn afgemeld.
account-sign-text = Wedstrijden die je hier als gast begon, gaan mee.
account-welcome = Welkom terug, { $name }.
account-deleted = Je account is verwijderd.
notify-choose = Kies waarvoor je een melding krijgt, waar en wanneer
notify-title = Meldingen
leave-title = Vrije dagen
leave-text =
    { $count ->
        [one] Je hebt nog één vrije dag. Zolang je weg bent, staan je klokken in correspondentiewedstrijden stil.
       *[other] Je hebt nog { $count } vrije dagen. Zolang je weg bent, staan je klokken in correspondentiewedstrijden stil.
    }
leave-days = Dagen
leave-start = Neem vrij
leave-until = Je bent weg tot { $date }.
leave-end = Ik ben terug
blocked-title = Geblokkeerde spelers
data-title = Mijn gegevens downloaden
data-text = Alles wat hier over je bewaard wordt in één bestand: naam, ratings, instellingen, je wedstrijden met je eigen zetten en chat, je competities.
data-download = Downloaden
delete-text = Je naam, wachtwoord, ratings en chat worden verwijderd. Je wedstrijden blijven bewaard, zonder je naam. Uit competities en bekers word je volgens de regels teruggetrokken; je uitslagen blijven staan als ‘oud-speler’.
delete-plays = Je wordt volgens de regels teruggetrokken: wedstrijden die nog niet gespeeld zijn, vervallen of tellen als verloren.
delete-runs = { $heir } wordt de nieuwe organisator.
delete-runs-alone = Er is dan geen organisator meer.
delete-sure = Definitief verwijderen
person-title = Speler
person-none = Speler niet gevonden
person-since = Lid sinds { $date }
person-guest = Speelt als gast
person-unblock = Deblokkeer
person-ratings = Ratings
person-rating-help = De echte rating ligt 19 van de 20 keer binnen de ±-marge. Alleen wedstrijden voor de ranglijst tellen mee.
person-unrated = Nog geen wedstrijden voor de ranglijst.
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
person-all = Alle spelers
person-matches = Wedstrijden
person-no-matches = Nog geen gespeelde wedstrijden.
need-new-password = Kies een wachtwoord van minstens 8 tekens.
need-password = Vul je wachtwoord in.
