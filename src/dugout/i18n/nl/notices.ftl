### Meldingen: wat een apparaat toont, wat er in een mail staat, en waar je kiest wat je wilt horen.

note-turn =
    { $standing ->
        [lead] Jouw beurt: je staat voor met { $score }
        [behind] Jouw beurt: je staat achter met { $score }
        [level] Jouw beurt: het staat { $score }
       *[none] Jouw beurt
    }
    .text = { $game } tegen { $other }.
note-waiting = { $other } wacht op je
    .text = Je bent aan de beurt in { $game }.
note-over =
    { $standing ->
        [none] Je wedstrijd is afgelopen
       *[other] Je wedstrijd is afgelopen: { $score }
    }
    .text = { $game } tegen { $other }.
note-ready = { $other } staat klaar om tegen je te spelen
    .text = { $title }: de wedstrijd begint zodra jij ook klaar bent.
note-due = Je tijd raakt op
    .text =
    { $place ->
        [league] { $title }: je wedstrijd tegen { $other } is nog niet uitgespeeld.
       *[match] Je bent aan de beurt in { $game } tegen { $other }.
    }
note-offer = { $other } speelt mee in jouw wedstrijd
    .text = { $game }: kom aan tafel.
note-pick = { $title }: jij mag kiezen
    .text = Je bent aan de beurt in de draft.
note-window = { $title }: de transferperiode is begonnen
    .text = Lever je lijst in.
note-begun = { $title } is begonnen
    .text = Er is geloot. Kijk tegen wie je eerst speelt.
note-finished = { $title } is afgelopen
    .text = Kijk wie er gewonnen heeft.
note-ruled = { $title }: over je wedstrijd is volgens de regels beslist
    .text = Je wedstrijd tegen { $other } hoeft niet meer te worden gespeeld. Waarom, staat in de geschiedenis van de competitie.
note-drawn = { $title }: je speelt nu tegen { $other }
    .text = De volgende ronde is geloot.
note-withdrawn = { $title }: iemand heeft zich teruggetrokken
    .text = De stand en het programma kunnen veranderd zijn.
note-organiser = { $title } heeft een nieuwe organisator
    .text = Kijk wat je er nu kunt doen.
note-desk-enter = { $title }: er is een uitslag ingevoerd
    .text =
    { $against ->
        [yes] Het gaat om je wedstrijd tegen { $other }.
       *[no] Bekijk de stand.
    }
note-desk-confirm = { $title }: je uitslag telt
    .text = De organisator heeft de uitslag van je wedstrijd tegen { $other } bevestigd.
note-desk-reject = { $title }: voer je uitslag opnieuw in
    .text = De organisator heeft afgewezen wat voor je wedstrijd tegen { $other } was ingevoerd.
note-desk-overturn = { $title }: er is een uitslag gewijzigd
    .text = Het gaat om je wedstrijd tegen { $other }.
note-desk-award = { $title }: over je wedstrijd is beslist
    .text = De organisator heeft de uitslag tegen { $other } vastgesteld.
note-desk-extend = { $title }: nieuwe datums
    .text = De organisator heeft een deadline verschoven.
note-desk-date = { $title }: een nieuwe datum
    .text = De organisator heeft je wedstrijd tegen { $other } verplaatst.
note-desk-pause = { $title } ligt stil
    .text = Tot het weer verdergaat loopt er geen deadline.
note-desk-resume = { $title } gaat verder
    .text = De deadlines lopen weer.
note-desk-clock = { $title }: een andere bedenktijd
    .text = Die geldt voor wedstrijden die nog niet begonnen zijn.
note-desk-undo = { $title }: een beslissing is teruggedraaid
    .text = Kijk wat er nu geldt.
note-desk-rename = { $title } heet nu zo
    .text = Alleen de naam of beschrijving is veranderd.
note-desk-share = { $title }: wie het mee leidt
    .text = De organisator heeft je rechten gegeven om mee te leiden, of die teruggenomen.
note-desk-delete = { $title }: verwijderd of teruggehaald
    .text = De organisator heeft de competitie verwijderd of teruggehaald.
note-desk-withdraw = { $title }: er doet iemand niet meer mee
    .text = De stand en het programma kunnen veranderd zijn.
note-desk-replace = { $title }: een deelnemer is vervangen
    .text = Iemand anders speelt op die plek verder.
note-deadline-soon = { $title }: een deadline nadert
    .text = Er staan nog wedstrijden open. Met drie dagen verlengen?
note-result-told = { $title }: { $other } heeft een uitslag ingevoerd
    .text = Bevestig hem, of voer een andere in.
note-result-disputed = { $title }: een uitslag wordt betwist
    .text = De coaches hebben verschillende uitslagen ingevoerd. De organisator beslist.
note-desk-end = { $title } is voortijdig beëindigd
    .text = De stand telt.
note-desk-offer = { $title }: wil jij het overnemen?
    .text = De organisator wil de competitie aan je overdragen.
note-news = Nieuws uit { $title }
    .text = De organisator heeft iets gewijzigd wat jou aangaat.
note-test = Dit is een proef
    .text = Meldingen van Dugout komen hier aan.
note-open = Openen
note-mute = Stil voor deze wedstrijd
note-until = Speel vóór { $when }.
note-reason = Reden: { $reason }

mail-settings = Kies waarover we je mailen:
mail-stop = Geen mail meer:
mail-confirm = Mag Dugout je mailen?
    .text = Iemand, waarschijnlijk jij, wil op dit adres meldingen over wedstrijden. Bevestig het binnen twee dagen.
mail-not-you = Was jij het niet? Doe dan niets; je hoort niets meer van ons.
mail-confirm-button = Ja, mail mij
mail-confirm-page = Mag Dugout naar dit adres mailen?
    .text = Je krijgt een mail als een wedstrijd op je wacht. In elke mail staat een link om ermee te stoppen.
mail-confirm-done = Je adres is bevestigd
    .text = Vanaf nu krijg je een mail als er iets op je wacht.
mail-stop-button = Stop met mailen
mail-stop-page = Geen mail meer van Dugout?
    .text = Je adres wordt hier gewist. Je kunt het altijd weer opgeven.
mail-stop-done = Je krijgt geen mail meer
    .text = Je adres is hier gewist.
mail-link-old = Deze link werkt niet meer
    .text = Het adres is gewijzigd of gewist, of de link is te oud.
mail-digest = { $title }: wat er nieuw is
mail-place =
    { $kind ->
        [money] Je staat { co-th } van { $count }. Geld: { $money }.
       *[points] { $points ->
            [one] Je staat { co-th } van { $count } met één punt.
           *[other] Je staat { co-th } van { $count } met { $points } punten.
        }
    }
mail-next = Je volgende wedstrijd: tegen { $other }. { $when }

error-bad-address = Naar dat mailadres kan Dugout niet schrijven.
error-bad-device = Je browser gaf een pushadres dat Dugout niet kan gebruiken.
error-no-device = Dit apparaat is niet meer aangemeld.
error-no-mail = Deze server verstuurt geen mail.
error-mail-away = De mail kon nu niet worden verstuurd. Probeer het later nog eens.

notices-title = Meldingen
notices-lead = Dugout kan van zich laten horen als er iets op je wacht, ook als er geen pagina open is.
notices-news = Nieuws uit je competities
notices-read = Alles gelezen
notices-what = Waarvoor wil je een melding?
notices-turn = Je bent aan de beurt
    .help = een wedstrijd die op je wacht, en het einde ervan
notices-waiting = Je tegenstander wacht
    .help = aan tafel, of klaar voor jullie competitiewedstrijd
notices-due = Een deadline komt dichtbij
    .help = een dag en een uur ervoor
notices-league = Je competities
    .help = beslissingen, nieuwe datums, drafts, de volgende tegenstander
notices-offer = Iemand neemt je aanbod aan
    .help = er speelt iemand mee in je wedstrijd
notices-where = Waar en wanneer
notices-here = Dit apparaat
notices-here-on = meldt zich, ook als Dugout dicht is
notices-here-off = meldt zich niet
notices-reached = laatst bereikt op { $date }
notices-never = nog niets verstuurd
notices-forget = Vergeet
notices-quiet = Stil van { $from } tot { $to }
    .help = live wedstrijden melden zich wel
notices-from = van
notices-to = tot
notices-muted = Stil voor één wedstrijd
    .none = Geen wedstrijd is stil. Gebruik de knop op een melding of het menu van de wedstrijd.
notices-unmute = Weer melden
notices-mute-match = Geen meldingen voor deze wedstrijd
notices-match = { $game }: { $names }
notices-test = Stuur me een proefmelding
notices-tested =
    { $count ->
        [0] Er is niets om heen te sturen: zet eerst dit apparaat aan.
        [one] Onderweg naar één plek.
       *[other] Onderweg naar { $count } plekken.
    }
notices-look = Zo ziet een melding eruit
notices-private = Een melding noemt de wedstrijd, wat er gebeurde en tot wanneer. Nooit iets geheims: geen hand, geen opstelling, geen transferlijst. Ze verdwijnt vanzelf als je ergens anders hebt geantwoord. Dugout bewaart alleen wat nodig is om je apparaten en je adres te bereiken, en wist dat samen met je account.
notices-blocked = Je browser blokkeert meldingen van Dugout. Sta ze voor deze site toe in de instellingen en zet dit dan weer aan.
notices-cannot = Deze browser kan niets melden als Dugout dicht is. Zet Dugout op een iPhone of iPad eerst op het beginscherm.
notices-insecure = Meldingen werken alleen via https; deze pagina is via gewoon http geladen.
notices-failed = Je browser kon zijn pushdienst niet bereiken. Probeer het later nog eens.
notices-mail = Per mail
notices-mail-text = Voor dezelfde gebeurtenissen, één keer per wedstrijd en gebeurtenis, en alleen als je vijf minuten niet hebt gekeken.
notices-mail-address = Mailadres
notices-mail-save = Stuur me een link om het te bevestigen
notices-mail-sent = Open de link in de mail aan { $address }; tot dan wordt er niets naartoe gestuurd.
notices-mail-on = Mail gaat naar { $address }.
notices-mail-off = Stop en wis het adres
notices-digest = Overzicht van je competities
notices-digest-off = geen
notices-digest-daily = elke ochtend
notices-digest-weekly = elke maandag
notices-page = Zolang de pagina open is
notices-programs = Voor programma’s
notify-browser = Meldingen in de browser
notify-browser-help = Verschijnen zolang deze pagina op de achtergrond open is.
notify-refused = Je browser blokkeert meldingen. Sta ze toe in de instellingen.
webhook = Webadres voor meldingen (webhook)
webhook-help = Krijgt een ondertekend bericht met spel, stand en link als jij aan de beurt bent en niet aan tafel zit.
webhook-secret = De sleutel om handtekeningen te controleren – kopieer hem, je ziet hem maar één keer:
webhook-save = Bewaar
