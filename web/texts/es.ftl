### The sentences of Open Hive in Spanish, for Spain and Latin America alike: see en.ftl.
###
### Visitors are addressed as “tú”. Words that only one side of the Atlantic uses are avoided, and so
### are tenses: “ya tienes” stands for both “has encontrado” and “encontraste”. A hive is “panal”.
### Names of ranks are nouns for women and men alike.

-brand = Open Hive
# The letters of the hive that the first screen shows as an example, center letter first.
-example = EASLPOÑ

## Solve

solve-heading = Solucionador de panales
solve-lead = Escribe tus letras, primero la central, y verás todas las palabras, con las más probables arriba.
solve-letters = Letras
solve-letters-placeholder = La central y luego las demás
solve-letters-help = No importan los espacios, los acentos ni la puntuación.
solve-options = Opciones
solve-edition = Edición
solve-editions-others = Otros idiomas
solve-random = Jugar con un panal al azar
solve-editions-own = Tus listas de palabras
solve-own-lists = Tus listas de palabras…
solve-minimum = Mínimo de letras
solve-require = Otras letras obligatorias
solve-require-help = Cada palabra debe llevar también estas letras, además de la central.
solve-hive-empty = Panal vacío
solve-try = Probar { -example }
solve-play-today = Jugar con el panal de hoy
solve-mode = Mostrar
solve-mode-all = Soluciones
solve-mode-stuck = ¿Qué me falta?
solve-example = Ejemplo: { -example }
# Some of its likely words, of which the first ones are pangrams, separated by spaces.
solve-example-words = española español paseo señal polea aseo
solve-example-more = …y otras 38 palabras probables.
solve-bring = Pegar un panal
solve-bring-paste = Copia toda la página del juego, o un mensaje sobre él, y pégala aquí. Open Hive encuentra las letras y las palabras que ya tienes.
solve-bring-bookmark = O con un marcador
solve-bring-name = Abrir en Open Hive
solve-bring-copy = Copiar la dirección del marcador
solve-bring-how = Solo lee las letras y las palabras encontradas que muestra la página, y nada sale de tu navegador. En el teléfono, guarda cualquier página como marcador, edítalo y pega la dirección.
solve-bring-share = En Android, Open Hive instalado aparece también en el menú Compartir: comparte allí un texto para abrir aquí su panal.
solve-bring-nothing = Open Hive no encuentra aquí las letras de un panal.
solve-bring-drag = Arrastra “Abrir en Open Hive” a la barra de marcadores y haz clic en él en la página del juego.
solve-found-words = Palabras que ya tengo
solve-found-placeholder = Escribe o pega tus palabras
solve-doubted = No cuentan
solve-doubted-help = Usan tus letras, pero lo más probable es que no sean soluciones.
solve-unlisted =
    { $words ->
        [one] { $words } palabra no está en la lista
       *[other] { $words } palabras no están en la lista
    }
solve-unlisted-help = Revisa la ortografía. Si tu juego aceptó alguna, puedes añadirla.
solve-add-word = Añadir { $word }
solve-misfits = No encajan en este panal: { $words }.
solve-misfits-more = No encajan en este panal: { $words } y { $more } más.
solve-found-list = Palabras que ya tienes
solve-pairs = Cómo empiezan las palabras que faltan
solve-clues = Pistas y soluciones
solve-clues-help = Toca una cantidad para ver sus palabras y luego una palabra para ver su siguiente pista: la definición, las letras desordenadas y, por último, la solución.
solve-more-of-all = Una pista más para todas
solve-more-of-these = Una pista más para estas
solve-answers = Mostrar todas las soluciones
solve-answers-these = Mostrar estas soluciones
solve-play-this = Jugar con este panal
solve-by = Agrupar palabras
solve-by-length = Por longitud
solve-by-letter = Por letra inicial
solve-by-alphabet = A–Z
solve-by-points = Por puntos
solve-filter = Filtrar
solve-starts = Empieza con
solve-contains = Contiene
solve-length = Longitud
solve-pangrams = Solo pangramas
solve-filter-clear = Quitar filtro
solve-likely = Palabras probables
solve-genius =
    { $points ->
        [one] Se llega a Genio con { $points } punto.
       *[other] Se llega a Genio con { $points } puntos.
    }
solve-genius-between =
    { $points ->
        [one] Aquí se llega a Genio con { $points } punto
       *[other] Aquí se llega a Genio con { $points } puntos
    }; en un juego publicado, probablemente serán entre { $low } y { $high }.
solve-boundary = ¿Qué palabras acepta tu juego?
solve-boundary-start = Solo las comunes
solve-boundary-end = También las raras
solve-boundary-reset = Restablecer
# Other languages say that likely words are just the frequent ones, since no editor’s choices have
# been published.
solve-likelihood = En español no hay una recopilación pública de las palabras que acepta cada juego, así que las probables son simplemente las más usadas.
solve-possible = Palabras posibles
solve-possible-help = Los juegos suelen dejarlas fuera.
solve-copy = Copiar
solve-share = Compartir o guardar
solve-save-csv = Guardar como CSV
solve-save-json = Guardar como JSON
solve-print = Imprimir
solve-title-empty = { -brand }: solucionador de panales y juego diario
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
solve-hive-center = Panal con la { $center } en el centro
solve-hive = Panal con la { $center } en el centro, rodeada de { $outer }
solve-make-center = Poner la { $letter } en el centro
solve-starting = Preparando todo. Ya puedes escribir.
solve-ready = Todo listo. Escribe las letras o toca el panal.
solve-cleared = Letras borradas. Para recuperarlas, usa el comando Deshacer de tu navegador.
solve-ready-found = Todo listo. Escribe primero las letras de tu panal.
solve-which-center = Todas estas palabras tienen { $letters }. ¿Qué letra está en el centro?
solve-letters-so-far =
    { $letters ->
        [one] { $letters } letra por ahora. Con Enter se resuelve.
       *[other] { $letters } letras por ahora. Con Enter se resuelve.
    }
solve-looking = Buscando palabras en { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } palabra probable
       *[other] { $likely } palabras probables
    }, { $possible ->
        [one] { $possible } posible
       *[other] { $possible } posibles
    }.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } palabra probable
       *[other] { $likely } palabras probables
    }. Cargando…
# $bingo is “yes” if each letter of the hive begins a word.
solve-totals =
    { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $pangrams ->
        [one] { $pangrams } pangrama
       *[other] { $pangrams } pangramas
    }{ $perfect ->
        [0] { "" }
        [one] { " " }({ $perfect } perfecto)
       *[other] { " " }({ $perfect } perfectos)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangramas
solve-group-letters =
    { $letters ->
        [one] { $letters } letra
       *[other] { $letters } letras
    }
solve-group-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
solve-none-likely = No hay palabras probables.
solve-no-match = Ninguna palabra pasa el filtro.
solve-filter-left =
    Con este filtro { $left ->
        [one] queda
       *[other] quedan
    } { $left } de { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } ({ $likely ->
        [one] { $likely } probable
       *[other] { $likely } probables
    }).
solve-show-all = Mostrar las { $words }
solve-show-more = Mostrar { $words } más
solve-left-to-find =
    { $hive }: { $words ->
        [one] falta { $words } palabra.
       *[other] faltan { $words } palabras.
    }
solve-all-found = { $hive }: ya tienes todas las palabras.
solve-progress =
    Tienes { $found } de { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } y { $points } de los { $genius } puntos que pide Genio.
solve-progress-genius =
    Tienes { $found } de { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }. Ya eres Genio.
solve-to-genius = Progreso hasta Genio
solve-left =
    { $words ->
        [0] Ya tienes todas las palabras.
        [one] Falta { $words } palabra
       *[other] Faltan { $words } palabras
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } pangrama)
       *[other] { " " }({ $pangrams } pangramas)
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Contar { $word }
solve-and-more = y { $words } más
solve-clue-words =
    { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }; se muestran las primeras { $listed }
solve-next-clue =
    { $letters ->
        [one] { $letters } letra: siguiente pista
       *[other] { $letters } letras: siguiente pista
    }

## Solve: copying and saving words

page-by-hand = Cópialo tú
page-copy-blocked = Tu navegador no permite copiar. El texto está seleccionado para que lo copies tú.
page-copy-link = Copiar el enlace
page-copied = Copiado
page-link-unread = El enlace incluye también { $options }, que aquí no significa nada.
page-no-hive = En este texto no hay ningún panal, y es demasiado largo para una lista de palabras encontradas.
solve-no-words = No hay palabras para copiar o guardar. Quita primero el filtro.
solve-saved =
    { $words ->
        [one] { $words } palabra guardada en { $file }.
       *[other] { $words } palabras guardadas en { $file }.
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
            [one] { $found } palabra
           *[other] { $found } palabras
        }
        [one] { $found }/{ $words } palabra
       *[other] { $found }/{ $words } palabras
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangrama
       *[other] { " " }· { $pangrams } pangramas
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } pista
       *[other] { " " }· { $hints } pistas
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = ¡Ya tienes todas las palabras!
play-another = Otro panal
play-center = { $letter }, en el centro
play-close = Cerrar
play-delete = Borrar
play-enter = Enviar
play-find = Forma palabras con la { $center }.
play-give-up = Me rindo
play-give-up-question = ¿Te rindes y ves todas las palabras? Conservas las que ya tienes.
play-given-up = Estas son todas las palabras.
play-guess = Tu palabra
# Said to screen readers when the last letter of the guess is deleted.
play-guess-empty = Nada escrito
play-hive = El panal
play-how = Cómo se juega
play-keep-playing = Seguir jugando
play-keyboard = Usar el teclado del teléfono
play-menu = Menú
play-no-words = En este panal no hay ninguna palabra.
# Said to screen readers when a hive is opened.
play-opened = { $title }. { $sentence }
# $minimum is the number of letters of the shortest word, or “usual”. $required is a list of the
# letters that a word needs besides the center, or “none”.
play-options =
    { $minimum ->
        [usual] { "" }
        [one] { $minimum } letra o más
       *[other] { $minimum } letras o más
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Debe llevar
           *[other] { " " }· debe llevar
        } { $required }
    }
play-over = Fin del juego
play-own = Tus letras
play-page-title = { $title } · { -brand }
play-park = Apartar
play-park-foreign = Solo puedes apartar letras de este panal.
play-park-help = Aparta estas letras (flecha abajo). Con la flecha arriba vuelven.
play-park-tried = Ya probada: { $word }.
play-parked = Apartada: { $word }.
play-points = puntos
play-random = Panal al azar
play-random-few = Pocas
play-random-many = Muchas
play-random-play = Jugar con un panal al azar
play-random-rare = Con una letra poco común
play-random-size = Cuántas palabras
play-random-usual = Lo habitual
play-score-unit =
    { $points ->
        [one] punto
       *[other] puntos
    }
play-key-backspace = Borrar la última letra
play-key-enter = Enviar la palabra
play-key-escape = Borrar la palabra
play-key-help = Mostrar esta lista
play-key-letters = Añadir una letra a la palabra
play-key-park = Apartar letras y recuperarlas
play-key-space = Mezclar las letras de alrededor
play-key-name-enter = Enter
play-key-name-backspace = Retroceso
play-key-name-escape = Esc
play-key-name-space = Espacio
play-shortcuts = Atajos de teclado
play-shuffle = Mezclar
play-shuffle-help = Mezclar las letras de alrededor (espacio)
play-waiting = Por comprobar, porque falta cargar parte de las palabras: { $words }. No se pierde nada.
play-stuck = ¿Qué me falta?
play-title = Panal { $letters }
play-to-go = { $points } para { $rank }
play-today = Panal de hoy
play-reached = ¡Nuevo rango: { $rank }!
play-words-to-go =
    { $words ->
        [one] { $words } palabra para { bee-rank-queen-bee }
       *[other] { $words } palabras para { bee-rank-queen-bee }
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
        [complete] { " " }· ¡Ya tienes todas las palabras!
       *[open] { "" }
    }
# $word is a guess that is an inflected form of the listed word $base. In some editions, it counts as
# that word.
play-form = No cuenta: { $word } es una forma de { $base }.
play-form-counted = { $word } cuenta como { $base }.
play-never-shown = “{ $word }” está entre las palabras que no quieres ver nunca. Puedes cambiarlo en los ajustes.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Conseguida.
play-badges = Insignias
play-beginnings = Cómo empiezan las palabras que faltan
play-bonus = Palabras extra
play-found = Aciertos
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } palabra
           *[other] { $found } palabras
        }
       *[other] { $found } de { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangrama
       *[other] { " " }· { $pangrams } pangramas
    }
play-hint-beginnings = Dos primeras letras
play-hint-grid = Palabras por longitud
play-hint-length =
    { $letters ->
        [one] { $letters } letra
       *[other] { $letters } letras
    }
play-hint-letter = Letra
play-hint-meaning = Definición
play-hint-triples = Tres primeras letras
play-hint-word = Dame una pista
play-hinted = Palabras con pistas
play-hints = Pistas
play-hints-left =
    { $words ->
        [one] Falta { $words } palabra
       *[other] Faltan { $words } palabras
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }({ $pangrams } pangrama)
       *[other] { " " }({ $pangrams } pangramas)
    }.
play-hints-revealed = Te rendiste en esta partida.
play-hints-used =
    { $hints ->
        [0] Las pistas se cuentan.
        [one] { $hints } pista usada.
       *[other] { $hints } pistas usadas.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }de { $words }
    }
play-missed = Te faltaron
play-no-ranks = Este panal no tiene palabras, así que tampoco tiene rangos.
play-nothing-found = Aún no tienes palabras
play-only-bonus = De momento, solo palabras extra
play-off-center = Sin la letra central
play-order = Ordenar aciertos
play-order-alphabet = A–Z
play-order-longest = Largas
play-order-newest = Recientes
play-pangram = pangrama
play-parked-title = Apartadas
play-perfect-pangram = pangrama perfecto
play-progress = Tu partida
play-rank = Rango
play-rank-points = Puntos
play-rank-reached = Logrado
play-rank-to-go = Faltan
play-ranks = Rangos
play-rejected =
    { $guesses ->
        [one] { $guesses } intento fuera de la lista
       *[other] { $guesses } intentos fuera de la lista
    }
play-rejected-list = Fuera de la lista
play-share-button = Compartir
play-triples = Tres primeras letras de las palabras que faltan
play-wrong-clock = El reloj de tu dispositivo indica el { $today }, pero los panales diarios empezaron el { $first }. Ponlo en hora o juega con un panal al azar

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Si quieres seguir, con todas las palabras llegas a { bee-rank-queen-bee }.
        [0] ¡Ya tienes todas las palabras!
        [one] Si quieres seguir, con { $words } palabra más llegas a { bee-rank-queen-bee }.
       *[other] Si quieres seguir, con { $words } palabras más llegas a { bee-rank-queen-bee }.
    }
play-end-share-of = { $part } de { $whole }
play-end-title = ¡{ $rank }!
play-all-words = Todas las palabras
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Pistas usadas
play-end-longest = Palabra más larga
play-end-score = { $score } de { $total } puntos
play-end-time = Tiempo de juego
play-new-day = Empieza un nuevo día y ya hay otro panal. Esta partida queda en Panales anteriores.
play-next-hive = Próximo panal en { $time }
play-picture = Compartir una imagen
play-picture-saved = Imagen guardada en { $file }.
play-share-result = Compartir el resultado


## Play: past days, and yesterday’s words

play-month-after = Mes siguiente
play-month-before = Mes anterior
play-past = Panales anteriores
play-past-all = Todos
play-past-none = No hay ningún día que mostrar.
play-past-unfinished = Sin terminar
play-past-unplayed = Sin jugar
# The name of a day in the calendar. $state is “open” for a game that is not over.
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }{ $state ->
        [open] { " " }(en curso)
       *[over] { "" }
    }
play-past-today = Hoy
play-yesterday = Palabras de ayer
play-yesterday-found =
    { $found ->
        [0] { $words ->
            [one] No encontraste su única palabra.
           *[other] No encontraste ninguna de sus { $words } palabras.
        }
       *[other] Encontraste { $found } de { $words ->
            [one] { $words } palabra
           *[other] { $words } palabras
        }.
    }
play-yesterday-reveal = Mostrar todas
play-yesterday-play = Jugar con este panal

## Play: statistics and saved games

play-export = Exportar todo
play-exported =
    { $games ->
        [one] { $games } partida exportada.
       *[other] { $games } partidas exportadas.
    }
play-exported-lists = El archivo no incluye las palabras de tus listas. Para conservarlas, guarda cada lista en un archivo desde Opciones, en “{ solve-editions-own }”: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } palabra
           *[other] { $words } palabras
        }
        [one] { $words } de { $all } palabra
       *[other] { $words } de { $all } palabras
    }
play-game-hive =
    Panal { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
        [one] , { $minimum } letra o más
       *[other] , { $minimum } letras o más
    }{ $require ->
        [none] { "" }
       *[other] , con { $require }
    }
play-game-state =
    { $state ->
        [over] Terminada
       *[open] En curso
    }
play-games = Partidas
play-games-counted = { $done } de { $games }
play-games-more = Mostrar { $games } más
play-import = Importar
play-importing = Importando { $done } de { $total }…
play-percent = { $percent } %
play-record = Estadísticas
play-record-best =
    { $points ->
        [one] Mejor partida: { $points } punto
       *[other] Mejor partida: { $points } puntos
    }
play-record-count = { $count }
play-record-daily = Panales diarios
play-record-days =
    { $days ->
        [one] Día jugado
       *[other] Días jugados
    }
play-record-empty = Aquí verás tu racha, tus rangos y tus partidas en cuanto encuentres una palabra.
play-record-freezes = Protectores
play-record-games =
    { $games ->
        [one] Partida
       *[other] Partidas
    }
play-record-geniuses = Veces en Genio
play-record-longest = Mejor racha
play-record-of = { $part } de { $whole }
play-record-panels = Mostrar
play-record-pangrams =
    { $pangrams ->
        [one] Pangrama
       *[other] Pangramas
    }
play-record-percent = Puntuación media
play-record-ranks = Partidas por rango
play-record-rule = Juega con el panal de cada día para mantener tu racha. Cada { $days } días ganas un protector, y puedes guardar hasta { $freezes }. Si te saltas un día, un protector salva tu racha.
play-record-streak = Racha
play-record-title = Tus partidas
play-record-words =
    { $words ->
        [one] Palabra
       *[other] Palabras
    }
play-saved-here = Tus partidas se guardan en este navegador. Para tener una copia o llevarlas a otro dispositivo, ve a <a href="#settings">Ajustes</a>.

## Play: how to play

play-how-pangrams = Un pangrama usa todas las letras del panal y da 7 puntos extra.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = MIEL
play-how-others = ADO
play-how-picture = Para formar MIEL, toca M-I-E-L. Las letras no tienen que estar juntas.
play-how-points = Las palabras de cuatro letras valen 1 punto. Las más largas, 1 punto por letra.
play-how-ranks = Con los puntos subes de rango, hasta Genio. Cada día hay un panal nuevo.
play-how-words = Forma palabras de cuatro letras o más. Todas deben llevar la letra central, y puedes repetir letras cuantas veces quieras. Valen los infinitivos y las formas en masculino y en femenino, pero no los plurales, los verbos conjugados ni los nombres propios. Los acentos no importan; la ñ, sí.

## The page as a whole

page-slow = { -brand } tarda en cargar. Puedes esperar o intentarlo otra vez.
page-not-started =
    { $why ->
        [file] { -brand } está abierto como archivo y solo funciona desde un servidor web. Ábrelo en su dirección web.
        [frame] { -brand } se muestra dentro de otra página, que no lo deja iniciarse. Ábrelo en una pestaña propia.
        [webassembly] { -brand } necesita WebAssembly, que este navegador no tiene o bloquea. Si usas el modo de aislamiento o una configuración de seguridad estricta, desactívalo para este sitio e inténtalo otra vez.
        [offline] No tienes conexión y { -brand } aún no está guardado en este navegador. Conéctate e inténtalo otra vez.
        [type] El servidor web de este sitio envía los scripts con un tipo que los navegadores se niegan a ejecutar. Solo puede cambiarlo quien administra el sitio: el tipo tiene que ser text/javascript.
       *[other] No se puede iniciar { -brand }. Revisa tu conexión e inténtalo otra vez.
    }
page-try-again = Intentar otra vez
page-details = Detalles para informar del error
page-broken = Algo no funciona bien.
page-broken-saved = Algo no funciona bien. Tu progreso está guardado.
page-old-browser = Esta página necesita Chrome o Edge 111, Firefox 114, Safari 16.4 o versiones posteriores.
page-needs-script = { -brand } necesita JavaScript
page-needs-script-why = { -brand } resuelve los panales con un programa que se ejecuta en tu navegador. Necesita JavaScript, que está desactivado.
page-needs-script-how = Activa JavaScript para este sitio en las opciones de tu navegador y recarga la página. Nada de lo que escribas sale de tu dispositivo.
page-update = Hay una versión nueva.
page-reload = Recargar
page-later = Más tarde
page-done = Listo
page-remove = Eliminar
page-remove-label = Eliminar { $title }
page-downloading = Descargando el solucionador
page-downloading-all = Descargando todo
page-offline-offer = Descargar todo para usarlo sin conexión ({ $megabytes } MB)
page-offline-done = Todo está disponible sin conexión.
page-offline-failed = No se pueden descargar algunos archivos. Revisa tu conexión e inténtalo otra vez.
page-offline-changed = El servidor web de este sitio modifica las páginas por el camino, así que los navegadores no pueden guardarlas para usarlas sin conexión. Solo puede cambiarlo quien administra el sitio.
page-offline-language = No se puede cargar esa página, y aún no está guardada en este navegador. Ábrela una vez con conexión.
page-offline-full = No hay espacio para todo. Libera un poco e inténtalo otra vez.
page-app = { -brand }: todas las palabras de tu panal
page-app-description = Resuelve panales de siete letras y juega con ellos en tu navegador. Después de la primera visita, funciona sin conexión.
page-picture-game = Una partida con las pistas abiertas
page-picture-solver = Las palabras de un panal, las probables primero
page-description = Escribe las siete letras de tu panal y verás todas las palabras, con las soluciones probables primero. Gratis, privado y, después de la primera visita, también sin conexión.
# The language’s own name, and a link that offers the page to visitors who prefer the language.
page-card = Un panal con las letras O, P, E, N, H, I y V
page-language = Español
page-offer = También en español
page-offer-dismiss = Ahora no
page-languages = Idiomas
page-views = Secciones
page-solve = Resolver
page-play = Jugar
page-lab = Lab
page-settings = Ajustes
# Shown in the Lab by pages in other languages, since the Lab is in English.
page-lab-note = El Lab está en inglés.
page-privacy = Todo funciona en tu navegador. No hay cuentas ni rastreo, y no se envía nada a otros sitios.
page-source = Código fuente
page-licenses = Código con <a href="../LICENSE.txt">licencia MIT</a>, listas de palabras con <a href="../LICENSES.txt">sus propias licencias</a>
page-report-word = Falta una palabra o hay una incorrecta
page-theme = Tema
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-lost-title = Página no encontrada
page-lost = En esta dirección no hay ninguna página.
page-lost-solve = Resolver un panal

## Words and definitions

words-no-list = Este sitio aún no tiene la lista de palabras de esta edición: { $edition }.
words-loading = Cargando las palabras.
words-starting-python = Preparando el solucionador. Tus palabras aparecerán en cuanto esté listo.
words-no-answer = El solucionador no responde. Inténtalo otra vez.
words-clue = { $kind }: { $meaning }
words-no-definition = No hay definición para esta palabra.
# A report that visitors send to whoever runs the site.
words-report =
    Palabra: { $word }
    Panal: { $hive }
    Idioma: { $language }
    Qué está mal: { $wrong }
words-report-word = Palabra
words-report-wrong = Qué está mal
words-report-this = Avisar
words-report-missing = Falta
words-report-no-word = No es una palabra
words-report-rare = Es demasiado rara para ser probable
words-report-common = Debería ser probable
words-report-unkind = Es ofensiva o desagradable
words-report-meaning = Su definición está mal
words-report-copy = Copiar el aviso
words-report-form = Abrir el formulario
words-report-public = Los avisos llegan al proyecto que hace este sitio, donde cualquiera puede leerlos. Para el formulario necesitas una cuenta allí. Si no la tienes, copia el aviso y envíaselo a quien administra este sitio.
words-report-private = Este sitio no da ninguna dirección para los avisos. Copia el tuyo y envíaselo a quien te pasó el enlace del sitio.
# The units of a word’s points, which only screen readers say.
words-point = punto
words-points = puntos
words-grid = Palabras que faltan, por letra inicial y longitud

# $file is the file that is missing: “words”, “possible” for the words that are less likely, “large”
# for the words of large hives, “calendar”, “definitions”, “editor”, “play”, “lists”, “lab”, or “python”.
words-not-loaded =
    { $file ->
        [words] No se puede cargar la lista de palabras. Revisa tu conexión e inténtalo otra vez.
        [possible] No se pueden cargar las palabras posibles. Revisa tu conexión e inténtalo otra vez.
        [large] No se puede cargar la lista de palabras para panales grandes. Revisa tu conexión e inténtalo otra vez.
        [calendar] No se puede cargar el calendario de panales. Revisa tu conexión e inténtalo otra vez.
        [definitions] No se pueden cargar las definiciones. Revisa tu conexión e inténtalo otra vez.
        [editor] No se puede cargar el editor de código. Revisa tu conexión e inténtalo otra vez.
        [play] No se puede cargar el juego. Revisa tu conexión e inténtalo otra vez.
        [lab] No se puede cargar el Lab. Revisa tu conexión e inténtalo otra vez.
        [dialog] No se puede cargar esta parte de la página. Revisa tu conexión e inténtalo otra vez.
       *[python] No se puede cargar el solucionador. Revisa tu conexión e inténtalo otra vez.
    }
words-slow =
    { $file ->
        [words] La lista de palabras tarda en cargar. Puedes esperar o intentarlo otra vez.
        [possible] Las palabras posibles tardan en cargar. Puedes esperar o intentarlo otra vez.
        [large] La lista de palabras para panales grandes tarda en cargar. Puedes esperar o intentarlo otra vez.
        [calendar] El calendario de panales tarda en cargar. Puedes esperar o intentarlo otra vez.
        [definitions] Las definiciones tardan en cargar. Puedes esperar o intentarlo otra vez.
        [editor] El editor de código tarda en cargar. Puedes esperar o intentarlo otra vez.
        [play] El juego tarda en cargar. Puedes esperar o intentarlo otra vez.
        [lab] El Lab tarda en cargar. Puedes esperar o intentarlo otra vez.
        [dialog] Esta parte de la página tarda en cargar. Puedes esperar o intentarlo otra vez.
       *[python] El solucionador tarda en cargar. Puedes esperar o intentarlo otra vez.
    }

## Your own word lists

lists-close = Cerrar
lists-title = Tus listas de palabras
lists-lead = Resuelve y juega con las palabras que quieras: otro idioma, un tema, el vocabulario de una clase. La lista se queda en este navegador: no se sube a ninguna parte.
lists-paste = Lista nueva: pega aquí sus palabras o suelta un archivo
lists-read = Continuar
lists-choose = Elegir un archivo
lists-progress = Progreso
lists-reading = Leyendo la lista…
lists-packing = Preparando la lista para las búsquedas: { $percent } %
lists-packing-began = Preparando la lista para las búsquedas…
lists-broken = El solucionador se detiene una y otra vez con esta lista. Cierra otras pestañas o acorta la lista e inténtalo otra vez.
lists-storing = Guardando la lista…
lists-cancel = Cancelar
lists-name = Nombre de la lista
lists-letters = Letras de la lista
lists-as-in = Como en la edición “{ $edition }”
lists-without-accents = Sin acentos
lists-all-letters = Cada letra tal como se escribe
lists-example = “{ $word }” cuenta como { $letters }.
lists-left-out =
    { $words ->
        [one] Queda fuera { $words } elemento: una palabra con otros caracteres, un comentario u otra columna.
       *[other] Quedan fuera { $words } elementos: palabras con otros caracteres, comentarios u otras columnas.
    }
lists-add = Añadir lista
lists-no-name = dale primero un nombre a la lista
lists-same-name = ya tienes una lista con el nombre { $list }: elige otro nombre o elimina antes esa lista
lists-other-letters = { $list } ya es el nombre de una lista con otras letras: elige otro nombre o esas mismas letras
lists-without-words = No están en este navegador las palabras de estas listas: { $lists }. Para seguir con una, vuelve a añadir sus palabras con el mismo nombre.
lists-ready =
    { $words ->
        [one] { $list }: todo listo, con { $words } palabra.
       *[other] { $list }: todo listo, con { $words } palabras.
    }
lists-not-stored = Este navegador no puede guardarla, así que desaparecerá cuando salgas.
lists-words =
    { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
lists-solve = Resolver
lists-play = Jugar
lists-export = Guardar en un archivo
lists-exporting = Creando el archivo…
lists-solve-label = Resolver con { $list }
lists-play-label = Jugar con un panal al azar de { $list }
lists-export-label = Guardar en un archivo: { $list }
lists-delete-label = Eliminar { $list }
lists-delete-question = ¿Eliminar { $list }? Tus partidas con esa lista se conservan.
lists-delete = Eliminar
lists-keep = Conservar
lists-deleted = Lista eliminada: { $list }.
lists-wanted = Este enlace es para una lista de palabras con el nombre { $list }, que no está en este navegador. Añade la lista con ese nombre para abrirlo.
lists-gone = Las palabras de { $list } ya no están en este navegador. Vuelve a añadir la lista desde Opciones, en “{ solve-editions-own }”.
lists-no-hive =
    { $counts ->
        [yes] { $list } no tiene ninguna palabra de { $size } letras
       *[no] { $list } no tiene ninguna palabra con { $size } letras distintas
    }, así que no hay panal al azar: escribe las letras en { page-solve }

## Saved data

saved-import-interrupted = La importación está incompleta. Lo que ya está importado no se pierde. Para añadir el resto, vuelve a importar el archivo.
saved-import-lists = El archivo no incluye las palabras de tus listas. Vuelve a añadirlas desde Opciones, en “{ solve-editions-own }”, con los mismos nombres: { $lists }.
saved-storage-blocked = Este navegador no permite guardar datos: tus palabras se perderán cuando salgas.
saved-storage-full = No queda espacio en este navegador: las palabras nuevas se perderán cuando salgas. Usa “Exportar todo” en Ajustes para guardarlas.
saved-game-unreadable = No se puede leer una partida guardada de este panal. { -brand } conserva una copia.
saved-decisions-unreadable = No se pueden leer las palabras que decides tú. No se pierde nada: “Exportar todo” las incluye, y lo que decidas ahora se guardará aparte.

saved-no-export = Este archivo no viene de una exportación de { -brand }. Todo sigue igual.
# $things is a list of the four messages below.
saved-imported = Importado: { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
saved-imported-decisions = las palabras que decides tú
saved-imported-code = tu código del Lab
saved-imported-settings =
    { $settings ->
        [one] { $settings } ajuste
       *[other] { $settings } ajustes
    }
# The Lab is in English, so this is what its choice is called.
saved-import-moved-code = El código importado está en el Lab, en “My previous solver”.
saved-import-skipped-code = En el Lab solo caben dos solucionadores. Como ya tienes dos, se omite el código del archivo.
saved-import-unreadable =
    { $items ->
        [one] No se puede leer { $items } elemento.
       *[other] No se pueden leer { $items } elementos.
    }

saved-definition-form = { $part }, { $form } de { $base }
saved-verdict = Si esta palabra encaja en un panal
saved-verdict-always = Contarla siempre
saved-verdict-never = No mostrarla nunca
saved-close = Cerrar
saved-listen = Escuchar
saved-wiktionary = Wikcionario

## Sharing: moving to another device, and playing with friends

sharing-friends = Con amigos
sharing-friends-words = Palabras de todos
sharing-friends-invite = Enviar un enlace a este panal
sharing-friends-back = Enviar un enlace de vuelta
sharing-hide = Ocultar mis palabras hasta el final
sharing-hidden-about = Quien abra el enlace verá tus puntos y cuántas palabras tienes, pero no las palabras hasta el final de la partida.
sharing-about = Quienes abran el enlace verán qué palabras tiene cada persona. Cuando tengas más, envía un enlace nuevo.
sharing-friends-name = Tu nombre
sharing-friends-place = { $friend } { $score }
sharing-friends-you = Tú { $score }
sharing-friends-me = Tú
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), tú { $yours }: { $lacking ->
        [0] { $friend } no tiene ninguna palabra que te falte
        [one] { $friend } tiene { $lacking } palabra que te falta
       *[other] { $friend } tiene { $lacking } palabras que te faltan
    }, y tú { $ahead ->
        [0] ninguna
       *[other] { $ahead }
    } que no tiene { $friend }.
sharing-friends-only = Solo de { $friend }: { $words }.
sharing-friends-joint =
    { $words ->
        [one] En total, { $words } palabra, { $score } puntos: { $rank }.
       *[other] En total, { $words } palabras, { $score } puntos: { $rank }.
    }
sharing-friends-joined = Juegas con { $names }.
sharing-friends-theirs = De tus amigos
sharing-friends-no-name = escribe tu nombre para que se sepa quién eres
sharing-friends-invites =
    { $friends ->
        [one] { $names } te invita a jugar
       *[other] { $names } te invitan a jugar
    }
sharing-friends-accept = Unirme
live-title = Jugar en directo
live-about = Los dos dispositivos tienen que estar en la misma red, por ejemplo, la misma red wifi. Las palabras van directamente de uno a otro, sin servidor.
live-first = Haz que el otro dispositivo escanee este código o envía el enlace. Después, escanea el código que muestre o abre el enlace que recibas.
live-second = Haz que el otro dispositivo escanee este código o envía el enlace de vuelta. Deja abierta esta página.
live-connecting = Conectando…
live-on = Juegas en directo con { $friend }.
live-found = { $friend } ya tiene { $words }.
live-lost = Ya no hay conexión con { $friend }. Todas las palabras están guardadas. Para seguir, elige otra vez “{ live-title }”.
live-failed = Los dispositivos no logran conectarse. Comprueba que estén en la misma red y elige “{ live-title }” para obtener códigos nuevos.
live-handed = La pestaña que mostraba tu código tiene la respuesta y puedes cerrar esta. Si ya no está abierta, elige “{ live-title }” para obtener un código nuevo.
live-impossible = este navegador no puede conectarse a otros dispositivos: comprueba que tengas wifi y que WebRTC no esté desactivado
sharing-move-from = Desde este dispositivo
sharing-move-camera = Enfoca el código con la cámara del otro dispositivo y abre el enlace que encuentre. El otro dispositivo muestra primero lo que añadiría.
sharing-move-reading = Leyendo tus partidas…
sharing-move-ready =
    { $games ->
        [one] El enlace lleva { $games } partida y tus ajustes.
       *[other] El enlace lleva { $games } partidas y tus ajustes.
    }
sharing-move-picture = Código QR con el enlace
sharing-move-place = Código { $place } de { $count }
sharing-move-previous = Anterior
sharing-move-next = Siguiente
sharing-move-rest = En los códigos no cabe todo. El enlace lo lleva completo.
sharing-move-no-picture = No se puede dibujar el código. El enlace funciona sin él.
sharing-move-link = Enlace
sharing-move-copy = Copiar enlace
sharing-move-without = El enlace lleva tus partidas, también las que juegas con amigos, las palabras que decides tú y tus ajustes, pero no tus propias listas de palabras, tu código del Lab ni los intentos que no están en la lista.
sharing-move-too-much = hay demasiado para un enlace: usa mejor “{ play-export }”
sharing-move-to = A este dispositivo
sharing-move-to-help = Pega aquí un enlace de tu otro dispositivo. En iPhone y iPad, una app instalada guarda sus partidas aparte de Safari: pega el enlace aquí, dentro de la app.
sharing-move-text = Enlace o código
sharing-move-show = Ver qué contiene
sharing-join = ¿Añadir estas partidas?
sharing-join-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } (nuevas aquí: { $new }), con { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } que aún no tienes aquí.
sharing-join-others =
    { $items ->
        [one] Y { $items } ajuste o lista que no tienes aquí.
       *[other] Y { $items } ajustes o listas que no tienes aquí.
    }
sharing-join-changed = Estos días quedan fuera porque las listas de palabras de los dos dispositivos son distintas: { $days }. Recarga Open Hive en ambos o usa el enlace.
sharing-join-help = No se pierde nada: cada partida conserva las palabras de ambos dispositivos, y los ajustes que ya tienes aquí se quedan.
sharing-join-add = Añadir

## Settings

settings-look = Apariencia
settings-language = Idioma
settings-larger-keys = Letras más grandes
settings-left-handed = Para zurdos
settings-sounds = Sonidos
settings-vibration = Vibración
settings-hides-totals = Ocultar cuántas palabras hay
settings-hides-totals-help = Hasta que termina la partida, solo ves cuántas palabras llevas. Los puntos y los rangos siguen ahí.
settings-no-hints = Sin pistas
settings-tells-hints = Al compartir, decir cuántas pistas usé
settings-words = Palabras
settings-rules = Edición y reglas al resolver
settings-verdicts = Palabras que decides tú
settings-verdicts-help = Lo que elijas para una palabra vale en todos los panales donde encaje, diga lo que diga la lista.
settings-word = Una sola palabra
settings-always-count = Contarla siempre
settings-never-show = No mostrarla nunca
settings-counts = cuenta siempre
settings-hidden = no se muestra nunca
settings-one-word = escribe una sola palabra, sin espacios, como “polea”
settings-now-counts = “{ $word }” contará siempre a partir de ahora.
settings-now-hidden = “{ $word }” ya no se mostrará.
settings-removed = La lista de palabras vuelve a decidir sobre “{ $word }”.
settings-data = Tus datos
settings-kept = Tu navegador guarda tus partidas y ajustes hasta que los borres.
settings-kept-room = Tu navegador puede borrar tus partidas y ajustes si el dispositivo se queda sin espacio.
settings-kept-week = Safari borra tus partidas y ajustes siete días después de tu última visita. Para conservarlos, guarda una copia, añade Open Hive a la pantalla de inicio o al Dock y carga allí la copia.
settings-keep = Pedir al navegador que los conserve
settings-keep-refused = El navegador no garantiza que los conserve. Guarda una copia de vez en cuando.
play-reminder = { $games } de tus partidas solo están en este navegador.
play-reminder-backup = Guardar una copia
settings-move = Pasar a otro dispositivo

## Sentences of the solver: errors

# $name is in English, so it’s left out.
bee-error-too-large = demasiado grande ({ $size }): el límite es { $limit }
bee-error-no-edition = no existe la edición “{ $name }”: las ediciones son { $names }
bee-error-no-list = aquí no está la lista de palabras “{ $list }”
bee-error-no-letter = “{ $mark }” no es una de las letras { $letters }
bee-error-not-in-hive = “{ $mark }” es obligatoria, pero no es una de las letras de { $hive }
bee-error-no-english-letter = “{ $mark }” no es una letra de la A a la Z
bee-error-hive-size = un panal tiene de { $least } a { $most } letras, normalmente { $usual }; este tiene { $size }
bee-error-minimum = el mínimo puede ser de { $least } a { $most } letras (normalmente { $usual }), no { $given }
bee-error-no-key = “{ $given }” no es la clave de un panal: la clave de { $hive } es “{ $key }”
bee-error-letter-twice = la { $letter } está dos veces: cada letra se pone una sola vez
bee-error-minimum-no-number = “{ $given }” no es un número: el mínimo debe ser de { $least } a { $most } letras
bee-error-too-many-decisions = son demasiadas palabras sueltas ({ $words }); el límite es { $limit }
bee-error-no-text = esto no es un archivo de texto simple: guarda la lista como texto en UTF-8 e inténtalo otra vez
bee-error-empty-list = esta lista está vacía: necesita palabras, una por línea
bee-error-no-words = esta lista no tiene palabras: necesita palabras, una por línea
bee-error-too-many-words = esta lista tiene { $words } palabras: el límite es { $limit }
bee-error-no-words-in-letters = esta lista no tiene palabras con las letras { $letters }
bee-error-empty-calendar = el calendario está vacío: necesita al menos un panal
bee-error-no-date = “{ $given }” no es una fecha: escríbela así: 2026-11-21
bee-error-before-first-day = no hay panal para el { $day }: el primero es del { $first }
bee-error-no-daily-hives = no hay panales diarios de { $edition }: escribe las letras de un panal
bee-error-after-today = el panal del { $day } aún no ha salido: hoy es { $today }
bee-error-no-code = aquí no hay ningún código: pega el enlace entero, o el código, que empieza por “{ $start }”
bee-error-damaged-code = este código está dañado o incompleto: vuelve a copiar el enlace entero
bee-error-newer-code = este código es de una versión más nueva de Open Hive: actualiza Open Hive aquí e inténtalo otra vez
bee-error-other-words = este código se hizo con otra versión de la lista de palabras: actualiza Open Hive en ambos dispositivos y haz un código nuevo
bee-error-too-many-friends = pueden jugar juntas hasta { $limit } personas

## Sentences of the solver: verdicts on guesses

bee-guess-repeated = Ya la tienes
bee-guess-tried = Ya probada: no está en la lista
bee-guess-incomplete = También debe llevar { $letters }
bee-guess-awesome = ¡Fantástico!
bee-guess-bad-letters = Letras que no son del panal
bee-guess-bonus = Palabra extra: sin puntos
bee-guess-over = Fin del juego: ya están a la vista las soluciones
bee-guess-off-center-word = Buena palabra, pero sin la letra central
bee-guess-good = ¡Bien!
bee-guess-off-center = Falta la letra central
bee-guess-nice = ¡Muy bien!
bee-guess-unknown = No está en la lista
bee-guess-overused = Letras repetidas más veces que en el panal
bee-guess-pangram = ¡Pangrama!
bee-guess-long = Demasiado larga
bee-guess-short = Demasiado corta
bee-guess-several = Aceptadas { $accepted } de { $words } palabras.

## Sentences of the solver: ranks and badges

bee-rank-beginner = Principiante
bee-rank-good-start = Aprendiz
bee-rank-moving-up = Promesa
bee-rank-good = Talento
bee-rank-solid = Cerebrito
bee-rank-nice = Lumbrera
bee-rank-great = Prodigio
bee-rank-amazing = Eminencia
bee-rank-genius = Genio
bee-rank-queen-bee = Abeja reina
bee-rank-excellent = Estrella
bee-badge-bingo = Bingo
bee-badge-bingo-how = Encuentra al menos una palabra que empiece con cada letra del panal.
bee-badge-perfect-pangram = Pangrama perfecto
bee-badge-perfect-pangram-how = Encuentra una palabra que use cada letra una sola vez.
bee-badge-all-pangrams = Todos los pangramas
bee-badge-all-pangrams-how = Encuentra todos los pangramas.
bee-badge-long-words = Palabras largas
bee-badge-long-words-how = Llega a Genio aun sin contar las palabras de cuatro letras.
bee-badge-no-hints = Sin pistas
bee-badge-no-hints-how = Llega a Genio sin usar ninguna pista.

## Sentences of the solver: kinds of words, and editions

bee-reason-rare = rara
bee-reason-british = británica
bee-reason-technical = técnica
bee-reason-variant-spelling = otra grafía
bee-reason-informal = coloquial
bee-reason-derived = derivada
bee-reason-name = nombre propio
bee-reason-vulgar = vulgar
bee-reason-australian = australiana
bee-reason-canadian = canadiense
bee-part-n = sustantivo
bee-part-v = verbo
bee-part-a = adjetivo
bee-part-r = adverbio
bee-part-i = interjección
bee-part-o = pronombre
bee-part-p = preposición
bee-part-c = conjunción
bee-part-f = fragmento
bee-edition-original = Inglés (original)
bee-edition-print = Inglés (en papel)
bee-edition-classroom = Inglés (para clase)
bee-edition-catalan = Catalán
bee-edition-spanish = Español
bee-edition-german = Alemán
bee-edition-portuguese = Portugués
bee-edition-french = Francés
bee-edition-dutch = Neerlandés
bee-edition-italian = Italiano
bee-edition-swedish = Sueco
