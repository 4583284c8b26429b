# De tafel van de organisator: uitslagen met de hand, mensen die afvallen, meer tijd, en wat er besloten is.
co-tab-desk = Organisatie
co-tab-history = Logboek
co-cancel = Annuleren
co-waits = Nog open
co-waits-none = Er valt nu geen wedstrijd in te voeren.
co-desk-kind = Wat er gebeurde
co-desk-enter = Echte tafel
co-desk-enter-title = Uitslag invoeren
co-desk-enter-do = Invoeren
co-desk-award = Reglementair
co-desk-award-title = Reglementaire nederlaag
co-desk-award-do = Vaststellen
co-desk-overturn = Andere uitslag
co-desk-overturn-title = Deze uitslag herzien?
co-desk-overturn-do = Herzien
co-desk-strike = Schrappen
co-desk-strike-title = Deze uitslag schrappen?
co-desk-strike-do = Schrappen
co-desk-strike-help = De uitslag vervalt en de wedstrijd staat weer open.
co-desk-loser = Wie verliest reglementair
co-desk-loser-first = Kies wie reglementair verliest.
co-desk-forfeits = { $name } verliest
co-codes-goals = Doelpunten, kaarten en blessures (makers mogen leeg blijven)
co-goal = doelpunt
co-add-goal = Doelpunt erbij
co-add-code-card = Kaart of blessure erbij
co-reason = Reden, voor iedereen te lezen
co-reason-example = { $kind ->
    [award] Niet komen opdagen, niet afgemeld
   *[other] De cijfers waren omgewisseld
}
co-follows = Wat daaruit volgt
co-follows-row = { $name }: { $same ->
    [yes] nu { co-th }
   *[no] { $kind ->
        [money] geld
       *[points] punten
    } { $before } → { $after }{ $moved ->
        [yes] , nu { co-th }
       *[no] { "" }
    }
}
co-follows-man = { $name }, { $man }: { $suspended ->
    [0] niet geschorst
    [one] 1 wedstrijd geschorst
   *[other] { $suspended } wedstrijden geschorst
}, { $rolled ->
    [yes] over de blessure beslist de dobbelsteen als je bevestigt
   *[no] { $hurt ->
        [0] fit
        [one] 1 wedstrijd geblesseerd
       *[other] { $hurt } wedstrijden geblesseerd
    }
}
co-follows-out = { $name } ligt eruit.
co-follows-matches = { $status ->
    [done] { $count ->
        [one] Nog één wedstrijd wordt een reglementaire nederlaag.
       *[other] Nog { $count } wedstrijden worden reglementaire nederlagen.
    }
    [void] { $count ->
        [one] Eén wedstrijd verdwijnt uit de stand.
       *[other] { $count } wedstrijden verdwijnen uit de stand.
    }
    [unplayed] { $count ->
        [one] Eén wedstrijd blijft ongespeeld.
       *[other] { $count } wedstrijden blijven ongespeeld.
    }
   *[waiting] { $count ->
        [one] Eén wedstrijd staat weer open.
       *[other] { $count } wedstrijden staan weer open.
    }
}
co-follows-part = { $part } eindigt nu op { $time }.
co-follows-told = { $count ->
    [0] Het komt in het logboek.
    [one] Het komt in het logboek, en één persoon krijgt bericht.
   *[other] Het komt in het logboek, en { $count } mensen krijgen bericht.
}
co-dropout = Als iemand afvalt
co-replace = Vervangen
co-replace-help = Iemand anders neemt het team over, met uitslagen, kaarten, blessures en datums.
co-replace-name = Wie neemt het over
co-take-out = Terugtrekken
co-take-out-help = Voor de helft van de wedstrijden verdwijnen ze alle uit de stand; daarna is de rest reglementair verloren.
co-change-entrant = { $name } vervangen of terugtrekken
co-before-him = eerder: { $name }
co-state-in = doet mee
co-state-out = eruit
co-state-computer = computer
co-days-title = De kalender
co-day-over = { $over } van { $count } gespeeld
co-day-running = { $count } bezig
co-day-live = bezig
co-day-done = klaar
co-day-change = Wijzigen
co-date-missing = Kies een datum en een tijd.
co-extend = Meer tijd geven
co-extend-by = Hoeveel
co-extend-time = { $hours ->
    [1] 1 uur
    [3] 3 uur
    [24] 1 dag
    [72] 3 dagen
   *[168] een week
}
co-extend-rest = Alles wat later komt, schuift mee
co-did-nothing = Er is nog niets besloten.
co-did-draw = { $by } sloot de inschrijving en lootte.
co-did-enter = { $confirmed ->
    [both] Beide kanten voerden { $match } gelijk in: { $after }, gespeeld aan een echte tafel.
    [one] { $by } bevestigde { $match }: { $after }. { $other } had het ingevoerd, gespeeld aan een echte tafel.
   *[no] { $by } voerde { $match } in: { $after }, gespeeld aan een echte tafel.
}
co-reason-done = Gedaan. Het staat in het logboek.
co-did-session = { $by } heeft de sessie van { $match } ingevoerd, gespeeld aan een echte tafel.
co-did-reject = { $by } heeft afgewezen wat voor { $match } was ingevoerd. Het moet opnieuw worden ingevoerd.
co-did-overturn = { $by } herzag { $match }: { $struck ->
    [yes] { $before } is geschrapt
   *[no] { $before } → { $after }
}.
co-did-award = { $by } stelde een reglementaire uitslag vast in { $match }: { $after }.
co-did-extend = { $part }: { $by } { $on ->
    [yes] gaf er { $hours ->
        [0] minder dan een uur
       *[other] { $hours } { $unit ->
            [days] dagen
           *[hours] uur
        }
    } bij.
   *[no] haalde er weer { $hours ->
        [0] minder dan een uur
       *[other] { $hours } { $unit ->
            [days] dagen
           *[hours] uur
        }
    } af.
}
co-did-replace = { $by } verving { $name } door { $other }.
co-did-claim = { $name } speelt nu zelf.
co-did-withdraw = { $self ->
    [yes] { $by } trok zich terug.
   *[no] { $by } trok { $name } terug.
}
co-did-deadline = { $part }: de tijd was om, en { $by } besliste over alles wat nog openstond.
co-by-hand = met de hand ingevoerd
co-overturned = herzien
co-was-ruled = { $by } stelde op { $time } een reglementaire uitslag vast: { $after }.
co-was-overturned = { $struck ->
    [yes] Deze uitslag, { $before }, is op { $time } geschrapt door { $by }.
   *[no] Deze uitslag is op { $time } herzien door { $by }: { $before } → { $after }.
}
co-guest-ready = { $name } is klaar
co-guest-unready = { $name } toch niet klaar

# Deelnemers voor de loting.
co-seed-grip = { $name } verplaatsen, nummer { $place } van { $count }. Spatie pakt op, pijlen verplaatsen; Alt met een pijl verplaatst meteen.
co-seed-at = { $name }, nummer { $place } van { $count }
co-seed-lifted = { $name } opgepakt, nummer { $place } van { $count }. Pijlen verplaatsen, spatie zet neer.
co-add-names = Mensen op naam toevoegen
co-names-lines = Kees Verloop
    Fatma, Rode Leeuwen
    Tante Riet
co-add-guests = { $count ->
    [0] Toevoegen
    [one] Eén gast toevoegen
   *[other] { $count } gasten toevoegen
}
co-invite = Uitnodigen met een link
co-invite-to = Meedoen met { $title }
co-claim-help = Wie deze link opent, speelt als { $name }. Stuur hem naar niemand anders.
co-claim-link = Link voor { $name }
co-desk-begun = De wedstrijd wordt nu op Dugout gespeeld. Is hij toch op een echte tafel gespeeld, geef dan eerst een reglementaire uitslag; daarna staat hij bij de uitslagen en wijzig je hem daar.
co-claim-title = Er is een plaats voor je
co-claim-text = De organisator van { $title } heeft je al ingeschreven. Neem je plaats in, dan speel je vanaf dit apparaat.
co-claim-gone = Deze plaats is bezet
co-claim = Mijn plaats innemen
co-sheet-rounds = Gespeelde ronden
co-sheet-player = Speler
co-sheet-column = { $column ->
    [right] goed
    [leads] leider
    [bests] beste
   *[cash] geld
}
co-sheet-help = Het geld aan het eind van de sessie beslist. Goede uitslagen, ronden als leider en de beste ronde beslissen bij gelijke stand en mogen leeg blijven. De stand laat zien hoeveel dat meer of minder is dan iedereen van de bank kreeg.
co-sheet-more = Ook goede uitslagen invoeren
co-sheet-type = Vul ieders geld in: dan staat hier wat eruit volgt.
co-whole-numbers = Vul hele getallen in, 0 of meer.
co-sheet-strike-help = De sessie is weer open: voer haar opnieuw in, of speel haar hier.
