### The report of a match: its figures, its picture and its page.

report-page = Wedstrijdverslag: { $title }
report-loading = De wedstrijd wordt nagespeeld voor de cijfers …
report-not-over = Het verslag is er zodra de wedstrijd is afgelopen.
report-back = Terug naar de wedstrijd
report-replay = Bekijk de herhaling
report-share = Delen
report-link = Kopieer de link
report-link-copied = Link gekopieerd.
report-svg = Afbeelding (SVG)
report-png = Afbeelding (PNG)
report-print = Afdrukken
report-data = Cijfers (JSON)
report-as-table = Als tabel
report-show = Bekijk dit moment
report-made-with = Dugout

report-you = Jij ({ $name })
report-you-name = Jij
report-list = { $names } en { $last }
report-title-table =
    { $count ->
        [you] Jij wint
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
report-shootout = Strafschoppenserie: { $score }.
report-first-leg = Heenwedstrijd: { $score }.
report-began = De wedstrijd begon bij { $score }.
report-stood = Op het veld stond het { $score }.
report-own-goal = { $man } (eigen doelpunt)
report-rounds =
    { $rounds ->
        [one] { $rounds } ronde.
       *[other] { $rounds } ronden.
    }
report-best-round = beste ronde: { $count } goed
report-only-round = { $count } goed
report-minute = { $minute }′
report-minute-leg =
    { $leg ->
        [1] Heenwedstrijd
       *[other] Return
    }, { $minute }′
report-goal-number = { $goal ->
    [0] Aftrap, ronde { $round }
   *[other] Ronde { $round }, goal { $goal }
}
report-move = Zet { $number }
report-round-short = R{ $round }
report-round = Ronde { $round }
report-round-head = Ronde
report-round-caption = Ronde { $round }: een pot van { $pot }
report-start = Begin
report-man = { $man } ({ $you ->
    [yes] jij
   *[no] { $team }
})

report-time = Tijd
report-draw = Gelijk
report-player = Speler
report-team = Ploeg
report-shooter = Schutter
report-place = Vanaf
report-chance = Kans
report-outcome = Afloop

report-chances = Kans op winst
report-chances-note = Na elke beurt, op basis van stand, resterende tijd en stelling. Het model is getraind op wedstrijden tussen computers en getest op andere.
report-chances-note-table = Na elk doelpunt, op basis van geld, pot en goede voorspellingen. Het model is getraind op spellen tussen computers en getest op andere.
report-chances-label = Verloop van de winstkansen ({ $names }); de cijfers staan in de tabel eronder.

report-shots = Schoten
report-shots-note = Waar elk schot werd gelost; hoe groter, hoe beter de kans bij het schot, met iedereen nog in de weg. Een bal is een doelpunt, S gered, × onderweg geblokt, W naast, ? nog onderweg bij het eindsignaal. Ronde tekens zijn van de thuisploeg.
report-shots-label = { $home }: { $home-count ->
    [one] { $home-count } schot
   *[other] { $home-count } schoten
}, samen { $home-worth } doelpunten waard. { $away }: { $away-count ->
    [one] { $away-count } schot
   *[other] { $away-count } schoten
}, samen { $away-worth } doelpunten waard.
report-shot-goal = doelpunt
report-shot-saved = gered
report-shot-blocked = onderweg geblokt
report-shot-wide = naast
report-shot-open = nog onderweg bij het eindsignaal

report-territory = Waar de bal was
report-territory-note = Elke ploeg valt aan in de richting van haar pijl; hoe lichter een vak, hoe vaker zij daar de bal speelde.
report-territory-label = Kaarten van waar { $home } en { $away } de bal speelden; de tabel eronder geeft de delen van het veld.
report-third = Deel
report-third-own = eigen derde
report-third-middle = middelste derde
report-third-front = aanvallend derde

report-numbers = De cijfers
report-numbers-note = Verwachte doelpunten zijn de som van de exacte kansen van alle schoten. Duels zijn tweestrijden waarover dobbelstenen beslisten{ $game ->
    [champions] , en schouderduwen.
   *[other] .
}
report-numbers-note-table = Goede voorspellingen per ronde van dertien; gespeelde en afgefloten doelpunten in het hele spel.
report-number-possession = Balbezit
report-number-shots-count = Schoten
report-number-expected = Verwachte doelpunten
report-number-passes = Aangekomen passes
report-number-duels = Gewonnen duels
report-number-interceptions = Onderscheppingen
report-number-saves = Reddingen
report-number-corners = Hoekschoppen
report-number-fouls = Overtredingen
report-number-yellows = Gele kaarten
report-number-reds = Rode kaarten
report-number-injuries = Blessures
report-number-offsides = Buitenspel
report-number-rate = Verlies per beslissing
report-number-blunder = Blunders
report-number-mistake = Fouten
report-number-doubtful = Twijfelachtige beslissingen
report-number-graded = Beoordeelde beslissingen
report-right-mean = Goed, gemiddeld
report-right-best = Beste ronde
report-led = Ronden bovenaan
report-goals-laid = Gespeelde doelpunten
report-whistles = Afgefloten

report-turning = Keerpunten
report-turning-note = Toen de kansen het sterkst omsloegen, in procentpunten.
report-swing = { $you ->
    [yes] { $gain } voor jou
   *[no] { $name } { $gain }
}

report-luck = Geluk
report-luck-note = Wat de dobbelstenen gaven, vergeleken met het gemiddelde. In 95 van de 100 wedstrijden blijft een balk binnen vier vijfde van zijn helft.
report-luck-note-table = Wat de kaarten gaven, vergeleken met het gemiddelde over alle ronden.
report-luck-label = Meer of minder geluk dan gemiddeld, per soort kans en per kant; de cijfers staan in de tabel eronder.
report-luck-what = Kans
report-luck-goal = Doelpunten uit schoten
report-luck-tackle = Gewonnen tackles
report-luck-header-won = Gewonnen kopduels
report-tries = Pogingen
report-to-expect = Verwacht
report-happened = Werkelijk
report-surplus = Verschil
report-sum = Hoe de uitslag tot stand kwam, in honderdsten van een zege (gelijkspel is een halve)
report-sum-part = Onderdeel
report-sum-start = Bij het begin
report-sum-luck = { $you ->
    [yes] Jouw geluk
   *[no] Geluk van { $name }
}
report-sum-luck-nobody = Worpen die van niemand zijn
report-sum-decisions = { $you ->
    [yes] Wat jij besliste
   *[no] Wat { $name } besliste
}
report-sum-anew = Stellingen anders beoordeeld
report-sum-agreed = Opgegeven of overeengekomen
report-sum-result = Uitslag
report-less = minder geluk
report-more = meer geluk

report-ratings = Rapportcijfers
report-ratings-note = Iedereen begint met een 6. Doelpunt { $goals }, assist { $assists }, kwaliteit van een schot tot { $shots }, pass { $passes }, mislukte pass { $passes-lost }, onderschepping { $interceptions }, bal veroverd { $steals }, blok { $blocks }, verloren duel { $duels-lost }, redding { $saves }, keeper gepasseerd { $beaten }, overtreding { $fouls }, geel { $yellows }, rood { $reds }. Het cijfer blijft tussen 1 en 10.
report-ratings-best = De besten
report-ratings-others = De anderen
report-rating = Cijfer
report-deeds = In de wedstrijd
report-keeper = (keeper)
report-deed-goals =
    { $count ->
        [one] { $count } doelpunt
       *[other] { $count } doelpunten
    }
report-deed-assists =
    { $count ->
        [one] { $count } assist
       *[other] { $count } assists
    }
report-deed-saves =
    { $count ->
        [one] { $count } redding
       *[other] { $count } reddingen
    }
report-deed-interceptions =
    { $count ->
        [one] { $count } onderschepping
       *[other] { $count } onderscheppingen
    }
report-deed-steals =
    { $count ->
        [one] { $count } bal veroverd
       *[other] { $count } ballen veroverd
    }
report-deed-blocks =
    { $count ->
        [one] { $count } blok
       *[other] { $count } blokken
    }
report-deed-passes =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
report-deed-yellows = gele kaart
report-deed-reds = rode kaart

report-timeline = Tijdlijn
report-timeline-note = Tik op een regel om het moment terug te zien.
report-mark-goal =
    { $own ->
        [deflected] { $score }: doelpunt via een tegenstander, { $you ->
            [yes] voor jou
           *[no] { $name }
        }
        [own] { $score }: eigen doelpunt, { $name }
       *[other]
            { $known ->
                [1] { $then ->
                    [sure] { $score }: { $name } scoort. { $chance } bij het schot, en geen keeper dook
                    [yes] { $score }: { $name } scoort. { $chance } bij het schot, { $left } met alleen de keeper nog voor zich
                   *[no] { $score }: { $name } scoort uit een kans van { $chance }
                }
               *[other] { $you ->
                    [yes] { $score }: jij scoort
                   *[no] { $score }: { $name } scoort
                }
            }
    }
report-mark-saved =
    { $known ->
        [1] { $then ->
            [yes] { $name } redt. { $chance } bij het schot, { $left } met alleen hem nog voor zich
           *[no] { $name } redt een kans van { $chance }
        }
       *[other] { $name } redt
    }
report-mark-blocked = { $name } blokt een kans van { $chance }
report-mark-wide = { $name } schiet naast
report-mark-won = { $name } verovert de bal
report-mark-yellow = Gele kaart: { $name }
report-mark-red = Rode kaart: { $name }
report-mark-penalty = { $you ->
    [yes] Strafschop voor jou
   *[no] Strafschop: { $name }
}
report-mark-injury = { $name } raakt geblesseerd
report-mark-sub = { $name } komt in het veld voor { $off }
report-mark-second-leg = De heenwedstrijd eindigt in { $score }; de return volgt
report-mark-shootout-goal = { $score } in de strafschoppenserie: { $you ->
    [yes] jij scoort
   *[no] { $name } scoort
}
report-mark-shootout-miss = { $score } in de strafschoppenserie: { $you ->
    [yes] jij mist
   *[no] { $name } mist
}
report-mark-scored = { $you ->
    [yes] Jij maakt er in { $match } { $result } van
   *[no] { $name } maakt er in { $match } { $result } van
}
report-mark-points = { $name } scoort { $gain }: { $score }
report-mark-whistle = { $you ->
    [yes] Jij fluit { $other } af: { $match } blijft { $result }
   *[no] { $other-you ->
        [yes] { $name } fluit jou af: { $match } blijft { $result }
       *[no] { $name } fluit { $other } af: { $match } blijft { $result }
    }
}
report-mark-taken =
    { $how ->
        [taken] { $you ->
            [yes] Jij pakt
           *[no] { $names } pakt
        } de pot van { $pot } met { $count } goed
        [pot-shared] { $names } delen de pot van { $pot } met { $count } goed
        [final-share] { $names } delen de laatste pot van { $pot } met { $count } goed
       *[other] { $names } staan gelijk met { $count } goed; de pot van { $pot } blijft staan
    }

report-money = Geld per ronde
report-money-note = Geld na elke ronde; elke lijn eindigt met de letter van haar speler.
report-money-label = Lijnen van het geld na elke ronde ({ $names }); de cijfers staan in de tabel eronder.

report-fixtures = Wie had welke wedstrijd goed, en vanaf wanneer
report-fixtures-note = Wat elke speler voorspelde. Een vinkje is goed; het cijfer erachter is het doelpunt van de ronde vanaf wanneer het goed bleef, 0 is vanaf het begin.
report-fixture = Wedstrijd
report-result = Uitslag
report-right = Goed
report-mark-right = { $mark ->
    [1] Thuis
    [2] Uit
   *[3] Gelijk
} ✓ { $goal }
report-mark-wrong = { $mark ->
    [1] Thuis
    [2] Uit
   *[3] Gelijk
}

report-grades = Beslissingen
report-grades-note = Elke beslissing wordt vergeleken met de beste die de computer vindt. Wat ze kost, staat in procentpunten van de winstkans, waarbij gelijkspel half telt: vanaf 2 is ze twijfelachtig, vanaf 4 een fout, vanaf 8 een blunder. Opstellingen, wissels en posities bij spelhervattingen worden niet beoordeeld.
report-grades-lead = Hoe goed waren de beslissingen, en hoeveel was geluk?
report-grades-ask = Beoordeel de beslissingen
report-grades-busy = De beslissingen worden beoordeeld …
report-grades-failed = De beslissingen konden niet worden beoordeeld.
report-grades-go-on = Ga verder
report-grades-sum = Kunde en geluk
report-grades-costly = Wat het meest kostte
report-grades-none = Geen beslissing was ook maar twijfelachtig.
report-grades-trend = Verlies per beslissing: { $now } in deze wedstrijd, { $mean } in { $count ->
    [one] je vorige beoordeelde wedstrijd
   *[other] je vorige { $count } beoordeelde wedstrijden
} op dit apparaat.
report-grades-played = Gespeeld
report-grades-again = Speel het opnieuw
report-grade = { $band ->
    [blunder] Blunder
    [mistake] Fout
   *[doubtful] Twijfelachtig
}: { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
report-rolled = { $known ->
    [1] { $name } gooit { $face }
   *[other] De dobbelsteen valt op { $face }
}
