error-malformed = Dit verzoek is niet te lezen: { $detail }
error-bad-answer = Dit is geen antwoord dat het spel begrijpt.
error-bad-setup = Zo kan er geen wedstrijd worden klaargezet.
error-no-such-level = Dit spel heeft geen computertegenstander van die sterkte.
error-bad-token = Deze link naar een plaats is niet geldig voor deze wedstrijd.
error-not-your-seat = Deze plaats is niet van jou.
error-hidden = Het verslag is na de wedstrijd te downloaden, omdat er nog iets in verborgen is.
error-bad-origin = Live spelen kan alleen vanaf de pagina van deze server.
error-no-match = Er is geen wedstrijd op dit adres.
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
