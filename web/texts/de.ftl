### Every sentence that a visitor of Open Hive sees, in German: see en.ftl for how messages are
### written and what the tricky ones are for.
###
### The page says “du”. A hive is a “Wabe”, a puzzle a “Rätsel”, hints and clues are “Tipps”, and
### answers “Lösungen”. Ranks are the career of a bee. Hives have nine letters, each of which a word
### may use as often as the hive has it.

-brand = Open Hive
# The letters of the hive that the first screen shows as an example, center letter first.
-example = EWÜRSTCHN

## Solve

solve-heading = Spelling-Bee-Hilfe
solve-lead = Gib deine neun Buchstaben ein, den mittleren zuerst. Dann siehst du alle Wörter, die wahrscheinlichen ganz oben.
solve-letters = Buchstaben
solve-letters-placeholder = Mitte zuerst, dann der Rest
solve-letters-help = Leerzeichen und Satzzeichen kannst du weglassen.
solve-options = Optionen
solve-edition = Variante
solve-editions-others = Andere Sprachen
solve-random = Zufallswabe spielen
solve-editions-own = Eigene Wortlisten
solve-own-lists = Eigene Wortlisten …
solve-minimum = Kürzestes Wort
solve-require = Weitere Pflichtbuchstaben
solve-require-help = Jedes Wort muss neben dem mittleren auch diese Buchstaben haben.
solve-hive-empty = Leere Wabe
solve-try = { -example } ausprobieren
solve-play-today = Wabe des Tages spielen
solve-mode = Anzeigen
solve-mode-all = Alle Wörter
solve-mode-stuck = Was fehlt mir noch?
solve-example = Beispiel: { -example }
# Some of its likely words, of which the first ones are pangrams, separated by spaces.
solve-example-words = Würstchen erwünscht Schwert Wüste Stern echt
solve-example-more = … und 31 weitere wahrscheinliche Wörter.
solve-bring = Rätsel einfügen
solve-bring-paste = Kopiere die ganze Rätselseite oder eine Nachricht dazu und füge sie hier ein. Open Hive findet darin die Buchstaben und die Wörter, die du schon hast.
solve-bring-bookmark = Oder mit einem Lesezeichen
solve-bring-name = In Open Hive öffnen
solve-bring-copy = Adresse des Lesezeichens kopieren
solve-bring-how = Es liest nur die Buchstaben und gefundenen Wörter, die auf der Seite zu sehen sind, und nichts verlässt deinen Browser. Auf dem Handy: Leg für irgendeine Seite ein Lesezeichen an, bearbeite es und füge die Adresse ein.
solve-bring-share = Auf Android steht ein installiertes Open Hive auch im Teilen-Menü: Teile dort einen Text, um sein Rätsel hier zu öffnen.
solve-bring-nothing = Open Hive findet hier keine Buchstaben eines Bienenrätsels.
solve-bring-drag = Zieh „In Open Hive öffnen“ in die Lesezeichenleiste und klick dort darauf, wenn eine Rätselseite offen ist.
solve-found-words = Meine gefundenen Wörter
solve-found-placeholder = Wörter eintippen oder einfügen
solve-doubted = Nicht gezählt
solve-doubted-help = Diese Wörter passen zu deinen Buchstaben, gehören aber wohl nicht zu den Lösungen.
solve-unlisted =
    { $words ->
        [one] { $words } Wort steht nicht in der Wortliste
       *[other] { $words } Wörter stehen nicht in der Wortliste
    }
solve-unlisted-help = Prüfe die Schreibweise. Jedes Wort, das dein Rätsel angenommen hat, kannst du hinzufügen.
solve-add-word = { $word } hinzufügen
solve-misfits = Nicht in dieser Wabe: { $words }.
solve-misfits-more = Nicht in dieser Wabe: { $words } und noch { $more }.
solve-found-list = Bisher gefundene Wörter
solve-pairs = So fangen die übrigen Wörter an
solve-clues = Tipps und Lösungen
solve-clues-help = Wähle eine Zahl, um die Wörter dazu zu sehen, und dann ein Wort, um mehr zu erfahren: erst die Bedeutung, dann alle Buchstaben durcheinander und zum Schluss die Lösung.
solve-more-of-all = Nächster Tipp zu allen Wörtern
solve-more-of-these = Nächster Tipp zu diesen Wörtern
solve-answers = Alle Lösungen anzeigen
solve-answers-these = Diese Lösungen anzeigen
solve-play-this = Diese Wabe spielen
solve-by = Wörter gruppieren
solve-by-length = Nach Länge
solve-by-letter = Nach Anfangsbuchstaben
solve-by-alphabet = A–Z
solve-by-points = Nach Punkten
solve-filter = Filter
solve-starts = Beginnt mit
solve-contains = Enthält
solve-length = Länge
solve-pangrams = Nur Pangramme
solve-filter-clear = Filter löschen
solve-likely = Wahrscheinliche Wörter
solve-genius =
    { $points ->
        [one] Genie ab { $points } Punkt.
       *[other] Genie ab { $points } Punkten.
    }
solve-genius-between =
    { $points ->
        [one] Genie ab { $points } Punkt,
       *[other] Genie ab { $points } Punkten,
    } in einem veröffentlichten Rätsel wohl bei { $low } bis { $high }.
solve-boundary = Wie streng ist dein Rätsel?
solve-boundary-start = Nur gängige Wörter
solve-boundary-end = Auch seltene Wörter
solve-boundary-reset = Zurücksetzen
# There is no model of an editor’s choices in German: likely words are just the frequent ones.
solve-likelihood = Welche Wörter die Redaktion eines Rätsels auswählt, weiß { -brand } nicht; als wahrscheinlich gelten die gebräuchlichsten.
solve-possible = Mögliche Wörter
solve-possible-help = Diese Wörter zählen in Rätseln meistens nicht.
solve-copy = Kopieren
solve-share = Teilen oder speichern
solve-save-csv = Als CSV speichern
solve-save-json = Als JSON speichern
solve-print = Drucken
solve-title-empty = { -brand }: Spelling-Bee-Hilfe und tägliches Wortspiel
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
solve-hive-center = Wabe mit { $center } in der Mitte
solve-hive = Wabe mit { $center } in der Mitte, ringsum { $outer }
solve-make-center = { $letter } in die Mitte setzen
solve-starting = Du kannst schon tippen.
solve-ready = Bereit. Gib Buchstaben ein oder tippe auf die Wabe.
solve-cleared = Buchstaben gelöscht. Mit „Rückgängig“ in deinem Browser holst du sie zurück.
solve-ready-found = Bereit. Gib zuerst die Buchstaben deines Rätsels ein.
solve-which-center = Alle diese Wörter enthalten { $letters }. Welcher Buchstabe steht in der Mitte?
solve-letters-so-far =
    { $letters ->
        [one] Bisher { $letters } Buchstabe.
       *[other] Bisher { $letters } Buchstaben.
    } Drücke die Eingabetaste zum Lösen.
solve-looking = Suche Wörter in { $hive } …
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } wahrscheinliches Wort
       *[other] { $likely } wahrscheinliche Wörter
    }, { $possible ->
        [one] { $possible } mögliches
       *[other] { $possible } mögliche
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } wahrscheinliches Wort
       *[other] { $likely } wahrscheinliche Wörter
    }. Der Rest lädt noch …
# $bingo is “yes” if each letter of the hive begins a word.
solve-totals =
    { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $pangrams ->
        [one] { $pangrams } Pangramm
       *[other] { $pangrams } Pangramme
    }{ $perfect ->
        [0] { "" }
       *[other] { " " }({ $perfect } perfekt)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangramme
solve-group-letters =
    { $letters ->
        [one] { $letters } Buchstabe
       *[other] { $letters } Buchstaben
    }
solve-group-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
solve-none-likely = Keine wahrscheinlichen Wörter.
solve-no-match = Kein Wort passt zum Filter.
solve-filter-left =
    Treffer: { $left } von { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    }, davon { $likely } wahrscheinlich.
solve-show-all = Alle { $words } anzeigen
solve-show-more =
    { $words ->
        [one] { $words } weiteres anzeigen
       *[other] { $words } weitere anzeigen
    }
solve-left-to-find =
    { $hive }: Noch { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    } zu finden.
solve-all-found = { $hive }: Du hast alle Wörter gefunden.
solve-progress =
    { $found } von { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    } gefunden. { $points } von { $genius } Punkten für den Rang Genie.
solve-progress-genius =
    { $found } von { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörtern
    } gefunden. Genie erreicht!
solve-to-genius = Fortschritt bis zum Genie
solve-left =
    { $words ->
        [0] Du hast alle Wörter gefunden.
        [one] Noch { $words } Wort
       *[other] Noch { $words } Wörter
    }{ $pangrams ->
        [0] { "" }
        [one] , darunter { $pangrams } Pangramm
       *[other] , darunter { $pangrams } Pangramme
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = { $word } mitzählen
solve-and-more = und noch { $words }
solve-clue-words =
    { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }, hier die ersten { $listed }
solve-next-clue =
    { $letters ->
        [one] { $letters } Buchstabe: nächster Tipp
       *[other] { $letters } Buchstaben: nächster Tipp
    }

## Solve: copying and saving words

page-by-hand = Selbst kopieren
page-copy-blocked = Dein Browser hat das Kopieren blockiert. Der Text ist markiert, du kannst ihn selbst kopieren.
page-copy-link = Link kopieren
page-copied = Kopiert
page-link-unread = Der Link enthält auch { $options }, womit sich hier nichts anfangen lässt.
page-no-hive = In diesem Text steht keine Wabe, und für eine Liste gefundener Wörter ist er zu lang.
solve-no-words = Es gibt nichts zu kopieren oder zu speichern. Lösche zuerst den Filter.
solve-saved =
    { $words ->
        [one] { $words } Wort als { $file } gespeichert.
       *[other] { $words } Wörter als { $file } gespeichert.
    }

## Play: sharing a game

# $puzzle is the date of a daily puzzle, or the letters of another one. $state is “complete” once
# every word is found. $bar has a square for each rank. $hints is a number, or “none” if the player
# does not share how many hints the game took.
play-share =
    { -brand } { $puzzle } { $state ->
        [complete] 👑
       *[open] 🐝
    } { $rank }
    { $bar }
    { $words ->
        [hidden] { $found ->
            [one] { $found } Wort
           *[other] { $found } Wörter
        }
        [one] { $found }/{ $words } Wort
       *[other] { $found }/{ $words } Wörter
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } Pangramm
       *[other] { " " }· { $pangrams } Pangramme
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } Tipp
       *[other] { " " }· { $hints } Tipps
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Du hast alle Wörter gefunden!
play-another = Andere Wabe
play-center = { $letter }, Mitte
play-close = Schließen
play-delete = Löschen
play-enter = Prüfen
play-find = Finde Wörter mit { $center }.
play-give-up = Aufgeben
play-give-up-question = Aufgeben und alle Wörter sehen? Was du gefunden hast, bleibt dir.
play-given-up = Das sind alle Wörter.
play-guess = Dein Wort
# Said to screen readers when the last letter of the guess is deleted.
play-guess-empty = Leer
play-hive = Die Wabe
play-how = So wird gespielt
play-keep-playing = Weiterspielen
play-keyboard = Handytastatur benutzen
play-menu = Menü
play-no-words = In dieser Wabe gibt es keine Wörter zu finden.
# Said to screen readers when a hive is opened.
play-opened = { $title }. { $sentence }
# $minimum is the number of letters of the shortest word, or “usual”. $required is a list of the
# letters that a word needs besides the center, or “none”.
play-options =
    { $minimum ->
        [usual] { "" }
        [one] Ab { $minimum } Buchstaben
       *[other] Ab { $minimum } Buchstaben
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Pflicht:
           *[other] { " " }· Pflicht:
        } { $required }
    }
play-over = Spiel vorbei
play-own = Deine Buchstaben
play-page-title = { $title } · { -brand }
play-park = Vormerken
play-park-foreign = Du kannst nur Buchstaben aus dieser Wabe vormerken.
play-park-help = Diese Buchstaben vormerken (Pfeil nach unten). Mit Pfeil nach oben holst du sie zurück.
play-park-tried = { $word } hast du schon probiert.
play-parked = { $word } ist vorgemerkt.
play-points = Punkte
play-random = Zufallswabe
play-random-few = Wenige
play-random-many = Viele
play-random-play = Zufallswabe spielen
play-random-rare = Mit einem seltenen Buchstaben
play-random-size = Wie viele Wörter
play-random-usual = Normal viele
play-score-unit =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
play-key-backspace = Letzten Buchstaben löschen
play-key-enter = Wort prüfen
play-key-escape = Eingabe löschen
play-key-help = Diese Liste anzeigen
play-key-letters = Buchstaben eingeben
play-key-park = Buchstaben vormerken und zurückholen
play-key-space = Äußere Buchstaben mischen
play-key-name-enter = Eingabe
play-key-name-backspace = Rücktaste
play-key-name-escape = Esc
play-key-name-space = Leertaste
play-shortcuts = Tastenkürzel
play-shuffle = Mischen
play-shuffle-help = Äußere Buchstaben mischen (Leertaste)
play-waiting = Noch nicht geprüft, weil ein Teil der Wörter noch fehlt: { $words }. Es geht nichts verloren.
play-stuck = Was fehlt mir noch?
play-title = Wabe { $letters }
play-to-go = noch { $points } bis { $rank }
play-today = Wabe des Tages
play-reached = Neuer Rang: { $rank }!
play-words-to-go =
    { $words ->
        [one] noch { $words } Wort bis { bee-rank-queen-bee }
       *[other] noch { $words } Wörter bis { bee-rank-queen-bee }
    }
# $message says how good the guess is. $rank is the rank reached, or “none”.
play-verdict =
    { $message }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }{ $rank ->
        [none] { "" }
       *[other] { " " }· { play-reached }
    }{ $state ->
        [complete] { " " }· Du hast alle Wörter gefunden!
       *[open] { "" }
    }
# $word is a guess that is an inflected form of the listed word $base. In some editions, it counts as
# that word.
play-form = „{ $word }“ ist eine Form von „{ $base }“.
play-form-counted = „{ $word }“ zählt als „{ $base }“.
play-never-shown = Du hast gewählt, „{ $word }“ nie anzuzeigen. Das lässt sich in den Einstellungen ändern.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Geschafft.
play-badges = Abzeichen
play-beginnings = So fangen die übrigen Wörter an
play-bonus = Bonuswörter
play-found = Gefunden
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } Wort
           *[other] { $found } Wörter
        }
       *[other] { $found } von { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } Pangramm
       *[other] { " " }· { $pangrams } Pangramme
    }
play-hint-beginnings = Erste zwei Buchstaben
play-hint-grid = Wörter nach Länge
play-hint-length =
    { $letters ->
        [one] { $letters } Buchstabe
       *[other] { $letters } Buchstaben
    }
play-hint-letter = Buchstabe
play-hint-meaning = Bedeutung
play-hint-triples = Erste drei Buchstaben
play-hint-word = Gib mir einen Tipp
play-hinted = Wörter mit Tipps
play-hints = Tipps
play-hints-left =
    Noch { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    } zu finden{ $pangrams ->
        [0] { "" }
        [one] , darunter { $pangrams } Pangramm
       *[other] , darunter { $pangrams } Pangramme
    }.
play-hints-revealed = Diese Wabe hast du aufgegeben.
play-hints-used =
    { $hints ->
        [0] Jeder Tipp wird mitgezählt.
        [one] { $hints } Tipp genutzt.
       *[other] { $hints } Tipps genutzt.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }von { $words }
    }
play-missed = Nicht gefunden
play-no-ranks = Diese Wabe hat keine Wörter und deshalb auch keine Ränge.
play-nothing-found = Noch keine Wörter gefunden
play-only-bonus = Bisher nur Bonuswörter
play-off-center = Ohne den mittleren Buchstaben
play-order = Gefundene Wörter sortieren
play-order-alphabet = A–Z
play-order-longest = Längste
play-order-newest = Neueste
play-pangram = Pangramm
play-parked-title = Vorgemerkt
play-perfect-pangram = perfektes Pangramm
play-progress = Spielstand
play-rank = Rang
play-rank-points = Punkte
play-rank-reached = Erreicht
play-rank-to-go = Fehlen noch
play-ranks = Ränge
play-rejected =
    { $guesses ->
        [one] { $guesses } Versuch steht nicht in der Wortliste
       *[other] { $guesses } Versuche stehen nicht in der Wortliste
    }
play-rejected-list = Nicht in der Wortliste
play-share-button = Teilen
play-triples = Erste drei Buchstaben der übrigen Wörter
play-wrong-clock = Die Uhr deines Geräts zeigt den { $today }, die täglichen Waben begannen aber erst am { $first }. Stelle die Uhr richtig oder spiele eine Zufallswabe

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Lust auf mehr? Mit allen Wörtern wirst du zur { bee-rank-queen-bee }.
        [0] Du hast alle Wörter gefunden!
        [one] Lust auf mehr? Noch { $words } Wort bis zur { bee-rank-queen-bee }.
       *[other] Lust auf mehr? Noch { $words } Wörter bis zur { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } von { $whole }
play-end-title = { $rank }!
play-all-words = Alle Wörter
play-duration =
    { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std. { $minutes } Min.
    }
play-end-hints = Tipps genutzt
play-end-longest = Längstes Wort
play-end-score = { $score } von { $total } Punkten
play-end-time = Spielzeit
play-new-day = Ein neuer Tag, eine neue Wabe! Dieses Spiel findest du weiter unter „Frühere Rätsel“.
play-next-hive = Nächste Wabe in { $time }
play-picture = Bild teilen
play-picture-saved = Bild als { $file } gespeichert.
play-share-result = Ergebnis teilen


## Play: past days, and yesterday’s words

play-month-after = Nächster Monat
play-month-before = Voriger Monat
play-past = Frühere Rätsel
play-past-all = Alle
play-past-none = Keine passenden Tage.
play-past-unfinished = Nicht beendet
play-past-unplayed = Ungespielt
# The name of a day in the calendar. $state is “open” for a game that is not over.
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }{ $state ->
        [open] { " " }(läuft noch)
       *[over] { "" }
    }
play-past-today = Heute
play-yesterday = Wörter von gestern
play-yesterday-found =
    { $found ->
        [0] { $words ->
            [one] Du hast das eine Wort nicht gefunden.
           *[other] Du hast keins der { $words } Wörter gefunden.
        }
       *[other] Du hast { $found } von { $words ->
            [one] { $words } Wort
           *[other] { $words } Wörtern
        } gefunden.
    }
play-yesterday-reveal = Alle Wörter anzeigen
play-yesterday-play = Diese Wabe spielen

## Play: statistics and saved games

play-export = Alles exportieren
play-exported =
    { $games ->
        [one] { $games } Spiel exportiert.
       *[other] { $games } Spiele exportiert.
    }
play-exported-lists = Die Wörter deiner Listen stehen nicht in der Datei. Um sie zu behalten, speichere jede Liste unter „Optionen › Eigene Wortlisten“ als Datei: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } Wort
           *[other] { $words } Wörter
        }
       *[other] { $words } von { $all } Wörtern
    }
play-game-hive =
    Wabe { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
       *[other] , ab { $minimum } Buchstaben
    }{ $require ->
        [none] { "" }
       *[other] , Pflicht: { $require }
    }
play-game-state =
    { $state ->
        [over] Beendet
       *[open] Läuft noch
    }
play-games = Alle Spiele
play-games-counted = { $done } von { $games }
play-games-more =
    { $games ->
        [one] { $games } weiteres anzeigen
       *[other] { $games } weitere anzeigen
    }
play-import = Importieren
play-importing = Import: { $done } von { $total } …
play-percent = { $percent } %
play-record = Statistik
play-record-best =
    { $points ->
        [one] Bestes Spiel: { $points } Punkt
       *[other] Bestes Spiel: { $points } Punkte
    }
play-record-count = { $count }
play-record-daily = Waben des Tages
play-record-days =
    { $days ->
        [one] Gespielter Tag
       *[other] Gespielte Tage
    }
play-record-empty = Sobald du ein Wort gefunden hast, siehst du hier deine Serie, deine Ränge und deine Spiele.
play-record-freezes = Joker
play-record-games =
    { $games ->
        [one] Spiel
       *[other] Spiele
    }
play-record-geniuses = Genie erreicht
play-record-longest = Längste Serie
play-record-of = { $part } von { $whole }
play-record-panels = Anzeigen
play-record-pangrams =
    { $pangrams ->
        [one] Pangramm
       *[other] Pangramme
    }
play-record-percent = Durchschnitt
play-record-ranks = Spiele nach Rang
play-record-rule = Spiele jeden Tag die neue Wabe, dann wächst deine Serie. Alle { $days } Tage bekommst du einen Joker; bis zu { $freezes } kannst du sammeln. Verpasst du einen Tag, rettet ein Joker deine Serie.
play-record-streak = Serie
play-record-title = Deine Spiele
play-record-words =
    { $words ->
        [one] Wort
       *[other] Wörter
    }
play-saved-here = Deine Spiele sind in diesem Browser gespeichert. Sichern oder auf ein anderes Gerät mitnehmen kannst du sie in den <a href="#settings">Einstellungen</a>.

## Play: how to play

play-how-pangrams = Ein Pangramm enthält alle neun Buchstaben und bringt 3 Punkte extra.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = WABE
play-how-others = HRUNG
play-how-picture = Für WABE tippst du W-A-B-E. Die Buchstaben müssen nicht nebeneinanderliegen.
play-how-points = Ein Wort aus drei Buchstaben bringt 2 Punkte, eins aus vier Buchstaben 3. Bei längeren Wörtern zählt jeder Buchstabe einen Punkt.
play-how-ranks = Mit deinen Punkten steigst du auf, bis zum Genie. Jeden Tag gibt es eine neue Wabe.
play-how-words = Bilde Wörter aus mindestens drei Buchstaben. Der Buchstabe in der Mitte muss dabei sein, und jeden Buchstaben darfst du nur so oft verwenden, wie er in der Wabe steht. Gebeugte Formen zählen als ihre Grundform („Sterne“ als „Stern“), aber nur, wenn auch die Grundform in die Wabe passt.

## The page as a whole

page-slow = { -brand } braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
page-not-started =
    { $why ->
        [file] { -brand } wurde als Datei geöffnet, läuft aber nur über einen Webserver. Öffne stattdessen die Webadresse.
        [frame] { -brand } wird innerhalb einer anderen Seite angezeigt, die den Start verhindert. Öffne es in einem eigenen Tab.
        [webassembly] { -brand } braucht WebAssembly, das dieser Browser nicht hat oder blockiert. Falls du den Blockierungsmodus oder strenge Sicherheitseinstellungen nutzt, schalte sie für diese Website aus und versuch es noch einmal.
        [offline] Du bist offline, und { -brand } ist in diesem Browser noch nicht gespeichert. Stelle eine Verbindung her und versuch es noch einmal.
        [type] Der Webserver dieser Website sendet Skripte mit einem Typ, den Browser nicht ausführen. Das kann nur ändern, wer die Website betreibt: Der Typ muss text/javascript sein.
       *[other] { -brand } konnte nicht starten. Prüfe deine Verbindung und versuch es noch einmal.
    }
page-try-again = Noch einmal versuchen
page-details = Details für einen Fehlerbericht
page-broken = Da ist etwas schiefgegangen.
page-broken-saved = Da ist etwas schiefgegangen. Dein Spielstand ist gespeichert.
page-old-browser = Diese Seite braucht mindestens Chrome oder Edge 111, Firefox 114 oder Safari 16.4.
page-needs-script = { -brand } braucht JavaScript
page-needs-script-why = { -brand } löst Spelling-Bee-Rätsel mit einem Programm, das in deinem Browser läuft. Dafür braucht es JavaScript, und das ist ausgeschaltet.
page-needs-script-how = Schalte JavaScript für diese Seite in den Einstellungen deines Browsers ein und lade sie dann neu. Was du eingibst, bleibt auf deinem Gerät.
page-update = Eine neue Version ist da.
page-reload = Neu laden
page-later = Später
page-done = Fertig
page-remove = Entfernen
page-remove-label = { $title } entfernen
page-downloading = Das Programm wird geladen
page-downloading-all = Alles wird heruntergeladen
page-offline-offer = Alles offline verfügbar machen ({ $megabytes } MB)
page-offline-done = Alles ist offline verfügbar.
page-offline-failed = Einige Dateien ließen sich nicht herunterladen. Prüfe deine Verbindung und versuch es noch einmal.
page-offline-changed = Der Webserver dieser Website verändert ihre Seiten unterwegs, deshalb können Browser sie nicht für offline speichern. Das kann nur ändern, wer die Website betreibt.
page-offline-language = Diese Seite ließ sich nicht laden und ist in diesem Browser noch nicht gespeichert. Öffne sie einmal, wenn du online bist.
page-offline-full = Der Speicherplatz reicht nicht für alles. Schaffe etwas Platz und versuch es noch einmal.
page-app = { -brand }: alle Wörter für dein Spelling-Bee-Rätsel
page-app-description = Spelling-Bee-Waben im Browser lösen und spielen. Nach dem ersten Besuch auch offline.
page-picture-game = Ein Spiel mit geöffneten Tipps
page-picture-solver = Wörter einer Wabe, die wahrscheinlichen zuerst
page-description = Gib die neun Buchstaben eines Buchstabenrätsels ein und finde alle Wörter, die wahrscheinlichen zuerst. Kostenlos, privat und nach dem ersten Besuch auch offline.
# The language’s own name, and a link that offers the page to visitors who prefer the language.
page-card = Eine Wabe mit den Buchstaben O, P, E, N, H, I, V
page-language = Deutsch
page-offer = Auch auf Deutsch
page-offer-dismiss = Ausblenden
page-languages = Sprachen
page-views = Ansichten
page-solve = Lösen
page-play = Spielen
page-lab = Labor
page-settings = Einstellungen
# Shown in the Lab by pages in other languages, since the Lab is in English.
page-lab-note = Das Labor gibt es nur auf Englisch.
page-privacy = Alles läuft in deinem Browser: kein Konto, kein Tracking, und nichts geht an andere Websites.
page-source = Quellcode
page-licenses = Code unter der <a href="../LICENSE.txt">MIT-Lizenz</a>, Wortlisten unter <a href="../LICENSES.txt">eigenen Lizenzen</a>
page-report-word = Ein Wort fehlt oder ist falsch
page-theme = Design
page-theme-system = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-lost-title = Seite nicht gefunden
page-lost = Unter dieser Adresse gibt es keine Seite.
page-lost-solve = Eine Wabe lösen

## Words and definitions

words-no-list = Für diese Variante gibt es hier noch keine Wortliste: { $edition }.
words-loading = Die Wörter werden geladen.
words-starting-python = Das Programm startet. Deine Wörter erscheinen, sobald es bereit ist.
words-no-answer = Das Programm antwortet nicht. Versuch es noch einmal.
words-clue = { $kind }: { $meaning }
words-no-definition = Zu diesem Wort ist keine Bedeutung verfügbar.
# A report that visitors send to whoever runs the site.
words-report =
    Wort: { $word }
    Wabe: { $hive }
    Sprache: { $language }
    Was stimmt nicht: { $wrong }
words-report-word = Wort
words-report-wrong = Was stimmt nicht?
words-report-this = Melden
words-report-missing = Es fehlt
words-report-no-word = Es ist kein Wort
words-report-rare = Es ist zu selten für „wahrscheinlich“
words-report-common = Es gehört zu den wahrscheinlichen
words-report-unkind = Es ist beleidigend oder unangenehm
words-report-meaning = Die Bedeutung ist falsch
words-report-copy = Meldung kopieren
words-report-form = Formular öffnen
words-report-public = Meldungen gehen an das Projekt, das diese Website macht, und sind dort für alle lesbar. Für das Formular brauchst du dort ein Konto. Ohne Konto: Kopiere die Meldung und schick sie an das Team dieser Website.
words-report-private = Diese Website nennt keine Adresse für Meldungen. Kopiere deine Meldung und schick sie der Person, von der du den Link zu dieser Website hast.
# The units of a word’s points, which only screen readers say.
words-point = Punkt
words-points = Punkte
words-grid = Übrige Wörter nach Anfangsbuchstabe und Länge

# $file is the file that is missing: “words”, “possible” for the words that are less likely, “large”
# for the words of large hives, “calendar”, “definitions”, “editor”, “play”, “lists”, “lab”, or “python”.
words-not-loaded =
    { $file ->
        [words] Die Wortliste ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [possible] Die möglichen Wörter ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [large] Die Wortliste für große Waben ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [calendar] Der Kalender der täglichen Waben ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [definitions] Die Bedeutungen ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [editor] Der Code-Editor ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [play] Das Spiel ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [lab] Das Labor ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
        [dialog] Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
       *[python] Das Programm ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
    }
words-slow =
    { $file ->
        [words] Die Wortliste braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [possible] Die möglichen Wörter brauchen lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [large] Die Wortliste für große Waben braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [calendar] Der Kalender der täglichen Waben braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [definitions] Die Bedeutungen brauchen lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [editor] Der Code-Editor braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [play] Das Spiel braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [lab] Das Labor braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
        [dialog] Dieser Teil der Seite braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
       *[python] Das Programm braucht lange zum Laden. Du kannst warten oder es noch einmal versuchen.
    }

## Your own word lists

lists-close = Schließen
lists-title = Eigene Wortlisten
lists-lead = Rätsle mit deinen eigenen Wörtern: in einer anderen Sprache, zu einem Thema oder mit den Vokabeln deiner Klasse. Eine Liste bleibt in diesem Browser, nichts wird hochgeladen.
lists-paste = Neue Liste: Wörter einfügen oder eine Datei hierher ziehen
lists-read = Weiter
lists-choose = Datei auswählen
lists-progress = Fortschritt
lists-reading = Liste wird gelesen …
lists-packing = Liste wird vorbereitet: { $percent } %
lists-packing-began = Liste wird vorbereitet …
lists-broken = Das Programm ist bei dieser Liste mehrmals abgebrochen. Schließe andere Tabs oder kürze die Liste und versuch es noch einmal.
lists-storing = Liste wird gespeichert …
lists-cancel = Abbrechen
lists-name = Name der Liste
lists-letters = Buchstaben der Liste
lists-as-in = Wie in der Variante „{ $edition }“
lists-without-accents = Ohne Akzente
lists-all-letters = Jeder Buchstabe wie geschrieben
lists-example = „{ $word }“ zählt als { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } Eintrag wird nicht übernommen: ein Wort mit anderen Zeichen, ein Kommentar oder eine weitere Spalte.
       *[other] { $words } Einträge werden nicht übernommen: Wörter mit anderen Zeichen, Kommentare oder weitere Spalten.
    }
lists-add = Liste hinzufügen
lists-no-name = gib der Liste zuerst einen Namen
lists-same-name = eine Liste mit dem Namen „{ $list }“ hast du schon: Wähle einen anderen Namen oder lösche zuerst diese Liste
lists-other-letters = eine Liste namens „{ $list }“ hattest du schon mit anderen Buchstaben: Wähle einen anderen Namen oder lies diese Liste mit denselben Buchstaben ein
lists-without-words = Listen, deren Wörter in diesem Browser fehlen: { $lists }. Um mit einer weiterzumachen, füge ihre Wörter unter demselben Namen noch einmal hinzu.
lists-ready =
    { $words ->
        [one] „{ $list }“ ist fertig: { $words } Wort.
       *[other] „{ $list }“ ist fertig: { $words } Wörter.
    }
lists-not-stored = Dieser Browser kann die Liste nicht speichern, deshalb ist sie weg, sobald du die Seite verlässt.
lists-words =
    { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    }
lists-solve = Lösen
lists-play = Spielen
lists-export = Als Datei speichern
lists-exporting = Datei wird geschrieben …
lists-solve-label = Mit „{ $list }“ lösen
lists-play-label = Zufallswabe aus „{ $list }“ spielen
lists-export-label = Als Datei speichern: { $list }
lists-delete-label = „{ $list }“ löschen
lists-delete-question = „{ $list }“ löschen? Deine Spiele mit dieser Liste bleiben erhalten.
lists-delete = Löschen
lists-keep = Behalten
lists-deleted = „{ $list }“ ist gelöscht.
lists-wanted = Dieser Link gehört zu einer Wortliste namens „{ $list }“, die es in diesem Browser nicht gibt. Füge die Liste unter diesem Namen hinzu, um den Link zu öffnen.
lists-gone = Die Wörter von „{ $list }“ sind nicht mehr in diesem Browser. Füge die Liste unter „Optionen › Eigene Wortlisten“ noch einmal hinzu.
lists-no-hive =
    { $counts ->
        [yes] „{ $list }“ enthält kein Wort mit { $size } Buchstaben
       *[no] „{ $list }“ enthält kein Wort mit { $size } verschiedenen Buchstaben
    }, deshalb gibt es keine Zufallswabe: Gib stattdessen unter „Lösen“ Buchstaben ein

## Saved data

saved-import-interrupted = Der Import wurde unterbrochen. Was bis dahin importiert war, ist gespeichert. Importiere die Datei noch einmal, um den Rest hinzuzufügen.
saved-import-lists = Die Wörter deiner Listen stehen nicht in der Datei. Füge sie unter „Optionen › Eigene Wortlisten“ mit denselben Namen noch einmal hinzu: { $lists }.
saved-storage-blocked = Dieser Browser lässt kein Speichern zu. Deine Wörter gehen verloren, sobald du die Seite verlässt.
saved-storage-full = Der Speicher dieses Browsers ist voll. Neue Wörter gehen verloren, sobald du die Seite verlässt. Mit „Alles exportieren“ in den Einstellungen sicherst du sie.
saved-game-unreadable = Ein gespeichertes Spiel zu diesem Rätsel ist nicht lesbar. { -brand } hat eine Sicherung davon angelegt.
saved-decisions-unreadable = Die Wörter, über die du entschieden hast, sind nicht lesbar. Sie sind nicht verloren: „Alles exportieren“ enthält sie, und was du jetzt festlegst, wird getrennt gespeichert.

saved-no-export = Diese Datei ist kein Export von { -brand }. Nichts wurde geändert.
# $things is a list of the four messages below.
saved-imported = Importiert: { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
saved-imported-decisions = die Wörter, über die du entschieden hast
saved-imported-code = dein Code aus dem Labor
saved-imported-settings =
    { $settings ->
        [one] { $settings } Einstellung
       *[other] { $settings } Einstellungen
    }
saved-import-moved-code = Den importierten Code findest du im Labor unter „My previous solver“.
saved-import-skipped-code = Im Labor ist Platz für zwei eigene Programme. Die hast du schon, deshalb wurde der Code aus der Datei nicht übernommen.
saved-import-unreadable =
    { $items ->
        [one] { $items } Eintrag war nicht lesbar.
       *[other] { $items } Einträge waren nicht lesbar.
    }

saved-definition-form = { $part }, { $form } von { $base }
saved-verdict = Wenn das Wort in eine Wabe passt
saved-verdict-always = Immer zählen
saved-verdict-never = Nie anzeigen
saved-close = Schließen
saved-listen = Anhören
saved-wiktionary = Wiktionary

## Sharing: moving to another device, and playing with friends

sharing-friends = Mit anderen spielen
sharing-friends-words = Zusammen gefunden
sharing-friends-invite = Link zu dieser Wabe schicken
sharing-friends-back = Einen Link zurückschicken
sharing-hide = Meine Wörter bis zum Ende verbergen
sharing-hidden-about = Wer den Link öffnet, sieht deine Punkte und wie viele Wörter du hast, die Wörter selbst aber erst nach dem Spiel.
sharing-about = Alle, die den Link öffnen, sehen, wer welche Wörter gefunden hat. Wenn du mehr gefunden hast, schick einen neuen Link weiter.
sharing-friends-name = Dein Name
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Du { $score }
sharing-friends-me = Du
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), du { $yours }: { $friend } hat { $lacking ->
        [0] kein Wort, das
        [one] { $lacking } Wort, das
       *[other] { $lacking } Wörter, die
    } dir { $lacking ->
        [0] fehlt
        [one] fehlt
       *[other] fehlen
    }, und du hast { $ahead ->
        [0] keins, das
        [one] { $ahead }, das
       *[other] { $ahead }, die
    } { $friend } nicht hat.
sharing-friends-only = Nur bei { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [one] Zusammen { $words } Wort, { $score } Punkte: { $rank }.
       *[other] Zusammen { $words } Wörter, { $score } Punkte: { $rank }.
    }
sharing-friends-joined = Du spielst mit { $names }.
sharing-friends-theirs = Von anderen gefunden
sharing-friends-no-name = gib deinen Namen ein, damit die anderen wissen, von wem der Link ist
sharing-friends-invites =
    { $friends ->
        [one] { $names } lädt dich zum Spielen ein
       *[other] { $names } laden dich zum Spielen ein
    }
sharing-friends-accept = Mitspielen
live-title = Live spielen
live-about = Beide Geräte müssen im selben Netz sein, zum Beispiel im selben WLAN. Die Wörter gehen direkt von Gerät zu Gerät, ohne Server.
live-first = Lass das andere Gerät diesen Code scannen oder schick den Link. Scanne dann den Code, der dort erscheint, oder öffne den Link, den du zurückbekommst.
live-second = Lass das andere Gerät diesen Code scannen oder schick den Link zurück. Lass diese Seite offen.
live-connecting = Verbindung wird aufgebaut …
live-on = Du spielst live mit { $friend }.
live-found = { $friend } hat { $words } gefunden.
live-lost = Die Verbindung zu { $friend } ist beendet. Alle Wörter sind gespeichert. Mit „{ live-title }“ geht es weiter.
live-failed = Die Geräte konnten sich nicht verbinden. Sind beide im selben Netz? Mit „{ live-title }“ bekommst du neue Codes.
live-handed = Der Tab mit deinem Code hat die Antwort, diesen hier kannst du schließen. Ist er nicht mehr offen, bekommst du mit „{ live-title }“ einen neuen Code.
live-impossible = dieser Browser kann sich nicht mit anderen Geräten verbinden: prüfe, ob du im WLAN bist und WebRTC nicht ausgeschaltet ist
sharing-move-from = Von diesem Gerät
sharing-move-camera = Richte die Kamera des anderen Geräts auf den Code und öffne den Link, den sie findet. Das andere Gerät zeigt erst, was dazukommen würde.
sharing-move-reading = Deine Spiele werden gelesen …
sharing-move-ready =
    { $games ->
        [one] Der Link enthält { $games } Spiel und deine Einstellungen.
       *[other] Der Link enthält { $games } Spiele und deine Einstellungen.
    }
sharing-move-picture = QR-Code mit dem Link
sharing-move-place = Code { $place } von { $count }
sharing-move-previous = Zurück
sharing-move-next = Weiter
sharing-move-rest = In die Codes passt nicht alles. Im Link ist alles enthalten.
sharing-move-no-picture = Der Code konnte nicht gezeichnet werden. Der Link funktioniert auch ohne ihn.
sharing-move-link = Link
sharing-move-copy = Link kopieren
sharing-move-without = Der Link enthält deine Spiele, auch die mit anderen, die Wörter, über die du entschieden hast, und deine Einstellungen, aber weder deine eigenen Wortlisten noch deinen Code aus dem Labor noch Eingaben, die nicht in der Wortliste stehen.
sharing-move-too-much = das ist zu viel für einen Link: Nimm stattdessen „{ play-export }“
sharing-move-to = Auf dieses Gerät
sharing-move-to-help = Füge hier einen Link von deinem anderen Gerät ein. Auf iPhone und iPad bewahrt eine installierte App ihre Spiele getrennt von Safari auf: Füge den Link dann hier in der App ein.
sharing-move-text = Link oder Code
sharing-move-show = Inhalt anzeigen
sharing-join = Diese Spiele hinzufügen?
sharing-join-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } ({ $new } davon hier neu) mit { $words ->
        [one] { $words } Wort, das
       *[other] { $words } Wörtern, die
    } dir hier noch { $words ->
        [one] fehlt
       *[other] fehlen
    }.
sharing-join-others =
    { $items ->
        [one] Dazu { $items } Einstellung oder Liste, die es hier noch nicht gibt.
       *[other] Dazu { $items } Einstellungen oder Listen, die es hier noch nicht gibt.
    }
sharing-join-changed = Diese Tage fehlen, weil die beiden Geräte verschiedene Wortlisten haben: { $days }. Lade Open Hive auf beiden neu oder nimm stattdessen den Link.
sharing-join-help = Nichts geht verloren: Jedes Spiel behält die Wörter von beiden Geräten, und was du hier eingestellt hast, bleibt.
sharing-join-add = Hinzufügen

## Settings

settings-look = Aussehen
settings-language = Sprache
settings-larger-keys = Größere Buchstaben
settings-left-handed = Linkshändig
settings-sounds = Töne
settings-vibration = Vibration
settings-hides-totals = Nicht verraten, wie viele Wörter es gibt
settings-hides-totals-help = Bis zum Ende des Spiels siehst du nur, wie viele Wörter du gefunden hast. Punkte und Ränge bleiben.
settings-no-hints = Keine Tipps
settings-tells-hints = Beim Teilen die Anzahl der Tipps zeigen
settings-words = Wörter
settings-rules = Variante und Regeln beim Lösen
settings-verdicts = Wörter, über die du entschieden hast
settings-verdicts-help = Was du für ein Wort festlegst, gilt in jeder Wabe, in die es passt, egal was die Wortliste sagt.
settings-word = Einzelnes Wort
settings-always-count = Immer zählen
settings-never-show = Nie anzeigen
settings-counts = zählt immer
settings-hidden = wird nie angezeigt
settings-one-word = gib ein einzelnes Wort ohne Leerzeichen ein, zum Beispiel „Stern“
settings-now-counts = „{ $word }“ zählt ab jetzt immer.
settings-now-hidden = „{ $word }“ wird nicht mehr angezeigt.
settings-removed = Über „{ $word }“ entscheidet wieder die Wortliste.
settings-data = Deine Daten
settings-kept = Dein Browser behält deine Spiele und Einstellungen, bis du sie löschst.
settings-kept-room = Wenn der Speicher des Geräts voll ist, kann dein Browser deine Spiele und Einstellungen löschen.
settings-kept-week = Safari löscht deine Spiele und Einstellungen sieben Tage nach deinem letzten Besuch. Um sie zu behalten, sichere sie, leg Open Hive auf den Home-Bildschirm oder ins Dock und lade die Sicherung dort.
settings-keep = Dauerhaft speichern
settings-keep-refused = Dein Browser garantiert nicht, dass deine Spiele erhalten bleiben. Exportiere sie ab und zu.
play-reminder = { $games } deiner Spiele gibt es nur in diesem Browser.
play-reminder-backup = Sicherung speichern
settings-move = Auf ein anderes Gerät übertragen

## The sentences of beecore

bee-error-too-large = das ist zu groß ({ $size }): Erlaubt sind höchstens { $limit }
bee-error-no-edition = die Variante „{ $name }“ gibt es nicht: Es gibt { $names }
bee-error-no-list = die Wortliste „{ $list }“ gibt es hier nicht
bee-error-no-letter = „{ $mark }“ gehört nicht zu den Buchstaben { $letters }
bee-error-not-in-hive = „{ $mark }“ ist Pflicht, kommt aber in { $hive } nicht vor
bee-error-no-english-letter = „{ $mark }“ ist kein Buchstabe von A bis Z
bee-error-hive-size = eine Wabe hat { $least } bis { $most } Buchstaben, normalerweise { $usual }; diese hat { $size }
bee-error-minimum = das kürzeste Wort kann { $least } bis { $most } Buchstaben haben (normalerweise { $usual }), nicht { $given }
bee-error-no-key = „{ $given }“ ist nicht der Schlüssel einer Wabe: Der Schlüssel von { $hive } ist „{ $key }“
bee-error-letter-twice = { $letter } kommt zweimal vor: In dieser Variante darf die Wabe jeden Buchstaben nur einmal haben
bee-error-minimum-no-number = „{ $given }“ ist keine Zahl: Das kürzeste Wort muss { $least } bis { $most } Buchstaben haben
bee-error-too-many-decisions = das sind zu viele einzelne Wörter ({ $words }); höchstens { $limit } sind möglich
bee-error-no-text = das ist keine reine Textdatei: Speichere die Liste als UTF-8-Text und versuch es dann noch einmal
bee-error-empty-list = diese Liste ist leer: Sie braucht Wörter, eins pro Zeile
bee-error-no-words = diese Liste enthält keine Wörter: Sie braucht welche, eins pro Zeile
bee-error-too-many-words = diese Liste hat { $words } Wörter: Höchstens { $limit } sind möglich
bee-error-no-words-in-letters = diese Liste enthält keine Wörter aus den Buchstaben { $letters }
bee-error-empty-calendar = der Kalender ist leer: Er braucht mindestens eine Wabe
bee-error-no-date = „{ $given }“ ist kein Datum: Schreib es so: 2026-11-21
bee-error-before-first-day = für den { $day } gibt es keine Wabe: Die erste ist für den { $first }
bee-error-no-daily-hives = für { $edition } gibt es keine Wabe des Tages: Gib die Buchstaben einer Wabe ein
bee-error-after-today = die Wabe für den { $day } ist noch nicht da: Heute ist der { $today }
bee-error-no-code = hier ist kein Code: Füge den ganzen Link oder den Code ein, der mit „{ $start }“ beginnt
bee-error-damaged-code = dieser Code ist beschädigt oder abgeschnitten: Kopiere den ganzen Link noch einmal
bee-error-newer-code = dieser Code stammt aus einer neueren Version von Open Hive: Aktualisiere Open Hive hier und versuch es noch einmal
bee-error-other-words = dieser Code wurde mit einer anderen Fassung der Wortliste erstellt: Aktualisiere Open Hive auf beiden Geräten und erstelle den Code neu
bee-error-too-many-friends = höchstens { $limit } Leute können zusammen spielen
bee-guess-repeated = Schon gefunden
bee-guess-tried = Schon probiert: nicht in der Wortliste
bee-guess-incomplete = Fehlt noch: { $letters }
bee-guess-awesome = Spitze!
bee-guess-bad-letters = Falsche Buchstaben
bee-guess-bonus = Bonuswort: keine Punkte
bee-guess-over = Spiel vorbei: Du hast die Lösungen gesehen
bee-guess-off-center-word = Gutes Wort, aber der mittlere Buchstabe fehlt
bee-guess-good = Gut!
bee-guess-off-center = Der mittlere Buchstabe fehlt
bee-guess-nice = Sehr schön!
bee-guess-unknown = Nicht in der Wortliste
bee-guess-overused = Buchstabe zu oft benutzt
bee-guess-pangram = Pangramm!
bee-guess-long = Zu lang
bee-guess-short = Zu kurz
bee-guess-several = { $accepted } von { $words } Wörtern angenommen.
bee-rank-beginner = Larve
bee-rank-good-start = Jungbiene
bee-rank-moving-up = Putzbiene
bee-rank-good = Baubiene
bee-rank-solid = Wächterbiene
bee-rank-nice = Sammelbiene
bee-rank-great = Tanzbiene
bee-rank-amazing = Wabenprofi
bee-rank-excellent = Meisterbiene
bee-rank-genius = Genie
bee-rank-queen-bee = Bienenkönigin
bee-badge-bingo = Bingo
bee-badge-bingo-how = Finde zu jedem Buchstaben der Wabe ein Wort, das mit ihm anfängt.
bee-badge-perfect-pangram = Perfektes Pangramm
bee-badge-perfect-pangram-how = Finde ein Wort, das jeden Buchstaben der Wabe genau einmal verwendet.
bee-badge-all-pangrams = Alle Pangramme
bee-badge-all-pangrams-how = Finde alle Pangramme.
bee-badge-long-words = Lange Wörter
bee-badge-long-words-how = Werde Genie, auch wenn nur Wörter ab fünf Buchstaben zählen.
bee-badge-no-hints = Ohne Tipps
bee-badge-no-hints-how = Werde Genie ohne einen einzigen Tipp.
bee-reason-rare = selten
bee-reason-british = britisch
bee-reason-technical = fachsprachlich
bee-reason-variant-spelling = Schreibvariante
bee-reason-informal = umgangssprachlich
bee-reason-derived = abgeleitet
bee-reason-name = Name
bee-reason-vulgar = vulgär
bee-reason-australian = australisch
bee-reason-canadian = kanadisch
bee-part-n = Substantiv
bee-part-v = Verb
bee-part-a = Adjektiv
bee-part-r = Adverb
bee-part-i = Interjektion
bee-part-o = Pronomen
bee-part-p = Präposition
bee-part-c = Konjunktion
bee-part-f = Wortteil
bee-edition-original = Original
bee-edition-print = Gedruckte Ausgabe
bee-edition-classroom = Für die Schule
bee-edition-catalan = Katalanisch
bee-edition-spanish = Spanisch
bee-edition-german = Deutsch
bee-edition-portuguese = Portugiesisch
bee-edition-french = Französisch
bee-edition-dutch = Niederländisch
bee-edition-italian = Italienisch
bee-edition-swedish = Schwedisch
