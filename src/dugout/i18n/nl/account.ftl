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

# Signing in through another service.
sign-in-elsewhere = Aanmelden met { $provider }
sign-in-elsewhere-text = Een wachtwoord is hier niet nodig: { $provider } bevestigt wie je bent. Wedstrijden die je hier als gast begon, gaan mee.
sign-in-connect = Koppelen met { $provider }
sign-in-connect-text = Daarna kun je je ook met { $provider } aanmelden.
sign-in-connected = Je kunt je ook met { $provider } aanmelden.
sign-in-only = Je meldt je aan met { $provider } en hebt hier geen wachtwoord.
sign-in-arrived = Welkom, { $name }.
account-set = Wachtwoord instellen
account-set-text = Daarna kun je je ook met naam en wachtwoord aanmelden. Al je andere apparaten worden afgemeld.
sign-in-back = Naar je account
sign-in-denied = Aanmelden afgebroken
    .text = Er is niets veranderd. Je kunt het opnieuw proberen, of als gast spelen.
sign-in-old = Deze aanmelding is verlopen
    .text = Het duurde langer dan tien minuten, of je begon in een andere browser. Probeer het opnieuw.
sign-in-away = De aanmelddienst is niet bereikbaar
    .text = Probeer het over een paar minuten opnieuw. Tot dan kun je als gast blijven spelen.
sign-in-invalid = Aanmelden is niet gelukt
    .text = Het antwoord van de aanmelddienst is geweigerd. De beheerder van deze server vindt de reden in het logboek.
sign-in-banned = Je kunt je hier niet aanmelden
    .text = De beheerder van deze server heeft dit account geblokkeerd.
sign-in-identity-taken = Al in gebruik
    .text = Een ander account hier meldt zich al met deze identiteit aan. Meld je daarmee aan, of koppel een andere.
sign-in-no-name = Er kwam geen naam mee
    .text = De aanmelddienst gaf geen naam door die hier bruikbaar is. Vraag het de beheerder van deze server.
error-sign-in-again = Hiervoor moet je je in de afgelopen tien minuten hebben aangemeld. Meld je af en weer aan.
error-no-provider = Aanmelden via een andere dienst kan hier niet.
error-identity-taken = Een ander account hier meldt zich al met deze identiteit aan.
error-no-name = De aanmelddienst gaf geen naam door die hier bruikbaar is.
error-provider-away = De aanmelddienst is niet bereikbaar. Probeer het over een paar minuten opnieuw.

error-bad-webhook = Dit adres werkt niet: gebruik een openbaar adres dat met https:// begint.
error-bad-password = Naam of wachtwoord klopt niet. Probeer het opnieuw.
error-name-taken = Deze naam is al bezet. Kies een andere, of meld je aan als hij van jou is.
error-name-kept = Geef ook je wachtwoord om een bewaarde naam te wijzigen.
