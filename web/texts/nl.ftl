### The page in Dutch. Visitors are addressed as je. For notes on single messages, see en.ftl.

-brand = Open Hive
-example = CNEHTAS

## Solve

solve-heading = Spelling Bee oplossen
solve-lead = Typ je letters, de middelste eerst. Je ziet alle woorden, met de waarschijnlijkste bovenaan.
solve-letters = Letters
solve-letters-placeholder = Middelste letter, dan de rest
solve-letters-help = Spaties en leestekens tellen niet mee.
solve-options = Opties
solve-edition = Editie
solve-editions-others = Andere talen
solve-random = Willekeurige puzzel spelen
solve-editions-own = Je eigen woordenlijsten
solve-own-lists = Je eigen woordenlijsten…
solve-minimum = Kortste woord
solve-require = Ook verplicht
solve-require-help = Elk woord moet naast de middelste letter ook deze letters hebben.
solve-hive-empty = Lege honingraat
solve-try = { -example } proberen
solve-play-today = Puzzel van vandaag spelen
solve-mode = Toon
solve-mode-all = Alle woorden
solve-mode-stuck = Wat mis ik nog?
solve-example = Voorbeeld: { -example }
solve-example-words = schaatsen schatten chatten schans scène nacht
solve-example-more = …en nog 37 waarschijnlijke woorden.
solve-bring = Puzzel plakken
solve-bring-paste = Kopieer de hele puzzelpagina, of een bericht erover, en plak die hier. Open Hive haalt de letters en de gevonden woorden eruit.
solve-bring-bookmark = Of met een bladwijzer
solve-bring-name = Open in Open Hive
solve-bring-copy = Adres van de bladwijzer kopiëren
solve-bring-how = De bladwijzer leest alleen de letters en gevonden woorden die op de pagina staan, en niets verlaat je browser. Op een telefoon: maak een bladwijzer van een willekeurige pagina, bewerk die en plak het adres.
solve-bring-share = Op Android staat een geïnstalleerde Open Hive ook in het deelmenu: deel daar een tekst om de puzzel hier te openen.
solve-bring-nothing = Open Hive vindt hier geen letters van een spelling bee.
solve-bring-drag = Sleep ‘Open in Open Hive’ naar je bladwijzerbalk en klik erop op een puzzelpagina.
solve-found-words = Woorden die ik al heb
solve-found-placeholder = Typ of plak je woorden
solve-doubted = Niet meegeteld
solve-doubted-help = Deze passen bij je letters, maar staan waarschijnlijk niet in de oplossing.
solve-unlisted =
    { $words ->
        [one] { $words } woord staat niet in de woordenlijst
       *[other] { $words } woorden staan niet in de woordenlijst
    }
solve-unlisted-help = Kijk de spelling na. Heeft je puzzel een woord goedgekeurd, dan kun je het toevoegen.
solve-add-word = { $word } toevoegen
solve-misfits = Niet in deze honingraat: { $words }.
solve-misfits-more = Niet in deze honingraat: { $words } en nog { $more }.
solve-found-list = Tot nu toe gevonden
solve-pairs = Zo beginnen de overige woorden
solve-clues = Hints en antwoorden
solve-clues-help = Tik op een aantal om de woorden te zien, en dan op een woord voor de volgende hint: de betekenis, de letters door elkaar en ten slotte het antwoord.
solve-more-of-all = Volgende hint voor alle woorden
solve-more-of-these = Volgende hint voor deze woorden
solve-answers = Alle antwoorden tonen
solve-answers-these = Deze antwoorden tonen
solve-play-this = Deze puzzel spelen
solve-by = Woorden groeperen
solve-by-length = Op lengte
solve-by-letter = Op beginletter
solve-by-alphabet = A–Z
solve-by-points = Op punten
solve-filter = Filter
solve-starts = Begint met
solve-contains = Bevat
solve-length = Lengte
solve-pangrams = Alleen pangrammen
solve-filter-clear = Filter wissen
solve-likely = Waarschijnlijke woorden
solve-genius =
    { $points ->
        [one] Voor Genie heb je { $points } punt nodig.
       *[other] Voor Genie heb je { $points } punten nodig.
    }
solve-genius-between =
    { $points ->
        [one] Voor Genie heb je hier { $points } punt nodig
       *[other] Voor Genie heb je hier { $points } punten nodig
    }, en in een gepubliceerde puzzel waarschijnlijk { $low } tot { $high }.
solve-boundary = Hoe streng is je puzzel?
solve-boundary-start = Alleen gewone woorden
solve-boundary-end = Ook zeldzame woorden
solve-boundary-reset = Herstellen
solve-likelihood = { -brand } weet niet welke woorden een Nederlandse puzzelredactie goedkeurt. Als waarschijnlijk gelden hier gewoon de meest gebruikte woorden.
solve-possible = Mogelijke woorden
solve-possible-help = Deze tellen in puzzels meestal niet mee.
solve-copy = Kopiëren
solve-share = Delen of opslaan
solve-save-csv = Opslaan als CSV
solve-save-json = Opslaan als JSON
solve-print = Afdrukken
solve-title-empty = { -brand }: Spelling Bee oplossen en elke dag spelen
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }
solve-hive-center = Honingraat met { $center } in het midden
solve-hive = Honingraat met { $center } in het midden, omringd door { $outer }
solve-make-center = { $letter } in het midden zetten
solve-starting = Even laden. Je kunt al typen.
solve-ready = Je kunt beginnen: typ letters of tik op de honingraat.
solve-cleared = Letters gewist. Met ‘Ongedaan maken’ in je browser haal je ze terug.
solve-ready-found = Je kunt beginnen: typ eerst de letters van je puzzel.
solve-which-center = Al deze woorden hebben { $letters }. Welke letter staat in het midden?
solve-letters-so-far =
    { $letters ->
        [one] Tot nu toe { $letters } letter. Druk op Enter om de woorden te zien.
       *[other] Tot nu toe { $letters } letters. Druk op Enter om de woorden te zien.
    }
solve-looking = Woorden zoeken in { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } waarschijnlijk woord
       *[other] { $likely } waarschijnlijke woorden
    }, { $possible ->
        [one] { $possible } mogelijk
       *[other] { $possible } mogelijke
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } waarschijnlijk woord
       *[other] { $likely } waarschijnlijke woorden
    }. De rest wordt geladen…
solve-totals =
    { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $pangrams ->
        [one] { $pangrams } pangram
       *[other] { $pangrams } pangrammen
    }{ $perfect ->
        [0] { "" }
       *[other] { " " }({ $perfect } perfect)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangrammen
solve-group-letters =
    { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
solve-group-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
solve-none-likely = Geen waarschijnlijke woorden.
solve-no-match = Geen woord past bij dit filter.
solve-filter-left =
    Met dit filter { $left } van { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }, waarvan { $likely } waarschijnlijk.
solve-show-all = Alle { $words } tonen
solve-show-more = Nog { $words } tonen
solve-left-to-find =
    { $hive }: { $words ->
        [one] nog { $words } woord te vinden.
       *[other] nog { $words } woorden te vinden.
    }
solve-all-found = { $hive }: je hebt alle woorden gevonden.
solve-progress =
    { $found } van { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    } gevonden. { $points } van de { $genius } punten voor Genie.
solve-progress-genius =
    { $found } van { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    } gevonden. Je hebt Genie gehaald.
solve-to-genius = Op weg naar Genie
solve-left =
    { $words ->
        [0] Je hebt alle woorden gevonden.
        [one] Nog { $words } woord
       *[other] Nog { $words } woorden
    }{ $pangrams ->
        [0] { "" }
        [one] , waaronder { $pangrams } pangram
       *[other] , waaronder { $pangrams } pangrammen
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = { $word } meetellen
solve-and-more = en nog { $words }
solve-clue-words =
    { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }, hier de eerste { $listed }
solve-next-clue =
    { $letters ->
        [one] { $letters } letter: volgende hint
       *[other] { $letters } letters: volgende hint
    }

## Solve: copying and saving words

page-by-hand = Zelf kopiëren
page-copy-blocked = Je browser staat kopiëren niet toe. De tekst is geselecteerd, zodat je hem zelf kunt kopiëren.
page-copy-link = Link hiernaar kopiëren
page-copied = Gekopieerd
page-link-unread = De link bevat ook { $options }, en dat betekent hier niets.
page-no-hive = In deze tekst staat geen puzzel, en voor een lijst met gevonden woorden is hij te lang.
solve-no-words = Er zijn geen woorden om te kopiëren of op te slaan. Wis eerst het filter.
solve-saved =
    { $words ->
        [one] { $words } woord opgeslagen als { $file }.
       *[other] { $words } woorden opgeslagen als { $file }.
    }

## Play: sharing a game

play-share =
    { -brand } { $puzzle } { $state ->
        [complete] 👑
       *[open] 🐝
    } { $rank }
    { $bar }
    { $words ->
        [hidden] { $found ->
            [one] { $found } woord
           *[other] { $found } woorden
        }
        [one] { $found }/{ $words } woord
       *[other] { $found }/{ $words } woorden
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangram
       *[other] { " " }· { $pangrams } pangrammen
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } hint
       *[other] { " " }· { $hints } hints
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Je hebt alle woorden gevonden!
play-another = Een andere puzzel
play-center = { $letter }, middelste letter
play-close = Sluiten
play-delete = Wissen
play-enter = Invoeren
play-find = Maak woorden met de letter { $center }.
play-give-up = Opgeven
play-give-up-question = Wil je opgeven en alle woorden zien? Wat je gevonden hebt, houd je.
play-given-up = Dit zijn alle woorden.
play-guess = Je woord
play-guess-empty = Leeg
play-hive = De honingraat
play-how = Zo speel je
play-keep-playing = Verder spelen
play-keyboard = Toetsenbord van je telefoon gebruiken
play-menu = Menu
play-no-words = In deze honingraat zijn geen woorden te vinden.
play-opened = { $title }. { $sentence }
play-options =
    { $minimum ->
        [usual] { "" }
        [one] Minstens { $minimum } letter
       *[other] Minstens { $minimum } letters
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Met
           *[other] { " " }· met
        } { $required }
    }
play-over = Spel afgelopen
play-own = Jouw letters
play-page-title = { $title } · { -brand }
play-park = Bewaren voor later
play-park-foreign = Je kunt alleen letters uit deze honingraat bewaren.
play-park-help = Deze letters bewaren voor later (pijl omlaag). Met pijl omhoog haal je ze terug.
play-park-tried = { $word } heb je al geprobeerd.
play-parked = { $word } is bewaard voor later.
play-points = punten
play-random = Willekeurige puzzel
play-random-few = Weinig
play-random-many = Veel
play-random-play = Willekeurige puzzel spelen
play-random-rare = Met een zeldzame letter
play-random-size = Hoeveel woorden
play-random-usual = Gewoon
play-score-unit =
    { $points ->
        [one] punt
       *[other] punten
    }
play-key-backspace = Laatste letter wissen
play-key-enter = Woord invoeren
play-key-escape = Hele woord wissen
play-key-help = Deze lijst tonen
play-key-letters = Letter aan je woord toevoegen
play-key-park = Letters bewaren voor later en weer terughalen
play-key-space = Buitenste letters husselen
play-key-name-enter = Enter
play-key-name-backspace = Backspace
play-key-name-escape = Esc
play-key-name-space = Spatie
play-shortcuts = Sneltoetsen
play-shuffle = Husselen
play-shuffle-help = Buitenste letters husselen (spatiebalk)
play-waiting = Nog niet gecontroleerd, omdat een deel van de woorden nog moet laden: { $words }. Er gaat niets verloren.
play-stuck = Wat mis ik nog?
play-title = Honingraat { $letters }
play-to-go = Nog { $points } tot { $rank }
play-today = Puzzel van vandaag
play-reached = Nieuwe rang: { $rank }!
play-words-to-go =
    { $words ->
        [one] Nog { $words } woord tot { bee-rank-queen-bee }
       *[other] Nog { $words } woorden tot { bee-rank-queen-bee }
    }
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Je hebt alle woorden gevonden!
       *[open] { "" }
    }
play-form = { $word } is een vorm van { $base }.
play-form-counted = { $word } telt als { $base }.
play-never-shown = Je hebt gekozen om ‘{ $word }’ nooit te tonen. Dat kun je wijzigen in de instellingen.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Behaald.
play-badges = Badges
play-beginnings = Zo beginnen de overige woorden
play-bonus = Bonuswoorden
play-found = Gevonden
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } woord
           *[other] { $found } woorden
        }
       *[other] { $found } van { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangram
       *[other] { " " }· { $pangrams } pangrammen
    }
play-hint-beginnings = Eerste twee letters
play-hint-grid = Aantal woorden per lengte
play-hint-length =
    { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
play-hint-letter = Letter
play-hint-meaning = Betekenis
play-hint-triples = Eerste drie letters
play-hint-word = Geef me een hint
play-hinted = Woorden met hints
play-hints = Hints
play-hints-left =
    Nog { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    } te vinden{ $pangrams ->
        [0] { "" }
        [one] , waaronder { $pangrams } pangram
       *[other] , waaronder { $pangrams } pangrammen
    }.
play-hints-revealed = Je hebt deze puzzel opgegeven.
play-hints-used =
    { $hints ->
        [0] Hints worden geteld.
        [one] { $hints } hint gebruikt.
       *[other] { $hints } hints gebruikt.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }van { $words }
    }
play-missed = Gemist
play-no-ranks = In deze honingraat zitten geen woorden, dus er valt ook geen rang te halen.
play-nothing-found = Nog geen woorden gevonden
play-only-bonus = Nog alleen bonuswoorden
play-off-center = Zonder de middelste letter
play-order = Gevonden woorden sorteren
play-order-alphabet = A–Z
play-order-longest = Langste
play-order-newest = Nieuwste
play-pangram = pangram
play-parked-title = Bewaard voor later
play-perfect-pangram = perfect pangram
play-progress = Voortgang
play-rank = Rang
play-rank-points = Punten
play-rank-reached = Gehaald
play-rank-to-go = Nog nodig
play-ranks = Rangen
play-rejected =
    { $guesses ->
        [one] { $guesses } geprobeerd woord staat niet in de woordenlijst
       *[other] { $guesses } geprobeerde woorden staan niet in de woordenlijst
    }
play-rejected-list = Niet in de woordenlijst
play-share-button = Delen
play-triples = Eerste drie letters van de overige woorden
play-wrong-clock = De klok van je apparaat staat op { $today }, maar de dagelijkse puzzels begonnen op { $first }. Zet de klok goed of speel een willekeurige puzzel

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Wil je verder? Vind alle woorden en je bent { bee-rank-queen-bee }.
        [0] Je hebt alle woorden gevonden!
        [one] Wil je verder? Nog { $words } woord en je bent { bee-rank-queen-bee }.
       *[other] Wil je verder? Nog { $words } woorden en je bent { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } van { $whole }
play-end-title = { $rank }!
play-all-words = Alle woorden
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } u { $minutes } min
    }
play-end-hints = Gebruikte hints
play-end-longest = Langste woord
play-end-score = { $score } van { $total } punten
play-end-time = Speeltijd
play-new-day = Een nieuwe dag: de nieuwe puzzel staat klaar. Dit spel staat nog bij ‘Eerdere puzzels’.
play-next-hive = Volgende puzzel over { $time }
play-picture = Afbeelding delen
play-picture-saved = Afbeelding opgeslagen als { $file }.
play-share-result = Resultaat delen


## Play: past days, and yesterday’s words

play-month-after = Volgende maand
play-month-before = Vorige maand
play-past = Eerdere puzzels
play-past-all = Alle
play-past-none = Geen dagen gevonden.
play-past-unfinished = Niet af
play-past-unplayed = Niet gespeeld
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }{ $state ->
        [open] { " " }(bezig)
       *[over] { "" }
    }
play-past-today = Vandaag
play-yesterday = De woorden van gisteren
play-yesterday-found =
    { $found ->
        [0] Je vond { $words ->
            [one] het enige woord niet
           *[other] geen van de { $words } woorden
        }.
       *[other] { $words ->
            [one] Je vond het enige woord.
           *[other] Je vond { $found } van de { $words } woorden.
        }
    }
play-yesterday-reveal = Alle woorden tonen
play-yesterday-play = Deze puzzel spelen

## Play: statistics and saved games

play-export = Alles exporteren
play-exported =
    { $games ->
        [one] { $games } spel geëxporteerd.
       *[other] { $games } spellen geëxporteerd.
    }
play-exported-lists = De woorden van je eigen lijsten staan niet in het bestand. Wil je ze bewaren, sla elke lijst dan op als bestand via ‘{ solve-options } › { solve-editions-own }’: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } woord
           *[other] { $words } woorden
        }
       *[other] { $words } van { $all } woorden
    }
play-game-hive =
    Honingraat { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , minstens { $minimum } letter
       *[other] , minstens { $minimum } letters
    }{ $require ->
        [none] { "" }
       *[other] , met { $require }
    }
play-game-state =
    { $state ->
        [over] Afgelopen
       *[open] Bezig
    }
play-games = Alle spellen
play-games-counted = { $done } van { $games }
play-games-more = Nog { $games } tonen
play-import = Importeren
play-importing = { $done } van { $total } geïmporteerd…
play-percent = { $percent }%
play-record = Statistieken
play-record-best =
    { $points ->
        [one] Beste spel: { $points } punt
       *[other] Beste spel: { $points } punten
    }
play-record-count = { $count }
play-record-daily = Dagpuzzels
play-record-days =
    { $days ->
        [one] Gespeelde dag
       *[other] Gespeelde dagen
    }
play-record-empty = Vind een woord en je ziet hier je reeks, je rangen en je spellen.
play-record-freezes = Reeksredders
play-record-games =
    { $games ->
        [one] Spel
       *[other] Spellen
    }
play-record-geniuses = Genie gehaald
play-record-longest = Langste reeks
play-record-of = { $part } van { $whole }
play-record-panels = Toon
play-record-pangrams =
    { $pangrams ->
        [one] Pangram
       *[other] Pangrammen
    }
play-record-percent = Gemiddelde score
play-record-ranks = Spellen per rang
play-record-rule = Speel elke dag de puzzel van de dag en je reeks loopt door. Om de { $days } dagen verdien je een reeksredder; je kunt er hoogstens { $freezes } hebben. Sla je een dag over, dan redt zo’n reeksredder je reeks.
play-record-streak = Reeks
play-record-title = Je spellen
play-record-words =
    { $words ->
        [one] Woord
       *[other] Woorden
    }
play-saved-here = Je spellen staan in deze browser. Een back-up maken of ze op een ander apparaat zetten kan bij <a href="#settings">Instellingen</a>.

## Play: how to play

play-how-pangrams = Een pangram bevat alle letters van de honingraat en levert 7 punten extra op.
play-how-word = KORF
play-how-others = EST
play-how-picture = Voor KORF tik je K-O-R-F aan. De letters hoeven niet naast elkaar te liggen.
play-how-points = Een woord van vier letters is 1 punt waard. Een langer woord krijgt 1 punt per letter.
play-how-ranks = Hoe meer punten, hoe hoger je rang, tot en met Genie. Elke dag is er een nieuwe puzzel.
play-how-words = Maak woorden van minstens vier letters, altijd met de middelste letter. Elke letter mag je zo vaak gebruiken als je wilt. Accenten doen er niet toe, en de ij telt als twee letters: i en j. Meervouden en vervoegde werkwoorden tellen niet mee.

## The page as a whole

page-slow = { -brand } laadt langzaam. Je kunt wachten of het opnieuw proberen.
page-not-started =
    { $why ->
        [file] { -brand } is als bestand geopend, maar werkt alleen vanaf een webserver. Open het op zijn webadres.
        [frame] { -brand } staat binnen een andere pagina, die het starten verhindert. Open het in een eigen tabblad.
        [webassembly] { -brand } heeft WebAssembly nodig, maar deze browser heeft dat niet of blokkeert het. Gebruik je de isolatiemodus of strenge beveiligingsinstellingen? Zet die dan uit voor deze site en probeer het opnieuw.
        [offline] Je bent offline en { -brand } is nog niet opgeslagen in deze browser. Maak verbinding en probeer het opnieuw.
        [type] De webserver van deze site verstuurt scripts met een type dat browsers weigeren uit te voeren. Alleen de beheerder van de site kan dat veranderen: het type moet text/javascript zijn.
       *[other] { -brand } kon niet starten. Controleer je verbinding en probeer het opnieuw.
    }
page-try-again = Opnieuw proberen
page-details = Details voor een foutrapport
page-broken = Er ging iets mis.
page-broken-saved = Er ging iets mis. Je voortgang is bewaard.
page-old-browser = Voor deze pagina heb je Chrome of Edge 111, Firefox 114, Safari 16.4 of een nieuwere versie nodig.
page-needs-script = { -brand } heeft JavaScript nodig
page-needs-script-why = { -brand } lost Spelling Bee-puzzels op met een programma dat in je browser draait. Dat werkt met JavaScript, en dat staat uit.
page-needs-script-how = Zet JavaScript voor deze site aan in de instellingen van je browser en laad de pagina opnieuw. Wat je typt, blijft op je apparaat.
page-update = Er is een nieuwe versie.
page-reload = Opnieuw laden
page-later = Later
page-done = Klaar
page-remove = Verwijderen
page-remove-label = { $title } verwijderen
page-downloading = Programma wordt gedownload
page-downloading-all = Alles wordt gedownload
page-offline-offer = Alles offline beschikbaar maken ({ $megabytes } MB)
page-offline-done = Alles is offline beschikbaar.
page-offline-failed = Een paar bestanden konden niet worden gedownload. Controleer je verbinding en probeer het opnieuw.
page-offline-changed = De webserver van deze site verandert de pagina’s onderweg, dus browsers kunnen ze niet bewaren voor offline gebruik. Alleen de beheerder van de site kan dat veranderen.
page-offline-language = Die pagina kon niet worden geladen en is nog niet opgeslagen in deze browser. Open haar één keer als je online bent.
page-offline-full = Er is niet genoeg ruimte voor alles. Maak ruimte vrij en probeer het opnieuw.
page-app = { -brand }: alle woorden van een Spelling Bee
page-app-description = Spelling Bee oplossen en spelen in je browser. Werkt na je eerste bezoek ook offline.
page-picture-game = Een spel met de hints open
page-picture-solver = De woorden van een honingraat, de waarschijnlijkste eerst
page-description = Typ de zeven letters van een letterpuzzel en bekijk alle woorden, de waarschijnlijkste eerst. Gratis, privé en na je eerste bezoek ook offline.
page-card = Een honingraat met de letters O, P, E, N, H, I, V
page-language = Nederlands
page-offer = Ook in het Nederlands
page-offer-dismiss = Nee, bedankt
page-languages = Talen
page-views = Onderdelen
page-solve = Oplossen
page-play = Spelen
page-lab = Lab
page-settings = Instellingen
page-lab-note = Het Lab is in het Engels.
page-privacy = Alles draait in je browser. Geen account, geen tracking, en er gaat niets naar andere sites.
page-source = Broncode
page-licenses = Code onder de <a href="../LICENSE.txt">MIT-licentie</a>, woordenlijsten onder <a href="../LICENSES.txt">hun eigen licenties</a>
page-report-word = Een woord ontbreekt of klopt niet
page-theme = Thema
page-theme-system = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-lost-title = Pagina niet gevonden
page-lost = Op dit adres staat geen pagina.
page-lost-solve = Een puzzel oplossen

## Words and definitions

words-no-list = Deze site heeft nog geen woordenlijst voor deze editie: { $edition }.
words-loading = De woorden worden geladen.
words-starting-python = Het programma start. Je woorden verschijnen zodra het klaar is.
words-no-answer = Het programma reageert niet. Probeer het opnieuw.
words-clue = { $kind }: { $meaning }
words-no-definition = Geen betekenis beschikbaar.
# A report that visitors send to whoever runs the site.
words-report =
    Woord: { $word }
    Honingraat: { $hive }
    Taal: { $language }
    Wat klopt er niet: { $wrong }
words-report-word = Woord
words-report-wrong = Wat klopt er niet
words-report-this = Melden
words-report-missing = Het ontbreekt
words-report-no-word = Het is geen woord
words-report-rare = Het is te zeldzaam om waarschijnlijk te zijn
words-report-common = Het zou waarschijnlijk moeten zijn
words-report-unkind = Het is kwetsend of onaangenaam
words-report-meaning = De betekenis klopt niet
words-report-copy = Melding kopiëren
words-report-form = Formulier openen
words-report-public = Meldingen gaan naar het project dat deze site maakt, waar iedereen ze kan lezen. Voor het formulier heb je daar een account nodig. Heb je dat niet, kopieer dan de melding en stuur die naar de beheerder van deze site.
words-report-private = Deze site geeft geen adres voor meldingen. Kopieer je melding en stuur die naar degene van wie je de link naar deze site hebt.
words-point = punt
words-points = punten
words-grid = Nog te vinden woorden, per beginletter en lengte

words-not-loaded =
    { $file ->
        [words] De woordenlijst kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [possible] De mogelijke woorden konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [large] De woordenlijst voor grote honingraten kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [calendar] De kalender met dagpuzzels kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [definitions] De betekenissen konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [editor] De code-editor kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [play] Het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [lab] Het Lab kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
        [dialog] Dit deel van de pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
       *[python] Het programma kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
    }
words-slow =
    { $file ->
        [words] De woordenlijst laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [possible] De mogelijke woorden laden langzaam. Je kunt wachten of het opnieuw proberen.
        [large] De woordenlijst voor grote honingraten laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [calendar] De kalender met dagpuzzels laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [definitions] De betekenissen laden langzaam. Je kunt wachten of het opnieuw proberen.
        [editor] De code-editor laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [play] Het spel laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [lab] Het Lab laadt langzaam. Je kunt wachten of het opnieuw proberen.
        [dialog] Dit deel van de pagina laadt langzaam. Je kunt wachten of het opnieuw proberen.
       *[python] Het programma laadt langzaam. Je kunt wachten of het opnieuw proberen.
    }

## Your own word lists

lists-close = Sluiten
lists-title = Je eigen woordenlijsten
lists-lead = Puzzel met de woorden die je zelf kiest: een andere taal, een thema, de woordjes van een klas. Een lijst blijft in deze browser; er wordt niets geüpload.
lists-paste = Nieuwe lijst: plak de woorden of sleep een bestand hierheen
lists-read = Doorgaan
lists-choose = Bestand kiezen
lists-progress = Voortgang
lists-reading = Lijst lezen…
lists-packing = Lijst klaarmaken: { $percent }%
lists-packing-began = Lijst klaarmaken…
lists-broken = Het programma is bij deze lijst een paar keer gestopt. Sluit andere tabbladen of maak de lijst korter en probeer het opnieuw.
lists-storing = Lijst opslaan…
lists-cancel = Annuleren
lists-name = Naam van de lijst
lists-letters = Letters van de lijst
lists-as-in = Zoals in de editie ‘{ $edition }’
lists-without-accents = Zonder accenten
lists-all-letters = Elke letter zoals die er staat
lists-example = ‘{ $word }’ telt als { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } onderdeel doet niet mee: een woord met andere tekens, een opmerking of een andere kolom.
       *[other] { $words } onderdelen doen niet mee: woorden met andere tekens, opmerkingen of andere kolommen.
    }
lists-add = Lijst toevoegen
lists-no-name = geef de lijst eerst een naam
lists-same-name = je hebt al een lijst met de naam ‘{ $list }’: kies een andere naam of verwijder die lijst eerst
lists-other-letters = je hebt de naam ‘{ $list }’ al gebruikt voor een lijst met andere letters: kies een andere naam of kies voor deze lijst dezelfde letters
lists-without-words = Lijsten zonder woorden in deze browser: { $lists }. Wil je met een ervan verder, voeg de woorden dan weer toe onder dezelfde naam.
lists-ready =
    { $words ->
        [one] ‘{ $list }’ is klaar: { $words } woord.
       *[other] ‘{ $list }’ is klaar: { $words } woorden.
    }
lists-not-stored = Deze browser kan de lijst niet bewaren. Als je weggaat, ben je hem kwijt.
lists-words =
    { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    }
lists-solve = Oplossen
lists-play = Spelen
lists-export = Opslaan als bestand
lists-exporting = Bestand schrijven…
lists-solve-label = Oplossen met ‘{ $list }’
lists-play-label = Willekeurige puzzel spelen met ‘{ $list }’
lists-export-label = Opslaan als bestand: { $list }
lists-delete-label = ‘{ $list }’ verwijderen
lists-delete-question = ‘{ $list }’ verwijderen? De spellen die je ermee hebt gespeeld, blijven bewaard.
lists-delete = Verwijderen
lists-keep = Behouden
lists-deleted = ‘{ $list }’ is verwijderd.
lists-wanted = Deze link hoort bij een woordenlijst die ‘{ $list }’ heet en die niet in deze browser staat. Voeg de lijst onder die naam toe om de link te openen.
lists-gone = De woorden van ‘{ $list }’ staan niet meer in deze browser. Voeg de lijst weer toe via ‘{ solve-options } › { solve-editions-own }’.
lists-no-hive =
    { $counts ->
        [yes] ‘{ $list }’ heeft geen woord van { $size } letters
       *[no] ‘{ $list }’ heeft geen woord met { $size } verschillende letters
    }, dus er is geen willekeurige puzzel: typ zelf letters bij ‘{ page-solve }’

## Saved data

saved-import-interrupted = Het importeren is onderbroken. Wat al geïmporteerd was, is opgeslagen. Importeer het bestand opnieuw om de rest toe te voegen.
saved-import-lists = De woorden van je eigen lijsten staan niet in het bestand. Voeg ze onder dezelfde namen weer toe via ‘{ solve-options } › { solve-editions-own }’: { $lists }.
saved-storage-blocked = Deze browser kan niets opslaan. Als je weggaat, ben je je woorden kwijt.
saved-storage-full = De opslag van deze browser is vol. Als je weggaat, ben je nieuwe woorden kwijt. Bewaar ze met ‘{ play-export }’ bij Instellingen.
saved-game-unreadable = Een bewaard spel van deze puzzel is niet te lezen. { -brand } heeft er een back-up van gemaakt.
saved-decisions-unreadable = De woorden waarover jij besliste, zijn niet te lezen. Ze zijn niet weg: ze gaan mee met ‘{ play-export }’, en wat je nu kiest, wordt apart bewaard.

saved-no-export = Dit bestand is geen export van { -brand }. Er is niets veranderd.
saved-imported = Geïmporteerd: { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
saved-imported-decisions = de woorden waarover jij besliste
saved-imported-code = je Lab-code
saved-imported-settings =
    { $settings ->
        [one] { $settings } instelling
       *[other] { $settings } instellingen
    }
saved-import-moved-code = De geïmporteerde code vind je in het Lab onder ‘My previous solver’.
saved-import-skipped-code = Het Lab heeft plaats voor twee eigen programma’s. Die heb je al, dus de code in het bestand is overgeslagen.
saved-import-unreadable =
    { $items ->
        [one] { $items } onderdeel was niet te lezen.
       *[other] { $items } onderdelen waren niet te lezen.
    }

saved-definition-form = { $part }, { $form } van { $base }
saved-verdict = Als dit woord in een honingraat past
saved-verdict-always = Altijd meetellen
saved-verdict-never = Nooit tonen
saved-close = Sluiten
saved-listen = Luisteren
saved-wiktionary = WikiWoordenboek

## Sharing: moving to another device, and playing with friends

sharing-friends = Samen spelen
sharing-friends-words = Samen gevonden
sharing-friends-invite = Link naar deze puzzel sturen
sharing-friends-back = Link terugsturen
sharing-hide = Mijn woorden verbergen tot het einde
sharing-hidden-about = Wie de link opent, ziet je score en hoeveel woorden je hebt, maar de woorden pas na het spel.
sharing-about = Iedereen die de link opent, ziet wie welke woorden heeft gevonden. Heb je er meer, stuur dan een nieuwe link.
sharing-friends-name = Je naam
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Jij { $score }
sharing-friends-me = Jij
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), jij { $yours }: { $friend } heeft { $lacking ->
        [0] geen woord dat jij mist
        [one] { $lacking } woord dat jij mist
       *[other] { $lacking } woorden die jij mist
    }, en jij hebt er { $ahead ->
        [0] geen die
        [one] { $ahead } dat
       *[other] { $ahead } die
    } { $friend } mist.
sharing-friends-only = Alleen bij { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [one] Samen { $words } woord, { $score } punten: { $rank }.
       *[other] Samen { $words } woorden, { $score } punten: { $rank }.
    }
sharing-friends-joined = Je speelt met { $names }.
sharing-friends-theirs = Gevonden door anderen
sharing-friends-no-name = vul je naam in, zodat de ander weet wie je bent
sharing-friends-invites =
    { $friends ->
        [one] { $names } nodigt je uit om te spelen
       *[other] { $names } nodigen je uit om te spelen
    }
sharing-friends-accept = Meedoen
live-title = Live spelen
live-about = Beide apparaten moeten op hetzelfde netwerk zitten, bijvoorbeeld dezelfde wifi. De woorden gaan rechtstreeks van het ene apparaat naar het andere, zonder server.
live-first = Laat het andere apparaat deze code scannen of stuur de link. Scan daarna de code die daar verschijnt, of open de link die je terugkrijgt.
live-second = Laat het andere apparaat deze code scannen of stuur de link terug. Houd deze pagina open.
live-connecting = Verbinding maken…
live-on = Je speelt live met { $friend }.
live-found = { $friend } heeft { $words } gevonden.
live-lost = De verbinding met { $friend } is beëindigd. Alle woorden zijn bewaard. Kies opnieuw ‘{ live-title }’ om verder te gaan.
live-failed = De apparaten konden geen verbinding maken. Controleer of ze op hetzelfde netwerk zitten en kies ‘{ live-title }’ voor nieuwe codes.
live-handed = Het tabblad met je code heeft het antwoord; dit tabblad kun je sluiten. Is dat tabblad niet meer open, kies dan ‘{ live-title }’ voor een nieuwe code.
live-impossible = deze browser kan geen verbinding met andere apparaten maken: controleer of je wifi hebt en of WebRTC niet is uitgeschakeld
sharing-move-from = Van dit apparaat
sharing-move-camera = Richt de camera van het andere apparaat op de code en open de link die hij vindt. Het andere apparaat laat eerst zien wat erbij zou komen.
sharing-move-reading = Je spellen worden gelezen…
sharing-move-ready =
    { $games ->
        [one] De link bevat { $games } spel en je instellingen.
       *[other] De link bevat { $games } spellen en je instellingen.
    }
sharing-move-picture = QR-code met de link
sharing-move-place = Code { $place } van { $count }
sharing-move-previous = Vorige
sharing-move-next = Volgende
sharing-move-rest = Niet alles past in de codes. De link bevat alles.
sharing-move-no-picture = De code kon niet worden getekend. De link werkt ook zonder.
sharing-move-link = Link
sharing-move-copy = Link kopiëren
sharing-move-without = De link bevat je spellen, ook die met anderen, de woorden waarover jij besliste en je instellingen, maar geen eigen woordenlijsten, Lab-code of pogingen die niet in de woordenlijst staan.
sharing-move-too-much = dit is te veel voor een link: gebruik ‘{ play-export }’
sharing-move-to = Naar dit apparaat
sharing-move-to-help = Plak hier een link van je andere apparaat. Op een iPhone of iPad bewaart een geïnstalleerde app zijn spellen los van Safari: plak de link dan hier, in de app.
sharing-move-text = Link of code
sharing-move-show = Inhoud tonen
sharing-join = Deze spellen toevoegen?
sharing-join-games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } (waarvan { $new } hier nieuw), met { $words ->
        [one] { $words } woord dat
       *[other] { $words } woorden die
    } je hier nog niet hebt.
sharing-join-others =
    { $items ->
        [one] En { $items } instelling of lijst die je hier niet hebt.
       *[other] En { $items } instellingen of lijsten die je hier niet hebt.
    }
sharing-join-changed = Deze dagen blijven weg, omdat de woordenlijsten van de twee apparaten verschillen: { $days }. Laad Open Hive op allebei opnieuw of gebruik de link.
sharing-join-help = Er gaat niets verloren: elk spel houdt de woorden van beide apparaten, en wat je hier hebt ingesteld blijft.
sharing-join-add = Toevoegen

## Settings

settings-look = Weergave
settings-language = Taal
settings-larger-keys = Grotere letters
settings-left-handed = Linkshandig
settings-sounds = Geluid
settings-vibration = Trillen
settings-hides-totals = Niet laten zien hoeveel woorden er zijn
settings-hides-totals-help = Tot het spel voorbij is, zie je alleen hoeveel woorden je hebt gevonden. Punten en rangen blijven.
settings-no-hints = Geen hints
settings-tells-hints = Aantal hints vermelden bij het delen
settings-words = Woorden
settings-rules = Editie en regels bij het oplossen
settings-verdicts = Woorden waarover jij besliste
settings-verdicts-help = Wat je voor een woord kiest, geldt in elke honingraat waarin het past, wat de woordenlijst ook zegt.
settings-word = Los woord
settings-always-count = Altijd meetellen
settings-never-show = Nooit tonen
settings-counts = telt altijd mee
settings-hidden = wordt nooit getoond
settings-one-word = typ één woord, zonder spaties, bijvoorbeeld ‘boom’
settings-now-counts = ‘{ $word }’ telt voortaan altijd mee.
settings-now-hidden = ‘{ $word }’ wordt niet meer getoond.
settings-removed = Over ‘{ $word }’ beslist de woordenlijst weer.
settings-data = Je gegevens
settings-kept = Je browser bewaart je spellen en instellingen tot je ze verwijdert.
settings-kept-room = Je browser kan je spellen en instellingen verwijderen als het apparaat vol raakt.
settings-kept-week = Safari verwijdert je spellen en instellingen zeven dagen na je laatste bezoek. Wil je ze bewaren, maak dan een back-up, zet Open Hive op je beginscherm of in het Dock en laad de back-up daar.
settings-keep = Browser vragen ze te bewaren
settings-keep-refused = De browser belooft niet ze te bewaren. Maak af en toe een back-up.
play-reminder = { $games } van je spellen staan alleen in deze browser.
play-reminder-backup = Back-up maken
settings-move = Naar een ander apparaat

## The sentences of the engine: errors

# $name is in English, so it’s left out.
bee-error-too-large = dit is te groot ({ $size }): de limiet is { $limit }
bee-error-no-edition = er is geen editie ‘{ $name }’: de edities zijn { $names }
bee-error-no-list = er is hier geen woordenlijst ‘{ $list }’
bee-error-no-letter = ‘{ $mark }’ hoort niet bij de letters { $letters }
bee-error-not-in-hive = ‘{ $mark }’ is verplicht, maar hoort niet bij de letters van { $hive }
bee-error-no-english-letter = ‘{ $mark }’ is geen letter van A tot Z
bee-error-hive-size = een honingraat heeft { $least } tot { $most } letters, meestal { $usual }; deze heeft er { $size }
bee-error-minimum = het kortste woord kan { $least } tot { $most } letters hebben (meestal { $usual }), niet { $given }
bee-error-no-key = ‘{ $given }’ is geen sleutel van een honingraat: de sleutel van { $hive } is ‘{ $key }’
bee-error-letter-twice = { $letter } komt twee keer voor: elke letter mag er maar één keer in
bee-error-minimum-no-number = ‘{ $given }’ is geen getal: het kortste woord moet { $least } tot { $most } letters hebben
bee-error-too-many-decisions = dit zijn te veel losse woorden ({ $words }): de limiet is { $limit }
bee-error-no-text = dit is geen gewoon tekstbestand: sla de lijst op als tekst in UTF-8 en probeer het opnieuw
bee-error-empty-list = deze lijst is leeg: er moeten woorden in, één per regel
bee-error-no-words = in deze lijst staan geen woorden: er moeten woorden in, één per regel
bee-error-too-many-words = deze lijst heeft { $words } woorden: de limiet is { $limit }
bee-error-no-words-in-letters = deze lijst heeft geen woorden met de letters { $letters }
bee-error-empty-calendar = een lege kalender: er moet minstens één puzzel in staan
bee-error-no-date = ‘{ $given }’ is geen datum: schrijf die als 2026-11-21
bee-error-before-first-day = er is geen puzzel voor { $day }: de eerste is die van { $first }
bee-error-no-daily-hives = er zijn geen dagelijkse puzzels voor { $edition }: typ de letters van een puzzel
bee-error-after-today = de puzzel van { $day } is er nog niet: vandaag is het { $today }
bee-error-no-code = hier staat geen code: plak de hele link, of de code, die met ‘{ $start }’ begint
bee-error-damaged-code = deze code is beschadigd of afgekapt: kopieer de hele link opnieuw
bee-error-newer-code = deze code komt uit een nieuwere versie van Open Hive: werk Open Hive hier bij en probeer het opnieuw
bee-error-other-words = deze code is gemaakt met een andere versie van de woordenlijst: werk Open Hive op beide apparaten bij en maak een nieuwe code
bee-error-too-many-friends = er kunnen hoogstens { $limit } mensen samen spelen

## The sentences of the engine: verdicts on guesses

bee-guess-repeated = Al gevonden
bee-guess-tried = Al geprobeerd: staat niet in de woordenlijst
bee-guess-incomplete = Moet ook { $letters } bevatten
bee-guess-awesome = Geweldig!
bee-guess-bad-letters = Verkeerde letters
bee-guess-bonus = Bonuswoord: geen punten
bee-guess-over = Spel afgelopen: je hebt de antwoorden gezien
bee-guess-off-center-word = Goed woord, maar de middelste letter moet erin
bee-guess-good = Goed!
bee-guess-off-center = De middelste letter ontbreekt
bee-guess-nice = Mooi!
bee-guess-unknown = Staat niet in de woordenlijst
bee-guess-overused = Zo vaak zit die letter er niet in
bee-guess-pangram = Pangram!
bee-guess-long = Te lang
bee-guess-short = Te kort
bee-guess-several = { $accepted } van { $words } woorden goedgekeurd.

## The sentences of the engine: ranks and badges

bee-rank-beginner = Beginner
bee-rank-good-start = Goed begin
bee-rank-moving-up = Op dreef
bee-rank-good = Bezige bij
bee-rank-solid = Woordkenner
bee-rank-nice = Taaltalent
bee-rank-great = Taalmeester
bee-rank-amazing = Taalvirtuoos
bee-rank-excellent = Uitblinker
bee-rank-genius = Genie
bee-rank-queen-bee = Bijenkoningin
bee-badge-bingo = Bingo
bee-badge-bingo-how = Vind bij elke letter van de honingraat een woord dat ermee begint.
bee-badge-perfect-pangram = Perfect pangram
bee-badge-perfect-pangram-how = Vind een woord met elke letter precies één keer.
bee-badge-all-pangrams = Alle pangrammen
bee-badge-all-pangrams-how = Vind alle pangrammen.
bee-badge-long-words = Lange woorden
bee-badge-long-words-how = Haal Genie, ook zonder woorden van vier letters mee te tellen.
bee-badge-no-hints = Zonder hints
bee-badge-no-hints-how = Haal Genie zonder hints.

## The sentences of the engine: about words

bee-reason-rare = zeldzaam
bee-reason-british = Brits
bee-reason-technical = vakterm
bee-reason-variant-spelling = andere spelling
bee-reason-informal = informeel
bee-reason-derived = afgeleid
bee-reason-name = naam
bee-reason-vulgar = grof
bee-reason-australian = Australisch
bee-reason-canadian = Canadees
bee-part-n = zelfstandig naamwoord
bee-part-v = werkwoord
bee-part-a = bijvoeglijk naamwoord
bee-part-r = bijwoord
bee-part-i = tussenwerpsel
bee-part-o = voornaamwoord
bee-part-p = voorzetsel
bee-part-c = voegwoord
bee-part-f = deel van een uitdrukking
bee-edition-original = Origineel
bee-edition-print = Op papier
bee-edition-classroom = Voor in de klas
bee-edition-catalan = Catalaans
bee-edition-spanish = Spaans
bee-edition-german = Duits
bee-edition-portuguese = Portugees
bee-edition-french = Frans
bee-edition-dutch = Nederlands
bee-edition-italian = Italiaans
bee-edition-swedish = Zweeds
