error-bad-answer = Het spel begrijpt deze zet niet.
error-bad-setup = Zo kan er geen wedstrijd worden gespeeld. Controleer de instellingen.
error-no-such-level = Dit spel heeft geen computertegenstander op dat niveau.
error-bad-token = Deze link hoort niet bij een plaats in deze wedstrijd. Vraag om een nieuwe.
error-not-your-seat = Je kunt niet voor deze plaats spelen.
error-hidden = De opname is er pas na de wedstrijd; tot die tijd kan ze geheimen verklappen.
error-bad-host = Deze server luistert niet naar de naam “{ $host }”. Wie hem beheert, kan de naam toestaan met DUGOUT_HOSTS.
error-bad-origin = Dit kan alleen vanaf de pagina van deze server.
error-no-match = Op dit adres is geen wedstrijd.
error-damaged = Deze wedstrijd is beschadigd en kan niet worden geopend. De beheerder van deze server vindt de oorzaak in het logboek.
error-no-game = Deze server heeft dat spel niet, of niet die versie van de regels.
error-not-found = Op dit adres staat niets.
error-method-not-allowed = Dit adres accepteert dit soort verzoeken niet.
error-refused = Dat mag nu niet volgens de regels.
error-match-over = De wedstrijd is afgelopen.
error-not-started = De wedstrijd is nog niet begonnen: er is nog een plaats vrij.
error-too-large = Dit bericht is te groot; het maximum is 64 KiB.
error-too-many-requests =
    { $seconds ->
        [one] Te veel verzoeken; wacht een seconde en probeer het opnieuw.
       *[other] Te veel verzoeken; wacht { $seconds } seconden en probeer het opnieuw.
    }
error-internal = Er ging iets mis op de server. Er is niets gespeeld; probeer het opnieuw.
error-database-away = De database reageert niet, dus er is niets opgeslagen. Probeer het zo opnieuw.
error-nobody = Kies eerst een naam.
error-banned = De beheerders van deze server hebben dit account gesloten.
error-muted = Je kunt de chat voorlopig niet gebruiken.
error-avoided = Een van jullie heeft de ander geblokkeerd, dus jullie kunnen niet tegen elkaar spelen.
error-no-person = Op dit adres is geen speler.
error-nothing-to-take-back = Er is nog niets om terug te nemen.
error-name-reserved = Zo heten hier computers en oud-spelers. Kies een andere naam.
error-name-unseen = Deze naam heeft geen zichtbare tekens. Gebruik letters of cijfers.
error-name-signs = In deze naam staan tekens die niet getoond kunnen worden. Gebruik letters of cijfers.
error-seat-taken = Iemand anders was sneller: deze plaats is bezet.
error-no-time = Een klok heeft tijd nodig: kies minuten of dagen.
error-rated-people = In een wedstrijd voor de ranglijst speelt op elke plaats een mens, geen computer.
