error-malformed = Dit verzoek is niet te lezen: { $detail }
error-bad-answer = Dit is geen antwoord dat het spel begrijpt.
error-bad-setup = Zo kan er geen wedstrijd worden klaargezet.
error-no-such-level = Dit spel heeft geen computertegenstander van die sterkte.
error-bad-token = Deze link naar een plaats is niet geldig voor deze wedstrijd.
error-not-your-seat = Deze plaats is niet van jou.
error-hidden = Het verslag is er na de wedstrijd; tot dan kan het iets verraden.
error-bad-host = Deze server luistert niet naar de naam “{ $host }”. Wie hem beheert, kan de naam toestaan met DUGOUT_HOSTS.
error-bad-origin = Dit kan alleen vanaf de pagina van deze server.
error-no-match = Er is geen wedstrijd op dit adres.
error-damaged = Deze wedstrijd is beschadigd en kan niet worden geopend. De beheerder van deze server ziet in het logboek wat eraan mankeert.
error-no-game = Dit spel, of deze versie van de regels, is hier niet beschikbaar.
error-not-found = Er is niets op dit adres.
error-method-not-allowed = Dit adres neemt zo'n verzoek niet aan.
error-stale-question = De wedstrijd is al verder; dit antwoord kwam te laat.
error-refused = De regels staan dit nu niet toe.
error-match-over = De wedstrijd is afgelopen.
error-not-started = De wedstrijd is nog niet begonnen; er is nog een plaats vrij.
error-too-large = Dit bericht is te groot; meer dan 64 KiB wordt niet aangenomen.
error-too-many-requests =
    { $seconds ->
        [one] Te veel verzoeken; wacht een seconde.
       *[other] Te veel verzoeken; wacht { $seconds } seconden.
    }
error-internal = Hier ging iets mis; de wedstrijd is niet veranderd.
error-database-away = De database antwoordt niet; er is niets aangenomen. Probeer het zo opnieuw.
error-bad-webhook = Dit adres is niet bruikbaar: geef een openbaar adres dat met https:// begint.
error-bad-password = Deze naam en dit wachtwoord horen niet bij elkaar.
error-nobody = Zeg eerst wie je bent: kies een naam.
error-banned = Dit account is gesloten door de beheerders van deze server.
error-muted = Je mag voorlopig niet in de chat schrijven.
error-needs-account = Wedstrijden voor de ranglijst zijn voor wie zijn naam met een wachtwoord bewaart.
error-avoided = Een van jullie mijdt de ander, dus deze wedstrijd kan niet.
error-no-person = Er is niemand op dit adres.
error-not-now = Dit kan nu niet.
error-nothing-to-take-back = Er valt nog niets terug te nemen.
error-name-taken = Iemand anders heeft deze naam bewaard. Kies een andere of meld je aan.
error-name-unseen = Aan deze naam is niets te zien. Kies letters of cijfers.
error-name-signs = In deze naam staan tekens die niet getoond kunnen worden. Kies letters of cijfers.
error-name-kept = Verander een bewaarde naam samen met het wachtwoord.
error-seat-taken = Iemand anders was sneller: deze plaats is bezet.
error-no-time = Een klok heeft tijd nodig: kies minuten of dagen.
error-rated-people = Bij een wedstrijd voor de ranglijst zit op elke plaats één mens en geen computer.
error-no-competition = Deze competitie bestaat niet.
error-not-organiser = Dat mag alleen wie de competitie leidt.
