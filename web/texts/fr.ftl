### The page in French. Visitors are addressed as “vous”, as in SUTOM, Cémantix, and Le Mot. See en.ftl
### for what the tricky messages are for.
###
### A hive is a “ruche”, and a puzzle from elsewhere a “grille”. Ranks are words for women and men
### alike. Before : and within « », spaces are U+00A0; before ; ! ? they are U+202F.

-brand = Open Hive
# The letters of the hive that the first screen shows as an example, center letter first.
-example = HCRAEUS

## Solve

solve-heading = Solveur de Spelling Bee
solve-lead = Tapez vos lettres, celle du centre en premier : tous les mots s’affichent, les plus probables en tête.
solve-letters = Lettres
solve-letters-placeholder = Lettre centrale, puis les autres
solve-letters-help = Les espaces, les accents et la ponctuation ne comptent pas.
solve-options = Options
solve-edition = Version
solve-editions-others = Autres langues
solve-random = Jouer une ruche au hasard
solve-editions-own = Vos listes de mots
solve-own-lists = Vos listes de mots…
solve-minimum = Longueur minimale
solve-require = Autres lettres obligatoires
solve-require-help = Chaque mot doit contenir ces lettres, en plus de celle du centre.
solve-hive-empty = Ruche vide
solve-try = Essayer { -example }
solve-play-today = Jouer à la ruche du jour
solve-mode = Afficher
solve-mode-all = Tous les mots
solve-mode-stuck = Que me manque-t-il ?
solve-example = Exemple : { -example }
# Some of its likely words, of which the first ones are pangrams, separated by spaces.
solve-example-words = chaussure chasseur recherche crèche ruche heure
solve-example-more = …et 59 autres mots probables.
solve-bring = Coller une grille
solve-bring-paste = Copiez toute la page du jeu, ou un message qui en parle, et collez-la ici. Open Hive y repère les lettres et les mots que vous avez trouvés.
solve-bring-bookmark = Ou avec un favori
solve-bring-name = Ouvrir dans Open Hive
solve-bring-copy = Copier l’adresse du favori
solve-bring-how = Il ne lit que les lettres et les mots trouvés affichés sur la page, et rien ne quitte votre navigateur. Sur un téléphone, ajoutez n’importe quelle page aux favoris, modifiez ce favori et collez-y l’adresse.
solve-bring-share = Sur Android, une fois installé, Open Hive figure aussi dans le menu de partage : partagez-y un texte pour ouvrir sa grille ici.
solve-bring-nothing = Open Hive ne trouve pas de lettres de ruche ici.
solve-bring-drag = Faites glisser « Ouvrir dans Open Hive » dans la barre de favoris, puis cliquez dessus sur une page de jeu.
solve-found-words = Les mots que j’ai trouvés
solve-found-placeholder = Tapez ou collez vos mots
solve-doubted = Non comptés
solve-doubted-help = Vos lettres permettent de les écrire, mais ils ne font sans doute pas partie des solutions.
solve-unlisted =
    { $words ->
        [one] { $words } mot absent de la liste
       *[other] { $words } mots absents de la liste
    }
solve-unlisted-help = Vérifiez l’orthographe. Si votre grille a accepté un mot, vous pouvez l’ajouter.
solve-add-word = Ajouter { $word }
solve-misfits = Impossible avec ces lettres : { $words }.
solve-misfits-more = Impossible avec ces lettres : { $words } et { $more } autres.
solve-found-list = Mots déjà trouvés
solve-pairs = Débuts des mots restants
solve-clues = Indices et solutions
solve-clues-help = Touchez un nombre pour voir les mots correspondants, puis un mot pour l’indice suivant : une définition, les lettres mélangées, puis la solution.
solve-more-of-all = Indice suivant pour tous les mots
solve-more-of-these = Indice suivant pour ces mots
solve-answers = Afficher toutes les solutions
solve-answers-these = Afficher ces solutions
solve-play-this = Jouer cette ruche
solve-by = Regrouper les mots
solve-by-length = Par longueur
solve-by-letter = Par initiale
solve-by-alphabet = A–Z
solve-by-points = Par points
solve-filter = Filtrer
solve-starts = Commence par
solve-contains = Contient
solve-length = Longueur
solve-pangrams = Pangrammes seulement
solve-filter-clear = Effacer le filtre
solve-likely = Mots probables
solve-genius =
    { $points ->
        [one] Génie à partir de { $points } point.
       *[other] Génie à partir de { $points } points.
    }
solve-genius-between =
    { $points ->
        [one] Ici, Génie à partir de { $points } point ;
       *[other] Ici, Génie à partir de { $points } points ;
    } dans une grille publiée, sans doute entre { $low } et { $high }.
solve-boundary = Quels mots votre grille accepte-t-elle ?
solve-boundary-start = Les mots courants
solve-boundary-end = Les mots rares aussi
solve-boundary-reset = Réinitialiser
# There is no model of an editor’s choices in French: likely words are just the frequent ones.
solve-likelihood = Aucun éditeur n’a publié ses choix de mots en français : les mots probables sont simplement les plus courants.
solve-possible = Mots possibles
solve-possible-help = En général, les grilles ne les retiennent pas.
solve-copy = Copier
solve-share = Partager ou enregistrer
solve-save-csv = Enregistrer en CSV
solve-save-json = Enregistrer en JSON
solve-print = Imprimer
solve-title-empty = { -brand } : solveur de Spelling Bee et jeu de lettres quotidien
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive } : { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
solve-hive-center = Ruche avec { $center } au centre
solve-hive = Ruche avec { $center } au centre ; autour : { $outer }
solve-make-center = Mettre { $letter } au centre
solve-starting = Vous pouvez déjà taper vos lettres.
solve-ready = C’est prêt. Tapez des lettres ou touchez la ruche.
solve-cleared = Lettres effacées. Pour les récupérer, utilisez la commande Annuler de votre navigateur.
solve-ready-found = C’est prêt. Commencez par taper les lettres de votre grille.
solve-which-center = Tous ces mots ont { $letters }. Quelle lettre est au centre ?
solve-letters-so-far =
    { $letters ->
        [one] { $letters } lettre pour l’instant. Appuyez sur Entrée pour voir les mots.
       *[other] { $letters } lettres pour l’instant. Appuyez sur Entrée pour voir les mots.
    }
solve-looking = Recherche des mots avec { $hive }…
solve-summary =
    { $hive } : { $likely ->
        [one] { $likely } mot probable
       *[other] { $likely } mots probables
    }, { $possible ->
        [one] { $possible } possible
       *[other] { $possible } possibles
    }.
solve-likely-first =
    { $hive } : { $likely ->
        [one] { $likely } mot probable
       *[other] { $likely } mots probables
    }. Chargement…
# $bingo is “yes” if each letter of the hive begins a word.
solve-totals =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $pangrams ->
        [one] { $pangrams } pangramme
       *[other] { $pangrams } pangrammes
    }{ $perfect ->
        [0] { "" }
        [one] { " " }({ $perfect } parfait)
       *[other] { " " }({ $perfect } parfaits)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangrammes
solve-group-letters =
    { $letters ->
        [one] { $letters } lettre
       *[other] { $letters } lettres
    }
solve-group-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solve-none-likely = Aucun mot probable.
solve-no-match = Aucun mot ne correspond au filtre.
solve-filter-left =
    { $left ->
        [one] { $left } mot
       *[other] { $left } mots
    } sur { $words } avec ce filtre, { $likely ->
        [0] aucun probable
        [one] dont { $likely } probable
       *[other] dont { $likely } probables
    }.
solve-show-all = Tout afficher ({ $words })
solve-show-more = En afficher { $words } de plus
solve-left-to-find =
    { $hive } : encore { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } à trouver.
solve-all-found = { $hive } : vous avez trouvé tous les mots.
solve-progress =
    { $found ->
        [one] { $found } mot trouvé
       *[other] { $found } mots trouvés
    } sur { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur les { $genius } qu’il faut pour le rang Génie.
solve-progress-genius =
    { $found ->
        [one] { $found } mot trouvé
       *[other] { $found } mots trouvés
    } sur { $words }. Vous avez atteint le rang Génie.
solve-to-genius = Progression vers le rang Génie
solve-left =
    { $words ->
        [0] Vous avez trouvé tous les mots.
        [one] Il reste { $words } mot
       *[other] Il reste { $words } mots
    }{ $pangrams ->
        [0] { "" }
        [one] { $words ->
            [one] { " " }(un pangramme)
           *[other] , dont { $pangrams } pangramme
        }
       *[other] , dont { $pangrams } pangrammes
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Compter { $word }
solve-and-more = et { $words } autres
solve-clue-words =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }, dont voici les { $listed } premiers
solve-next-clue =
    { $letters ->
        [one] { $letters } lettre : indice suivant
       *[other] { $letters } lettres : indice suivant
    }

## Solve: copying and saving words

page-by-hand = À copier vous-même
page-copy-blocked = Votre navigateur a bloqué la copie. Le texte est sélectionné : vous pouvez le copier vous-même.
page-copy-link = Copier le lien
page-copied = Copié
page-link-unread = Le lien contient aussi { $options }, qui n’a pas de sens ici.
page-no-hive = Il n’y a pas de ruche dans ce texte, et il est trop long pour une liste de mots trouvés.
solve-no-words = Il n’y a aucun mot à copier ou à enregistrer. Effacez d’abord le filtre.
solve-saved =
    { $words ->
        [one] { $words } mot enregistré dans { $file }.
       *[other] { $words } mots enregistrés dans { $file }.
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
            [one] { $found } mot
           *[other] { $found } mots
        }
        [one] { $found }/{ $words } mot
       *[other] { $found }/{ $words } mots
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangramme
       *[other] { " " }· { $pangrams } pangrammes
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } indice
       *[other] { " " }· { $hints } indices
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = Vous avez trouvé tous les mots !
play-another = Une autre ruche
play-center = { $letter }, au centre
play-close = Fermer
play-delete = Effacer
play-enter = Valider
play-find = Trouvez des mots avec { $center }.
play-give-up = Abandonner
play-give-up-question = Abandonner et voir tous les mots ? Vous gardez ceux que vous avez trouvés.
play-given-up = Voici tous les mots.
play-guess = Votre mot
# Said to screen readers when the last letter of the guess is deleted.
play-guess-empty = Vide
play-hive = La ruche
play-how = Règles du jeu
play-keep-playing = Continuer à jouer
play-keyboard = Utiliser le clavier du téléphone
play-menu = Menu
play-no-words = Cette ruche ne contient aucun mot à trouver.
# Said to screen readers when a hive is opened.
play-opened = { $title }. { $sentence }
# $minimum is the number of letters of the shortest word, or “usual”. $required is a list of the
# letters that a word needs besides the center, or “none”.
play-options =
    { $minimum ->
        [usual] { "" }
        [one] { $minimum } lettre ou plus
       *[other] { $minimum } lettres ou plus
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Obligatoire :
           *[other] { " " }· obligatoire :
        } { $required }
    }
play-over = Partie terminée
play-own = Vos lettres
play-page-title = { $title } · { -brand }
play-park = Mettre de côté
play-park-foreign = Vous ne pouvez mettre de côté que des lettres de cette ruche.
play-park-help = Mettre ces lettres de côté (Flèche bas). Flèche haut pour les reprendre.
play-park-tried = Vous avez déjà essayé { $word }.
play-parked = { $word } est mis de côté.
play-points = points
play-random = Ruche au hasard
play-random-few = Peu
play-random-many = Beaucoup
play-random-play = Jouer une ruche au hasard
play-random-rare = Avec une lettre rare
play-random-size = Combien de mots
play-random-usual = Normal
play-score-unit =
    { $points ->
        [one] point
       *[other] points
    }
play-key-backspace = Effacer la dernière lettre
play-key-enter = Valider le mot
play-key-escape = Effacer tout le mot
play-key-help = Afficher cette liste
play-key-letters = Ajouter une lettre au mot
play-key-park = Mettre des lettres de côté et les reprendre
play-key-space = Mélanger les lettres autour du centre
play-key-name-enter = Entrée
play-key-name-backspace = Retour arrière
play-key-name-escape = Échap
play-key-name-space = Espace
play-shortcuts = Raccourcis clavier
play-shuffle = Mélanger
play-shuffle-help = Mélanger les lettres autour du centre (Espace)
play-waiting = Pas encore vérifié, car une partie des mots reste à charger : { $words }. Rien n’est perdu.
play-stuck = Que me manque-t-il ?
play-title = Ruche { $letters }
play-to-go = encore { $points } avant { $rank }
play-today = Ruche du jour
play-reached = Nouveau rang : { $rank } !
play-words-to-go =
    { $words ->
        [one] encore { $words } mot avant { bee-rank-queen-bee }
       *[other] encore { $words } mots avant { bee-rank-queen-bee }
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
        [complete] { " " }· Vous avez trouvé tous les mots !
       *[open] { "" }
    }
# $word is a guess that is an inflected form of the listed word $base. In some editions, it counts as
# that word.
play-form = Refusé : « { $word } » est une forme de « { $base } ».
play-form-counted = { $word } compte comme { $base }.
play-never-shown = Vous avez choisi de ne jamais afficher « { $word } ». Vous pouvez changer cela dans les réglages.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Obtenu.
play-badges = Badges
play-beginnings = Débuts des mots restants
play-bonus = Mots bonus
play-found = Trouvés
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } mot
           *[other] { $found } mots
        }
       *[other] { $found } sur { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangramme
       *[other] { " " }· { $pangrams } pangrammes
    }
play-hint-beginnings = Deux premières lettres
play-hint-grid = Mots par longueur
play-hint-length =
    { $letters ->
        [one] { $letters } lettre
       *[other] { $letters } lettres
    }
play-hint-letter = Lettre
play-hint-meaning = Définition
play-hint-triples = Trois premières lettres
play-hint-word = Demander un indice
play-hinted = Mots avec indices
play-hints = Indices
play-hints-left =
    Encore { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } à trouver{ $pangrams ->
        [0] { "" }
        [one] { $words ->
            [one] { " " }(un pangramme)
           *[other] , dont { $pangrams } pangramme
        }
       *[other] , dont { $pangrams } pangrammes
    }.
play-hints-revealed = Vous avez abandonné cette partie.
play-hints-used =
    { $hints ->
        [0] Les indices sont comptés.
        [one] { $hints } indice utilisé.
       *[other] { $hints } indices utilisés.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }sur { $words }
    }
play-missed = Manqués
play-no-ranks = Cette ruche ne contient aucun mot : il n’y a donc aucun rang à atteindre.
play-nothing-found = Aucun mot pour l’instant
play-only-bonus = Que des mots bonus pour l’instant
play-off-center = Sans la lettre centrale
play-order = Trier les mots trouvés
play-order-alphabet = A–Z
play-order-longest = Plus longs
play-order-newest = Récents
play-pangram = pangramme
play-parked-title = Mis de côté
play-perfect-pangram = pangramme parfait
play-progress = Votre partie
play-rank = Rang
play-rank-points = Points
play-rank-reached = Atteint
play-rank-to-go = Reste
play-ranks = Rangs
play-rejected =
    { $guesses ->
        [one] { $guesses } essai absent de la liste
       *[other] { $guesses } essais absents de la liste
    }
play-rejected-list = Absents de la liste
play-share-button = Partager
play-triples = Trois premières lettres des mots restants
play-wrong-clock = L’horloge de votre appareil indique le { $today }, mais les ruches du jour ont commencé le { $first }. Réglez-la, ou jouez une ruche au hasard

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Trouvez tous les mots pour devenir { bee-rank-queen-bee }, si le cœur vous en dit.
        [0] Vous avez trouvé tous les mots !
        [one] Plus que { $words } mot pour devenir { bee-rank-queen-bee }, si le cœur vous en dit.
       *[other] Plus que { $words } mots pour devenir { bee-rank-queen-bee }, si le cœur vous en dit.
    }
play-end-share-of = { $part } sur { $whole }
play-end-title = { $rank } !
play-all-words = Tous les mots
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Indices utilisés
play-end-longest = Mot le plus long
play-end-score = { $score } points sur { $total }
play-end-time = Temps de jeu
play-new-day = Un nouveau jour commence : sa ruche est prête. Cette partie reste dans les ruches passées.
play-next-hive = Prochaine ruche dans { $time }
play-picture = Partager une image
play-picture-saved = Image enregistrée dans { $file }.
play-share-result = Partager le résultat


## Play: past days, and yesterday’s words

play-month-after = Mois suivant
play-month-before = Mois précédent
play-past = Ruches passées
play-past-all = Toutes
play-past-none = Aucun jour ne correspond.
play-past-unfinished = En cours
play-past-unplayed = Non jouées
# The name of a day in the calendar. $state is “open” for a game that is not over.
play-past-day =
    { $day } : { $rank }, { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }{ $state ->
        [open] { " " }(en cours)
       *[over] { "" }
    }
play-past-today = Aujourd’hui
play-yesterday = Les mots d’hier
play-yesterday-found =
    { $found ->
        [0] Vous n’avez trouvé aucun des { $words } mots.
       *[other] Vous en avez trouvé { $found } sur { $words }.
    }
play-yesterday-reveal = Afficher tous les mots
play-yesterday-play = Jouer cette ruche

## Play: statistics and saved games

play-export = Tout exporter
play-exported =
    { $games ->
        [one] { $games } partie exportée.
       *[other] { $games } parties exportées.
    }
play-exported-lists = Les mots de vos listes ne sont pas dans le fichier. Pour les garder, ouvrez « { solve-editions-own } » dans Options et enregistrez chaque liste dans un fichier : { $lists }.
play-game-details =
    { $rank } · { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }{ $all ->
        [hidden] { "" }
       *[other] { " " }sur { $all }
    }
play-game-hive =
    Ruche { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , { $minimum } lettre ou plus
       *[other] , { $minimum } lettres ou plus
    }{ $require ->
        [none] { "" }
       *[other] , avec { $require }
    }
play-game-state =
    { $state ->
        [over] Terminée
       *[open] En cours
    }
play-games = Toutes les parties
play-games-counted = { $done } sur { $games }
play-games-more = En afficher { $games } de plus
play-import = Importer
play-importing = Importation : { $done } sur { $total }…
play-percent = { $percent } %
play-record = Statistiques
play-record-best =
    { $points ->
        [one] Meilleure partie : { $points } point
       *[other] Meilleure partie : { $points } points
    }
play-record-count = { $count }
play-record-daily = Ruches du jour
play-record-days =
    { $days ->
        [one] Jour joué
       *[other] Jours joués
    }
play-record-empty = Trouvez un premier mot : votre série, vos rangs et vos parties s’afficheront ici.
play-record-freezes = Jokers
play-record-games =
    { $games ->
        [one] Partie
       *[other] Parties
    }
play-record-geniuses = Rang Génie atteint
play-record-longest = Meilleure série
play-record-of = { $part } sur { $whole }
play-record-panels = Afficher
play-record-pangrams =
    { $pangrams ->
        [one] Pangramme
       *[other] Pangrammes
    }
play-record-percent = Score moyen
play-record-ranks = Parties par rang
play-record-rule = Jouez la ruche de chaque jour pour prolonger votre série. Tous les { $days } jours, vous gagnez un joker ; vous pouvez en garder jusqu’à { $freezes }. Si vous sautez un jour, un joker sauve votre série.
play-record-streak = Série
play-record-title = Vos parties
play-record-words =
    { $words ->
        [one] Mot
       *[other] Mots
    }
play-saved-here = Vos parties sont enregistrées dans ce navigateur. Pour en garder une copie ou les retrouver sur un autre appareil, allez dans les <a href="#settings">Réglages</a>.

## Play: how to play

play-how-pangrams = Un pangramme utilise toutes les lettres de la ruche et rapporte 7 points de plus.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = MIEL
play-how-others = ROB
play-how-picture = Pour former MIEL, touchez M-I-E-L. Les lettres ne sont pas forcément voisines.
play-how-points = Un mot de quatre lettres vaut 1 point. Un mot plus long vaut 1 point par lettre.
play-how-ranks = Vos points vous font monter de rang, jusqu’à Génie. Une nouvelle ruche vous attend chaque jour.
play-how-words = Formez des mots d’au moins quatre lettres, toujours avec la lettre centrale. Une même lettre peut servir autant de fois que vous voulez. Les accents ne comptent pas : É vaut E, Ç vaut C et Œ vaut OE. Noms au singulier, adjectifs au masculin singulier, verbes à l’infinitif.

## The page as a whole

page-slow = { -brand } met du temps à charger. Vous pouvez patienter ou réessayer.
page-not-started =
    { $why ->
        [file] { -brand } a été ouvert comme un fichier, mais ne fonctionne qu’avec un serveur web. Ouvrez plutôt son adresse web.
        [frame] { -brand } est affiché à l’intérieur d’une autre page, qui l’empêche de démarrer. Ouvrez-le dans son propre onglet.
        [webassembly] { -brand } a besoin de WebAssembly, que ce navigateur n’a pas ou bloque. Si vous utilisez le mode Isolement ou un réglage de sécurité strict, désactivez-le pour ce site, puis réessayez.
        [offline] Vous êtes hors ligne et { -brand } n’est pas encore enregistré dans ce navigateur. Connectez-vous, puis réessayez.
        [type] Le serveur web de ce site envoie ses scripts avec un type que les navigateurs refusent d’exécuter. Seul le responsable du site peut y remédier : le type doit être text/javascript.
       *[other] { -brand } n’a pas pu démarrer. Vérifiez votre connexion, puis réessayez.
    }
page-try-again = Réessayer
page-details = Détails pour signaler le problème
page-broken = Un problème est survenu.
page-broken-saved = Un problème est survenu. Votre progression est enregistrée.
page-old-browser = Cette page nécessite Chrome ou Edge 111, Firefox 114, Safari 16.4 ou une version plus récente.
page-needs-script = { -brand } a besoin de JavaScript
page-needs-script-why = { -brand } résout les grilles de Spelling Bee avec un programme qui tourne dans votre navigateur. Il lui faut JavaScript, qui est désactivé.
page-needs-script-how = Activez JavaScript pour ce site dans les réglages de votre navigateur, puis rechargez la page. Rien de ce que vous tapez ne quitte votre appareil.
page-update = Une nouvelle version est prête.
page-reload = Recharger
page-later = Plus tard
page-done = OK
page-remove = Retirer
page-remove-label = Retirer { $title }
page-downloading = Téléchargement du solveur
page-downloading-all = Téléchargement de tous les fichiers
page-offline-offer = Tout rendre disponible hors ligne ({ $megabytes } Mo)
page-offline-done = Tout est disponible hors ligne.
page-offline-failed = Certains fichiers n’ont pas pu être téléchargés. Vérifiez votre connexion, puis réessayez.
page-offline-changed = Le serveur web de ce site modifie ses pages en chemin : les navigateurs ne peuvent pas les enregistrer pour un usage hors ligne. Seul le responsable du site peut y remédier.
page-offline-language = Cette page n’a pas pu être chargée et n’est pas encore enregistrée dans ce navigateur. Ouvrez-la une fois avec une connexion.
page-offline-full = Il n’y a pas assez d’espace pour tout enregistrer. Libérez de la place, puis réessayez.
page-app = { -brand } : tous les mots de votre Spelling Bee
page-app-description = Un solveur de Spelling Bee et une nouvelle ruche chaque jour, dans votre navigateur. Après la première visite, tout marche hors ligne.
page-picture-game = Une partie, avec les indices affichés
page-picture-solver = Les mots d’une ruche, les plus probables en tête
page-description = Tapez les sept lettres d’un Spelling Bee en français : tous les mots s’affichent, les plus probables en tête. Gratuit, sans pistage, et utilisable hors ligne après la première visite.
# The language’s own name, and a link that offers the page to visitors who prefer the language.
page-card = Une ruche avec les lettres O, P, E, N, H, I, V
page-language = Français
page-offer = Aussi en français
page-offer-dismiss = Non merci
page-languages = Langues
page-views = Rubriques
page-solve = Résoudre
page-play = Jouer
page-lab = Labo
page-settings = Réglages
# Shown in the Lab by pages in other languages, since the Lab is in English.
page-lab-note = Le Labo est en anglais.
page-privacy = Tout se passe dans votre navigateur : pas de compte, pas de pistage, et rien n’est envoyé à d’autres sites.
page-source = Code source
page-licenses = Code sous <a href="../LICENSE.txt">licence MIT</a>, listes de mots sous <a href="../LICENSES.txt">leurs propres licences</a>
page-report-word = Un mot manque ou pose problème
page-theme = Thème
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-lost-title = Page introuvable
page-lost = Il n’y a aucune page à cette adresse.
page-lost-solve = Résoudre une ruche

## Words and definitions

words-no-list = Ce site n’a pas encore de liste de mots pour cette version : { $edition }.
words-loading = Chargement des mots.
words-starting-python = Le solveur démarre. Vos mots s’afficheront dès qu’il sera prêt.
words-no-answer = Le solveur ne répond pas. Réessayez.
words-clue = { $kind } : { $meaning }
words-no-definition = Aucune définition disponible.
# A report that visitors send to whoever runs the site.
words-report =
    Mot : { $word }
    Ruche : { $hive }
    Langue : { $language }
    Quel est le problème : { $wrong }
words-report-word = Mot
words-report-wrong = Quel est le problème ?
words-report-this = Signaler
words-report-missing = Il manque
words-report-no-word = Ce n’est pas un mot
words-report-rare = Il est trop rare pour être probable
words-report-common = Il devrait être probable
words-report-unkind = Il est offensant ou déplaisant
words-report-meaning = Sa définition est fausse
words-report-copy = Copier le signalement
words-report-form = Ouvrir le formulaire
words-report-public = Les signalements vont au projet qui développe ce site, où tout le monde peut les lire. Le formulaire y demande un compte. Sans compte, copiez le signalement et envoyez-le à la personne qui gère ce site.
words-report-private = Ce site n’indique pas d’adresse pour les signalements. Copiez le vôtre et envoyez-le à la personne qui vous a donné le lien de ce site.
# The units of a word’s points, which only screen readers say.
words-point = point
words-points = points
words-grid = Mots restants, par initiale et par longueur

# $file is the file that is missing: “words”, “possible” for the words that are less likely, “large”
# for the words of large hives, “calendar”, “definitions”, “editor”, “play”, “lists”, “lab”, or “python”.
words-not-loaded =
    { $file ->
        [words] La liste de mots n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
        [possible] Les mots possibles n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.
        [large] La liste de mots des grandes ruches n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
        [calendar] Le calendrier des ruches n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
        [definitions] Les définitions n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.
        [editor] L’éditeur de code n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
        [play] Le jeu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
        [lab] Le Labo n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
        [dialog] Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
       *[python] Le solveur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
    }
words-slow =
    { $file ->
        [words] La liste de mots met du temps à charger. Vous pouvez patienter ou réessayer.
        [possible] Les mots possibles mettent du temps à charger. Vous pouvez patienter ou réessayer.
        [large] La liste de mots des grandes ruches met du temps à charger. Vous pouvez patienter ou réessayer.
        [calendar] Le calendrier des ruches met du temps à charger. Vous pouvez patienter ou réessayer.
        [definitions] Les définitions mettent du temps à charger. Vous pouvez patienter ou réessayer.
        [editor] L’éditeur de code met du temps à charger. Vous pouvez patienter ou réessayer.
        [play] Le jeu met du temps à charger. Vous pouvez patienter ou réessayer.
        [lab] Le Labo met du temps à charger. Vous pouvez patienter ou réessayer.
        [dialog] Cette partie de la page met du temps à charger. Vous pouvez patienter ou réessayer.
       *[python] Le solveur met du temps à charger. Vous pouvez patienter ou réessayer.
    }

## Your own word lists

lists-close = Fermer
lists-title = Vos listes de mots
lists-lead = Jouez et résolvez des ruches avec les mots de votre choix : une autre langue, un thème, le vocabulaire d’une classe. Votre liste reste dans ce navigateur ; rien n’est envoyé.
lists-paste = Nouvelle liste : collez ses mots ou déposez un fichier ici
lists-read = Continuer
lists-choose = Choisir un fichier
lists-progress = Progression
lists-reading = Lecture de la liste…
lists-packing = Préparation de la liste pour la recherche : { $percent } %
lists-packing-began = Préparation de la liste pour la recherche…
lists-broken = Le solveur s’est arrêté plusieurs fois sur cette liste. Fermez d’autres onglets ou raccourcissez la liste, puis réessayez.
lists-storing = Enregistrement de la liste…
lists-cancel = Annuler
lists-name = Nom de la liste
lists-letters = Lettres de la liste
lists-as-in = Comme dans la version « { $edition } »
lists-without-accents = Sans accents
lists-all-letters = Chaque lettre telle qu’elle est écrite
lists-example = « { $word } » compte comme { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } élément ignoré : un mot avec d’autres caractères, un commentaire ou une autre colonne.
       *[other] { $words } éléments ignorés : mots avec d’autres caractères, commentaires ou autres colonnes.
    }
lists-add = Ajouter la liste
lists-no-name = donnez d’abord un nom à la liste
lists-same-name = vous avez déjà une liste nommée « { $list } » : choisissez un autre nom, ou supprimez d’abord l’ancienne
lists-other-letters = vous avez déjà utilisé une liste nommée « { $list } » avec d’autres lettres : choisissez un autre nom, ou reprenez les mêmes lettres
lists-without-words = Listes dont les mots ne sont plus dans ce navigateur : { $lists }. Pour continuer avec l’une d’elles, ajoutez de nouveau ses mots sous le même nom.
lists-ready =
    { $words ->
        [one] La liste « { $list } » est prête : { $words } mot.
       *[other] La liste « { $list } » est prête : { $words } mots.
    }
lists-not-stored = Ce navigateur ne peut pas l’enregistrer : elle disparaîtra quand vous quitterez la page.
lists-words =
    { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
lists-solve = Résoudre
lists-play = Jouer
lists-export = Enregistrer dans un fichier
lists-exporting = Enregistrement du fichier…
lists-solve-label = Résoudre avec « { $list } »
lists-play-label = Jouer une ruche au hasard avec « { $list } »
lists-export-label = Enregistrer dans un fichier : { $list }
lists-delete-label = Supprimer « { $list } »
lists-delete-question = Supprimer « { $list } » ? Vos parties avec cette liste seront conservées.
lists-delete = Supprimer
lists-keep = Conserver
lists-deleted = Liste supprimée : { $list }.
lists-wanted = Ce lien renvoie à une liste de mots nommée « { $list } », absente de ce navigateur. Ajoutez la liste sous ce nom pour ouvrir le lien.
lists-gone = Les mots de la liste « { $list } » ne sont plus dans ce navigateur. Ajoutez-la de nouveau dans Options, « { solve-editions-own } ».
lists-no-hive =
    { $counts ->
        [yes] la liste « { $list } » n’a aucun mot de { $size } lettres
       *[no] la liste « { $list } » n’a aucun mot avec { $size } lettres différentes
    }, donc pas de ruche au hasard : tapez plutôt des lettres dans « { page-solve } »

## Saved data

saved-import-interrupted = L’importation a été interrompue. Ce qui avait déjà été importé est enregistré. Pour ajouter le reste, importez de nouveau le fichier.
saved-import-lists = Les mots de vos listes ne sont pas dans le fichier. Ajoutez-les de nouveau dans Options, « { solve-editions-own } », avec les mêmes noms : { $lists }.
saved-storage-blocked = Ce navigateur ne permet pas d’enregistrer des données : vos mots seront perdus quand vous quitterez la page.
saved-storage-full = L’espace de stockage de ce navigateur est plein : les nouveaux mots seront perdus quand vous quitterez la page. Utilisez « { play-export } » dans les Réglages pour les garder.
saved-game-unreadable = Une partie enregistrée de cette ruche est illisible. { -brand } en a fait une copie de sauvegarde.
saved-decisions-unreadable = Vos choix mot par mot sont illisibles. Ils ne sont pas perdus : « { play-export } » les inclut, et ce que vous choisirez maintenant sera enregistré à part.

saved-no-export = Ce fichier n’a pas été exporté depuis { -brand }. Rien n’a changé.
# $things is a list of the four messages below.
saved-imported = Importation réussie : { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
saved-imported-decisions = vos choix mot par mot
saved-imported-code = votre code du Labo
saved-imported-settings =
    { $settings ->
        [one] { $settings } réglage
       *[other] { $settings } réglages
    }
# The Lab is in English, so this is what its choice is called.
saved-import-moved-code = Le code importé se trouve dans le Labo, sous « My previous solver ».
saved-import-skipped-code = Le Labo a de la place pour deux solveurs. Vous en avez déjà deux : le code du fichier a été ignoré.
saved-import-unreadable =
    { $items ->
        [one] { $items } élément était illisible.
       *[other] { $items } éléments étaient illisibles.
    }

saved-definition-form = { $part }, { $form } du mot { $base }
saved-verdict = Quand une ruche permet ce mot
saved-verdict-always = Toujours compter
saved-verdict-never = Ne jamais afficher
saved-close = Fermer
saved-listen = Écouter
saved-wiktionary = Wiktionnaire

## Sharing: moving to another device, and playing with friends

sharing-friends = Entre amis
sharing-friends-words = Trouvés ensemble
sharing-friends-invite = Envoyer un lien vers cette ruche
sharing-friends-back = Envoyer un lien en retour
sharing-hide = Cacher mes mots jusqu’à la fin
sharing-hidden-about = La personne qui ouvre le lien voit votre score et le nombre de vos mots, mais pas les mots avant la fin de la partie.
sharing-about = Toutes les personnes qui ouvrent le lien voient qui a trouvé quels mots. Quand vous en aurez trouvé d’autres, envoyez un nouveau lien.
sharing-friends-name = Votre nom
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Vous { $score }
sharing-friends-me = Vous
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), vous { $yours } : { $lacking ->
        [0] { $friend } n’a aucun mot qui vous manque
        [one] { $friend } a { $lacking } mot qui vous manque
       *[other] { $friend } a { $lacking } mots qui vous manquent
    }, et { $ahead ->
        [0] vous n’en avez aucun qui lui manque
        [one] vous en avez { $ahead } qui lui manque
       *[other] vous en avez { $ahead } qui lui manquent
    }.
sharing-friends-only = Trouvés uniquement par { $friend } : { $words }.
sharing-friends-joint =
    { $words ->
        [one] Ensemble, { $words } mot, { $score } points : { $rank }.
       *[other] Ensemble, { $words } mots, { $score } points : { $rank }.
    }
sharing-friends-joined = Vous jouez avec { $names }.
sharing-friends-theirs = Trouvés par d’autres
sharing-friends-no-name = indiquez votre nom, pour qu’on sache qui vous êtes
sharing-friends-invites =
    { $friends ->
        [one] { $names } vous invite à jouer
       *[other] { $names } vous invitent à jouer
    }
sharing-friends-accept = Participer
live-title = Jouer en direct
live-about = Les deux appareils doivent être sur le même réseau, par exemple le même Wi-Fi. Les mots vont directement d’un appareil à l’autre, sans serveur.
live-first = Faites scanner ce code par l’autre appareil, ou envoyez le lien. Scannez ensuite le code qui s’y affiche, ou ouvrez le lien que vous recevez.
live-second = Faites scanner ce code par l’autre appareil, ou renvoyez le lien. Gardez cette page ouverte.
live-connecting = Connexion…
live-on = Vous jouez en direct avec { $friend }.
live-found = { $friend } a trouvé { $words }.
live-lost = La connexion avec { $friend } est terminée. Tous les mots sont enregistrés. Pour continuer, choisissez à nouveau « { live-title } ».
live-failed = Les appareils n’ont pas pu se connecter. Vérifiez qu’ils sont sur le même réseau, puis choisissez « { live-title } » pour obtenir de nouveaux codes.
live-handed = L’onglet qui affichait votre code a la réponse : vous pouvez fermer celui-ci. S’il n’est plus ouvert, choisissez « { live-title } » pour obtenir un nouveau code.
live-impossible = ce navigateur ne peut pas se connecter à d’autres appareils : vérifiez que vous êtes en Wi-Fi et que WebRTC n’est pas désactivé
sharing-move-from = Depuis cet appareil
sharing-move-camera = Visez le code avec l’appareil photo de l’autre appareil et ouvrez le lien qui s’affiche. L’autre appareil montre d’abord ce qu’il ajouterait.
sharing-move-reading = Lecture de vos parties…
sharing-move-ready =
    { $games ->
        [one] Le lien contient { $games } partie et vos réglages.
       *[other] Le lien contient { $games } parties et vos réglages.
    }
sharing-move-picture = Code QR avec le lien
sharing-move-place = Code { $place } sur { $count }
sharing-move-previous = Précédent
sharing-move-next = Suivant
sharing-move-rest = Tout ne tient pas dans les codes. Le lien, lui, contient tout.
sharing-move-no-picture = Impossible de dessiner le code. Le lien fonctionne sans lui.
sharing-move-link = Lien
sharing-move-copy = Copier le lien
sharing-move-without = Le lien contient vos parties, y compris entre amis, vos choix mot par mot et vos réglages, mais ni vos propres listes de mots, ni votre code du Labo, ni les essais absents de la liste.
sharing-move-too-much = il y en a trop pour un lien : utilisez plutôt « { play-export } »
sharing-move-to = Vers cet appareil
sharing-move-to-help = Collez ici un lien venant de votre autre appareil. Sur iPhone et iPad, une appli installée garde ses parties à part de Safari : collez le lien ici, dans l’appli.
sharing-move-text = Lien ou code
sharing-move-show = Voir ce qu’il contient
sharing-join = Ajouter ces parties ?
sharing-join-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }{ $new ->
        [0] , déjà ici
        [one] , dont { $new } nouvelle ici
       *[other] , dont { $new } nouvelles ici
    }, avec { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } que vous n’avez pas encore ici.
sharing-join-others =
    { $items ->
        [one] Et { $items } réglage ou liste que vous n’avez pas ici.
       *[other] Et { $items } réglages ou listes que vous n’avez pas ici.
    }
sharing-join-changed = Ces jours sont laissés de côté, car les listes de mots des deux appareils diffèrent : { $days }. Rechargez Open Hive sur les deux, ou utilisez plutôt le lien.
sharing-join-help = Rien ne se perd : chaque partie garde les mots des deux appareils, et les réglages choisis ici restent.
sharing-join-add = Ajouter

## Settings

settings-look = Apparence
settings-language = Langue
settings-larger-keys = Grandes lettres
settings-left-handed = Pour gauchers
settings-sounds = Sons
settings-vibration = Vibrations
settings-hides-totals = Cacher le nombre de mots à trouver
settings-hides-totals-help = Jusqu’à la fin de la partie, vous voyez seulement combien de mots vous avez trouvés. Les points et les rangs restent.
settings-no-hints = Pas d’indices
settings-tells-hints = Indiquer le nombre d’indices quand je partage
settings-words = Mots
settings-rules = Version et règles pour résoudre
settings-verdicts = Vos choix mot par mot
settings-verdicts-help = Votre choix pour un mot vaut dans toutes les ruches où il est possible, quoi qu’en dise la liste de mots.
settings-word = Un seul mot
settings-always-count = Toujours compter
settings-never-show = Ne jamais afficher
settings-counts = toujours compté
settings-hidden = jamais affiché
settings-one-word = tapez un seul mot, sans espaces, par exemple « ruche »
settings-now-counts = Désormais, « { $word } » comptera toujours.
settings-now-hidden = « { $word } » ne sera plus affiché.
settings-removed = Pour « { $word } », la liste de mots décide de nouveau.
settings-data = Vos données
settings-kept = Votre navigateur garde vos parties et vos réglages jusqu’à ce que vous les supprimiez.
settings-kept-room = Votre navigateur pourrait supprimer vos parties et vos réglages si l’appareil manque de place.
settings-kept-week = Safari supprime vos parties et vos réglages sept jours après votre dernière visite. Pour les garder, enregistrez une sauvegarde, ajoutez Open Hive à l’écran d’accueil ou au Dock, et chargez-la là-bas.
settings-keep = Conserver mes données
settings-keep-refused = Votre navigateur ne garantit pas de les garder. Enregistrez une sauvegarde de temps en temps.
play-reminder = { $games } de vos parties ne sont que dans ce navigateur.
play-reminder-backup = Enregistrer une sauvegarde
settings-move = Transférer vers un autre appareil

## The sentences of beecore: errors

# $name is in English, so it’s left out.
bee-error-too-large = c’est trop volumineux ({ $size }) : la limite est de { $limit }
bee-error-no-edition = la version « { $name } » n’existe pas ; versions possibles : { $names }
bee-error-no-list = il n’y a pas de liste de mots « { $list } » ici
bee-error-no-letter = « { $mark } » ne fait pas partie des lettres { $letters }
bee-error-not-in-hive = « { $mark } » est obligatoire, mais ne fait pas partie des lettres de { $hive }
bee-error-no-english-letter = « { $mark } » n’est pas une lettre de A à Z
bee-error-hive-size = une ruche a de { $least } à { $most } lettres, en général { $usual } ; celle-ci en a { $size }
bee-error-minimum = la longueur minimale va de { $least } à { $most } lettres (en général { $usual }) ; { $given } n’est pas possible
bee-error-no-key = « { $given } » n’est pas la clé d’une ruche : celle de { $hive } est « { $key } »
bee-error-letter-twice = { $letter } apparaît deux fois : chaque lettre ne peut figurer qu’une fois dans la ruche
bee-error-minimum-no-number = « { $given } » n’est pas un nombre : la longueur minimale va de { $least } à { $most } lettres
bee-error-too-many-decisions = il y a trop de mots isolés ({ $words }) ; la limite est de { $limit }
bee-error-no-text = ce n’est pas un fichier de texte brut : enregistrez la liste en texte UTF-8, puis réessayez
bee-error-empty-list = cette liste est vide : mettez-y des mots, un par ligne
bee-error-no-words = cette liste ne contient aucun mot : mettez-en un par ligne
bee-error-too-many-words = cette liste contient { $words } mots : la limite est de { $limit }
bee-error-no-words-in-letters = cette liste ne contient aucun mot avec les lettres { $letters }
bee-error-empty-calendar = le calendrier est vide : il faut au moins une ruche
bee-error-no-date = « { $given } » n’est pas une date : écrivez-la sous la forme 2026-11-21
bee-error-before-first-day = il n’y a pas de ruche pour le { $day } : la première est celle du { $first }
bee-error-no-daily-hives = il n’y a pas de ruche du jour pour { $edition } : tapez les lettres d’une ruche
bee-error-after-today = la ruche du { $day } n’est pas encore sortie : nous sommes le { $today }
bee-error-no-code = pas de code ici : collez le lien entier, ou le code, qui commence par « { $start } »
bee-error-damaged-code = ce code est abîmé ou incomplet : copiez de nouveau le lien entier
bee-error-newer-code = ce code vient d’une version plus récente d’Open Hive : mettez celle-ci à jour, puis réessayez
bee-error-other-words = ce code a été fait avec une autre version de la liste de mots : mettez Open Hive à jour sur les deux appareils, puis refaites un code
bee-error-too-many-friends = on peut jouer ensemble à { $limit } au plus

## The sentences of beecore: verdicts on guesses

bee-guess-repeated = Déjà trouvé
bee-guess-tried = Déjà essayé : absent de la liste
bee-guess-incomplete = Il faut aussi { $letters }
bee-guess-awesome = Magnifique !
bee-guess-bad-letters = Lettres hors de la ruche
bee-guess-bonus = Mot bonus : aucun point
bee-guess-over = Partie terminée : vous avez vu les solutions
bee-guess-off-center-word = Joli mot, mais sans la lettre centrale
bee-guess-good = Bien !
bee-guess-off-center = Il manque la lettre centrale
bee-guess-nice = Bravo !
bee-guess-unknown = Absent de la liste
bee-guess-overused = Une lettre revient trop souvent
bee-guess-pangram = Pangramme !
bee-guess-long = Trop long
bee-guess-short = Trop court
bee-guess-several = Mots acceptés : { $accepted } sur { $words }.

## The sentences of beecore: ranks and badges

bee-rank-beginner = Novice
bee-rank-good-start = Bonne graine
bee-rank-moving-up = Espoir
bee-rank-good = Talent
bee-rank-solid = Fine mouche
bee-rank-nice = Belle plume
bee-rank-great = Virtuose
bee-rank-amazing = Prodige
bee-rank-excellent = Phénomène
bee-rank-genius = Génie
bee-rank-queen-bee = Reine des abeilles
bee-badge-bingo = Bingo
bee-badge-bingo-how = Trouvez au moins un mot commençant par chacune des lettres de la ruche.
bee-badge-perfect-pangram = Pangramme parfait
bee-badge-perfect-pangram-how = Trouvez un mot qui utilise chaque lettre de la ruche une seule fois.
bee-badge-all-pangrams = Tous les pangrammes
bee-badge-all-pangrams-how = Trouvez tous les pangrammes.
bee-badge-long-words = Mots longs
bee-badge-long-words-how = Atteignez le rang Génie même sans compter les mots de quatre lettres.
bee-badge-no-hints = Sans indices
bee-badge-no-hints-how = Atteignez le rang Génie sans le moindre indice.

## The sentences of beecore: kinds of words, and editions

bee-reason-rare = rare
bee-reason-british = britannique
bee-reason-technical = technique
bee-reason-variant-spelling = autre graphie
bee-reason-informal = familier
bee-reason-derived = dérivé
bee-reason-name = nom propre
bee-reason-vulgar = vulgaire
bee-reason-australian = australien
bee-reason-canadian = canadien
bee-part-n = nom
bee-part-v = verbe
bee-part-a = adjectif
bee-part-r = adverbe
bee-part-i = interjection
bee-part-o = pronom
bee-part-p = préposition
bee-part-c = conjonction
bee-part-f = élément de locution
bee-edition-original = Anglais (original)
bee-edition-print = Anglais (imprimé)
bee-edition-classroom = Anglais (scolaire)
bee-edition-catalan = Catalan
bee-edition-spanish = Espagnol
bee-edition-german = Allemand
bee-edition-portuguese = Portugais
bee-edition-french = Français
bee-edition-dutch = Néerlandais
bee-edition-italian = Italien
bee-edition-swedish = Suédois
