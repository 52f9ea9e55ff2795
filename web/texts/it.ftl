### The page in Italian. Visitors are addressed as tu. For notes on single messages, see en.ftl.

-brand = Open Hive
-example = BTALICE

## Solve

solve-heading = Risolutore di Spelling Bee
solve-lead = Scrivi le lettere, prima quella centrale: vedrai tutte le parole, con le più probabili in cima.
solve-letters = Lettere
solve-letters-placeholder = Lettera centrale, poi le altre
solve-letters-help = Spazi e punteggiatura non contano.
solve-options = Opzioni
solve-edition = Edizione
solve-editions-others = Altre lingue
solve-random = Gioca con un alveare a caso
solve-editions-own = Le tue liste di parole
solve-own-lists = Le tue liste di parole…
solve-minimum = Lunghezza minima
solve-require = Altre lettere obbligatorie
solve-require-help = Ogni parola deve contenere anche queste lettere, oltre a quella centrale.
solve-hive-empty = Alveare vuoto
solve-try = Prova { -example }
solve-play-today = Gioca con l’alveare di oggi
solve-mode = Mostra
solve-mode-all = Soluzioni
solve-mode-stuck = Cosa mi manca?
solve-example = Esempio: { -example }
solve-example-words = bicicletta accettabile ciclabile baccalà bibita alba
solve-example-more = …e altre 46 parole probabili.
solve-bring = Incolla un gioco
solve-bring-paste = Copia tutta la pagina del gioco, o un messaggio che ne parla, e incollala qui. Open Hive riconosce le lettere e le parole che hai trovato.
solve-bring-bookmark = Oppure con un preferito
solve-bring-name = Apri in Open Hive
solve-bring-copy = Copia l’indirizzo del preferito
solve-bring-how = Legge solo le lettere e le parole trovate che la pagina mostra, e nulla esce dal tuo browser. Sul telefono, aggiungi una pagina qualsiasi ai preferiti, modifica quel preferito e incolla l’indirizzo.
solve-bring-share = Su Android, Open Hive installato compare anche nel menu di condivisione: condividi lì un testo per aprirne qui il gioco.
solve-bring-nothing = Open Hive non trova qui le lettere di un alveare.
solve-bring-drag = Trascina «Apri in Open Hive» nella barra dei preferiti, poi facci clic mentre sei nella pagina di un gioco.
solve-found-words = Parole che ho trovato
solve-found-placeholder = Scrivi o incolla le tue parole
solve-doubted = Non contano
solve-doubted-help = Usano le tue lettere, ma probabilmente non sono tra le soluzioni.
solve-unlisted =
    { $words ->
        [one] { $words } parola non è nella lista
       *[other] { $words } parole non sono nella lista
    }
solve-unlisted-help = Controlla come sono scritte. Puoi aggiungere le parole che il tuo gioco ha accettato.
solve-add-word = Aggiungi { $word }
solve-misfits = Fuori da questo alveare: { $words }.
solve-misfits-more =
    Fuori da questo alveare: { $words } e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }.
solve-found-list = Parole trovate finora
solve-pairs = Come iniziano le parole mancanti
solve-clues = Indizi e soluzioni
solve-clues-help = Tocca un numero per elencare le sue parole, poi una parola per avere l’indizio successivo: la definizione, le lettere mescolate e infine la soluzione.
solve-more-of-all = Un altro indizio per tutte le parole
solve-more-of-these = Un altro indizio per queste parole
solve-answers = Mostra tutte le soluzioni
solve-answers-these = Mostra queste soluzioni
solve-play-this = Gioca con questo alveare
solve-by = Raggruppa le parole
solve-by-length = Per lunghezza
solve-by-letter = Per iniziale
solve-by-alphabet = A–Z
solve-by-points = Per punti
solve-filter = Filtra
solve-starts = Inizia con
solve-contains = Contiene
solve-length = Lunghezza
solve-pangrams = Solo pangrammi
solve-filter-clear = Togli il filtro
solve-likely = Parole probabili
solve-genius =
    { $points ->
        [one] Per diventare Genio serve { $points } punto.
       *[other] Per diventare Genio servono { $points } punti.
    }
solve-genius-between =
    { $points ->
        [one] Qui per diventare Genio serve { $points } punto
       *[other] Qui per diventare Genio servono { $points } punti
    }; in un gioco pubblicato, probabilmente da { $low } a { $high }.
solve-boundary = Quanto è severo il tuo gioco?
solve-boundary-start = Solo parole comuni
solve-boundary-end = Anche parole rare
solve-boundary-reset = Ripristina
solve-likelihood = Per l’italiano nessuna redazione ha pubblicato le proprie scelte, quindi le parole probabili sono semplicemente le più usate.
solve-possible = Parole possibili
solve-possible-help = Di solito i giochi non le accettano.
solve-copy = Copia
solve-share = Condividi o salva
solve-save-csv = Salva in CSV
solve-save-json = Salva in JSON
solve-print = Stampa
solve-title-empty = { -brand }: risolutore di Spelling Bee e gioco del giorno
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }
solve-hive-center = Alveare con { $center } al centro
solve-hive = Alveare con { $center } al centro e intorno { $outer }
solve-make-center = Metti { $letter } al centro
solve-starting = Puoi già scrivere.
solve-ready = Tutto pronto. Scrivi le lettere o tocca l’alveare.
solve-cleared = Lettere cancellate. Per recuperarle usa il comando Annulla del browser.
solve-ready-found = Tutto pronto. Prima scrivi le lettere del tuo gioco.
solve-which-center = Tutte queste parole hanno { $letters }. Quale lettera è al centro?
solve-letters-so-far =
    { $letters ->
        [one] Per ora { $letters } lettera. Premi Invio per vedere le parole.
       *[other] Per ora { $letters } lettere. Premi Invio per vedere le parole.
    }
solve-looking = Cerco le parole in { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } parola probabile
       *[other] { $likely } parole probabili
    }, { $possible ->
        [one] { $possible } possibile
       *[other] { $possible } possibili
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } parola probabile
       *[other] { $likely } parole probabili
    }. Caricamento…
solve-totals =
    { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $pangrams ->
        [one] { $pangrams } pangramma
       *[other] { $pangrams } pangrammi
    }{ $perfect ->
        [0] { "" }
        [one] { " " }({ $perfect } perfetto)
       *[other] { " " }({ $perfect } perfetti)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangrammi
solve-group-letters =
    { $letters ->
        [one] { $letters } lettera
       *[other] { $letters } lettere
    }
solve-group-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
solve-none-likely = Nessuna parola probabile.
solve-no-match = Nessuna parola corrisponde al filtro.
solve-filter-left =
    Il filtro lascia { $left ->
        [one] { $left } parola
       *[other] { $left } parole
    } su { $words }, di cui { $likely ->
        [one] { $likely } probabile
       *[other] { $likely } probabili
    }.
solve-show-all = Mostra tutte ({ $words })
solve-show-more = Mostra altre { $words }
solve-left-to-find =
    { $hive }: { $words ->
        [one] manca { $words } parola.
       *[other] mancano { $words } parole.
    }
solve-all-found = { $hive }: hai trovato tutte le parole.
solve-progress =
    Hai trovato { $found ->
        [one] { $found } parola
       *[other] { $found } parole
    } su { $words }. Punti per Genio: { $points } su { $genius }.
solve-progress-genius =
    Hai trovato { $found ->
        [one] { $found } parola
       *[other] { $found } parole
    } su { $words }. Hai raggiunto il livello Genio.
solve-to-genius = Quanto manca per diventare Genio
solve-left =
    { $words ->
        [0] Hai trovato tutte le parole.
        [one] Manca { $words } parola
       *[other] Mancano { $words } parole
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } pangramma)
       *[other] { " " }({ $pangrams } pangrammi)
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Conta { $word }
solve-and-more =
    { $words ->
        [one] e un’altra
       *[other] e altre { $words }
    }
solve-clue-words =
    { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }, qui le prime { $listed }
solve-next-clue =
    { $letters ->
        [one] { $letters } lettera: indizio successivo
       *[other] { $letters } lettere: indizio successivo
    }

## Solve: copying and saving words

page-by-hand = Copialo tu
page-copy-blocked = Il browser ha impedito la copia. Il testo è selezionato: puoi copiarlo tu.
page-copy-link = Copia il link
page-copied = Copiato
page-link-unread = Il link contiene anche { $options }, che qui non significa nulla.
page-no-hive = In questo testo non c’è nessun alveare, ed è troppo lungo per un elenco di parole trovate.
solve-no-words = Non ci sono parole da copiare o salvare. Prima togli il filtro.
solve-saved =
    { $words ->
        [one] { $words } parola salvata in { $file }.
       *[other] { $words } parole salvate in { $file }.
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
            [one] { $found } parola
           *[other] { $found } parole
        }
        [one] { $found }/{ $words } parola
       *[other] { $found }/{ $words } parole
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangramma
       *[other] { " " }· { $pangrams } pangrammi
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } indizio
       *[other] { " " }· { $hints } indizi
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Hai trovato tutte le parole!
play-another = Un altro alveare
play-center = { $letter }, al centro
play-close = Chiudi
play-delete = Cancella
play-enter = Invia
play-find = Trova parole che contengono { $center }.
play-give-up = Mi arrendo
play-give-up-question = Vuoi arrenderti e vedere tutte le parole? Quelle che hai trovato restano tue.
play-given-up = Ecco tutte le parole.
play-guess = La tua parola
play-guess-empty = Vuoto
play-hive = L’alveare
play-how = Come si gioca
play-keep-playing = Continua a giocare
play-keyboard = Usa la tastiera del telefono
play-menu = Menu
play-no-words = In questo alveare non ci sono parole da trovare.
play-opened = { $title }. { $sentence }
play-options =
    { $minimum ->
        [usual] { "" }
        [one] Almeno { $minimum } lettera
       *[other] Almeno { $minimum } lettere
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Con
           *[other] { " " }· con
        } { $required }
    }
play-over = Partita finita
play-own = Le tue lettere
play-page-title = { $title } · { -brand }
play-park = Metti da parte
play-park-foreign = Puoi mettere da parte solo lettere di questo alveare.
play-park-help = Metti da parte queste lettere (Freccia giù). Con Freccia su le riprendi.
play-park-tried = Hai già provato { $word }.
play-parked = { $word }: messa da parte.
play-points = punti
play-random = Alveare a caso
play-random-few = Poche
play-random-many = Molte
play-random-play = Gioca con un alveare a caso
play-random-rare = Con una lettera rara
play-random-size = Quante parole
play-random-usual = Come al solito
play-score-unit =
    { $points ->
        [one] punto
       *[other] punti
    }
play-key-backspace = Cancella l’ultima lettera
play-key-enter = Invia la parola
play-key-escape = Cancella tutta la parola
play-key-help = Mostra questo elenco
play-key-letters = Aggiungi una lettera alla parola
play-key-park = Metti da parte le lettere, e riprendile
play-key-space = Mescola le lettere esterne
play-key-name-enter = Invio
play-key-name-backspace = Backspace
play-key-name-escape = Esc
play-key-name-space = Spazio
play-shortcuts = Scorciatoie da tastiera
play-shuffle = Mescola
play-shuffle-help = Mescola le lettere esterne (Spazio)
play-waiting = Da controllare, perché una parte delle parole non è ancora caricata: { $words }. Non si perde nulla.
play-stuck = Cosa mi manca?
play-title = Alveare { $letters }
play-to-go =
    { $rank } tra { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
play-today = Alveare di oggi
play-reached = Nuovo livello: { $rank }!
play-words-to-go =
    { $words ->
        [one] { bee-rank-queen-bee } tra { $words } parola
       *[other] { bee-rank-queen-bee } tra { $words } parole
    }
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Hai trovato tutte le parole!
       *[open] { "" }
    }
play-form = Non vale: { $word } è una forma di { $base }.
play-form-counted = { $word } vale come { $base }.
play-never-shown = Hai scelto di non mostrare mai “{ $word }”. Puoi cambiarlo nelle impostazioni.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Ottenuta.
play-badges = Medaglie
play-beginnings = Come iniziano le parole mancanti
play-bonus = Parole bonus
play-found = Trovate
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } parola
           *[other] { $found } parole
        }
       *[other] { $found } su { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangramma
       *[other] { " " }· { $pangrams } pangrammi
    }
play-hint-beginnings = Prime due lettere
play-hint-grid = Parole per lunghezza
play-hint-length =
    { $letters ->
        [one] { $letters } lettera
       *[other] { $letters } lettere
    }
play-hint-letter = Lettera
play-hint-meaning = Definizione
play-hint-triples = Prime tre lettere
play-hint-word = Dammi un indizio
play-hinted = Parole con indizi
play-hints = Indizi
play-hints-left =
    { $words ->
        [one] Manca { $words } parola
       *[other] Mancano { $words } parole
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } pangramma)
       *[other] { " " }({ $pangrams } pangrammi)
    }.
play-hints-revealed = In questa partita hai scelto di arrenderti.
play-hints-used =
    { $hints ->
        [0] Gli indizi vengono contati.
        [one] { $hints } indizio usato.
       *[other] { $hints } indizi usati.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }su { $words }
    }
play-missed = Non trovate
play-no-ranks = In questo alveare non ci sono parole, quindi nemmeno livelli da raggiungere.
play-nothing-found = Ancora nessuna parola
play-only-bonus = Per ora solo parole bonus
play-off-center = Senza la lettera centrale
play-order = Ordina le parole trovate
play-order-alphabet = A–Z
play-order-longest = Lunghe
play-order-newest = Recenti
play-pangram = pangramma
play-parked-title = Messe da parte
play-perfect-pangram = pangramma perfetto
play-progress = Andamento della partita
play-rank = Livello
play-rank-points = Punti
play-rank-reached = Raggiunto
play-rank-to-go = Mancano
play-ranks = Livelli
play-rejected =
    { $guesses ->
        [one] { $guesses } tentativo non è nella lista
       *[other] { $guesses } tentativi non sono nella lista
    }
play-rejected-list = Non sono nella lista
play-share-button = Condividi
play-triples = Prime tre lettere delle parole mancanti
play-wrong-clock = L’orologio del dispositivo segna il giorno { $today }, ma gli alveari del giorno sono iniziati il { $first }. Regolalo o gioca con un alveare a caso

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Se vuoi continuare, trova tutte le parole per diventare { bee-rank-queen-bee }.
        [0] Hai trovato tutte le parole!
        [one] Se vuoi continuare, ti manca { $words } parola per diventare { bee-rank-queen-bee }.
       *[other] Se vuoi continuare, ti mancano { $words } parole per diventare { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } su { $whole }
play-end-title = { $rank }!
play-all-words = Tutte le parole
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Indizi usati
play-end-longest = Parola più lunga
play-end-score = { $score } punti su { $total }
play-end-time = Tempo di gioco
play-new-day = È un nuovo giorno: il suo alveare è pronto. Questa partita resta tra gli alveari precedenti.
play-next-hive = Prossimo alveare tra { $time }
play-picture = Condividi un’immagine
play-picture-saved = Immagine salvata in { $file }.
play-share-result = Condividi il risultato


## Play: past days, and yesterday’s words

play-month-after = Mese successivo
play-month-before = Mese precedente
play-past = Alveari precedenti
play-past-all = Tutti
play-past-none = Nessun giorno corrisponde.
play-past-unfinished = Da finire
play-past-unplayed = Da giocare
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }{ $state ->
        [open] { " " }(in corso)
       *[over] { "" }
    }
play-past-today = Oggi
play-yesterday = Le parole di ieri
play-yesterday-found =
    { $found ->
        [0] Non hai trovato nessuna { $words ->
            [one] parola su { $words }.
           *[other] delle { $words } parole.
        }
        [one] Hai trovato { $found } parola su { $words }.
       *[other] Hai trovato { $found } parole su { $words }.
    }
play-yesterday-reveal = Mostra tutte le parole
play-yesterday-play = Gioca con questo alveare

## Play: statistics and saved games

play-export = Esporta tutto
play-exported =
    { $games ->
        [one] { $games } partita esportata.
       *[other] { $games } partite esportate.
    }
play-exported-lists = Le parole delle tue liste non sono nel file. Per non perderle, salva ogni lista su file in Opzioni, alla voce “{ solve-editions-own }”: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } parola
           *[other] { $words } parole
        }
       *[other] parole: { $words } su { $all }
    }
play-game-hive =
    Alveare { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , almeno { $minimum } lettera
       *[other] , almeno { $minimum } lettere
    }{ $require ->
        [none] { "" }
       *[other] , con { $require }
    }
play-game-state =
    { $state ->
        [over] Finita
       *[open] In corso
    }
play-games = Tutte le partite
play-games-counted = { $done } su { $games }
play-games-more =
    Mostra { $games ->
        [one] un’altra partita
       *[other] altre { $games } partite
    }
play-import = Importa
play-importing = Importo { $done } di { $total }…
play-percent = { $percent }%
play-record = Statistiche
play-record-best =
    { $points ->
        [one] Partita migliore: { $points } punto
       *[other] Partita migliore: { $points } punti
    }
play-record-count = { $count }
play-record-daily = Alveari del giorno
play-record-days =
    { $days ->
        [one] Giorno giocato
       *[other] Giorni giocati
    }
play-record-empty = Trova la prima parola: qui vedrai la tua serie, i livelli e le partite.
play-record-freezes = Salvaserie
play-record-games =
    { $games ->
        [one] Partita
       *[other] Partite
    }
play-record-geniuses = Volte a Genio
play-record-longest = Serie più lunga
play-record-of = { $part } su { $whole }
play-record-panels = Mostra
play-record-pangrams =
    { $pangrams ->
        [one] Pangramma
       *[other] Pangrammi
    }
play-record-percent = Punteggio medio
play-record-ranks = Partite per livello
play-record-rule = Gioca ogni giorno con il nuovo alveare per allungare la tua serie. Ogni { $days } giorni ricevi un salvaserie, e puoi averne fino a { $freezes }. Se salti un giorno, un salvaserie tiene in vita la serie.
play-record-streak = Serie
play-record-title = Le tue partite
play-record-words =
    { $words ->
        [one] Parola
       *[other] Parole
    }
play-saved-here = Le tue partite sono salvate in questo browser. Per averne una copia o spostarle su un altro dispositivo, vai nelle <a href="#settings">Impostazioni</a>.

## Play: how to play

play-how-pangrams = Un pangramma usa tutte le lettere dell’alveare e vale 7 punti in più.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = NIDO
play-how-others = AGR
play-how-picture = Per formare NIDO, tocca N-I-D-O. Le lettere non devono per forza essere vicine.
play-how-points = Una parola di quattro lettere vale 1 punto. Una più lunga vale 1 punto per lettera.
play-how-ranks = Con i punti sali di livello, fino a Genio. Ogni giorno c’è un alveare nuovo.
play-how-words = Forma parole di almeno quattro lettere, sempre con la lettera centrale. Puoi ripetere le lettere quante volte vuoi, e gli accenti non contano. Nomi al singolare, anche femminili; aggettivi al maschile singolare; verbi all’infinito.

## The page as a whole

page-slow = { -brand } ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
page-not-started =
    { $why ->
        [file] { -brand } è stato aperto come file, ma funziona solo da un server web. Aprilo al suo indirizzo web.
        [frame] { -brand } è mostrato dentro un’altra pagina, che gli impedisce di avviarsi. Aprilo in una scheda tutta sua.
        [webassembly] { -brand } ha bisogno di WebAssembly, che questo browser non ha o blocca. Se usi la modalità di isolamento o impostazioni di sicurezza restrittive, disattivale per questo sito e riprova.
        [offline] Sei offline e { -brand } non è ancora salvato in questo browser. Connettiti e riprova.
        [type] Il server web di questo sito invia gli script con un tipo che i browser si rifiutano di eseguire. Può cambiarlo solo chi gestisce il sito: il tipo deve essere text/javascript.
       *[other] Impossibile avviare { -brand }. Controlla la connessione e riprova.
    }
page-try-again = Riprova
page-details = Dettagli per segnalare l’errore
page-broken = Qualcosa è andato storto.
page-broken-saved = Qualcosa è andato storto. I tuoi progressi sono salvi.
page-old-browser = Per questa pagina serve Chrome o Edge 111, Firefox 114, Safari 16.4 o una versione più recente.
page-needs-script = { -brand } ha bisogno di JavaScript
page-needs-script-why = { -brand } risolve gli Spelling Bee con un programma che gira nel tuo browser. Per questo serve JavaScript, che ora è disattivato.
page-needs-script-how = Attiva JavaScript per questo sito nelle impostazioni del browser, poi ricarica la pagina. Quello che scrivi non lascia il tuo dispositivo.
page-update = È pronta una nuova versione.
page-reload = Ricarica
page-later = Più tardi
page-done = Fatto
page-remove = Rimuovi
page-remove-label = Rimuovi { $title }
page-downloading = Scarico il risolutore
page-downloading-all = Scarico tutto
page-offline-offer = Scarica tutto per usarlo offline ({ $megabytes } MB)
page-offline-done = È tutto disponibile offline.
page-offline-failed = Non è stato possibile scaricare alcuni file. Controlla la connessione e riprova.
page-offline-changed = Il server web di questo sito modifica le pagine lungo il percorso, quindi i browser non possono salvarle per l’uso offline. Può cambiarlo solo chi gestisce il sito.
page-offline-language = Questa pagina non si è caricata e non è ancora salvata in questo browser. Aprila una volta quando sei online.
page-offline-full = Non c’è spazio per tutto. Libera un po’ di memoria e riprova.
page-app = { -brand }: tutte le parole di uno Spelling Bee
page-app-description = Risolvi gli Spelling Bee e gioca, direttamente nel browser. Dopo la prima visita funziona anche offline.
page-picture-game = Una partita con gli indizi aperti
page-picture-solver = Le parole di un alveare, prima le più probabili
page-description = Scrivi le sette lettere di uno Spelling Bee in italiano e scopri tutte le parole, prima le più probabili. È gratis, rispetta la privacy e dopo la prima visita funziona anche offline.
page-card = Un alveare con le lettere O, P, E, N, H, I, V
page-language = Italiano
page-offer = Anche in italiano
page-offer-dismiss = No, grazie
page-languages = Lingue
page-views = Sezioni
page-solve = Risolvi
page-play = Gioca
page-lab = Lab
page-settings = Impostazioni
page-lab-note = Il Lab è in inglese.
page-privacy = Tutto avviene nel tuo browser. Niente account, niente tracciamento, e nessun dato inviato ad altri siti.
page-source = Codice sorgente
page-licenses = Codice con <a href="../LICENSE.txt">licenza MIT</a>, liste di parole con <a href="../LICENSES.txt">le loro licenze</a>
page-report-word = Una parola manca o è sbagliata
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-lost-title = Pagina non trovata
page-lost = A questo indirizzo non c’è nessuna pagina.
page-lost-solve = Risolvi un alveare

## Words and definitions

words-no-list = Per questa edizione il sito non ha ancora una lista di parole: { $edition }.
words-loading = Caricamento delle parole…
words-starting-python = Avvio del risolutore… Le parole compariranno appena sarà pronto.
words-no-answer = Il risolutore non risponde. Riprova.
words-clue = { $kind }: { $meaning }
words-no-definition = Nessuna definizione disponibile.
# A report that visitors send to whoever runs the site.
words-report =
    Parola: { $word }
    Alveare: { $hive }
    Lingua: { $language }
    Che cosa non va: { $wrong }
words-report-word = Parola
words-report-wrong = Che cosa non va
words-report-this = Segnala
words-report-missing = Manca
words-report-no-word = Non è una parola
words-report-rare = È troppo rara per essere probabile
words-report-common = Dovrebbe essere probabile
words-report-unkind = È offensiva o sgradevole
words-report-meaning = La definizione è sbagliata
words-report-copy = Copia la segnalazione
words-report-form = Apri il modulo
words-report-public = Le segnalazioni arrivano al progetto che realizza questo sito, dove chiunque può leggerle. Per il modulo serve un account. Se non ce l’hai, copia la segnalazione e inviala a chi gestisce questo sito.
words-report-private = Questo sito non indica un indirizzo per le segnalazioni. Copia la tua e inviala a chi ti ha dato il link del sito.
words-point = punto
words-points = punti
words-grid = Parole mancanti, per iniziale e lunghezza

words-not-loaded =
    { $file ->
        [words] Impossibile caricare la lista di parole. Controlla la connessione e riprova.
        [possible] Impossibile caricare le parole possibili. Controlla la connessione e riprova.
        [large] Impossibile caricare la lista di parole per gli alveari grandi. Controlla la connessione e riprova.
        [calendar] Impossibile caricare il calendario degli alveari del giorno. Controlla la connessione e riprova.
        [definitions] Impossibile caricare le definizioni. Controlla la connessione e riprova.
        [editor] Impossibile caricare l’editor di codice. Controlla la connessione e riprova.
        [play] Impossibile caricare il gioco. Controlla la connessione e riprova.
        [lab] Impossibile caricare il Lab. Controlla la connessione e riprova.
        [dialog] Impossibile caricare questa parte della pagina. Controlla la connessione e riprova.
       *[python] Impossibile caricare il risolutore. Controlla la connessione e riprova.
    }
words-slow =
    { $file ->
        [words] La lista di parole ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [possible] Le parole possibili ci mettono un po’ a caricarsi. Puoi aspettare o riprovare.
        [large] La lista di parole per gli alveari grandi ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [calendar] Il calendario degli alveari del giorno ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [definitions] Le definizioni ci mettono un po’ a caricarsi. Puoi aspettare o riprovare.
        [editor] L’editor di codice ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [play] Il gioco ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [lab] Il Lab ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
        [dialog] Questa parte della pagina ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
       *[python] Il risolutore ci mette un po’ a caricarsi. Puoi aspettare o riprovare.
    }

## Your own word lists

lists-close = Chiudi
lists-title = Le tue liste di parole
lists-lead = Risolvi e gioca con le parole che vuoi: un’altra lingua, un tema, i vocaboli da studiare a scuola. La lista resta in questo browser: non viene inviato nulla.
lists-paste = Nuova lista: incolla le parole o trascina qui un file
lists-read = Continua
lists-choose = Scegli un file
lists-progress = Avanzamento
lists-reading = Lettura della lista…
lists-packing = Preparo la lista per la ricerca: { $percent }%
lists-packing-began = Preparo la lista per la ricerca…
lists-broken = Il risolutore si è fermato più volte con questa lista. Chiudi altre schede o accorcia la lista, poi riprova.
lists-storing = Salvataggio della lista…
lists-cancel = Annulla
lists-name = Nome della lista
lists-letters = Lettere della lista
lists-as-in = Come nell’edizione “{ $edition }”
lists-without-accents = Senza accenti
lists-all-letters = Ogni lettera com’è scritta
lists-example = “{ $word }” vale come { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } elemento resta fuori: una parola con altri caratteri, un commento o un’altra colonna.
       *[other] { $words } elementi restano fuori: parole con altri caratteri, commenti o altre colonne.
    }
lists-add = Aggiungi lista
lists-no-name = prima dai un nome alla lista
lists-same-name = hai già una lista che si chiama { $list }: scegli un altro nome o prima elimina quella
lists-other-letters = hai già usato il nome { $list } per una lista con altre lettere: scegli un altro nome o le stesse lettere
lists-without-words = Le parole di queste liste non sono in questo browser: { $lists }. Per continuare con una lista, aggiungi di nuovo le sue parole con lo stesso nome.
lists-ready =
    { $words ->
        [one] { $list } è pronta: { $words } parola.
       *[other] { $list } è pronta: { $words } parole.
    }
lists-not-stored = Questo browser non può conservarla: quando esci, andrà persa.
lists-words =
    { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    }
lists-solve = Risolvi
lists-play = Gioca
lists-export = Salva su file
lists-exporting = Creo il file…
lists-solve-label = Risolvi con { $list }
lists-play-label = Gioca con un alveare a caso di { $list }
lists-export-label = Salva su file: { $list }
lists-delete-label = Elimina { $list }
lists-delete-question = Vuoi eliminare { $list }? Le partite giocate con questa lista restano.
lists-delete = Elimina
lists-keep = Tieni
lists-deleted = { $list }: lista eliminata.
lists-wanted = Questo link usa una lista di parole che si chiama { $list } e che in questo browser non c’è. Per aprirlo, aggiungi la lista con quel nome.
lists-gone = Le parole di { $list } non sono più in questo browser. Aggiungi di nuovo la lista in Opzioni, alla voce “{ solve-editions-own }”.
lists-no-hive =
    { $counts ->
        [yes] { $list } non ha parole di { $size } lettere
       *[no] { $list } non ha parole con { $size } lettere diverse
    }, quindi niente alveare a caso: scrivi tu le lettere in { page-solve }

## Saved data

saved-import-interrupted = L’importazione è stata interrotta. Quello che era già importato è salvato. Per aggiungere il resto, importa di nuovo il file.
saved-import-lists = Le parole delle tue liste non sono nel file. Aggiungile di nuovo in Opzioni, alla voce “{ solve-editions-own }”, con gli stessi nomi: { $lists }.
saved-storage-blocked = Questo browser non permette di salvare dati: quando esci, le tue parole andranno perse.
saved-storage-full = La memoria di questo browser è piena: quando esci, le parole nuove andranno perse. Usa “{ play-export }” nelle Impostazioni per salvarle.
saved-game-unreadable = Una partita salvata di questo alveare non si può leggere. { -brand } ne ha fatto una copia di sicurezza.
saved-decisions-unreadable = Le parole su cui hai deciso tu non si possono leggere, ma non sono perse: “{ play-export }” le comprende, e quello che decidi ora sarà salvato a parte.

saved-no-export = Questo file non è stato esportato da { -brand }. Non è cambiato nulla.
saved-imported = Importazione riuscita: { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
saved-imported-decisions = le parole su cui hai deciso tu
saved-imported-code = il tuo codice del Lab
saved-imported-settings =
    { $settings ->
        [one] { $settings } impostazione
       *[other] { $settings } impostazioni
    }
saved-import-moved-code = Trovi il codice importato nel Lab, alla voce “My previous solver”.
saved-import-skipped-code = Nel Lab c’è posto per due risolutori. Ne hai già due, quindi il codice del file è stato ignorato.
saved-import-unreadable =
    { $items ->
        [one] Non è stato possibile leggere { $items } elemento.
       *[other] Non è stato possibile leggere { $items } elementi.
    }

saved-definition-form = { $part }, { $form } di { $base }
saved-verdict = Quando questa parola si può formare
saved-verdict-always = Conta sempre
saved-verdict-never = Non mostrare
saved-close = Chiudi
saved-listen = Ascolta
saved-wiktionary = Wikizionario

## Sharing: moving to another device, and playing with friends

sharing-friends = Con altre persone
sharing-friends-words = Trovate insieme
sharing-friends-invite = Invia un link a questo alveare
sharing-friends-back = Rimanda un link
sharing-hide = Nascondi le mie parole fino alla fine
sharing-hidden-about = Chi apre il link vede i tuoi punti e quante parole hai, ma non le parole fino alla fine della partita.
sharing-about = Chi apre il link vede chi ha trovato quali parole. Quando ne hai trovate altre, invia un nuovo link.
sharing-friends-name = Il tuo nome
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Tu { $score }
sharing-friends-me = Tu
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), tu { $yours }: { $lacking ->
        [0] { $friend } non ha nessuna parola che ti manca
        [one] { $friend } ha { $lacking } parola che ti manca
       *[other] { $friend } ha { $lacking } parole che ti mancano
    }, e tu { $ahead ->
        [0] non ne hai nessuna
       *[other] ne hai { $ahead }
    } in più di { $friend }.
sharing-friends-only = Solo di { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [one] Insieme, { $words } parola, { $score } punti: { $rank }.
       *[other] Insieme, { $words } parole, { $score } punti: { $rank }.
    }
sharing-friends-joined = Giochi con { $names }.
sharing-friends-theirs = Trovate da altri
sharing-friends-no-name = scrivi il tuo nome, così si sa chi sei
sharing-friends-invites =
    { $friends ->
        [one] { $names } ti invita a giocare
       *[other] { $names } ti invitano a giocare
    }
sharing-friends-accept = Partecipa
live-title = Gioca dal vivo
live-about = I due dispositivi devono essere sulla stessa rete, per esempio lo stesso Wi-Fi. Le parole passano direttamente da uno all’altro, senza server.
live-first = Fai inquadrare questo codice dall’altro dispositivo o invia il link. Poi inquadra il codice che mostra, o apri il link che ricevi.
live-second = Fai inquadrare questo codice dall’altro dispositivo o rimanda il link. Lascia aperta questa pagina.
live-connecting = Connessione in corso…
live-on = Giochi dal vivo con { $friend }.
live-found = { $friend } ha trovato { $words }.
live-lost = La connessione con { $friend } è terminata. Tutte le parole sono salvate. Per continuare scegli di nuovo “{ live-title }”.
live-failed = I dispositivi non sono riusciti a connettersi. Controlla che siano sulla stessa rete, poi scegli “{ live-title }” per avere nuovi codici.
live-handed = La scheda con il tuo codice ha la risposta e puoi chiudere questa. Se non è più aperta, scegli “{ live-title }” per avere un nuovo codice.
live-impossible = questo browser non può connettersi ad altri dispositivi: controlla di essere in Wi-Fi e che WebRTC non sia disattivato
sharing-move-from = Da questo dispositivo
sharing-move-camera = Inquadra il codice con la fotocamera dell’altro dispositivo e apri il link che trova. L’altro dispositivo mostra prima che cosa aggiungerebbe.
sharing-move-reading = Lettura delle tue partite…
sharing-move-ready =
    { $games ->
        [one] Il link contiene { $games } partita e le tue impostazioni.
       *[other] Il link contiene { $games } partite e le tue impostazioni.
    }
sharing-move-picture = Codice QR con il link
sharing-move-place = Codice { $place } di { $count }
sharing-move-previous = Precedente
sharing-move-next = Successivo
sharing-move-rest = Nei codici non c’è posto per tutto. Il link contiene ogni cosa.
sharing-move-no-picture = Non è stato possibile disegnare il codice. Il link funziona anche senza.
sharing-move-link = Link
sharing-move-copy = Copia link
sharing-move-without = Il link contiene partite, anche quelle con altre persone, le parole su cui hai deciso tu e impostazioni, ma non le tue liste di parole, il tuo codice del Lab né i tentativi che non sono nella lista.
sharing-move-too-much = è troppo per un link: usa invece “{ play-export }”
sharing-move-to = Su questo dispositivo
sharing-move-to-help = Incolla qui un link dall’altro dispositivo. Su iPhone e iPad un’app installata tiene le partite separate da Safari: incolla il link qui, dentro l’app.
sharing-move-text = Link o codice
sharing-move-show = Mostra che cosa contiene
sharing-join = Aggiungere queste partite?
sharing-join-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } (nuove qui: { $new }), con { $words ->
        [one] { $words } parola
       *[other] { $words } parole
    } che qui non hai ancora.
sharing-join-others =
    { $items ->
        [one] E { $items } impostazione o lista che qui non hai.
       *[other] E { $items } impostazioni o liste che qui non hai.
    }
sharing-join-changed = Questi giorni restano fuori perché le liste di parole dei due dispositivi sono diverse: { $days }. Ricarica Open Hive su entrambi oppure usa il link.
sharing-join-help = Non si perde nulla: ogni partita conserva le parole di entrambi i dispositivi, e ciò che hai impostato qui resta.
sharing-join-add = Aggiungi

## Settings

settings-look = Aspetto
settings-language = Lingua
settings-larger-keys = Lettere più grandi
settings-left-handed = Per mancini
settings-sounds = Suoni
settings-vibration = Vibrazione
settings-hides-totals = Nascondi quante parole ci sono
settings-hides-totals-help = Fino alla fine della partita vedi solo quante parole hai trovato. Punti e livelli restano.
settings-no-hints = Niente indizi
settings-tells-hints = Quando condivido, indica quanti indizi ho usato
settings-words = Parole
settings-rules = Edizione e regole per risolvere
settings-verdicts = Parole su cui hai deciso tu
settings-verdicts-help = La tua scelta per una parola vale in ogni alveare in cui si può formare, qualunque cosa dica la lista.
settings-word = Parola singola
settings-always-count = Conta sempre
settings-never-show = Non mostrare mai
settings-counts = conta sempre
settings-hidden = non compare mai
settings-one-word = inserisci una sola parola, senza spazi, per esempio “nido”
settings-now-counts = D’ora in poi “{ $word }” conta sempre.
settings-now-hidden = “{ $word }” non comparirà più.
settings-removed = Su “{ $word }” decide di nuovo la lista di parole.
settings-data = I tuoi dati
settings-kept = Il tuo browser conserva partite e impostazioni finché non le elimini.
settings-kept-room = Il tuo browser può eliminare partite e impostazioni se il dispositivo esaurisce lo spazio.
settings-kept-week = Safari elimina partite e impostazioni sette giorni dopo la tua ultima visita. Per conservarle, salva un backup, aggiungi Open Hive alla schermata Home o al Dock e carica lì il backup.
settings-keep = Chiedi al browser di conservarle
settings-keep-refused = Il browser non garantisce di conservarle. Salva un backup di tanto in tanto.
play-reminder = { $games } delle tue partite sono solo in questo browser.
play-reminder-backup = Salva un backup
settings-move = Passa a un altro dispositivo

## The sentences of the engine: errors

# $name is in English, so it’s left out.
bee-error-too-large = sono troppi dati ({ $size }): il limite è { $limit }
bee-error-no-edition = l’edizione “{ $name }” non esiste; le edizioni sono { $names }
bee-error-no-list = qui non c’è nessuna lista di parole “{ $list }”
bee-error-no-letter = “{ $mark }” non è tra le lettere { $letters }
bee-error-not-in-hive = “{ $mark }” è obbligatoria, ma non è tra le lettere di { $hive }
bee-error-no-english-letter = “{ $mark }” non è una lettera dalla A alla Z
bee-error-hive-size = un alveare ha da { $least } a { $most } lettere, di solito { $usual }; questo ne ha { $size }
bee-error-minimum = la lunghezza minima va da { $least } a { $most } lettere (di solito { $usual }): { $given } non va bene
bee-error-no-key = “{ $given }” non è la chiave di un alveare: quella di { $hive } è “{ $key }”
bee-error-letter-twice = { $letter } compare due volte: ogni lettera può esserci una volta sola
bee-error-minimum-no-number = “{ $given }” non è un numero: la lunghezza minima va da { $least } a { $most } lettere
bee-error-too-many-decisions = le parole singole sono troppe ({ $words }); il limite è { $limit }
bee-error-no-text = questo non è un file di testo semplice: salva la lista come testo in UTF-8 e riprova
bee-error-empty-list = questa lista è vuota: servono parole, una per riga
bee-error-no-words = in questa lista non ci sono parole: scrivine una per riga
bee-error-too-many-words = questa lista ha { $words } parole: il limite è { $limit }
bee-error-no-words-in-letters = in questa lista non ci sono parole con le lettere { $letters }
bee-error-empty-calendar = il calendario è vuoto: serve almeno un alveare
bee-error-no-date = “{ $given }” non è una data: scrivila come 2026-11-21
bee-error-before-first-day = per il giorno { $day } non c’è un alveare: il primo è quello del { $first }
bee-error-no-daily-hives = per { $edition } non ci sono alveari del giorno: scrivi le lettere di un alveare
bee-error-after-today = l’alveare del giorno { $day } non è ancora uscito: la data di oggi è { $today }
bee-error-no-code = qui non c’è un codice: incolla il link intero, o il codice, che inizia con “{ $start }”
bee-error-damaged-code = questo codice è danneggiato o incompleto: copia di nuovo il link intero
bee-error-newer-code = questo codice viene da una versione più recente di Open Hive: aggiorna questa e riprova
bee-error-other-words = questo codice è stato creato con un’altra versione della lista di parole: aggiorna Open Hive su entrambi i dispositivi e crea un nuovo codice
bee-error-too-many-friends = possono giocare insieme al massimo { $limit } persone

## The sentences of the engine: verdicts on guesses

bee-guess-repeated = Già trovata
bee-guess-tried = Già provata: non è nella lista
bee-guess-incomplete = Deve contenere anche { $letters }
bee-guess-awesome = Fantastico!
bee-guess-bad-letters = Lettere fuori dall’alveare
bee-guess-bonus = Parola bonus: niente punti
bee-guess-over = Partita finita: hai visto le soluzioni
bee-guess-off-center-word = Bella parola, ma ci vuole la lettera centrale
bee-guess-good = Bene!
bee-guess-off-center = Manca la lettera centrale
bee-guess-nice = Ottimo!
bee-guess-unknown = Non è nella lista
bee-guess-overused = Una lettera compare troppe volte
bee-guess-pangram = Pangramma!
bee-guess-long = Troppo lunga
bee-guess-short = Troppo corta
bee-guess-several = Parole accettate: { $accepted } su { $words }.

## The sentences of the engine: ranks and badges

bee-rank-beginner = Principiante
bee-rank-good-start = Apprendista
bee-rank-moving-up = Promettente
bee-rank-good = In gamba
bee-rank-solid = Abile
bee-rank-nice = Notevole
bee-rank-great = Brillante
bee-rank-amazing = Formidabile
bee-rank-excellent = Eccellente
bee-rank-genius = Genio
bee-rank-queen-bee = Ape regina
bee-badge-bingo = Bingo
bee-badge-bingo-how = Trova almeno una parola che inizi con ciascuna lettera dell’alveare.
bee-badge-perfect-pangram = Pangramma perfetto
bee-badge-perfect-pangram-how = Trova una parola che usa ogni lettera una volta sola.
bee-badge-all-pangrams = Tutti i pangrammi
bee-badge-all-pangrams-how = Trova tutti i pangrammi.
bee-badge-long-words = Parole lunghe
bee-badge-long-words-how = Arriva a Genio anche senza contare le parole di quattro lettere.
bee-badge-no-hints = Senza indizi
bee-badge-no-hints-how = Arriva a Genio senza usare indizi.

## The sentences of the engine: about words

bee-reason-rare = rara
bee-reason-british = britannica
bee-reason-technical = tecnica
bee-reason-variant-spelling = altra grafia
bee-reason-informal = colloquiale
bee-reason-derived = derivata
bee-reason-name = nome proprio
bee-reason-vulgar = volgare
bee-reason-australian = australiana
bee-reason-canadian = canadese
bee-part-n = sostantivo
bee-part-v = verbo
bee-part-a = aggettivo
bee-part-r = avverbio
bee-part-i = interiezione
bee-part-o = pronome
bee-part-p = preposizione
bee-part-c = congiunzione
bee-part-f = parte di un’espressione
bee-edition-original = Inglese (originale)
bee-edition-print = Inglese (su carta)
bee-edition-classroom = Inglese (per la scuola)
bee-edition-catalan = Catalano
bee-edition-spanish = Spagnolo
bee-edition-german = Tedesco
bee-edition-portuguese = Portoghese
bee-edition-french = Francese
bee-edition-dutch = Olandese
bee-edition-italian = Italiano
bee-edition-swedish = Svedese
