### Grote momenten van een wedstrijd, in elk spel: goals, kaarten, verlenging, strafschoppen, einde, de beker.

moments-goal = Goal!
moments-number = Nummer { $number }
moments-own-goal = Eigen goal van { $name }
moments-tap = Tik om verder te gaan
moments-play-on = Verder spelen
moments-headline-goal = { $you ->
    [yes] Goal voor jou
   *[no] Goal: { $team }
}
moments-penalties = Strafschoppen

moments-they-pull-back = Ze doen iets terug
moments-they-level = Ze komen langszij
moments-they-lead = Ze nemen de leiding
moments-they-again = Ze scoren er nog een
moments-stand-lead = Je staat nog voor: { $score }.
moments-stand-level = Het is { $score }.
moments-stand-behind = Je staat achter: { $score }.

moments-card-yellow = Gele kaart
moments-card-second = Tweede geel: rood
moments-card-red = Rode kaart

moments-kick-walks = { $name } loopt naar de stip
moments-kick-shoots = { $name } schiet
moments-kick-in = Hij zit!
moments-kick-out = Gemist!
moments-on-penalties = { $home }–{ $away } na strafschoppen
moments-row = { $name }: { $scored } van { $taken } strafschoppen raak

moments-say-goal = { $you ->
    [yes] Goal voor jou
   *[no] Goal! { $team }
}. { $name }. { $score }{ $minute ->
    [none] .
   *[other] , { $minute }.
}

moments-full-time = Einde wedstrijd
moments-you-win = Jij wint
moments-best = Man van de wedstrijd
moments-story-loading = De cijfers worden uitgerekend …
moments-story-none = Van deze wedstrijd zijn geen cijfers.
moments-how = Zo ging het
moments-chance-yours = jouw winstkans
moments-chance-of = winstkans van { $name }
moments-curve = Grafiek: winstkans van { $start } tot { $end }, aan het eind { $last }.
moments-numbers = Drie cijfers
moments-you = jij
moments-see-board = Naar het bord
moments-home = Naar de startpagina
