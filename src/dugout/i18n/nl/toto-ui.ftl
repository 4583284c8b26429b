### Woorden van de tototafel. Gebeurtenissen, vragen en weigeringen staan in toto.ftl.

## Het bord

toto-pane = De tafel
toto-board = De 13 wedstrijden
toto-board-of-round = De 13 wedstrijden van ronde { $round }
toto-number = Nr.
toto-home = Thuis
toto-away = Uit
toto-score = Stand
toto-form-short = Toto
toto-result-short = Uitsl.
toto-count = Goede uitslagen
toto-right = goed
toto-mark-right-now = goed bij deze stand
toto-mark-not-now = fout bij deze stand
# $card is 0 als geen kaart van jou past; $help zegt wat het doelpunt voor je formulier betekent
toto-side-label = { $card ->
    [0] { $team } { $goals }, { $fixture }
   *[other] { $team } { $goals }, { $fixture }: speel hier een { $card }. { $help ->
        [right] Daarmee klopt je formulier hier.
        [wrong] Daarmee klopt je formulier hier niet meer.
        [safer] Je rij staat daarmee steviger.
        [nearer] De stand komt dichter bij je formulier.
        [further] De stand raakt verder weg van je formulier.
       *[none] {""}
    }
}

## Kaarten

toto-card-goal = doelpuntkaart { $card }
toto-card-whistle = fluitkaart
toto-stack = { $kind ->
    [whistle] { $count ->
        [one] 1 fluitkaart
       *[other] { $count } fluitkaarten
    }
   *[goal] { $count ->
        [one] 1 doelpuntkaart { $card }
       *[other] { $count } doelpuntkaarten { $card }
    }
}
toto-your-hand = Jouw kaarten
toto-hand-note = { $open ->
    [open] Open: iedereen ziet ze.
    [covered] Bedekt: alleen jij ziet ze.
   *[unknown] Tot nu toe zie alleen jij ze.
}
toto-card-fits-nowhere = Geen enkel team heeft nu een { $card } nodig: de kaart moet precies één meer zijn dan de doelpunten van dat team.
toto-wrong-card = { $team }: nu past een { $needed }, geen { $card }.
toto-whistle-later = Met een fluitkaart keur je een doelpunt af, meteen nadat het is gespeeld.
toto-put-back = Leg de kaart terug
toto-no-cards = geen kaarten meer

## Plaatsen en geld

toto-players = Spelers
toto-player = Speler
toto-you = jij
toto-you-name = Jij
toto-away-from-table = weg
toto-cash = in kas
toto-seat-hand = { $open ->
    [open] open · { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
    [covered] bedekt · { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
   *[unknown] { $cards ->
        [0] nog geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
}
toto-doing = { $state ->
    [thinking] aan zet
    [chosen] heeft gekozen
    [sent] formulier ingeleverd
    [scored] heeft gescoord
    [may-whistle] mag fluiten
    [leads] beste van de ronde
   *[passed] past
}
toto-strip-label = { $name }: { $cash } in kas, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $state ->
    [on] , aan zet
   *[off] {""}
}
toto-pot = Pot
toto-pot-empty = Iedereen begint met 50 en zet 10 per ronde in.
toto-pot-of-round = Pot, ronde { $round } van { $rounds }
toto-round = Ronde
toto-round-short = ronde { $round } van { $rounds }
# $carry en $jackpot kunnen 0 zijn
toto-pot-parts = { $seats } × inzet { $stakes }{ $carry ->
    [0] {""}
   *[other] {" "}+ overgebleven { $carry }
}{ $jackpot ->
    [0] {""}
   *[other] {" "}+ jackpot { $jackpot }
}

## Wat er gevraagd wordt

toto-panel = Jouw zet
toto-seconds-left = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
}
toto-wait-table = De tafel wordt klaargezet
toto-wait-for = { $count ->
    [one] Wachten op { $names }
   *[other] Wachten op { $names }
}
toto-wait-why = { $phase ->
    [columns] De spelers kiezen een kolom.
    [expose] Open of bedekt? De keuzes gaan open zodra iedereen heeft gekozen.
    [forecast] Iedereen vult een formulier in. Ze blijven geheim tot de uitslagen.
    [turn] Het volgende doelpunt komt eraan.
    [deal] De kaarten worden gedeeld.
   *[other] Een ogenblik.
}
toto-wait-turns = { $turns ->
    [one] Jij bent de volgende.
   *[other] Over { $turns } beurten ben jij aan zet.
}
toto-has-passed = { $mine ->
    [yes] Jij kon geen doelpunt maken en paste.
   *[no] { $name } kon geen doelpunt maken en paste.
}

toto-columns-title = Kies je kolom
toto-columns-watch = De spelers kiezen een kolom
toto-columns-text = Hier komen je dopjes als de uitslagen worden gelezen. De kolom is het hele spel van jou en geeft geen voordeel.
toto-columns-ask = { $free ->
    [one] Tik op de vrije kolom.
   *[other] Tik op een van de { $free } vrije kolommen.
}
toto-columns-deal = Geef iedereen een kolom
toto-column-free = vrij
toto-column-take = Neem kolom { $letter }

toto-expose-title = Kaarten bedekt houden of laten zien?
toto-expose-text = Open kaarten verraden welke doelpunten je nog kunt maken. Het geldt voor deze ronde.
toto-expose-chosen = { $open ->
    [open] Je speelt met open kaarten
   *[covered] Je houdt je kaarten bedekt
}
toto-expose-change = Je kunt nog van gedachten veranderen tot iedereen heeft gekozen.
toto-first-title = Jouw kaarten
toto-first-text = Houd ze voor jezelf: dan weet niemand wat je kunt scoren.
toto-first-covered = Beginnen, kaarten bedekt
toto-first-open = Aan iedereen laten zien
toto-open = Open
toto-open-means = Iedereen ziet ze en kan ertegen spelen.
toto-covered = Bedekt
toto-covered-means = Alleen jij ziet ze. Niemand weet welke doelpunten je kunt maken.

toto-your-form = Jouw formulier
toto-form-title = Vul je formulier in
toto-form-text = { $filled ->
    [0] Hoe eindigt elke wedstrijd? Een pijl wijst naar de winnaar, twee streepjes is gelijk.
   *[other] { $filled } van 13 ingevuld. Een pijl wijst naar de winnaar, twee streepjes is gelijk.
}
toto-form-progress = { $filled } van 13 ingevuld
toto-form-sent = Je formulier is binnen
toto-form-change = Je mag het veranderen tot het laatste formulier binnen is. Niemand ziet het vóór de uitslagen.
toto-form-send = Lever het formulier in
toto-form-resend = Lever het opnieuw in
toto-form-missing = { $missing ->
    [one] nog 1 wedstrijd
   *[other] nog { $missing } wedstrijden
}
toto-mark-head-1 = Thuis
toto-mark-head-2 = Uit
toto-mark-head-3 = Gelijk
toto-mark-meaning = { $mark ->
    [1] { $home } wint
    [2] { $away } wint
   *[3] { $home } en { $away } spelen gelijk
}
toto-quick-fill = Vul de lege rijen
toto-fill-hand = Volgens mijn kaarten
toto-fill-hand-means = Hoe meer enen je hebt, hoe minder gelijkspelen
toto-fill-random = Willekeurig
toto-fill-clear = Wissen

toto-turn-title = Jouw beurt: maak een doelpunt
toto-turn-text = { $sides ->
    [one] Je kaarten passen maar bij één team: tik erop.
   *[other] { $rights ->
        [0] { $ups ->
            [0] Geen doelpunt helpt je formulier nu. Speel er een waar het je het minst kost.
           *[other] Geen rij wordt nu goed. Een pijltje maakt er een veiliger of brengt hem dichterbij.
        }
        [one] Zoek het vinkje: één doelpunt maakt een rij van jou goed.
       *[other] Zoek de vinkjes: { $rights } doelpunten maken elk een rij van jou goed.
    }
}
toto-turn-lifted = Wie krijgt de { $card }?

## Fluiten

toto-window = Fluiten?
toto-goal-for = Doelpunt: { $team }!
toto-window-who = { $mine ->
    [yes] Jij speelt een { $card }: { $fixture } { $home }–{ $away }.
   *[no] { $name } speelt een { $card }: { $fixture } { $home }–{ $away }.
}
toto-window-help = { $mark ->
    [1] { $help ->
        [right] Jij voorspelde { $home }: met dit doelpunt heb je het goed.
        [wrong] Jij voorspelde { $home }: met dit doelpunt heb je het fout.
        [nearer] Jij voorspelde { $home }: dit doelpunt komt je goed uit.
       *[further] Jij voorspelde { $home }: dit doelpunt komt je slecht uit.
    }
    [2] { $help ->
        [right] Jij voorspelde { $away }: met dit doelpunt heb je het goed.
        [wrong] Jij voorspelde { $away }: met dit doelpunt heb je het fout.
        [nearer] Jij voorspelde { $away }: dit doelpunt komt je goed uit.
       *[further] Jij voorspelde { $away }: dit doelpunt komt je slecht uit.
    }
   *[3] { $help ->
        [right] Jij voorspelde gelijkspel: met dit doelpunt heb je het goed.
        [wrong] Jij voorspelde gelijkspel: met dit doelpunt heb je het fout.
        [nearer] Jij voorspelde gelijkspel: dit doelpunt komt je goed uit.
       *[further] Jij voorspelde gelijkspel: dit doelpunt komt je slecht uit.
    }
}
toto-window-left = { $stage ->
    [early] Nog vroeg: er komen nog { $cards } kaarten, en de meeste rijen draaien weer om.
    [middle] Nog { $cards } kaarten: deze rij kan weer omdraaien.
   *[late] { $cards ->
        [one] Nog maar 1 kaart: deze rij draait bijna zeker niet meer om.
       *[other] Nog maar { $cards } kaarten: deze rij draait waarschijnlijk niet meer om.
    }
}
toto-cards-left = { $cards ->
    [one] Nog 1 kaart in het spel.
   *[other] Nog { $cards } kaarten in het spel.
}
toto-stop = STOP
toto-stop-by = { $name }: STOP
toto-stand = Laten staan
toto-continue = Verder
toto-whistles-held = { $count ->
    [0] Je hebt geen fluitkaart.
    [one] Je hebt 1 fluitkaart.
   *[other] Je hebt { $count } fluitkaarten.
}
toto-window-secret = Iedereen krijgt dezelfde vraag; niemand ziet de antwoorden.
toto-window-shared = Wie een fluitkaart heeft, mag STOP zeggen. Anders tik je op Verder.
toto-look-form = { $name }: mijn formulier
toto-look-form-hold = Houd het oog ingedrukt om je formulier te zien; de anderen kijken even weg.
toto-window-yours = Jouw doelpunt. { $names } mag fluiten.
toto-window-waiting = { $answered ->
    [yes] Jij laat het staan. Wachten op de anderen.
   *[no] Wachten op { $names }.
}

## De uitslagen

toto-reading-forms = De formulieren gaan open en de uitslagen worden één voor één gelezen.
toto-reading-row = Wedstrijd { $fixture }, { $name } { $home }–{ $away }: { $mark ->
    [1] thuiswinst
    [2] uitwinst
   *[3] gelijkspel
}
toto-reading-right = { $count ->
    [0] Niemand had het goed.
   *[other] { $names }
}
toto-skip = Naar het einde
toto-outcome-title = { $outcome ->
    [taken] { $count ->
        [you] Jij wint de pot!
       *[other] { $names } wint de pot!
    }
    [shared] { $names } delen de pot
    [final-share] { $count ->
        [you] Jij krijgt de laatste pot
        [one] { $names } krijgt de laatste pot
       *[other] { $names } delen de laatste pot
    }
    [bank] De bank houdt de pot
   *[stays] De pot blijft staan
}
toto-outcome-why = { $count ->
    [you] Jij hebt de meeste goed: { $best } van 13.
    [one] { $names } heeft de meeste goed: { $best } van 13.
   *[other] { $names } hebben de meeste goed, { $best } van 13: { $leaders } van de { $seats } spelers. { $outcome ->
        [shared] Zo weinig mogen de pot delen.
        [stays] Dat is te veel: de pot blijft staan.
       *[other] {""}
    }
}
toto-outcome-yours = Jij hebt er { $count } goed.
toto-outcome = { $outcome ->
    [taken] { $count ->
        [you] De pot van { $pot } is voor jou.
       *[other] De pot van { $pot } gaat naar { $names }.
    }
    [shared] { $rounding ->
        [0] De pot van { $pot } wordt gedeeld: elk { $share }.
       *[other] De pot van { $pot } wordt gedeeld en naar boven afgerond: elk { $share }. De bank legt { $rounding } bij.
    }
    [final-share] { $rounding ->
        [0] Na de laatste ronde wordt de pot van { $pot } gedeeld: elk { $share }.
       *[other] Na de laatste ronde wordt de pot van { $pot } gedeeld en naar boven afgerond: elk { $share }. De bank legt { $rounding } bij.
    }
    [bank] Na de laatste ronde gaat de pot van { $pot } naar de bank.
   *[stays] Niemand wint. De { $pot } blijft staan voor de volgende ronde.
}
toto-jackpot = Niemand had alle 13 goed: de bank legt een jackpot van { $amount } bij.
toto-no-jackpot = Iemand had alle 13 goed: deze keer geen jackpot.
toto-next-pot = Volgende pot: { $pot }
toto-leftover = Overgebleven kaarten
toto-removed = opzij gelegd
toto-after-reading = { $next ->
    [ranking] Toon de eindstand
   *[round] Naar ronde { $round }
}

## Het einde

toto-over = Het spel is afgelopen
toto-winner = { $count ->
    [you] Jij wint!
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
toto-own-place = Jouw plaats: { $place } van { $seats }. Jij had er { $right } goed, { $name } { $best }.
toto-own-win = { $rounds ->
    [one] { $right } van de 13 goed. { $name } kwam het dichtst in de buurt met { $best }.
   *[other] { $cash } in kas. { $name } kwam het dichtst in de buurt met { $second }.
}
toto-winner-cash = { $cash } in kas na { $rounds ->
    [one] één ronde.
   *[other] { $rounds } ronden.
}
toto-place = Plaats
toto-total-right = Goed
toto-rounds-led = Beste
toto-best-round = Top
toto-right-short = { $count } goed
toto-money-over-rounds = Geld per ronde
toto-chart = Lijngrafiek van ieders kas na elke ronde; de cijfers staan in de tabel eronder
toto-chart-start = begin
toto-look-back = Bekijk alle formulieren
toto-look-at-round = Bekijk ronde { $round }

## Rond de tafel

toto-aside = Aan tafel
toto-side = Verslag of chat
toto-speed = Tempo van de anderen
toto-speed-name = { $speed ->
    [normal] Normaal
    [fast] Snel
   *[off] Meteen
}
toto-if-ended = Bij deze stand
toto-of-13 = { $count } van 13
toto-right-on-form = goed op je formulier
toto-right-now = { $count } van 13 goed bij deze stand

## Vaste instructies

toto-orders = Vaste instructies
toto-orders-text = Als je er niet bent, beslissen je opdrachten of je fluit. Niemand anders ziet ze. Je kunt ze veranderen als er geen fluitmoment is.
toto-orders-stop = Fluit deze doelpunten af
toto-orders-condition = Doelpunten, groep { $n }
toto-orders-fixtures = Wedstrijden
toto-orders-sides = Teams
toto-orders-cards = Kaarten
toto-orders-scorers = Gescoord door
toto-orders-all = alle
toto-orders-none = Je fluit geen doelpunten af.
toto-orders-add = Doelpunten toevoegen
toto-orders-remove = Weghalen
toto-orders-rest = Alle andere doelpunten
toto-orders-default = { $way ->
    [ask] Vraag mij
   *[stand] Laten staan
}
toto-orders-save = Opdrachten bewaren
toto-orders-saved = Bewaard.

## Teams

team-ned = Nederland
    .short = Nederl.
    .said = Nederland
team-bel = België
    .short = België
    .said = België
team-eng = Engeland
    .short = Engel.
    .said = Engeland
team-sco = Schotland
    .short = Schotl.
    .said = Schotland
team-ger = Duitsland
    .short = Duitsl.
    .said = Duitsland
team-aut = Oostenrijk
    .short = Oostenr.
    .said = Oostenrijk
team-fra = Frankrijk
    .short = Frankr.
    .said = Frankrijk
team-esp = Spanje
    .short = Spanje
    .said = Spanje
team-ita = Italië
    .short = Italië
    .said = Italië
team-sui = Zwitserland
    .short = Zwits.
    .said = Zwitserland
team-por = Portugal
    .short = Portugal
    .said = Portugal
team-gre = Griekenland
    .short = Griekenl.
    .said = Griekenland
team-swe = Zweden
    .short = Zweden
    .said = Zweden
team-nor = Noorwegen
    .short = Noorw.
    .said = Noorwegen
team-den = Denemarken
    .short = Denem.
    .said = Denemarken
team-fin = Finland
    .short = Finland
    .said = Finland
team-pol = Polen
    .short = Polen
    .said = Polen
team-cze = Tsjechië
    .short = Tsjech.
    .said = Tsjechië
team-hun = Hongarije
    .short = Hongar.
    .said = Hongarije
team-rou = Roemenië
    .short = Roemen.
    .said = Roemenië
team-bra = Brazilië
    .short = Brazil.
    .said = Brazilië
team-arg = Argentinië
    .short = Argent.
    .said = Argentinië
team-mex = Mexico
    .short = Mexico
    .said = Mexico
team-usa = Verenigde Staten
    .short = Ver. Staten
    .said = de Verenigde Staten
team-jpn = Japan
    .short = Japan
    .said = Japan
team-kor = Zuid-Korea
    .short = Z-Korea
    .said = Zuid-Korea

## Opties met een eigen editor

toto-deck-total = { $total } van { $size } kaarten
toto-own-fixtures = Onze eigen wedstrijden
toto-own-home = Thuisteam, wedstrijd { $number }
toto-own-away = Uitspelend team, wedstrijd { $number }
toto-own-different = Elk team moet een andere naam hebben.

## Toetsen

keys-toto-column = kies een kolom
keys-toto-hand = speel met open kaarten of houd ze bedekt
keys-toto-form = vul het formulier in: thuis, uit, gelijk
keys-toto-lift = pak een kaart
keys-toto-walk = ga van team naar team
keys-toto-enter = speel de kaart, verstuur het formulier, ga verder
keys-toto-stop = STOP
keys-toto-stand = laat het doelpunt staan
keys-toto-skip = sla de animatie over
keys-toto-escape = leg de kaart terug, sluiten
