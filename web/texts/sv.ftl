### The page in Swedish. Visitors are addressed as du. For notes on single messages, see en.ftl.
###
### A hive is a “kupa”, a puzzle from elsewhere a “pussel” with its “facit”, hints and clues are
### “ledtrådar”, ranks “nivåer”, the center is the “mittbokstav”, a streak a “svit”, and a freeze a
### “joker”. Ord, spel, svar, pangram, and poäng have no plural ending: adjectives beside them do.

-brand = Open Hive
-example = ÄLSKING

## Solve

solve-heading = Lös Spelling Bee
solve-lead = Skriv dina bokstäver, mittbokstaven först, så får du se alla ord med de troligaste överst.
solve-letters = Bokstäver
solve-letters-placeholder = Mittbokstaven, sedan resten
solve-letters-help = Mellanslag och skiljetecken spelar ingen roll.
solve-options = Alternativ
solve-edition = Variant
solve-editions-others = Andra språk
solve-random = Spela en slumpad kupa
solve-editions-own = Egna ordlistor
solve-own-lists = Egna ordlistor …
solve-minimum = Kortaste ord
solve-require = Måste även ha
solve-require-help = Orden måste ha de här bokstäverna utöver mittbokstaven.
solve-hive-empty = Tom kupa
solve-try = Prova { -example }
solve-play-today = Spela dagens kupa
solve-mode = Visa
solve-mode-all = Alla ord
solve-mode-stuck = Vad har jag missat?
solve-example = Exempel: { -example }
solve-example-words = älskling känslig klänning släng snäll gäng
solve-example-more = … och 34 troliga ord till.
solve-bring = Klistra in ett pussel
solve-bring-paste = Kopiera hela pusselsidan, eller ett meddelande om pusslet, och klistra in här. Open Hive plockar ut bokstäverna och orden du har hittat.
solve-bring-bookmark = Eller använd ett bokmärke
solve-bring-name = Öppna i Open Hive
solve-bring-copy = Kopiera bokmärkets adress
solve-bring-how = Bokmärket läser bara bokstäverna och de hittade orden på sidan, och inget lämnar din webbläsare. I mobilen: bokmärk vilken sida som helst, redigera bokmärket och klistra in adressen.
solve-bring-share = På Android finns Open Hive också i delningsmenyn när du har installerat det: dela en text dit, så öppnas pusslet här.
solve-bring-nothing = Här hittar Open Hive inga bokstäver till något pussel.
solve-bring-drag = Dra ”{ solve-bring-name }” till bokmärkesfältet och klicka på det när du är på en pusselsida.
solve-found-words = Ord jag har hittat
solve-found-placeholder = Skriv eller klistra in dina ord
solve-doubted = Räknas inte
solve-doubted-help = De här går att bilda av dina bokstäver men finns nog inte i facit.
solve-unlisted = { $words } ord finns inte i ordlistan
solve-unlisted-help = Kolla stavningen. Ord som ditt pussel har godkänt kan du lägga till.
solve-add-word = Lägg till { $word }
solve-misfits = Passar inte i den här kupan: { $words }.
solve-misfits-more = Passar inte i den här kupan: { $words } och { $more } till.
solve-found-list = Hittade ord hittills
solve-pairs = Så börjar orden som är kvar
solve-clues = Ledtrådar och svar
solve-clues-help = Tryck på en siffra för att se orden bakom den och sedan på ett ord för nästa ledtråd: en förklaring, bokstäverna huller om buller och till sist svaret.
solve-more-of-all = Nästa ledtråd till alla ord
solve-more-of-these = Nästa ledtråd till de här orden
solve-answers = Visa alla svar
solve-answers-these = Visa de här svaren
solve-play-this = Spela den här kupan
solve-by = Gruppera orden
solve-by-length = Efter längd
solve-by-letter = Efter första bokstav
solve-by-alphabet = A–Ö
solve-by-points = Efter poäng
solve-filter = Filter
solve-starts = Börjar på
solve-contains = Innehåller
solve-length = Längd
solve-pangrams = Bara pangram
solve-filter-clear = Rensa filtret
solve-likely = Troliga ord
solve-genius = För Geni krävs { $points } poäng.
solve-genius-between = För Geni krävs { $points } poäng här, och i ett publicerat pussel troligen { $low } till { $high }.
solve-boundary = Hur strängt är ditt pussel?
solve-boundary-start = Bara vanliga ord
solve-boundary-end = Även ovanliga ord
solve-boundary-reset = Återställ
solve-likelihood = { -brand } vet inte vilka ord en svensk pusselredaktör skulle välja. Som troliga räknas helt enkelt de vanligaste.
solve-possible = Möjliga ord
solve-possible-help = De här brukar inte räknas i pussel.
solve-copy = Kopiera
solve-share = Dela eller spara
solve-save-csv = Spara som CSV
solve-save-json = Spara som JSON
solve-print = Skriv ut
solve-title-empty = { -brand }: lös Spelling Bee och spela varje dag
solve-title = { $subject } · { -brand }
solve-title-words = { $hive }: { $words } ord
solve-hive-center = Kupa med { $center } i mitten
solve-hive = Kupa med { $center } i mitten och { $outer } runt omkring
solve-make-center = Sätt { $letter } i mitten
solve-starting = Snart klart. Du kan börja skriva.
solve-ready = Klart. Skriv bokstäverna i ditt pussel.
solve-cleared = Bokstäverna är borta. Välj Ångra i webbläsaren för att få tillbaka dem.
solve-ready-found = Klart. Skriv först bokstäverna i ditt pussel.
solve-which-center = Alla de här orden innehåller { $letters }. Vilken bokstav står i mitten?
solve-letters-so-far =
    { $letters ->
        [one] { $letters } bokstav hittills. Tryck på Enter för att lösa.
       *[other] { $letters } bokstäver hittills. Tryck på Enter för att lösa.
    }
solve-looking = Letar efter ord i { $hive } …
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } troligt ord
       *[other] { $likely } troliga ord
    }, { $possible ->
        [one] { $possible } möjligt
       *[other] { $possible } möjliga
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } troligt ord
       *[other] { $likely } troliga ord
    }. Resten laddas …
solve-totals =
    { $words } ord, { $points } poäng, { $pangrams } pangram{ $perfect ->
        [0] { "" }
        [one] { " " }({ $perfect } perfekt)
       *[other] { " " }({ $perfect } perfekta)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangram
solve-group-letters =
    { $letters ->
        [one] { $letters } bokstav
       *[other] { $letters } bokstäver
    }
solve-group-points = { $points } poäng
solve-none-likely = Inga troliga ord.
solve-no-match = Inget ord passar filtret.
solve-filter-left =
    Filtret visar { $left } av { $words } ord, varav { $likely ->
        [one] { $likely } troligt
       *[other] { $likely } troliga
    }.
solve-show-all = Visa alla { $words }
solve-show-more = Visa { $words } till
solve-left-to-find = { $hive }: { $words } ord kvar att hitta.
solve-all-found = { $hive }: Du har hittat alla ord.
solve-progress = Du har hittat { $found } av { $words } ord och fått { $points } av de { $genius } poäng som krävs för Geni.
solve-progress-genius = Du har hittat { $found } av { $words } ord och nått Geni.
solve-to-genius = På väg mot Geni
solve-left =
    { $words ->
        [0] Du har hittat alla ord.
       *[other] { $words } ord kvar
    }{ $pangrams ->
        [0] { "" }
       *[other] , varav { $pangrams } pangram
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Räkna { $word }
solve-and-more = och { $words } till
solve-clue-words = { $words } ord
solve-clue-words-first = { $words } ord, här de { $listed } första
solve-next-clue =
    { $letters ->
        [one] { $letters } bokstav: nästa ledtråd
       *[other] { $letters } bokstäver: nästa ledtråd
    }

## Solve: copying and saving words

page-by-hand = Kopiera själv
page-copy-blocked = Webbläsaren tillåter inte kopiering. Texten är markerad, så att du kan kopiera den själv.
page-copy-link = Kopiera länken
page-copied = Kopierat
page-link-unread = I länken står också { $options }, men det betyder inget här.
page-no-hive = Det finns ingen kupa i texten, och den är för lång för en lista med hittade ord.
solve-no-words = Det finns inga ord att kopiera eller spara. Rensa filtret först.
solve-saved =
    { $words ->
        [one] { $words } ord är sparat som { $file }.
       *[other] { $words } ord är sparade som { $file }.
    }

## Play: sharing a game

play-share =
    { -brand } { $puzzle } { $state ->
        [complete] 👑
       *[open] 🐝
    } { $rank }
    { $bar }
    { $words ->
        [hidden] { $found } ord
       *[other] { $found }/{ $words } ord
    }{ $pangrams ->
        [0] { "" }
       *[other] { " " }· { $pangrams } pangram
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } ledtråd
       *[other] { " " }· { $hints } ledtrådar
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Du har hittat alla ord!
play-another = En annan kupa
play-center = { $letter }, i mitten
play-close = Stäng
play-delete = Radera
play-enter = Testa
play-find = Hitta ord med { $center }.
play-give-up = Ge upp
play-give-up-question = Vill du ge upp och se alla ord? Orden du har hittat får du behålla.
play-given-up = Här är alla ord.
play-guess = Ditt ord
play-guess-empty = Tomt
play-hive = Kupan
play-how = Så spelar du
play-keep-playing = Spela vidare
play-keyboard = Använd mobilens tangentbord
play-menu = Meny
play-no-words = Det finns inga ord att hitta i den här kupan.
play-opened = { $title }. { $sentence }
play-options =
    { $minimum ->
        [usual] { "" }
        [one] Minst { $minimum } bokstav
       *[other] Minst { $minimum } bokstäver
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Med
           *[other] { " " }· med
        } { $required }
    }
play-over = Spelet är slut
play-own = Dina bokstäver
play-page-title = { $title } · { -brand }
play-park = Spara till senare
play-park-foreign = Du kan bara spara bokstäver som finns i kupan.
play-park-help = Spara bokstäverna till senare (nedåtpil). Hämta tillbaka dem med uppåtpil.
play-park-tried = Du har redan testat { $word }.
play-parked = { $word } är sparat till senare.
play-points = poäng
play-random = Slumpad kupa
play-random-few = Få
play-random-many = Många
play-random-play = Spela en slumpad kupa
play-random-rare = Med en ovanlig bokstav
play-random-size = Hur många ord
play-random-usual = Lagom
play-score-unit =
    { $points ->
       *[other] poäng
    }
play-key-backspace = Radera sista bokstaven
play-key-enter = Testa ordet
play-key-escape = Radera hela ordet
play-key-help = Visa den här listan
play-key-letters = Lägg till en bokstav
play-key-park = Spara bokstäver till senare och hämta tillbaka dem
play-key-space = Blanda de yttre bokstäverna
play-key-name-enter = Enter
play-key-name-backspace = Backsteg
play-key-name-escape = Esc
play-key-name-space = Mellanslag
play-shortcuts = Kortkommandon
play-shuffle = Blanda
play-shuffle-help = Blanda de yttre bokstäverna (mellanslag)
play-waiting = Inte kontrollerade än, eftersom en del av ordlistan inte har laddats: { $words }. Inget går förlorat.
play-stuck = Vad har jag missat?
play-title = Kupan { $letters }
play-to-go = { $points } kvar till { $rank }
play-today = Dagens kupa
play-reached = Ny nivå: { $rank }!
play-words-to-go = { $words } ord kvar till { bee-rank-queen-bee }
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Du har hittat alla ord!
       *[open] { "" }
    }
play-form = { $word } är en form av { $base }.
play-form-counted = { $word } räknas som { $base }.
play-never-shown = Du har valt att aldrig visa ”{ $word }”. Det kan du ändra i inställningarna.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Klarat.
play-badges = Märken
play-beginnings = Så börjar orden som är kvar
play-bonus = Bonusord
play-found = Hittade
play-found-count =
    { $words ->
        [hidden] { $found } ord
       *[other] { $found } av { $words }
    }{ $pangrams ->
        [0] { "" }
       *[other] { " " }· { $pangrams } pangram
    }
play-hint-beginnings = Två första bokstäverna
play-hint-grid = Antal ord per längd
play-hint-length =
    { $letters ->
        [one] { $letters } bokstav
       *[other] { $letters } bokstäver
    }
play-hint-letter = Bokstav
play-hint-meaning = Förklaring
play-hint-triples = Tre första bokstäverna
play-hint-word = Ge mig en ledtråd
play-hinted = Ord med ledtrådar
play-hints = Ledtrådar
play-hints-left =
    { $words } ord kvar att hitta{ $pangrams ->
        [0] { "" }
       *[other] , varav { $pangrams } pangram
    }.
play-hints-revealed = Du gav upp den här kupan.
play-hints-used =
    { $hints ->
        [0] Varje ledtråd räknas.
        [one] { $hints } ledtråd använd.
       *[other] { $hints } ledtrådar använda.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }av { $words }
    }
play-missed = Missade
play-no-ranks = Kupan har inga ord, så det finns inga nivåer att nå.
play-nothing-found = Inga hittade ord än
play-only-bonus = Bara bonusord än så länge
play-off-center = Utan mittbokstaven
play-order = Sortera hittade ord
play-order-alphabet = A–Ö
play-order-longest = Längst
play-order-newest = Senast
play-pangram = pangram
play-parked-title = Sparade till senare
play-perfect-pangram = perfekt pangram
play-progress = Så långt har du kommit
play-rank = Nivå
play-rank-points = Poäng
play-rank-reached = Nådd
play-rank-to-go = Kvar
play-ranks = Nivåer
play-rejected =
    { $guesses ->
        [one] { $guesses } testat ord finns inte i ordlistan
       *[other] { $guesses } testade ord finns inte i ordlistan
    }
play-rejected-list = Finns inte i ordlistan
play-share-button = Dela
play-triples = Tre första bokstäverna i orden som är kvar
play-wrong-clock = Klockan i din enhet visar { $today }, men de dagliga kuporna började { $first }. Ställ klockan rätt eller spela en slumpad kupa

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Vill du fortsätta? Hitta alla ord så blir du { bee-rank-queen-bee }.
        [0] Du har hittat alla ord!
       *[other] Vill du fortsätta? { $words } ord till så är du { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } av { $whole }
play-end-title = { $rank }!
play-all-words = Alla ord
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } tim { $minutes } min
    }
play-end-hints = Använda ledtrådar
play-end-longest = Längsta ord
play-end-score = { $score } av { $total } poäng
play-end-time = Speltid
play-new-day = Ny dag, ny kupa! Det här spelet finns kvar under ”{ play-past }”.
play-next-hive = Nästa kupa om { $time }
play-picture = Dela en bild
play-picture-saved = Bilden är sparad som { $file }.
play-share-result = Dela ditt resultat


## Play: past days, and yesterday’s words

play-month-after = Nästa månad
play-month-before = Förra månaden
play-past = Tidigare kupor
play-past-all = Alla
play-past-none = Inga dagar att visa.
play-past-unfinished = Oavslutade
play-past-unplayed = Ospelade
play-past-day =
    { $day }: { $rank }, { $words } ord{ $state ->
        [open] { " " }(pågår)
       *[over] { "" }
    }
play-past-today = I dag
play-yesterday = Gårdagens ord
play-yesterday-found =
    { $found ->
        [0] Du hittade { $words ->
            [one] inte det enda ordet
           *[other] inget av de { $words } orden
        }.
       *[other] Du hittade { $words ->
            [one] det enda ordet
           *[other] { $found } av { $words } ord
        }.
    }
play-yesterday-reveal = Visa alla ord
play-yesterday-play = Spela den här kupan

## Play: statistics and saved games

play-export = Exportera allt
play-exported =
    { $games ->
        [one] { $games } spel är exporterat.
       *[other] { $games } spel är exporterade.
    }
play-exported-lists = Orden i dina egna ordlistor finns inte i filen. Vill du ha kvar dem, så spara varje lista som en fil under ”{ solve-options } › { solve-editions-own }”: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words } ord
       *[other] { $words } av { $all } ord
    }
play-game-hive =
    Kupan { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , minst { $minimum } bokstav
       *[other] , minst { $minimum } bokstäver
    }{ $require ->
        [none] { "" }
       *[other] , med { $require }
    }
play-game-state =
    { $state ->
        [over] Avslutat
       *[open] Pågår
    }
play-games = Alla spel
play-games-counted = { $done } av { $games }
play-games-more = Visa { $games } till
play-import = Importera
play-importing = Importerar { $done } av { $total } …
play-percent = { $percent } %
play-record = Statistik
play-record-best = Bästa resultat: { $points } poäng
play-record-count = { $count }
play-record-daily = Dagliga kupor
play-record-days =
    { $days ->
        [one] Spelad dag
       *[other] Spelade dagar
    }
play-record-empty = När du har hittat ett ord ser du din svit, dina nivåer och dina spel här.
play-record-freezes = Jokrar
play-record-games =
    { $games ->
       *[other] Spel
    }
play-record-geniuses = Nått Geni
play-record-longest = Längsta svit
play-record-of = { $part } av { $whole }
play-record-panels = Visa
play-record-pangrams =
    { $pangrams ->
       *[other] Pangram
    }
play-record-percent = Snittresultat
play-record-ranks = Spel per nivå
play-record-rule = Spela dagens kupa varje dag, så växer din svit. Var { $days }:e dag får du en joker, och du kan ha upp till { $freezes }. Missar du en dag räddar en joker din svit.
play-record-streak = Svit
play-record-title = Dina spel
play-record-words =
    { $words ->
       *[other] Ord
    }
play-saved-here = Dina spel är sparade i den här webbläsaren. I <a href="#settings">Inställningar</a> kan du säkerhetskopiera dem eller flytta dem till en annan enhet.

## Play: how to play

play-how-pangrams = Ett pangram har alla kupans bokstäver och ger 7 poäng extra.
play-how-word = KUPA
play-how-others = LÄS
play-how-picture = För KUPA trycker du på K-U-P-A eller skriver ordet. Bokstäverna behöver inte ligga intill varandra.
play-how-points = Ett ord på fyra bokstäver ger 1 poäng. Längre ord ger 1 poäng per bokstav.
play-how-ranks = Med poängen klättrar du nivå för nivå ända till Geni. Varje dag kommer en ny kupa.
play-how-words = Bilda ord på minst fyra bokstäver. Mittbokstaven måste vara med, och varje bokstav får användas hur många gånger som helst. Å, ä och ö är egna bokstäver, men é räknas som e. Bara grundformer räknas: kupa och surra, inte kupor och surrade.

## The page as a whole

page-slow = Det tar tid att ladda { -brand }. Du kan vänta eller försöka igen.
page-not-started =
    { $why ->
        [file] { -brand } har öppnats som en fil men fungerar bara från en webbserver. Öppna det på sin webbadress i stället.
        [frame] { -brand } visas inuti en annan sida, som hindrar det från att starta. Öppna det i en egen flik.
        [webassembly] { -brand } behöver WebAssembly, som webbläsaren saknar eller blockerar. Om du använder låst läge eller stränga säkerhetsinställningar, så stäng av dem för den här webbplatsen och försök igen.
        [offline] Du är offline, och { -brand } är inte sparat i den här webbläsaren än. Anslut till nätet och försök igen.
        [type] Webbplatsens server skickar skript med en typ som webbläsare vägrar att köra. Det kan bara den som driver webbplatsen ändra: typen måste vara text/javascript.
       *[other] { -brand } kunde inte starta. Kontrollera anslutningen och försök igen.
    }
page-try-again = Försök igen
page-details = Detaljer för en felrapport
page-broken = Något gick fel.
page-broken-saved = Något gick fel. Ditt spel är sparat.
page-old-browser = För den här sidan krävs Chrome eller Edge 111, Firefox 114, Safari 16.4 eller senare.
page-needs-script = { -brand } behöver JavaScript
page-needs-script-why = { -brand } löser Spelling Bee med ett program som körs i din webbläsare. Det behöver JavaScript, som är avstängt.
page-needs-script-how = Slå på JavaScript för den här webbplatsen i webbläsarens inställningar och ladda om sidan. Inget du skriver lämnar din enhet.
page-update = Det finns en ny version.
page-reload = Ladda om
page-later = Senare
page-done = Klar
page-remove = Ta bort
page-remove-label = Ta bort { $title }
page-downloading = Hämtar programmet
page-downloading-all = Hämtar allt
page-offline-offer = Gör allt tillgängligt offline ({ $megabytes } MB)
page-offline-done = Allt är tillgängligt offline.
page-offline-failed = En del filer kunde inte hämtas. Kontrollera anslutningen och försök igen.
page-offline-changed = Webbplatsens server ändrar sidorna på vägen, så webbläsare kan inte spara dem för att användas offline. Det kan bara den som driver webbplatsen ändra.
page-offline-language = Sidan kunde inte laddas och är inte sparad i den här webbläsaren än. Öppna den en gång när du är online.
page-offline-full = Allt får inte plats. Frigör utrymme och försök igen.
page-app = { -brand }: alla ord i Spelling Bee
page-app-description = Lös och spela Spelling Bee i webbläsaren. Fungerar offline efter första besöket.
page-picture-game = Ett spel med ledtrådarna öppna
page-picture-solver = Orden i en kupa, de troligaste först
page-description = Skriv de sju bokstäverna i ett bokstavspussel och se alla ord, de troligaste först. Gratis, privat och efter första besöket även offline.
page-card = En kupa med bokstäverna O, P, E, N, H, I, V
page-language = Svenska
page-offer = Finns även på svenska
page-offer-dismiss = Nej tack
page-languages = Språk
page-views = Avdelningar
page-solve = Lös
page-play = Spela
page-lab = Labb
page-settings = Inställningar
page-lab-note = Labbet är på engelska.
page-privacy = Allt körs i din webbläsare. Inget konto, ingen spårning, och inget skickas till andra webbplatser.
page-source = Källkod
page-licenses = Koden har <a href="../LICENSE.txt">MIT-licens</a>, ordlistorna <a href="../LICENSES.txt">egna licenser</a>
page-report-word = Ett ord saknas eller är fel
page-theme = Tema
page-theme-system = System
page-theme-light = Ljust
page-theme-dark = Mörkt
page-lost-title = Sidan finns inte
page-lost = Det finns ingen sida på den här adressen.
page-lost-solve = Lös en kupa

## Words and definitions

words-no-list = Webbplatsen har ingen ordlista för den här varianten än: { $edition }.
words-loading = Orden laddas.
words-starting-python = Programmet startar. Orden visas så snart det är klart.
words-no-answer = Programmet svarar inte. Försök igen.
words-clue = { $kind }: { $meaning }
words-no-definition = Det finns ingen förklaring till ordet.
# A report that visitors send to whoever runs the site.
words-report =
    Ord: { $word }
    Kupa: { $hive }
    Språk: { $language }
    Vad är fel: { $wrong }
words-report-word = Ord
words-report-wrong = Vad är fel?
words-report-this = Rapportera
words-report-missing = Det saknas
words-report-no-word = Det är inget ord
words-report-rare = Det är för ovanligt för att vara troligt
words-report-common = Det borde vara troligt
words-report-unkind = Det är kränkande eller otrevligt
words-report-meaning = Förklaringen är fel
words-report-copy = Kopiera rapporten
words-report-form = Öppna formuläret
words-report-public = Rapporter går till projektet bakom den här webbplatsen, där alla kan läsa dem. För formuläret behöver du ett konto där. Har du inget, så kopiera rapporten och skicka den till den som driver webbplatsen.
words-report-private = Webbplatsen anger ingen adress för rapporter. Kopiera din och skicka den till den som gav dig länken hit.
words-point = poäng
words-points = poäng
words-grid = Ord som är kvar, efter första bokstav och längd

words-not-loaded =
    { $file ->
        [words] Ordlistan kunde inte laddas. Kontrollera anslutningen och försök igen.
        [possible] De möjliga orden kunde inte laddas. Kontrollera anslutningen och försök igen.
        [large] Ordlistan för stora kupor kunde inte laddas. Kontrollera anslutningen och försök igen.
        [calendar] Kalendern med dagliga kupor kunde inte laddas. Kontrollera anslutningen och försök igen.
        [definitions] Förklaringarna kunde inte laddas. Kontrollera anslutningen och försök igen.
        [editor] Kodredigeraren kunde inte laddas. Kontrollera anslutningen och försök igen.
        [play] Spelet kunde inte laddas. Kontrollera anslutningen och försök igen.
        [lab] Labbet kunde inte laddas. Kontrollera anslutningen och försök igen.
        [dialog] Den här delen av sidan kunde inte laddas. Kontrollera anslutningen och försök igen.
       *[python] Programmet kunde inte laddas. Kontrollera anslutningen och försök igen.
    }
words-slow =
    { $file ->
        [words] Det tar tid att ladda ordlistan. Du kan vänta eller försöka igen.
        [possible] Det tar tid att ladda de möjliga orden. Du kan vänta eller försöka igen.
        [large] Det tar tid att ladda ordlistan för stora kupor. Du kan vänta eller försöka igen.
        [calendar] Det tar tid att ladda kalendern med dagliga kupor. Du kan vänta eller försöka igen.
        [definitions] Det tar tid att ladda förklaringarna. Du kan vänta eller försöka igen.
        [editor] Det tar tid att ladda kodredigeraren. Du kan vänta eller försöka igen.
        [play] Det tar tid att ladda spelet. Du kan vänta eller försöka igen.
        [lab] Det tar tid att ladda labbet. Du kan vänta eller försöka igen.
        [dialog] Det tar tid att ladda den här delen av sidan. Du kan vänta eller försöka igen.
       *[python] Det tar tid att ladda programmet. Du kan vänta eller försöka igen.
    }

## Your own word lists

lists-close = Stäng
lists-title = Egna ordlistor
lists-lead = Lös och spela med vilka ord du vill: ett annat språk, ett tema, klassens glosor. Listan stannar i den här webbläsaren, och inget laddas upp.
lists-paste = Ny lista: klistra in orden eller släpp en fil här
lists-read = Fortsätt
lists-choose = Välj en fil
lists-progress = Förlopp
lists-reading = Läser listan …
lists-packing = Gör listan sökbar: { $percent } %
lists-packing-began = Gör listan sökbar …
lists-broken = Programmet har stannat flera gånger på den här listan. Stäng andra flikar eller korta ner listan och försök igen.
lists-storing = Sparar listan …
lists-cancel = Avbryt
lists-name = Listans namn
lists-letters = Listans bokstäver
lists-as-in = Som i varianten ”{ $edition }”
lists-without-accents = Utan accenter
lists-all-letters = Alla bokstäver som de skrivs
lists-example = ”{ $word }” räknas som { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } post kommer inte med: ett ord med andra tecken, en kommentar eller en annan kolumn.
       *[other] { $words } poster kommer inte med: ord med andra tecken, kommentarer eller andra kolumner.
    }
lists-add = Lägg till listan
lists-no-name = ge listan ett namn först
lists-same-name = du har redan en lista som heter ”{ $list }”: välj ett annat namn eller ta bort den listan först
lists-other-letters = du har redan använt namnet ”{ $list }” för en lista med andra bokstäver: välj ett annat namn eller samma bokstäver för den här listan
lists-without-words = Orden till de här listorna saknas i webbläsaren: { $lists }. Vill du fortsätta använda en av dem, så lägg till orden igen under samma namn.
lists-ready = ”{ $list }” är klar: { $words } ord.
lists-not-stored = Den här webbläsaren kan inte spara listan, så den försvinner när du lämnar sidan.
lists-words = { $words } ord
lists-solve = Lös
lists-play = Spela
lists-export = Spara som fil
lists-exporting = Skriver filen …
lists-solve-label = Lös med ”{ $list }”
lists-play-label = Spela en slumpad kupa med ”{ $list }”
lists-export-label = Spara som fil: { $list }
lists-delete-label = Ta bort ”{ $list }”
lists-delete-question = Vill du ta bort ”{ $list }”? Spelen du har spelat med den finns kvar.
lists-delete = Ta bort
lists-keep = Behåll
lists-deleted = ”{ $list }” är borttagen.
lists-wanted = Länken hör till en ordlista som heter ”{ $list }” och som inte finns i den här webbläsaren. Lägg till listan under det namnet för att öppna länken.
lists-gone = Orden i ”{ $list }” finns inte längre i den här webbläsaren. Lägg till listan igen under ”{ solve-options } › { solve-editions-own }”.
lists-no-hive =
    { $counts ->
        [yes] ”{ $list }” har inga ord på { $size } bokstäver
       *[no] ”{ $list }” har inga ord med { $size } olika bokstäver
    }, så det går inte att slumpa en kupa: skriv bokstäver under ”{ page-solve }” i stället

## Saved data

saved-import-interrupted = Importen avbröts. Det som hann importeras är sparat. Importera filen igen för att få med resten.
saved-import-lists = Orden i dina egna ordlistor finns inte i filen. Lägg till dem igen med samma namn under ”{ solve-options } › { solve-editions-own }”: { $lists }.
saved-storage-blocked = Den här webbläsaren kan inte spara något, så dina ord försvinner när du lämnar sidan.
saved-storage-full = Webbläsarens lagringsutrymme är fullt, så nya ord försvinner när du lämnar sidan. Rädda dem med ”{ play-export }” i inställningarna.
saved-game-unreadable = Ett sparat spel för den här kupan går inte att läsa. { -brand } har gjort en säkerhetskopia av det.
saved-decisions-unreadable = Orden du har bestämt om går inte att läsa. De är inte förlorade: ”{ play-export }” tar med dem, och det du väljer nu sparas för sig.

saved-no-export = Filen är ingen export från { -brand }. Inget har ändrats.
saved-imported = Importerat: { $things }.
saved-imported-games = { $games } spel
saved-imported-decisions = orden du har bestämt om
saved-imported-code = din kod från labbet
saved-imported-settings =
    { $settings ->
        [one] { $settings } inställning
       *[other] { $settings } inställningar
    }
saved-import-moved-code = Den importerade koden finns i labbet under ”My previous solver”.
saved-import-skipped-code = Labbet har plats för två egna program. Du har redan två, så koden i filen kom inte med.
saved-import-unreadable =
    { $items ->
        [one] { $items } post gick inte att läsa.
       *[other] { $items } poster gick inte att läsa.
    }

saved-definition-form = { $part }, { $form } av { $base }
saved-verdict = När ordet passar i en kupa
saved-verdict-always = Räkna alltid
saved-verdict-never = Visa aldrig
saved-close = Stäng
saved-listen = Lyssna
saved-wiktionary = Wiktionary

## Sharing: moving to another device, and playing with friends

sharing-friends = Spela med vänner
sharing-friends-words = Hittat tillsammans
sharing-friends-invite = Skicka en länk till kupan
sharing-friends-back = Skicka tillbaka en länk
sharing-hide = Göm mina ord tills spelet är slut
sharing-hidden-about = Den som öppnar länken ser dina poäng och hur många ord du har hittat, men orden först när spelet är slut.
sharing-about = Alla som öppnar länken ser vem som har hittat vilka ord. Skicka en ny länk när du har hittat fler.
sharing-friends-name = Ditt namn
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Du { $score }
sharing-friends-me = Du
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), du { $yours }: { $friend } har { $lacking ->
        [0] inget
       *[other] { $lacking }
    } ord som du saknar, och du har { $ahead ->
        [0] inget
       *[other] { $ahead }
    } som { $friend } saknar.
sharing-friends-only = Bara { $friend } har hittat: { $words }.
sharing-friends-joint = Tillsammans { $words } ord, { $score } poäng: { $rank }.
sharing-friends-joined = Du spelar med { $names }.
sharing-friends-theirs = Ord från vänner
sharing-friends-no-name = skriv ditt namn så att dina vänner vet vem du är
sharing-friends-invites =
    { $friends ->
       *[other] { $names } bjuder in dig att spela
    }
sharing-friends-accept = Var med
live-title = Spela live
live-about = Båda enheterna måste vara på samma nätverk, till exempel samma wifi. Orden går direkt från den ena till den andra, utan server.
live-first = Låt den andra enheten skanna koden, eller skicka länken. Skanna sedan koden som visas där, eller öppna länken du får tillbaka.
live-second = Låt den andra enheten skanna koden, eller skicka tillbaka länken. Ha den här sidan öppen.
live-connecting = Ansluter …
live-on = Du spelar live med { $friend }.
live-found = { $friend } hittade { $words }.
live-lost = Anslutningen till { $friend } har brutits. Alla ord är sparade. Välj ”{ live-title }” igen för att fortsätta.
live-failed = Enheterna fick ingen kontakt. Se till att båda är på samma nätverk och välj ”{ live-title }” igen för nya koder.
live-handed = Fliken med din kod har fått svaret, så du kan stänga den här. Är den fliken inte öppen längre, så välj ”{ live-title }” för en ny kod.
live-impossible = den här webbläsaren kan inte ansluta till andra enheter: se till att du har wifi och att WebRTC inte är avstängt
sharing-move-from = Från den här enheten
sharing-move-camera = Rikta den andra enhetens kamera mot koden och öppna länken den hittar. Innan något läggs till visar enheten vad det är.
sharing-move-reading = Läser dina spel …
sharing-move-ready = Länken innehåller { $games } spel och dina inställningar.
sharing-move-picture = QR-kod med länken
sharing-move-place = Kod { $place } av { $count }
sharing-move-previous = Föregående
sharing-move-next = Nästa
sharing-move-rest = Allt får inte plats i koderna. I länken finns allt med.
sharing-move-no-picture = Koden kunde inte ritas. Länken fungerar ändå.
sharing-move-link = Länk
sharing-move-copy = Kopiera länken
sharing-move-without = Länken innehåller dina spel, även de med vänner, orden du har bestämt om och dina inställningar. Egna ordlistor, kod från labbet och testade ord som inte fanns i ordlistan kommer inte med.
sharing-move-too-much = det är för mycket för en länk: använd ”{ play-export }” i stället
sharing-move-to = Till den här enheten
sharing-move-to-help = Klistra in en länk från din andra enhet. På iPhone och iPad har en installerad app sina spel skilda från Safari, så klistra in länken här, i appen.
sharing-move-text = Länk eller kod
sharing-move-show = Visa innehållet
sharing-join = Vill du lägga till de här spelen?
sharing-join-games =
    { $games } spel ({ $new ->
        [0] inget nytt
        [one] { $new } nytt
       *[other] { $new } nya
    } här) med { $words } ord som du inte har än.
sharing-join-others =
    { $items ->
        [one] Dessutom { $items } inställning eller lista som du inte har här.
       *[other] Dessutom { $items } inställningar eller listor som du inte har här.
    }
sharing-join-changed = De här dagarna kommer inte med, eftersom enheternas ordlistor skiljer sig åt: { $days }. Ladda om Open Hive på båda, eller använd länken i stället.
sharing-join-help = Inget går förlorat: varje spel behåller orden från båda enheterna, och inställningarna du har valt här ändras inte.
sharing-join-add = Lägg till

## Settings

settings-look = Utseende
settings-language = Språk
settings-larger-keys = Större bokstäver
settings-left-handed = Vänsterhänt
settings-sounds = Ljud
settings-vibration = Vibration
settings-hides-totals = Dölj antalet ord
settings-hides-totals-help = Tills spelet är slut ser du bara hur många ord du har hittat. Poäng och nivåer visas ändå.
settings-no-hints = Inga ledtrådar
settings-tells-hints = Ta med antalet ledtrådar när jag delar
settings-words = Ord
settings-rules = Variant och regler när du löser
settings-verdicts = Ord du har bestämt om
settings-verdicts-help = Ditt val gäller i alla kupor där ordet passar, vad ordlistan än säger.
settings-word = Enstaka ord
settings-always-count = Räkna alltid
settings-never-show = Visa aldrig
settings-counts = räknas alltid
settings-hidden = visas aldrig
settings-one-word = skriv ett enda ord, utan mellanslag, till exempel ”kupa”
settings-now-counts = ”{ $word }” räknas alltid från och med nu.
settings-now-hidden = ”{ $word }” visas inte längre.
settings-removed = För ”{ $word }” gäller ordlistan igen.
settings-data = Dina data
settings-kept = Webbläsaren sparar dina spel och inställningar tills du tar bort dem.
settings-kept-room = Webbläsaren kan ta bort dina spel och inställningar om enheten får ont om plats.
settings-kept-week = Safari tar bort dina spel och inställningar sju dagar efter ditt senaste besök. Vill du ha kvar dem, så spara en säkerhetskopia, lägg till Open Hive på hemskärmen eller i Dock och läs in kopian där.
settings-keep = Be webbläsaren spara dem
settings-keep-refused = Webbläsaren lovar inte att behålla dem. Spara en säkerhetskopia då och då.
play-reminder = { $games } av dina spel finns bara i den här webbläsaren.
play-reminder-backup = Spara en säkerhetskopia
settings-move = Flytta till en annan enhet

## The sentences of beecore: errors

# $name is in English, so it’s left out.
bee-error-too-large = det här är för stort ({ $size }): gränsen är { $limit }
bee-error-no-edition = det finns ingen variant som heter ”{ $name }”: varianterna är { $names }
bee-error-no-list = det finns ingen ordlista som heter ”{ $list }” här
bee-error-no-letter = ”{ $mark }” är ingen av bokstäverna { $letters }
bee-error-not-in-hive = ”{ $mark }” krävs men är ingen av bokstäverna i { $hive }
bee-error-no-english-letter = ”{ $mark }” är ingen bokstav från A till Z
bee-error-hive-size = en kupa har { $least } till { $most } bokstäver, oftast { $usual }; den här har { $size }
bee-error-minimum = det kortaste ordet kan ha { $least } till { $most } bokstäver (oftast { $usual }), inte { $given }
bee-error-no-key = ”{ $given }” är inte nyckeln till en kupa: nyckeln till { $hive } är ”{ $key }”
bee-error-letter-twice = { $letter } är med två gånger: varje bokstav får vara med bara en gång
bee-error-minimum-no-number = ”{ $given }” är inget tal: det kortaste ordet måste ha { $least } till { $most } bokstäver
bee-error-too-many-decisions = det här är för många enstaka ord ({ $words }): gränsen är { $limit }
bee-error-no-text = det här är ingen ren textfil: spara listan som text i UTF-8 och försök igen
bee-error-empty-list = listan är tom: den behöver ord, ett på varje rad
bee-error-no-words = listan har inga ord: den behöver ord, ett på varje rad
bee-error-too-many-words = listan har { $words } ord: gränsen är { $limit }
bee-error-no-words-in-letters = listan har inga ord med bokstäverna { $letters }
bee-error-empty-calendar = kalendern är tom: den behöver minst en kupa
bee-error-no-date = ”{ $given }” är inget datum: skriv det som 2026-11-21
bee-error-before-first-day = det finns ingen kupa för { $day }: den första är från { $first }
bee-error-no-daily-hives = det finns inga dagliga kupor för { $edition }: skriv bokstäverna i en kupa
bee-error-after-today = kupan för { $day } har inte kommit än: i dag är det { $today }
bee-error-no-code = här finns ingen kod: klistra in hela länken, eller koden som börjar med ”{ $start }”
bee-error-damaged-code = koden är skadad eller avklippt: kopiera hela länken igen
bee-error-newer-code = koden kommer från en nyare version av Open Hive: uppdatera Open Hive här och försök igen
bee-error-other-words = koden är gjord med en annan version av ordlistan: uppdatera Open Hive på båda enheterna och gör en ny kod
bee-error-too-many-friends = högst { $limit } vänner kan spela tillsammans

## The sentences of beecore: verdicts on guesses

bee-guess-repeated = Redan hittat
bee-guess-tried = Redan testat: finns inte i ordlistan
bee-guess-incomplete = Måste även ha { $letters }
bee-guess-awesome = Toppen!
bee-guess-bad-letters = Fel bokstäver
bee-guess-bonus = Bonusord: inga poäng
bee-guess-over = Spelet är slut: du har sett svaren
bee-guess-off-center-word = Bra ord, men mittbokstaven saknas
bee-guess-good = Bra!
bee-guess-off-center = Mittbokstaven saknas
bee-guess-nice = Snyggt!
bee-guess-unknown = Finns inte i ordlistan
bee-guess-overused = En bokstav används för ofta
bee-guess-pangram = Pangram!
bee-guess-long = För långt
bee-guess-short = För kort
bee-guess-several = { $accepted } av { $words } ord godkända.

## The sentences of beecore: ranks and badges

bee-rank-beginner = Nybörjare
bee-rank-good-start = Bra start
bee-rank-moving-up = På gång
bee-rank-good = Flitigt bi
bee-rank-solid = Ordsäker
bee-rank-nice = Ordsmart
bee-rank-great = Ordkonstnär
bee-rank-amazing = Ordmästare
bee-rank-excellent = Lysande
bee-rank-genius = Geni
bee-rank-queen-bee = Bidrottning
bee-badge-bingo = Bingo
bee-badge-bingo-how = Hitta ett ord på varje bokstav i kupan.
bee-badge-perfect-pangram = Perfekt pangram
bee-badge-perfect-pangram-how = Hitta ett ord som har varje bokstav exakt en gång.
bee-badge-all-pangrams = Alla pangram
bee-badge-all-pangrams-how = Hitta alla pangram.
bee-badge-long-words = Långa ord
bee-badge-long-words-how = Nå Geni även om ord på fyra bokstäver inte räknas.
bee-badge-no-hints = Utan ledtrådar
bee-badge-no-hints-how = Nå Geni utan en enda ledtråd.

## The sentences of beecore: about words

bee-reason-rare = ovanligt
bee-reason-british = brittiskt
bee-reason-technical = fackord
bee-reason-variant-spelling = stavningsvariant
bee-reason-informal = vardagligt
bee-reason-derived = avledning
bee-reason-name = namn
bee-reason-vulgar = grovt
bee-reason-australian = australiskt
bee-reason-canadian = kanadensiskt
bee-part-n = substantiv
bee-part-v = verb
bee-part-a = adjektiv
bee-part-r = adverb
bee-part-i = interjektion
bee-part-o = pronomen
bee-part-p = preposition
bee-part-c = konjunktion
bee-part-f = del av ett uttryck
bee-edition-original = Original
bee-edition-print = På papper
bee-edition-classroom = För skolan
bee-edition-catalan = Katalanska
bee-edition-spanish = Spanska
bee-edition-german = Tyska
bee-edition-portuguese = Portugisiska
bee-edition-french = Franska
bee-edition-dutch = Nederländska
bee-edition-italian = Italienska
bee-edition-swedish = Svenska
