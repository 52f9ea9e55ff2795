### The page in Catalan: en.ftl explains the messages.
###
### Players are addressed as “tu”. A pangram is a “tuti”, answers are “solucions”, and a rank is a
### “nivell”. Rank names stand without an article, and never after “de”, which some would elide.

-brand = Open Hive
-example = FORMAIT

## Solve

solve-heading = Solucionador de ruscos
solve-lead = Escriu les teves lletres, primer la del centre, i veuràs totes les paraules, amb les més probables a dalt de tot.
solve-letters = Lletres
solve-letters-placeholder = La del centre i després les altres
solve-letters-help = Els espais i la puntuació no compten.
solve-options = Opcions
solve-edition = Edició
solve-editions-others = Altres llengües
solve-random = Juga a un rusc a l’atzar
solve-editions-own = Les teves llistes de paraules
solve-own-lists = Les teves llistes de paraules…
solve-minimum = Paraula més curta
solve-require = Altres lletres obligatòries
solve-require-help = Cada paraula ha de tenir també aquestes lletres, a més de la del centre.
solve-hive-empty = Rusc buit
solve-try = Prova { -example }
solve-play-today = Juga al rusc d’avui
solve-mode = Mostra
solve-mode-all = Solucions
solve-mode-stuck = Què em falta?
solve-example = Exemple: { -example }
solve-example-words = triomfar amfitrió ratafia tarifa forat foto
solve-example-more = …i 44 paraules probables més.
solve-bring = Enganxa un rusc
solve-bring-paste = Copia tota la pàgina del joc, o un missatge que en parli, i enganxa-la aquí. { -brand } hi troba les lletres i les paraules que ja tens.
solve-bring-bookmark = O amb una adreça d’interès
solve-bring-name = Obre a Open Hive
solve-bring-copy = Copia l’adreça
solve-bring-how = Només llegeix les lletres i les paraules trobades que mostra la pàgina, i res no surt del navegador. Al mòbil, desa qualsevol pàgina com a adreça d’interès, edita-la i enganxa-hi l’adreça.
solve-bring-share = A l’Android, { -brand }, un cop instal·lat, també surt al menú de compartir: comparteix-hi un text per obrir-ne el rusc aquí.
solve-bring-nothing = { -brand } no hi troba les lletres d’un rusc.
solve-bring-drag = Arrossega «Obre a Open Hive» a la barra d’adreces d’interès i fes-hi clic en una pàgina del joc.
solve-found-words = Paraules que he trobat
solve-found-placeholder = Escriu o enganxa les teves paraules
solve-doubted = No compten
solve-doubted-help = Fan servir les teves lletres, però segurament no són a la llista de solucions.
solve-unlisted =
    { $words ->
        [one] { $words } paraula no és a la llista
       *[other] { $words } paraules no són a la llista
    }
solve-unlisted-help = Repassa com les has escrit. Si el teu joc n’ha acceptat alguna, la pots afegir.
solve-add-word = Afegeix { $word }
solve-misfits = No són d’aquest rusc: { $words }.
solve-misfits-more = No són d’aquest rusc: { $words } i { $more } més.
solve-found-list = Paraules trobades fins ara
solve-pairs = Com comencen les paraules que falten
solve-clues = Pistes i solucions
solve-clues-help = Toca un nombre per veure’n les paraules i després una paraula per veure’n la pista següent: la definició, les lletres remenades i, al final, la solució.
solve-more-of-all = Una altra pista de cada paraula
solve-more-of-these = Una altra pista d’aquestes paraules
solve-answers = Mostra totes les solucions
solve-answers-these = Mostra aquestes solucions
solve-play-this = Juga a aquest rusc
solve-by = Agrupa les paraules
solve-by-length = Per llargada
solve-by-letter = Per inicial
solve-by-alphabet = A–Z
solve-by-points = Per punts
solve-filter = Filtra
solve-starts = Comença per
solve-contains = Conté
solve-length = Llargada
solve-pangrams = Només tutis
solve-filter-clear = Treu el filtre
solve-likely = Paraules probables
solve-genius =
    { $points ->
        [one] Per arribar a { bee-rank-genius } cal { $points } punt.
       *[other] Per arribar a { bee-rank-genius } calen { $points } punts.
    }
solve-genius-between =
    { $points ->
        [one] Per arribar a { bee-rank-genius } aquí cal { $points } punt
       *[other] Per arribar a { bee-rank-genius } aquí calen { $points } punts
    } i, en un joc publicat, segurament entre { $low } i { $high }.
solve-boundary = Com és d’exigent el teu joc?
solve-boundary-start = Només paraules corrents
solve-boundary-end = També les rares
solve-boundary-reset = Restableix
solve-likelihood = En català no hi ha cap recull públic de les paraules que tria cada joc: les probables són, senzillament, les que més es fan servir.
solve-possible = Paraules possibles
solve-possible-help = Els jocs no solen donar-les per bones.
solve-copy = Copia
solve-share = Comparteix o desa
solve-save-csv = Desa en CSV
solve-save-json = Desa en JSON
solve-print = Imprimeix
solve-title-empty = { -brand }: solucionador de ruscos i joc diari
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }
solve-hive-center = Rusc amb la { $center } al centre
solve-hive = Rusc amb la { $center } al centre, envoltada de { $outer }
solve-make-center = Posa la { $letter } al centre
solve-starting = Ja pots començar a escriure.
solve-ready = A punt. Escriu les lletres o toca el rusc.
solve-cleared = Lletres esborrades. Les pots recuperar amb l’ordre Desfés del navegador.
solve-ready-found = A punt. Primer, escriu les lletres del teu rusc.
solve-which-center = Totes aquestes paraules tenen { $letters }. Quina lletra és al centre?
solve-letters-so-far =
    { $letters ->
        [one] De moment, { $letters } lletra. Prem Retorn per resoldre el rusc.
       *[other] De moment, { $letters } lletres. Prem Retorn per resoldre el rusc.
    }
solve-looking = S’estan buscant paraules per a { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } paraula probable
       *[other] { $likely } paraules probables
    } i { $possible ->
        [one] { $possible } de possible
       *[other] { $possible } de possibles
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } paraula probable
       *[other] { $likely } paraules probables
    }. S’està carregant la resta…
solve-totals =
    { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }, { $pangrams ->
        [one] { $pangrams } tuti
       *[other] { $pangrams } tutis
    }{ $perfect ->
        [0] { "" }
        [one] { " " }({ $perfect } de perfecte)
       *[other] { " " }({ $perfect } de perfectes)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Tutis
solve-group-letters =
    { $letters ->
        [one] { $letters } lletra
       *[other] { $letters } lletres
    }
solve-group-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
solve-none-likely = Cap paraula probable.
solve-no-match = Cap paraula passa el filtre.
solve-filter-left =
    Amb aquest filtre: { $left } { $words ->
        [one] d’{ $words } paraula
       *[other] de les { $words } paraules
    } ({ $likely ->
        [one] { $likely } de probable
       *[other] { $likely } de probables
    }).
solve-show-all = Mostra-les totes ({ $words })
solve-show-more = Mostra’n { $words } més
solve-left-to-find =
    { $hive }: { $words ->
        [one] et falta { $words } paraula.
       *[other] et falten { $words } paraules.
    }
solve-all-found = { $hive }: has trobat totes les paraules.
solve-progress =
    Has trobat { $found } { $words ->
        [one] d’{ $words } paraula
       *[other] de les { $words } paraules
    }. Tens { $points } dels { $genius } punts que calen per arribar a { bee-rank-genius }.
solve-progress-genius =
    Has trobat { $found } { $words ->
        [one] d’{ $words } paraula
       *[other] de les { $words } paraules
    }. Has arribat a { bee-rank-genius }.
solve-to-genius = Progrés cap a { bee-rank-genius }
solve-left =
    { $words ->
        [0] Has trobat totes les paraules.
        [one] Et falta { $words } paraula
       *[other] Et falten { $words } paraules
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } tuti)
       *[other] { " " }({ $pangrams } tutis)
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Fes que compti { $word }
solve-and-more = i { $words } més
solve-clue-words =
    { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }; es mostren les { $listed } primeres
solve-next-clue =
    { $letters ->
        [one] { $letters } lletra: pista següent
       *[other] { $letters } lletres: pista següent
    }

## Solve: copying and saving words

page-by-hand = Copia-ho tu
page-copy-blocked = El navegador no ha deixat copiar. El text està seleccionat perquè el copiïs tu.
page-copy-link = Copia’n l’enllaç
page-copied = Copiat
page-link-unread = L’enllaç també inclou { $options }, que aquí no vol dir res.
page-no-hive = En aquest text no hi ha cap rusc, i és massa llarg per a una llista de paraules trobades.
solve-no-words = No hi ha cap paraula per copiar o desar. Treu primer el filtre.
solve-saved =
    { $words ->
        [one] S’ha desat { $words } paraula a { $file }.
       *[other] S’han desat { $words } paraules a { $file }.
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
            [one] { $found } paraula
           *[other] { $found } paraules
        }
        [one] { $found }/{ $words } paraula
       *[other] { $found }/{ $words } paraules
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } tuti
       *[other] { " " }· { $pangrams } tutis
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } pista
       *[other] { " " }· { $hints } pistes
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Has trobat totes les paraules!
play-another = Un altre rusc
play-center = { $letter }, al centre
play-close = Tanca
play-delete = Esborra
play-enter = Envia
play-find = Troba paraules amb la { $center }.
play-give-up = Em rendeixo
play-give-up-question = Segur que et rendeixes? Veuràs totes les paraules i conservaràs les que has trobat.
play-given-up = Aquí tens totes les paraules.
play-guess = La teva paraula
play-guess-empty = Buit
play-hive = El rusc
play-how = Com s’hi juga
play-keep-playing = Continua jugant
play-keyboard = Fes servir el teclat del mòbil
play-menu = Menú
play-no-words = En aquest rusc no hi ha cap paraula per trobar.
play-opened = { $title }. { $sentence }
play-options =
    { $minimum ->
        [usual] { "" }
        [one] { $minimum } lletra o més
       *[other] { $minimum } lletres o més
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Cal fer servir
           *[other] { " " }· cal fer servir
        } { $required }
    }
play-over = Partida acabada
play-own = Les teves lletres
play-page-title = { $title } · { -brand }
play-park = Deixa per a després
play-park-foreign = Només pots deixar per a després lletres d’aquest rusc.
play-park-help = Deixa aquestes lletres per a després (fletxa avall). Amb la fletxa amunt les recuperes.
play-park-tried = { $word } ja l’has provada.
play-parked = { $word } queda per a després.
play-points = punts
play-random = Rusc a l’atzar
play-random-few = Poques
play-random-many = Moltes
play-random-play = Juga a un rusc a l’atzar
play-random-rare = Amb una lletra poc freqüent
play-random-size = Quantes paraules
play-random-usual = Com sempre
play-score-unit =
    { $points ->
        [one] punt
       *[other] punts
    }
play-key-backspace = Esborra l’última lletra
play-key-enter = Envia la paraula
play-key-escape = Esborra tota la paraula
play-key-help = Mostra aquesta llista
play-key-letters = Afegeix una lletra a la paraula
play-key-park = Deixa lletres per a després i recupera-les
play-key-space = Remena les lletres del voltant
play-key-name-enter = Retorn
play-key-name-backspace = Retrocés
play-key-name-escape = Esc
play-key-name-space = Espai
play-shortcuts = Dreceres de teclat
play-shuffle = Remena
play-shuffle-help = Remena les lletres del voltant (Espai)
play-waiting = Encara per comprovar, perquè falten paraules per carregar: { $words }. No es perd res.
play-stuck = Què em falta?
play-title = Rusc { $letters }
play-to-go = { $points } per a { $rank }
play-today = El rusc d’avui
play-reached = Puges a { $rank }!
play-words-to-go =
    { $words ->
        [one] Falta { $words } paraula
       *[other] Falten { $words } paraules
    }
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Has trobat totes les paraules!
       *[open] { "" }
    }
play-form = No compta: { $word } és una forma de la paraula { $base }.
play-form-counted = { $word } compta com a { $base }.
play-never-shown = Has triat que «{ $word }» no surti mai. Ho pots canviar a la configuració.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Aconseguida.
play-badges = Medalles
play-beginnings = Com comencen les paraules que falten
play-bonus = De propina
play-found = Trobades
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } paraula
           *[other] { $found } paraules
        }
       *[other] { $found } de { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } tuti
       *[other] { " " }· { $pangrams } tutis
    }
play-hint-beginnings = Les dues primeres lletres
play-hint-grid = Paraules per llargada
play-hint-length =
    { $letters ->
        [one] { $letters } lletra
       *[other] { $letters } lletres
    }
play-hint-letter = Lletra
play-hint-meaning = Definició
play-hint-triples = Les tres primeres lletres
play-hint-word = Dona’m una pista
play-hinted = Paraules amb pistes
play-hints = Pistes
play-hints-left =
    { $words ->
        [one] Et falta { $words } paraula
       *[other] Et falten { $words } paraules
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } tuti)
       *[other] { " " }({ $pangrams } tutis)
    }.
play-hints-revealed = T’has rendit en aquesta partida.
play-hints-used =
    { $hints ->
        [0] Les pistes es compten.
        [one] Has fet servir { $hints } pista.
       *[other] Has fet servir { $hints } pistes.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
        [one] { " " }d’{ $words }
        [11] { " " }d’{ $words }
       *[other] { " " }de { $words }
    }
play-missed = Se t’han escapat
play-no-ranks = Aquest rusc no té paraules i, per tant, tampoc té nivells.
play-nothing-found = Encara no has trobat cap paraula
play-only-bonus = De moment, només de propina
play-off-center = Sense la lletra del centre
play-order = Ordena les paraules trobades
play-order-alphabet = A–Z
play-order-longest = Més llargues
play-order-newest = Últimes
play-pangram = tuti
play-parked-title = Per a després
play-perfect-pangram = tuti perfecte
play-progress = La partida
play-rank = Nivell
play-rank-points = Punts
play-rank-reached = Assolit
play-rank-to-go = Falten
play-ranks = Nivells
play-rejected =
    { $guesses ->
        [one] { $guesses } intent que no és a la llista
       *[other] { $guesses } intents que no són a la llista
    }
play-rejected-list = No són a la llista
play-share-button = Comparteix
play-triples = Les tres primeres lletres de les paraules que falten
play-wrong-clock = El rellotge del dispositiu diu que som el dia { $today }, però els ruscos diaris van començar el dia { $first }. Posa’l en hora o juga a un rusc a l’atzar

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Si encara tens corda, troba totes les paraules i arribaràs a { bee-rank-queen-bee }.
        [0] Has trobat totes les paraules!
        [one] Si encara tens corda, troba { $words } paraula més i arribaràs a { bee-rank-queen-bee }.
       *[other] Si encara tens corda, troba { $words } paraules més i arribaràs a { bee-rank-queen-bee }.
    }
play-end-share-of =
    { $part } { $whole ->
        [one] d’{ $whole }
        [11] d’{ $whole }
       *[other] de { $whole }
    }
play-end-title = { $rank }!
play-all-words = Totes les paraules
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Pistes utilitzades
play-end-longest = Paraula més llarga
play-end-score = { $score } de { $total } punts
play-end-time = Temps de joc
play-new-day = Comença un nou dia i el seu rusc ja és a punt. Aquesta partida queda als ruscos anteriors.
play-next-hive = Pròxim rusc d’aquí a { $time }
play-picture = Comparteix una imatge
play-picture-saved = S’ha desat la imatge a { $file }.
play-share-result = Comparteix el resultat


## Play: past days, and yesterday’s words

play-month-after = Mes següent
play-month-before = Mes anterior
play-past = Ruscos anteriors
play-past-all = Tots
play-past-none = Cap dia no hi coincideix.
play-past-unfinished = A mitges
play-past-unplayed = No jugats
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }{ $state ->
        [open] { " " }(a mitges)
       *[over] { "" }
    }
play-past-today = Avui
play-yesterday = Les paraules d’ahir
play-yesterday-found =
    { $found ->
        [0] { $words ->
            [one] Hi havia { $words } paraula i no la vas trobar.
           *[other] Hi havia { $words } paraules i no en vas trobar cap.
        }
       *[other] Vas trobar { $found } { $words ->
            [one] d’{ $words } paraula
           *[other] de les { $words } paraules
        }.
    }
play-yesterday-reveal = Mostra totes les paraules
play-yesterday-play = Juga a aquest rusc

## Play: statistics and saved games

play-export = Exporta-ho tot
play-exported =
    { $games ->
        [one] S’ha exportat { $games } partida.
       *[other] S’han exportat { $games } partides.
    }
play-exported-lists = El fitxer no inclou les paraules de les teves llistes. Per conservar-les, desa cada llista en un fitxer des d’Opcions, a «Les teves llistes de paraules»: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } paraula
           *[other] { $words } paraules
        }
        [one] { $words } d’{ $all } paraula
        [11] { $words } d’{ $all } paraules
       *[other] { $words } de { $all } paraules
    }
play-game-hive =
    Rusc { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , { $minimum } lletra o més
       *[other] , { $minimum } lletres o més
    }{ $require ->
        [none] { "" }
       *[other] , amb { $require }
    }
play-game-state =
    { $state ->
        [over] Acabada
       *[open] A mitges
    }
play-games = Totes les partides
play-games-counted =
    { $done } { $games ->
        [one] d’{ $games }
        [11] d’{ $games }
       *[other] de { $games }
    }
play-games-more =
    Mostra { $games ->
        [one] { $games } partida més
       *[other] { $games } partides més
    }
play-import = Importa
play-importing =
    S’està important: { $done } { $total ->
        [one] d’{ $total }
        [11] d’{ $total }
       *[other] de { $total }
    }…
play-percent = { $percent } %
play-record = Estadístiques
play-record-best =
    { $points ->
        [one] La millor partida: { $points } punt
       *[other] La millor partida: { $points } punts
    }
play-record-count = { $count }
play-record-daily = Ruscos diaris
play-record-days =
    { $days ->
        [one] Dia jugat
       *[other] Dies jugats
    }
play-record-empty = Quan trobis la primera paraula, aquí hi veuràs la ratxa, els nivells i les partides.
play-record-freezes = Comodins
play-record-games =
    { $games ->
        [one] Partida
       *[other] Partides
    }
play-record-geniuses = Vegades a Obra mestra
play-record-longest = Millor ratxa
play-record-of = { $part } de { $whole }
play-record-panels = Mostra
play-record-pangrams =
    { $pangrams ->
        [one] Tuti
       *[other] Tutis
    }
play-record-percent = Mitjana
play-record-ranks = Partides per nivell
play-record-rule = Juga al rusc de cada dia per allargar la ratxa. Cada { $days } dies guanyes un comodí, i en pots tenir fins a { $freezes }. Si un dia falles, un comodí et salva la ratxa.
play-record-streak = Ratxa
play-record-title = Les teves partides
play-record-words =
    { $words ->
        [one] Paraula
       *[other] Paraules
    }
play-saved-here = Les partides es desen en aquest navegador. Per tenir-ne una còpia o passar-les a un altre dispositiu, ves a <a href="#settings">Configuració</a>.

## Play: how to play

play-how-pangrams = Un tuti fa servir totes les lletres del rusc i val 10 punts més.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = FLOR
play-how-others = AMU
play-how-picture = Per formar FLOR, toca F-L-O-R. No cal que les lletres siguin veïnes.
play-how-points = Les paraules de tres lletres valen 1 punt, i les de quatre, 2. A partir de cinc, tants punts com lletres.
play-how-ranks = Com més punts, més amunt: de { bee-rank-beginner } a { bee-rank-genius }. Cada dia hi ha un rusc nou.
play-how-words = Fes paraules de tres lletres o més. Totes han de dur la lletra del centre, i pots repetir lletres tant com vulguis. Els accents no compten, però la C i la Ç són lletres diferents. Hi valen els femenins, i la l·l s’escriu LL. No hi valen ni plurals ni verbs conjugats.

## The page as a whole

page-slow = { -brand } triga a carregar-se. Pots esperar o tornar-ho a provar.
page-not-started =
    { $why ->
        [file] { -brand } s’ha obert com a fitxer, i només funciona des d’un servidor web. Obre’l a la seva adreça web.
        [frame] { -brand } es mostra dins d’una altra pàgina, que no el deixa engegar. Obre’l en una pestanya pròpia.
        [webassembly] { -brand } necessita WebAssembly, que aquest navegador no té o bloqueja. Si fas servir el mode d’aïllament o una configuració de seguretat estricta, desactiva-ho per a aquest lloc i torna-ho a provar.
        [offline] No tens connexió i { -brand } encara no està desat en aquest navegador. Connecta’t i torna-ho a provar.
        [type] El servidor web d’aquest lloc envia els scripts amb un tipus que els navegadors es neguen a executar. Només ho pot canviar qui gestiona el lloc: el tipus ha de ser text/javascript.
       *[other] { -brand } no s’ha pogut engegar. Comprova la connexió i torna-ho a provar.
    }
page-try-again = Torna-ho a provar
page-details = Detalls per informar de l’error
page-broken = Alguna cosa ha fallat.
page-broken-saved = Alguna cosa ha fallat. El que has fet fins ara s’ha desat.
page-old-browser = Aquesta pàgina necessita Chrome o Edge 111, Firefox 114, Safari 16.4 o una versió més nova.
page-needs-script = { -brand } necessita JavaScript
page-needs-script-why = { -brand } resol ruscos de lletres amb un programa que funciona al navegador. Li cal JavaScript, i el tens desactivat.
page-needs-script-how = Activa JavaScript per a aquest web a la configuració del navegador i torna a carregar la pàgina. Res del que escrius surt del teu dispositiu.
page-update = Hi ha una versió nova a punt.
page-reload = Recarrega
page-later = Més tard
page-done = Fet
page-remove = Treu
page-remove-label = Treu { $title }
page-downloading = S’està baixant el solucionador
page-downloading-all = S’està baixant tot
page-offline-offer = Baixa-ho tot per fer-ho servir sense connexió ({ $megabytes } MB)
page-offline-done = Ja ho pots fer servir tot sense connexió.
page-offline-failed = Hi ha fitxers que no s’han pogut baixar. Comprova la connexió i torna-ho a provar.
page-offline-changed = El servidor web d’aquest lloc modifica les pàgines pel camí, i els navegadors no les poden desar per fer-les servir sense connexió. Només ho pot canviar qui gestiona el lloc.
page-offline-language = Aquesta pàgina no s’ha pogut carregar i encara no està desada en aquest navegador. Obre-la un cop amb connexió.
page-offline-full = No hi ha prou espai per baixar-ho tot. Fes lloc i torna-ho a provar.
page-app = { -brand }: totes les paraules del rusc
page-app-description = Resol ruscos de lletres i juga-hi al navegador. Després de la primera visita, funciona sense connexió.
page-picture-game = Una partida, amb les pistes obertes
page-picture-solver = Les paraules d’un rusc, primer les probables
page-description = Escriu les set lletres d’un rusc i veuràs totes les paraules, primer les més probables. De franc, privat i, després de la primera visita, també sense connexió.
page-card = Un rusc amb les lletres O, P, E, N, H, I, V
page-language = Català
page-offer = També en català
page-offer-dismiss = No, gràcies
page-languages = Llengües
page-views = Seccions
page-solve = Resol
page-play = Juga
page-lab = Lab
page-settings = Configuració
page-lab-note = El Lab és en anglès.
page-privacy = Tot funciona dins del navegador: ni comptes, ni rastreig, ni dades enviades a altres webs.
page-source = Codi font
page-licenses = Codi amb <a href="../LICENSE.txt">llicència MIT</a>, llistes de paraules amb <a href="../LICENSES.txt">les seves llicències</a>
page-report-word = Hi falta una paraula o n’hi ha una d’errònia
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Clar
page-theme-dark = Fosc
page-lost-title = No s’ha trobat la pàgina
page-lost = En aquesta adreça no hi ha cap pàgina.
page-lost-solve = Resol un rusc

## Words and definitions

words-no-list = Aquest web encara no té cap llista de paraules per a aquesta edició: { $edition }.
words-loading = S’estan carregant les paraules.
words-starting-python = S’està engegant el solucionador. Les paraules sortiran quan estigui a punt.
words-no-answer = El solucionador no respon. Torna-ho a provar.
words-clue = { $kind }: { $meaning }
words-no-definition = No en tenim la definició.
# A report that visitors send to whoever runs the site.
words-report =
    Paraula: { $word }
    Rusc: { $hive }
    Llengua: { $language }
    Què no va bé: { $wrong }
words-report-word = Paraula
words-report-wrong = Què no va bé
words-report-this = Informa’n
words-report-missing = Hi falta
words-report-no-word = No és cap paraula
words-report-rare = És massa rara per ser probable
words-report-common = Hauria de ser probable
words-report-unkind = És ofensiva o desagradable
words-report-meaning = La definició no és correcta
words-report-copy = Copia l’informe
words-report-form = Obre el formulari
words-report-public = Els informes arriben al projecte que fa aquest web, on tothom els pot llegir. Per al formulari cal tenir-hi un compte. Si no en tens, copia l’informe i envia’l a qui porta aquest web.
words-report-private = Aquest web no dona cap adreça per als informes. Copia el teu i envia’l a qui et va passar l’enllaç d’aquest web.
words-point = punt
words-points = punts
words-grid = Paraules que falten, per inicial i llargada

words-not-loaded =
    { $file ->
        [words] No s’ha pogut carregar la llista de paraules. Comprova la connexió i torna-ho a provar.
        [possible] No s’han pogut carregar les paraules possibles. Comprova la connexió i torna-ho a provar.
        [large] No s’ha pogut carregar la llista de paraules per a ruscos grans. Comprova la connexió i torna-ho a provar.
        [calendar] No s’ha pogut carregar el calendari de ruscos diaris. Comprova la connexió i torna-ho a provar.
        [definitions] No s’han pogut carregar les definicions. Comprova la connexió i torna-ho a provar.
        [editor] No s’ha pogut carregar l’editor de codi. Comprova la connexió i torna-ho a provar.
        [play] No s’ha pogut carregar el joc. Comprova la connexió i torna-ho a provar.
        [lab] No s’ha pogut carregar el Lab. Comprova la connexió i torna-ho a provar.
        [dialog] No s’ha pogut carregar aquesta part de la pàgina. Comprova la connexió i torna-ho a provar.
       *[python] No s’ha pogut carregar el solucionador. Comprova la connexió i torna-ho a provar.
    }
words-slow =
    { $file ->
        [words] La llista de paraules triga a carregar-se. Pots esperar o tornar-ho a provar.
        [possible] Les paraules possibles triguen a carregar-se. Pots esperar o tornar-ho a provar.
        [large] La llista de paraules per a ruscos grans triga a carregar-se. Pots esperar o tornar-ho a provar.
        [calendar] El calendari de ruscos diaris triga a carregar-se. Pots esperar o tornar-ho a provar.
        [definitions] Les definicions triguen a carregar-se. Pots esperar o tornar-ho a provar.
        [editor] L’editor de codi triga a carregar-se. Pots esperar o tornar-ho a provar.
        [play] El joc triga a carregar-se. Pots esperar o tornar-ho a provar.
        [lab] El Lab triga a carregar-se. Pots esperar o tornar-ho a provar.
        [dialog] Aquesta part de la pàgina triga a carregar-se. Pots esperar o tornar-ho a provar.
       *[python] El solucionador triga a carregar-se. Pots esperar o tornar-ho a provar.
    }

## Your own word lists

lists-close = Tanca
lists-title = Les teves llistes de paraules
lists-lead = Resol i juga amb les paraules que vulguis: una altra llengua, un tema, el vocabulari de classe. Les llistes es queden en aquest navegador; no s’envia res enlloc.
lists-paste = Llista nova: enganxa’n les paraules o arrossega un fitxer aquí
lists-read = Continua
lists-choose = Tria un fitxer
lists-progress = Progrés
lists-reading = S’està llegint la llista…
lists-packing = S’està preparant la llista per fer-hi cerques: { $percent } %
lists-packing-began = S’està preparant la llista per fer-hi cerques…
lists-broken = El solucionador s’ha aturat diverses vegades amb aquesta llista. Tanca altres pestanyes o escurça la llista, i torna-ho a provar.
lists-storing = S’està desant la llista…
lists-cancel = Cancel·la
lists-name = Nom de la llista
lists-letters = Lletres de la llista
lists-as-in = Com a l’edició «{ $edition }»
lists-without-accents = Sense accents
lists-all-letters = Totes les lletres tal com s’escriuen
lists-example = «{ $word }» compta com a { $letters }.
lists-left-out =
    { $words ->
        [one] Queda fora { $words } element: una paraula amb altres caràcters, un comentari o una altra columna.
       *[other] Queden fora { $words } elements: paraules amb altres caràcters, comentaris o altres columnes.
    }
lists-add = Afegeix la llista
lists-no-name = primer posa un nom a la llista
lists-same-name = ja tens una llista que es diu { $list }: tria un altre nom o esborra abans aquella llista
lists-other-letters = ja has fet servir el nom { $list } per a una llista amb altres lletres: tria un altre nom o les mateixes lletres
lists-without-words = Les paraules d’aquestes llistes no són en aquest navegador: { $lists }. Si vols continuar amb alguna, torna a afegir-ne les paraules amb el mateix nom.
lists-ready =
    { $words ->
        [one] { $list } ja és a punt: { $words } paraula.
       *[other] { $list } ja és a punt: { $words } paraules.
    }
lists-not-stored = Aquest navegador no la pot desar: quan te’n vagis, es perdrà.
lists-words =
    { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    }
lists-solve = Resol
lists-play = Juga
lists-export = Desa en un fitxer
lists-exporting = S’està creant el fitxer…
lists-solve-label = Resol amb { $list }
lists-play-label = Juga a un rusc a l’atzar de la llista { $list }
lists-export-label = Desa en un fitxer: { $list }
lists-delete-label = Esborra { $list }
lists-delete-question = Vols esborrar la llista { $list }? Conservaràs les partides que hi has jugat.
lists-delete = Esborra
lists-keep = Conserva
lists-deleted = S’ha esborrat la llista { $list }.
lists-wanted = Aquest enllaç demana una llista de paraules que es diu { $list } i que no és en aquest navegador. Afegeix-la amb aquest nom per obrir l’enllaç.
lists-gone = Les paraules de la llista { $list } ja no són en aquest navegador. Torna a afegir la llista des d’Opcions, a «Les teves llistes de paraules».
lists-no-hive =
    la llista { $list } no té cap paraula { $counts ->
        [yes] de { $size } lletres
       *[no] amb { $size } lletres diferents
    } i no se’n pot fer cap rusc a l’atzar: escriu les lletres a «Resol»

## Saved data

saved-import-interrupted = La importació s’ha interromput. El que ja s’havia importat està desat. Per afegir-hi la resta, torna a importar el fitxer.
saved-import-lists = El fitxer no inclou les paraules de les teves llistes. Torna-les a afegir des d’Opcions, a «Les teves llistes de paraules», amb els mateixos noms: { $lists }.
saved-storage-blocked = Aquest navegador no deixa desar res: quan te’n vagis, perdràs les paraules.
saved-storage-full = No queda espai en aquest navegador: quan te’n vagis, perdràs les paraules noves. Per conservar-les, fes servir «{ play-export }» a Configuració.
saved-game-unreadable = No es pot llegir una partida desada d’aquest rusc. { -brand } n’ha fet una còpia de seguretat.
saved-decisions-unreadable = No es poden llegir les paraules que has decidit tu. No s’han perdut: «Exporta-ho tot» les inclou, i el que decideixis ara es desarà a part.

saved-no-export = Aquest fitxer no és cap exportació d’{ -brand }. No s’ha canviat res.
saved-imported = S’ha importat: { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    }
saved-imported-decisions = les paraules que has decidit tu
saved-imported-code = el teu codi del Lab
saved-imported-settings =
    { $settings ->
        [one] { $settings } paràmetre
       *[other] { $settings } paràmetres
    }
saved-import-moved-code = Trobaràs el codi importat al Lab, a «My previous solver».
saved-import-skipped-code = Al Lab només hi caben dos solucionadors. Ja en tens dos i, per tant, el codi del fitxer no s’ha importat.
saved-import-unreadable =
    { $items ->
        [one] No s’ha pogut llegir { $items } element.
       *[other] No s’han pogut llegir { $items } elements.
    }

saved-definition-form = { $part }, { $form } (forma base: { $base })
saved-verdict = Si aquesta paraula encaixa en un rusc
saved-verdict-always = Compta sempre
saved-verdict-never = No surt mai
saved-close = Tanca
saved-listen = Escolta
saved-wiktionary = Viccionari

## Sharing: moving to another device, and playing with friends

sharing-friends = Amb altra gent
sharing-friends-words = Paraules de tots
sharing-friends-invite = Envia un enllaç a aquest rusc
sharing-friends-back = Envia un enllaç de tornada
sharing-hide = Amaga les meves paraules fins al final
sharing-hidden-about = Qui obri l’enllaç veu els teus punts i quantes paraules tens, però no les paraules fins al final de la partida.
sharing-about = Qui obri l’enllaç veu quines paraules té cadascú. Quan en tinguis més, envia un enllaç nou.
sharing-friends-name = El teu nom
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Tu { $score }
sharing-friends-me = Tu
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), tu { $yours }: { $lacking ->
        [0] { $friend } no té cap paraula que et falti
        [one] { $friend } té { $lacking } paraula que et falta
       *[other] { $friend } té { $lacking } paraules que et falten
    }, i tu { $ahead ->
        [0] no en tens cap
       *[other] en tens { $ahead }
    } més que { $friend }.
sharing-friends-only = Només de { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [one] En total, { $words } paraula, { $score } punts: { $rank }.
       *[other] En total, { $words } paraules, { $score } punts: { $rank }.
    }
sharing-friends-joined = Jugues amb { $names }.
sharing-friends-theirs = Trobades per altres
sharing-friends-no-name = escriu el teu nom perquè se sàpiga qui ets
sharing-friends-invites =
    { $friends ->
        [one] { $names } et convida a jugar
       *[other] { $names } et conviden a jugar
    }
sharing-friends-accept = Uneix-t’hi
live-title = Juga en directe
live-about = Els dos dispositius han d’estar a la mateixa xarxa, per exemple, la mateixa wifi. Les paraules van directament d’un a l’altre, sense servidor.
live-first = Fes que l’altre dispositiu escanegi aquest codi o envia l’enllaç. Després, escaneja el codi que mostri o obre l’enllaç que rebis.
live-second = Fes que l’altre dispositiu escanegi aquest codi o envia-li un enllaç de tornada. Deixa oberta aquesta pàgina.
live-connecting = S’està connectant…
live-on = Jugues en directe amb { $friend }.
live-found = { $friend } ha trobat { $words }.
live-lost = La connexió amb { $friend } s’ha acabat. Totes les paraules estan desades. Per continuar, torna a triar «{ live-title }».
live-failed = Els dispositius no s’han pogut connectar. Comprova que siguin a la mateixa xarxa i tria «{ live-title }» per tenir codis nous.
live-handed = La pestanya amb el teu codi té la resposta i pots tancar aquesta. Si ja no està oberta, tria «{ live-title }» per tenir un codi nou.
live-impossible = aquest navegador no es pot connectar amb altres dispositius: comprova que siguis en una xarxa wifi i que el WebRTC no estigui desactivat
sharing-move-from = Des d’aquest dispositiu
sharing-move-camera = Enfoca el codi amb la càmera de l’altre dispositiu i obre l’enllaç que trobi. L’altre dispositiu mostra primer què hi afegiria.
sharing-move-reading = S’estan llegint les teves partides…
sharing-move-ready =
    { $games ->
        [one] L’enllaç porta { $games } partida i la teva configuració.
       *[other] L’enllaç porta { $games } partides i la teva configuració.
    }
sharing-move-picture = Codi QR amb l’enllaç
sharing-move-place = Codi { $place } de { $count }
sharing-move-previous = Anterior
sharing-move-next = Següent
sharing-move-rest = Als codis no hi cap tot. L’enllaç ho porta tot.
sharing-move-no-picture = No s’ha pogut dibuixar el codi. L’enllaç funciona sense.
sharing-move-link = Enllaç
sharing-move-copy = Copia l’enllaç
sharing-move-without = L’enllaç porta les teves partides, també les que jugues amb altra gent, les paraules que has decidit tu i la configuració, però no les teves llistes de paraules, el teu codi del Lab ni els intents que no són a la llista.
sharing-move-too-much = n’hi ha massa per a un enllaç: fes servir «Exporta-ho tot»
sharing-move-to = A aquest dispositiu
sharing-move-to-help = Enganxa aquí un enllaç de l’altre dispositiu. A l’iPhone i l’iPad, una app instal·lada desa les partides a part del Safari: enganxa l’enllaç aquí, dins de l’app.
sharing-move-text = Enllaç o codi
sharing-move-show = Mostra què conté
sharing-join = Vols afegir aquestes partides?
sharing-join-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    } (noves aquí: { $new }), amb { $words ->
        [one] { $words } paraula
       *[other] { $words } paraules
    } que encara no tens aquí.
sharing-join-others =
    { $items ->
        [one] I { $items } paràmetre o llista que no tens aquí.
       *[other] I { $items } paràmetres o llistes que no tens aquí.
    }
sharing-join-changed = Aquests dies queden fora perquè les llistes de paraules dels dos dispositius són diferents: { $days }. Torna a carregar Open Hive a tots dos o fes servir l’enllaç.
sharing-join-help = No es perd res: cada partida conserva les paraules de tots dos dispositius, i el que has configurat aquí es queda.
sharing-join-add = Afegeix

## Settings

settings-look = Aparença
settings-language = Llengua
settings-larger-keys = Lletres més grans
settings-left-handed = Per a esquerrans
settings-sounds = Sons
settings-vibration = Vibració
settings-hides-totals = Amaga quantes paraules hi ha
settings-hides-totals-help = Fins que s’acaba la partida, només veus quantes paraules has trobat. Els punts i els nivells es mantenen.
settings-no-hints = Sense pistes
settings-tells-hints = Comparteix també quantes pistes he fet servir
settings-words = Paraules
settings-rules = Edició i regles per resoldre
settings-verdicts = Paraules que has decidit tu
settings-verdicts-help = El que triïs per a una paraula val a tots els ruscos on encaixi, digui el que digui la llista.
settings-word = Una sola paraula
settings-always-count = Que compti sempre
settings-never-show = Que no surti mai
settings-counts = compta sempre
settings-hidden = no surt mai
settings-one-word = escriu una sola paraula, sense espais, com ara «forat»
settings-now-counts = A partir d’ara, «{ $word }» comptarà sempre.
settings-now-hidden = «{ $word }» ja no sortirà més.
settings-removed = Sobre «{ $word }» torna a decidir la llista de paraules.
settings-data = Les teves dades
settings-kept = El navegador desa les partides i la configuració fins que les esborris.
settings-kept-room = El navegador pot esborrar les partides i la configuració si el dispositiu es queda sense espai.
settings-kept-week = El Safari esborra les partides i la configuració set dies després de l’última visita. Per conservar-les, desa’n una còpia, afegeix { -brand } a la pantalla d’inici o al Dock i carrega-hi la còpia.
settings-keep = Demana al navegador que les conservi
settings-keep-refused = El navegador no promet conservar-les. Desa’n una còpia de tant en tant.
play-reminder = { $games } de les teves partides només són en aquest navegador.
play-reminder-backup = Desa’n una còpia
settings-move = Passa a un altre dispositiu

## Errors of beecore

bee-error-too-large = és massa gran ({ $size }): el límit és { $limit }
bee-error-no-edition = no hi ha cap edició «{ $name }»; les que hi ha són: { $names }
bee-error-no-list = aquí no hi ha cap llista de paraules «{ $list }»
bee-error-no-letter = «{ $mark }» no és cap d’aquestes lletres: { $letters }
bee-error-not-in-hive = «{ $mark }» és obligatòria, però no és al rusc { $hive }
bee-error-no-english-letter = «{ $mark }» no és cap lletra de la A a la Z
bee-error-hive-size = un rusc té entre { $least } i { $most } lletres, normalment { $usual }; aquest en té { $size }
bee-error-minimum = la paraula més curta pot tenir entre { $least } i { $most } lletres (normalment { $usual }), però no { $given }
bee-error-no-key = «{ $given }» no és la clau de cap rusc: la del rusc { $hive } és «{ $key }»
bee-error-letter-twice = la { $letter } surt dues vegades: cada lletra només hi pot ser un cop
bee-error-minimum-no-number = «{ $given }» no és cap nombre: la paraula més curta ha de tenir entre { $least } i { $most } lletres
bee-error-too-many-decisions = són massa paraules soltes ({ $words }): el límit és { $limit }
bee-error-no-text = no és un fitxer de text pla: desa la llista com a text en UTF-8 i torna-ho a provar
bee-error-empty-list = aquesta llista és buida: hi ha d’haver paraules, una a cada línia
bee-error-no-words = aquesta llista no té paraules: n’hi ha d’haver, una a cada línia
bee-error-too-many-words = aquesta llista té { $words } paraules: el límit és { $limit }
bee-error-no-words-in-letters = aquesta llista no té cap paraula amb les lletres { $letters }
bee-error-empty-calendar = el calendari és buit: hi ha d’haver almenys un rusc
bee-error-no-date = «{ $given }» no és cap data: escriu-la així: 2026-11-21
bee-error-before-first-day = no hi ha cap rusc per al dia { $day }: el primer és del dia { $first }
bee-error-no-daily-hives = no hi ha ruscos diaris de { $edition }: escriu les lletres d’un rusc
bee-error-after-today = el rusc del dia { $day } encara no ha sortit: avui és dia { $today }
bee-error-no-code = aquí no hi ha cap codi: enganxa l’enllaç sencer, o el codi, que comença per «{ $start }»
bee-error-damaged-code = aquest codi està malmès o incomplet: torna a copiar l’enllaç sencer
bee-error-newer-code = aquest codi és d’una versió més nova d’Open Hive: actualitza aquesta i torna-ho a provar
bee-error-other-words = aquest codi es va fer amb una altra versió de la llista de paraules: actualitza Open Hive a tots dos dispositius i fes un codi nou
bee-error-too-many-friends = poden jugar juntes fins a { $limit } persones

## Verdicts, ranks, and badges

bee-guess-repeated = Ja la tens
bee-guess-tried = Ja l’has provada: no és a la llista
bee-guess-incomplete = També cal fer servir { $letters }
bee-guess-awesome = Boníssima!
bee-guess-bad-letters = Hi ha lletres de fora del rusc
bee-guess-bonus = De propina: sense punts
bee-guess-over = Partida acabada: ja has vist les solucions
bee-guess-off-center-word = Bona paraula, però li falta la lletra del centre
bee-guess-good = Bona!
bee-guess-off-center = Hi falta la lletra del centre
bee-guess-nice = Molt bona!
bee-guess-unknown = No és a la llista
bee-guess-overused = Hi ha una lletra massa vegades
bee-guess-pangram = Tuti!
bee-guess-long = Massa llarga
bee-guess-short = Massa curta
bee-guess-several = Paraules acceptades: { $accepted } de { $words }.
bee-rank-beginner = Lletra solta
bee-rank-good-start = Síl·laba
bee-rank-moving-up = Paraula
bee-rank-good = Frase feta
bee-rank-solid = Rodolí
bee-rank-nice = Embarbussament
bee-rank-great = Rondalla
bee-rank-amazing = Epopeia
bee-rank-excellent = Sonet
bee-rank-genius = Obra mestra
bee-rank-queen-bee = Diccionari amb potes
bee-badge-bingo = Bingo
bee-badge-bingo-how = Troba una paraula amb cada lletra del rusc com a inicial.
bee-badge-perfect-pangram = Tuti perfecte
bee-badge-perfect-pangram-how = Troba una paraula amb totes les lletres i sense repetir-ne cap.
bee-badge-all-pangrams = Tots els tutis
bee-badge-all-pangrams-how = Troba tots els tutis.
bee-badge-long-words = Paraules llargues
bee-badge-long-words-how = Arriba a Obra mestra fins i tot sense comptar les paraules de quatre lletres.
bee-badge-no-hints = Sense pistes
bee-badge-no-hints-how = Arriba a Obra mestra sense cap pista.

## Labels of words, and editions

bee-reason-rare = rara
bee-reason-british = britànica
bee-reason-technical = tècnica
bee-reason-variant-spelling = variant ortogràfica
bee-reason-informal = col·loquial
bee-reason-derived = derivada
bee-reason-name = nom propi
bee-reason-vulgar = vulgar
bee-reason-australian = australiana
bee-reason-canadian = canadenca
bee-part-n = nom
bee-part-v = verb
bee-part-a = adjectiu
bee-part-r = adverbi
bee-part-i = interjecció
bee-part-o = pronom
bee-part-p = preposició
bee-part-c = conjunció
bee-part-f = part d’una locució
bee-edition-original = Anglès (original)
bee-edition-print = Anglès (en paper)
bee-edition-classroom = Anglès (per a l’aula)
bee-edition-catalan = Català
bee-edition-spanish = Castellà
bee-edition-german = Alemany
bee-edition-portuguese = Portuguès
bee-edition-french = Francès
bee-edition-dutch = Neerlandès
bee-edition-italian = Italià
bee-edition-swedish = Suec
