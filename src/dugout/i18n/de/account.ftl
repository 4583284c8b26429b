# The pages of an account and of a person.

account-title = Dein Konto
account-text-nobody = Du kannst sofort spielen, ohne Konto. Mit Name und Passwort spielst du auf jedem Gerät weiter.
account-text-guest = Du spielst als Gast: Nur dieses Gerät kennt dich.
account-text-kept = Dein Name ist gesichert. Damit kannst du dich auf jedem Gerät anmelden.
account-profile = Spiele und Wertungen
account-sign-out = Abmelden
account-keep = Sichere deinen Namen
account-keep-text = Name und Passwort genügen, eine E-Mail-Adresse brauchst du nicht. Deine Spiele behältst du. Ein vergessenes Passwort lässt sich nicht wiederherstellen.
account-keep-button = Diesen Namen sichern
account-kept = Dein Name ist gesichert.
account-password = Passwort (mindestens 8 Zeichen)
account-name = Name
account-change = Passwort ändern
account-change-text = Hier bleibst du angemeldet; alle anderen Geräte werden abgemeldet.
account-current = Bisheriges Passwort
account-new = Neues Passwort (mindestens 8 Zeichen)
account-changed = Passwort geändert. Deine anderen Geräte sind abgemeldet.
account-sign-text = Spiele, die du hier als Gast begonnen hast, nimmst du mit.
account-welcome = Willkommen zurück, { $name }.
account-deleted = Dein Konto ist gelöscht.
notify-choose = Auswählen, was dich wann und wo erreicht
notify-title = Mitteilungen
leave-title = Urlaubstage
leave-text =
    { $count ->
        [one] Du hast noch einen Urlaubstag. Solange du weg bist, stehen deine Uhren in Fernspielen still.
       *[other] Du hast noch { $count } Urlaubstage. Solange du weg bist, stehen deine Uhren in Fernspielen still.
    }
leave-days = Tage
leave-start = Urlaub nehmen
leave-until = Du bist weg bis { $date }.
leave-end = Ich bin zurück
blocked-title = Blockierte Spieler
data-title = Meine Daten herunterladen
data-text = Alles, was hier über dich gespeichert ist, in einer Datei: Name, Wertungen, Einstellungen, deine Spiele mit deinen eigenen Zügen und Chats, deine Wettbewerbe.
data-download = Herunterladen
delete-text = Dein Name, Passwort, deine Wertungen und Chats werden gelöscht. Deine Spiele bleiben, ohne deinen Namen. Aus Ligen und Pokalen wirst du nach deren Regeln zurückgezogen; deine Ergebnisse bleiben als „Ex-Spieler“ stehen.
delete-plays = Du wirst nach den Regeln zurückgezogen: Noch nicht gespielte Spiele entfallen oder zählen als verloren.
delete-runs = { $heir } wird neuer Veranstalter.
delete-runs-alone = Dann gibt es keinen Veranstalter mehr.
delete-sure = Endgültig löschen
person-title = Spieler
person-none = Spieler nicht gefunden
person-since = Dabei seit { $date }
person-guest = Spielt als Gast
person-unblock = Nicht mehr blockieren
person-ratings = Wertungen
person-rating-help = Die wahre Wertung liegt in 19 von 20 Fällen in der ±-Spanne. Nur gewertete Spiele zählen.
person-unrated = Noch keine gewerteten Spiele.
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
person-all = Alle Spieler
person-matches = Spiele
person-no-matches = Noch keine beendeten Spiele.
need-new-password = Wähle ein Passwort mit mindestens 8 Zeichen.
need-password = Gib dein Passwort ein.

# Signing in through another service.
sign-in-elsewhere = Mit { $provider } anmelden
sign-in-elsewhere-text = Ein Passwort brauchst du hier nicht: { $provider } bestätigt, wer du bist. Spiele, die du hier als Gast begonnen hast, nimmst du mit.
sign-in-connect = Mit { $provider } verbinden
sign-in-connect-text = Danach kannst du dich auch mit { $provider } anmelden.
sign-in-connected = Du kannst dich auch mit { $provider } anmelden.
sign-in-only = Du meldest dich mit { $provider } an und hast hier kein Passwort.
sign-in-arrived = Willkommen, { $name }.
account-set = Passwort festlegen
account-set-text = Danach kannst du dich auch mit Name und Passwort anmelden. Alle anderen Geräte werden abgemeldet.
sign-in-back = Zu deinem Konto
sign-in-denied = Anmeldung abgebrochen
    .text = Es hat sich nichts geändert. Du kannst es noch einmal versuchen oder als Gast spielen.
sign-in-old = Diese Anmeldung ist abgelaufen
    .text = Sie hat länger als zehn Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte versuche es noch einmal.
sign-in-away = Der Anmeldedienst ist nicht erreichbar
    .text = Bitte versuche es in ein paar Minuten noch einmal. Bis dahin kannst du als Gast weiterspielen.
sign-in-invalid = Die Anmeldung hat nicht geklappt
    .text = Die Antwort des Anmeldedienstes wurde abgelehnt. Der Betreiber dieses Servers findet den Grund im Protokoll.
sign-in-banned = Du kannst dich hier nicht anmelden
    .text = Der Betreiber dieses Servers hat dieses Konto gesperrt.
sign-in-identity-taken = Schon vergeben
    .text = Mit dieser Identität meldet sich hier schon ein anderes Konto an. Melde dich damit an oder verbinde eine andere.
sign-in-no-name = Es kam kein Name mit
    .text = Der Anmeldedienst hat keinen Namen übermittelt, der hier verwendet werden kann. Bitte frage den Betreiber dieses Servers.
error-sign-in-again = Dafür musst du dich in den letzten zehn Minuten angemeldet haben. Bitte melde dich ab und wieder an.
error-no-provider = Über einen anderen Dienst kann sich hier niemand anmelden.
error-identity-taken = Mit dieser Identität meldet sich hier schon ein anderes Konto an.
error-no-name = Der Anmeldedienst hat keinen Namen übermittelt, der hier verwendet werden kann.
error-provider-away = Der Anmeldedienst ist nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.

error-bad-webhook = Diese Adresse funktioniert nicht: Gib eine öffentliche Adresse an, die mit https:// beginnt.
error-bad-password = Name oder Passwort ist falsch. Versuch es noch einmal.
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-name-kept = Um einen gesicherten Namen zu ändern, gib auch dein Passwort ein.
