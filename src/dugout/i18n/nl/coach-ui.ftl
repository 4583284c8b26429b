# The coach beside the table.
coach-ask = Vraag de coach
coach-title = De coach
coach-lead = Wat een sterke speler hier zou doen, het beste eerst, en waarom.
coach-first-step = Speel de eerste stap
coach-do = Speel dit
coach-draft = Zet dit plan op het bord
coach-none = Niets springt eruit: speel wat je wilt.
coach-moments = { $count ->
    [0] Zoek momenten om van te leren
    [one] Eén moment om van te leren
   *[other] { $count } momenten om van te leren
}
coach-played = Jij speelde
coach-better = Beter was
coach-no-moments = Je hebt niets belangrijks gemist.
coach-plan-number = Plan { $number }
coach-chance = { $what ->
    [arrives] De bal komt aan
    [accurate] De pass is zuiver
    [keeps] Hij komt aan met de bal
    [goal] Doelpunt
    [against] Tegendoelpunt
    [won] Bal veroverd
    [foul] Overtreding
    [failed] Tackle mislukt
    [success] Onderschept
    [rebound] Rebound
    [catch] Klemvast
    [unblocked] Niet geblokt
    [red] Rode kaart
    [tie] Losse bal
    [header] Kopduel gewonnen
    [header-if-all-jump] Kopduel gewonnen, als iedereen springt
    [goal-if-all-jump] Doelpunt, als iedereen springt
    [their-pass] Hun pass komt aan
    [their-shot] Hun schot daarna zit
    [takes] Je keeper heeft de bal
   *[other] Kans
}: { $percent }

# Answers whose events do not tell what they are.
coach-plan-ch-roll = Gooi de dobbelsteen.
coach-plan-ch-none = Niemand gaat.
coach-plan-ch-lineup = Nummer { $keeper } op doel; verdedigers { $defenders }; middenvelders { $midfielders }; aanvallers { $attackers }.
coach-plan-ca-end = Laat het hierbij.
coach-plan-ca-stay = Blijf daar staan.
coach-plan-ca-no = Laat het.
coach-plan-ca-move = Begin een bewegingsfase.
coach-plan-ca-play-on = Speel door.
coach-plan-ca-take-kick = Neem de vrije trap.
coach-plan-ca-drop = Laat de bal vallen.
coach-plan-ca-header = Kop de bal.
coach-plan-ca-lineup = { $men ->
    [11] Stel op in { $formation }.
   *[other] Laat de opstelling voor je maken.
}
coach-plan-to-goal = Een { $card } voor { $team }: { $match } { $home }–{ $away }.
coach-plan-to-open = Speel met open kaarten.
coach-plan-to-covered = Houd je kaarten bedekt.
coach-plan-to-form = Thuis wint: { $home }. Uit wint: { $away }. Gelijk: { $draws }.
coach-plan-to-none = geen
coach-plan-to-stand = Laat het doelpunt staan.
