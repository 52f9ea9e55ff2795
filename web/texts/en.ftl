### Every sentence that a visitor of Open Hive sees, in Fluent's syntax: https://projectfluent.org
###
### An id begins with the view that shows the message. Sources use it as {{ id }} in HTML and style
### sheets, and as text("id", name=value) in Python and the scripts; the build checks them against
### this file. A message that only HTML uses may contain simple elements such as <b> and
### <a href="…">.

-brand = Open Hive
# The letters of the hive that the first screen shows as an example, center letter first.
-example = VCTAOEN

## Solve

solve-heading = Spelling bee solver
solve-lead = Type your letters, center letter first, to see every word, with likely answers on top.
solve-letters = Letters
solve-letters-placeholder = Center letter, then the rest
solve-letters-help = Spaces and punctuation are ignored.
solve-options = Options
solve-edition = Edition
solve-editions-others = Other languages
solve-random = Play a random hive
solve-editions-own = Your word lists
solve-own-lists = Your word lists…
solve-minimum = Shortest word
solve-require = Other required letters
solve-require-help = Words must have these letters as well as the center.
solve-hive-empty = Empty hive
solve-try = Try { -example }
solve-play-today = Play today’s hive
solve-mode = Show me
solve-mode-all = All words
solve-mode-stuck = What am I missing?
solve-example = Example: { -example }
# Some of its likely words, of which the first ones are pangrams, separated by spaces.
solve-example-words = covenant centavo concave octave coven cave
solve-example-more = …and 25 other likely words.
solve-bring = Paste a puzzle
solve-bring-paste = Copy the whole puzzle page, or a message about it, and paste it here. Open Hive picks out the letters and the words you’ve found.
solve-bring-bookmark = Or use a bookmark
solve-bring-name = Open in Open Hive
solve-bring-copy = Copy the bookmark’s address
solve-bring-how = It reads only the letters and the found words that the page shows, and nothing leaves your browser. On a phone, bookmark any page, edit that bookmark, and paste the address.
solve-bring-share = Open Hive installed on Android is also in the share menu: share a text there to open its puzzle here.
solve-bring-nothing = Open Hive can’t find the letters of a spelling bee here.
solve-bring-drag = Drag “Open in Open Hive” to your bookmarks bar, then click it there on a puzzle page.
solve-found-words = Words I’ve found
solve-found-placeholder = Type or paste your words
solve-doubted = Not counted
solve-doubted-help = These use your letters but probably aren’t on the answer list.
solve-unlisted =
    { $words ->
        [one] { $words } word isn’t in the word list
       *[other] { $words } words aren’t in the word list
    }
solve-unlisted-help = Check the spelling. You can add any word your puzzle accepted.
solve-add-word = Add { $word }
solve-misfits = Not in this hive: { $words }.
solve-misfits-more = Not in this hive: { $words }, and { $more } more.
solve-found-list = Words found so far
solve-pairs = How the remaining words begin
solve-clues = Clues and answers
solve-clues-help = Choose a count to list its words. Then choose a word for its next clue: a definition, the scrambled letters, and then the answer.
solve-more-of-all = Next clue for all words
solve-more-of-these = Next clue for these words
solve-answers = Show all answers
solve-answers-these = Show these answers
solve-play-this = Play this hive
solve-by = Group words
solve-by-length = By length
solve-by-letter = By first letter
solve-by-alphabet = A–Z
solve-by-points = By points
solve-filter = Filter
solve-starts = Starts with
solve-contains = Contains
solve-length = Length
solve-pangrams = Pangrams only
solve-filter-clear = Clear filter
solve-likely = Likely words
solve-genius =
    { $points ->
        [one] Genius takes { $points } point.
       *[other] Genius takes { $points } points.
    }
solve-genius-between =
    { $points ->
        [one] Genius takes { $points } point
       *[other] Genius takes { $points } points
    } here, and probably { $low } to { $high } in a published puzzle.
solve-boundary = How strict is your puzzle?
solve-boundary-start = Common words only
solve-boundary-end = Rare words too
solve-boundary-reset = Reset
# Other languages say that likely words are just the frequent ones, since no editor’s choices have
# been published.
solve-likelihood = Likely words are modeled on an editor’s published choices.
solve-possible = Possible words
solve-possible-help = Puzzles usually leave these out.
solve-copy = Copy
solve-share = Share or save
solve-save-csv = Save as CSV
solve-save-json = Save as JSON
solve-print = Print
solve-title-empty = { -brand }: spelling bee solver and daily game
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
solve-hive-center = Hive with { $center } in the center
solve-hive = Hive with { $center } in the center, surrounded by { $outer }
solve-make-center = Make { $letter } the center
solve-starting = Getting ready. You can start typing.
solve-ready = Ready. Type the letters of your puzzle.
solve-cleared = Letters cleared. Use your browser’s Undo command to bring them back.
solve-ready-found = Ready. Type the letters of your puzzle first.
solve-which-center = These words all have { $letters }. Which letter is in the center?
solve-letters-so-far =
    { $letters ->
        [one] { $letters } letter so far. Press Enter to solve.
       *[other] { $letters } letters so far. Press Enter to solve.
    }
solve-looking = Looking for words in { $hive }…
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } likely word
       *[other] { $likely } likely words
    }, { $possible } possible.
solve-likely-first =
    { $hive }: { $likely ->
        [one] { $likely } likely word
       *[other] { $likely } likely words
    }. Loading…
# $bingo is “yes” if each letter of the hive begins a word.
solve-totals =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $pangrams ->
        [one] { $pangrams } pangram
       *[other] { $pangrams } pangrams
    }{ $perfect ->
        [0] { "" }
       *[other] { " " }({ $perfect } perfect)
    }{ $bingo ->
        [no] { "" }
       *[yes] , BINGO
    }
solve-group-pangrams = Pangrams
solve-group-letters =
    { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
solve-group-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solve-none-likely = No likely words.
solve-no-match = No words match the filter.
solve-filter-left =
    { $left } of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } match, { $likely } of them likely.
solve-show-all = Show all { $words }
solve-show-more = Show { $words } more
solve-left-to-find =
    { $hive }: { $words ->
        [one] { $words } word left to find.
       *[other] { $words } words left to find.
    }
solve-all-found = { $hive }: You’ve found every word.
solve-progress =
    { $found } of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } found. { $points } of the { $genius } points needed for Genius.
solve-progress-genius =
    { $found } of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } found. You’ve reached Genius.
solve-to-genius = Progress to Genius
solve-left =
    { $words ->
        [0] You’ve found every word.
        [one] { $words } word left
       *[other] { $words } words left
    }{ $pangrams ->
        [0] { "" }
        [one] , including { $pangrams } pangram
       *[other] , including { $pangrams } pangrams
    }{ $words ->
        [0] { "" }
       *[other] .
    }
solve-count-word = Count { $word }
solve-and-more = and { $words } more
solve-clue-words =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
solve-clue-words-first =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, showing the first { $listed }
solve-next-clue =
    { $letters ->
        [one] { $letters } letter: next clue
       *[other] { $letters } letters: next clue
    }

## Solve: copying and saving words

page-by-hand = Copy this yourself
page-copy-blocked = Your browser blocked copying. The text is selected, so you can copy it yourself.
page-copy-link = Copy a link to this
page-copied = Copied
page-link-unread = The link also has { $options }, which means nothing here.
page-no-hive = There’s no hive in this text, and it’s too long for a list of found words.
solve-no-words = There are no words to copy or save. Clear the filter first.
solve-saved =
    { $words ->
        [one] Saved { $words } word as { $file }.
       *[other] Saved { $words } words as { $file }.
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
            [one] { $found } word
           *[other] { $found } words
        }
        [one] { $found }/{ $words } word
       *[other] { $found }/{ $words } words
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangram
       *[other] { " " }· { $pangrams } pangrams
    }{ $hints ->
        [none] { "" }
        [one] { " " }· { $hints } hint
       *[other] { " " }· { $hints } hints
    }
    { $link }

## Play: the heading, the menu, and the board

play-all-found = You’ve found every word!
play-another = Another hive
play-center = { $letter }, center
play-close = Close
play-delete = Delete
play-enter = Enter
play-find = Find words that use { $center }.
play-give-up = Give up
play-give-up-question = Give up and see all the words? You’ll keep the words you found.
play-given-up = Here are all the words.
play-guess = Guess
# Said to screen readers when the last letter of the guess is deleted.
play-guess-empty = Empty
play-hive = The hive
play-how = How to play
play-keep-playing = Keep playing
play-keyboard = Use your phone’s keyboard
play-menu = Menu
play-no-words = This hive has no words to find.
# Said to screen readers when a hive is opened.
play-opened = { $title }. { $sentence }
# $minimum is the number of letters of the shortest word, or “usual”. $required is a list of the
# letters that a word needs besides the center, or “none”.
play-options =
    { $minimum ->
        [usual] { "" }
        [one] { $minimum } letter or more
       *[other] { $minimum } letters or more
    }{ $required ->
        [none] { "" }
       *[other] { $minimum ->
            [usual] Needs
           *[other] { " " }· needs
        } { $required }
    }
play-over = Game over
play-own = Your letters
play-page-title = { $title } · { -brand }
play-park = Save for later
play-park-foreign = You can only save letters from this hive for later.
play-park-help = Save these letters for later (Down Arrow). Press Up Arrow to bring them back.
play-park-tried = You’ve already tried { $word }.
play-parked = { $word } is saved for later.
play-points = points
play-random = Random hive
play-random-few = Few
play-random-many = Many
play-random-play = Play a random hive
play-random-rare = With a rare letter
play-random-size = How many words
play-random-usual = Usual
play-score-unit =
    { $points ->
        [one] point
       *[other] points
    }
play-key-backspace = Delete the last letter
play-key-enter = Enter the guess
play-key-escape = Clear the guess
play-key-help = Show this list
play-key-letters = Add a letter to the guess
play-key-park = Save letters for later, and bring them back
play-key-space = Shuffle the outer letters
# The names of keys, as keyboards have them.
play-key-name-enter = Enter
play-key-name-backspace = Backspace
play-key-name-escape = Esc
play-key-name-space = Space
play-shortcuts = Keyboard shortcuts
play-shuffle = Shuffle
play-shuffle-help = Shuffle the outer letters (Space)
# $words are guesses whose verdict depends on words that have not loaded, or could not be loaded.
play-waiting = Not checked yet, because part of the word list hasn’t loaded: { $words }. Nothing is lost.
play-stuck = What am I missing?
play-title = Hive { $letters }
play-to-go = { $points } to { $rank }
play-today = Today’s hive
play-reached = You’ve reached { $rank }!
play-words-to-go =
    { $words ->
        [one] { $words } word to { bee-rank-queen-bee }
       *[other] { $words } words to { bee-rank-queen-bee }
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
        [complete] { " " }· You’ve found every word!
       *[open] { "" }
    }
# $word is a guess that is an inflected form of the listed word $base. In some editions, it counts as
# that word.
play-form = { $word } is a form of { $base }.
play-form-counted = { $word } counts as { $base }.
play-never-shown = You chose never to show “{ $word }”. You can change that in the settings.

## Play: the panels of found words, hints, and ranks

play-badge-earned = Earned.
play-badges = Badges
play-beginnings = How the remaining words begin
play-bonus = Bonus words
play-found = Found
play-found-count =
    { $words ->
        [hidden] { $found ->
            [one] { $found } word
           *[other] { $found } words
        }
       *[other] { $found } of { $words }
    }{ $pangrams ->
        [0] { "" }
        [one] { " " }· { $pangrams } pangram
       *[other] { " " }· { $pangrams } pangrams
    }
play-hint-beginnings = First two letters
play-hint-grid = Word counts by length
play-hint-length =
    { $letters ->
        [one] { $letters } letter
       *[other] { $letters } letters
    }
play-hint-letter = Letter
play-hint-meaning = Meaning
play-hint-triples = First three letters
play-hint-word = Give me a clue
play-hinted = Words with hints
play-hints = Hints
play-hints-left =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    } left to find{ $pangrams ->
        [0] { "" }
        [one] , including { $pangrams } pangram
       *[other] , including { $pangrams } pangrams
    }.
play-hints-revealed = You gave up on this hive.
play-hints-used =
    { $hints ->
        [0] Hints are counted.
        [one] { $hints } hint used.
       *[other] { $hints } hints used.
    }
play-latest-count =
    { $found }{ $words ->
        [hidden] { "" }
       *[other] { " " }of { $words }
    }
play-missed = Missed
play-no-ranks = This hive has no words, so there are no ranks to reach.
play-nothing-found = No words found yet
play-only-bonus = Only bonus words so far
play-off-center = Missing the center letter
play-order = Sort found words
play-order-alphabet = A–Z
play-order-longest = Longest
play-order-newest = Newest
play-pangram = pangram
play-parked-title = Saved for later
play-perfect-pangram = perfect pangram
play-progress = Game progress
play-rank = Rank
play-rank-points = Points
play-rank-reached = Reached
play-rank-to-go = To go
play-ranks = Ranks
play-rejected =
    { $guesses ->
        [one] { $guesses } guess not in the word list
       *[other] { $guesses } guesses not in the word list
    }
play-rejected-list = Not in the word list
play-share-button = Share
play-triples = First three letters of the remaining words
play-wrong-clock = Your device’s clock says { $today }, but the daily hives began on { $first }. Correct the clock, or play a random hive

## Play: the card for reaching Genius or Queen Bee

play-end-left =
    { $words ->
        [hidden] Find every word to reach { bee-rank-queen-bee }, if you want to keep going.
        [0] You’ve found every word!
        [one] Find { $words } more word to reach { bee-rank-queen-bee }, if you want to keep going.
       *[other] Find { $words } more words to reach { bee-rank-queen-bee }, if you want to keep going.
    }
play-end-share-of = { $part } of { $whole }
play-end-title = { $rank }!
play-all-words = All words
play-duration =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
play-end-hints = Hints used
play-end-longest = Longest word
play-end-score = { $score } of { $total } points
play-end-time = Time played
play-new-day = A new day: its hive is ready. This game stays under Past puzzles.
play-next-hive = Next hive in { $time }
play-picture = Share a picture
play-picture-saved = Saved the picture as { $file }.
play-share-result = Share your result


## Play: past days, and yesterday’s words

play-month-after = Next month
play-month-before = Previous month
play-past = Past puzzles
play-past-all = All
play-past-none = No days match.
play-past-unfinished = Unfinished
play-past-unplayed = Not played
# The name of a day in the calendar. $state is “open” for a game that is not over.
play-past-day =
    { $day }: { $rank }, { $words ->
        [one] { $words } word
       *[other] { $words } words
    }{ $state ->
        [open] { " " }(in progress)
       *[over] { "" }
    }
play-past-today = Today
play-yesterday = Yesterday’s words
play-yesterday-found =
    { $found ->
        [0] You found none of its { $words ->
            [one] { $words } word
           *[other] { $words } words
        }.
       *[other] You found { $found } of { $words ->
            [one] { $words } word
           *[other] { $words } words
        }.
    }
play-yesterday-reveal = Show all words
play-yesterday-play = Play this hive

## Play: statistics and saved games

play-export = Export everything
play-exported =
    { $games ->
        [one] Exported { $games } game.
       *[other] Exported { $games } games.
    }
play-exported-lists = This file doesn’t include your word lists. To keep them, save each one from Options > Your word lists: { $lists }.
play-game-details =
    { $rank } · { $all ->
        [hidden] { $words ->
            [one] { $words } word
           *[other] { $words } words
        }
       *[other] { $words } of { $all } words
    }
play-game-hive =
    Hive { $letters }{ $rules ->
        [usual] { "" }
       *[other] , { $edition }
    }{ $minimum ->
        [usual] { "" }
       *[other] , { $minimum } or more letters
    }{ $require ->
        [none] { "" }
       *[other] , with { $require }
    }
play-game-state =
    { $state ->
        [over] Finished
       *[open] In progress
    }
play-games = All games
play-games-counted = { $done } of { $games }
play-games-more = Show { $games } more
play-import = Import
play-importing = Importing { $done } of { $total }…
play-percent = { $percent }%
play-record = Statistics
play-record-best =
    { $points ->
        [one] Best game: { $points } point
       *[other] Best game: { $points } points
    }
play-record-count = { $count }
play-record-daily = Daily hives
play-record-days =
    { $days ->
        [one] Day played
       *[other] Days played
    }
play-record-empty = Your streak, ranks, and games will appear here once you find a word.
play-record-freezes = Freezes
play-record-games =
    { $games ->
        [one] Game
       *[other] Games
    }
play-record-geniuses = Reached Genius
play-record-longest = Longest streak
play-record-of = { $part } of { $whole }
play-record-panels = Show
play-record-pangrams =
    { $pangrams ->
        [one] Pangram
       *[other] Pangrams
    }
play-record-percent = Average score
play-record-ranks = Games by rank
play-record-rule = Play each day’s hive to keep your streak going. Every { $days } days, you earn a freeze, and you can hold up to { $freezes }. If you miss a day, a freeze keeps your streak alive.
play-record-streak = Streak
play-record-title = Your games
play-record-words =
    { $words ->
        [one] Word
       *[other] Words
    }
play-saved-here = Your games are saved in this browser. To back them up or move them to another device, go to <a href="#settings">Settings</a>.

## Play: how to play

play-how-pangrams = A pangram uses every letter in the hive and scores 7 extra points.
# The word in the picture, of four different letters, the third of which is the center, and the three
# other letters of its hive.
play-how-word = CAVE
play-how-others = TON
play-how-picture = To play CAVE, tap or type C-A-V-E. The letters don’t have to be neighbors.
play-how-points = Four-letter words score 1 point. Longer words score 1 point per letter.
play-how-ranks = Points raise your rank, up to Genius. There’s a new hive every day.
play-how-words = Make words of four letters or more. Every word must use the center letter, and you can use any letter as often as you like.

## The page as a whole

page-slow = { -brand } is slow to load. You can wait or try again.
page-not-started =
    { $why ->
        [file] { -brand } was opened as a file, and works only from a web server. Open it at its web address instead.
        [frame] { -brand } is shown inside another page, which keeps it from starting. Open it in a tab of its own.
        [webassembly] { -brand } needs WebAssembly, which this browser lacks or blocks. If you use Lockdown Mode or a strict security setting, turn it off for this site, then try again.
        [offline] You’re offline, and { -brand } isn’t saved in this browser yet. Go online, then try again.
        [type] This site’s web server gives its scripts a type that browsers refuse to run. Only the site’s owner can change that: the type has to be text/javascript.
       *[other] { -brand } couldn’t start. Check your connection, then try again.
    }
page-try-again = Try again
page-details = Details for a bug report
page-broken = Something went wrong.
page-broken-saved = Something went wrong. Your progress is saved.
page-old-browser = This page needs Chrome or Edge 111, Firefox 114, Safari 16.4, or later.
page-needs-script = { -brand } needs JavaScript
page-needs-script-why = { -brand } solves spelling-bee puzzles with a program that runs in your browser. It needs JavaScript, which is turned off.
page-needs-script-how = Turn JavaScript on for this site in your browser’s settings, then reload the page. Nothing you type leaves your device.
page-update = A new version is ready.
page-reload = Reload
page-later = Later
page-done = Done
page-remove = Remove
page-remove-label = Remove { $title }
page-downloading = Downloading the solver
page-downloading-all = Downloading everything
page-offline-offer = Make everything available offline ({ $megabytes } MB)
page-offline-done = Everything is available offline.
page-offline-failed = Some files couldn’t be downloaded. Check your connection, then try again.
page-offline-changed = This site’s web server changes its pages on their way, so browsers can’t keep them for use offline. Only the site’s owner can change that.
page-offline-language = That page couldn’t be loaded, and isn’t saved in this browser yet. Open it once while you’re online.
page-offline-full = There isn’t enough storage for everything. Free up some space, then try again.
page-app = { -brand }: every word in a spelling bee puzzle
page-app-description = Solve and play spelling-bee hives in your browser. Works offline after your first visit.
page-picture-game = A game, with its hints open
page-picture-solver = Words for a hive, likely ones first
page-description = Type the seven letters of a spelling bee puzzle to see every word, with likely answers first. It’s free and private, and it works offline after your first visit.
# The language’s own name, and a link that offers the page to visitors who prefer the language.
page-card = A hive of the letters O, P, E, N, H, I, V
page-language = English
page-offer = Also in English
page-offer-dismiss = Dismiss
page-languages = Languages
page-views = Views
page-solve = Solve
page-play = Play
page-lab = Lab
page-settings = Settings
# About the link to the Lab, on pages in other languages.
page-lab-note = The Lab is in English.
page-privacy = Everything runs in your browser. There’s no account and no tracking, and nothing is sent to other sites.
page-source = Source code
page-licenses = Code under <a href="LICENSE.txt">MIT</a>, word lists under <a href="LICENSES.txt">their own licenses</a>
page-report-word = A word is missing or wrong
page-theme = Theme
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-lost-title = Page not found
page-lost = There’s no page at this address.
page-lost-solve = Solve a hive

## Words and definitions

words-no-list = This site has no word list for this edition yet: { $edition }.
words-loading = Loading the words.
words-starting-python = Starting the solver. Your words will appear when it’s ready.
words-no-answer = The solver isn’t responding. Try again.
words-clue = { $kind }: { $meaning }
words-no-definition = No definition is available.
# A report that visitors send to whoever runs the site.
words-report =
    Word: { $word }
    Hive: { $hive }
    Language: { $language }
    What is wrong: { $wrong }
words-report-word = Word
words-report-wrong = What is wrong
words-report-this = Report
words-report-missing = It’s missing
words-report-no-word = It isn’t a word
words-report-rare = It’s too rare to be likely
words-report-common = It should be likely
words-report-unkind = It’s offensive or unpleasant
words-report-meaning = Its definition is wrong
words-report-copy = Copy report
words-report-form = Open the report form
words-report-public = Reports go to the project that makes this site, where anyone can read them. The form needs an account there. Without one, copy the report and send it to whoever runs this site.
words-report-private = This site gives no address for reports. Copy yours, and send it to whoever gave you the link to this site.
# The units of a word’s points, which only screen readers say.
words-point = point
words-points = points
words-grid = Words left, by first letter and length

# $file is the file that is missing: “words”, “possible” for the words that are less likely, “large”
# for the words of large hives, “calendar”, “definitions”, “editor”, “play”, “lists”, “settings”, “lab”, or “python”.
words-not-loaded =
    { $file ->
        [words] The word list couldn’t be loaded. Check your connection, then try again.
        [possible] The possible words couldn’t be loaded. Check your connection, then try again.
        [large] The word list for large hives couldn’t be loaded. Check your connection, then try again.
        [calendar] The calendar of daily puzzles couldn’t be loaded. Check your connection, then try again.
        [definitions] The definitions couldn’t be loaded. Check your connection, then try again.
        [editor] The code editor couldn’t be loaded. Check your connection, then try again.
        [play] The game couldn’t be loaded. Check your connection, then try again.
        [lab] The Lab couldn’t be loaded. Check your connection, then try again.
        [dialog] This part of the page couldn’t be loaded. Check your connection, then try again.
       *[python] The solver couldn’t be loaded. Check your connection, then try again.
    }
words-slow =
    { $file ->
        [words] The word list is slow to load. You can wait or try again.
        [possible] The possible words are slow to load. You can wait or try again.
        [large] The word list for large hives is slow to load. You can wait or try again.
        [calendar] The calendar of daily puzzles is slow to load. You can wait or try again.
        [definitions] The definitions are slow to load. You can wait or try again.
        [editor] The code editor is slow to load. You can wait or try again.
        [play] The game is slow to load. You can wait or try again.
        [lab] The Lab is slow to load. You can wait or try again.
        [dialog] This part of the page is slow to load. You can wait or try again.
       *[python] The solver is slow to load. You can wait or try again.
    }

## Your own word lists

lists-close = Close
lists-title = Your word lists
lists-lead = Solve and play with any words: another language, a theme, a class’s vocabulary. A list stays in this browser; nothing is uploaded.
lists-paste = New list: paste its words, or drop a file here
lists-read = Continue
lists-choose = Choose a file
lists-progress = Progress
lists-reading = Reading the list…
lists-packing = Making the list searchable: { $percent }%
lists-packing-began = Making the list searchable…
lists-broken = The solver stopped several times while it worked on this list. Close other tabs, or make the list shorter, then try again.
lists-storing = Storing the list…
lists-cancel = Cancel
lists-name = List name
lists-letters = Letters of the list
lists-as-in = As in the { $edition } game
lists-without-accents = Without accents
lists-all-letters = Every letter, as written
lists-example = “{ $word }” counts as { $letters }.
lists-left-out =
    { $words ->
        [one] { $words } item is left out: a word with other characters, a comment, or another column.
       *[other] { $words } items are left out: words with other characters, comments, or other columns.
    }
lists-add = Add list
lists-no-name = give the list a name first
lists-same-name = you already have a list named { $list }: choose another name, or delete that list first
lists-other-letters = you’ve already used the name { $list } for a list with different letters: choose another name, or pick the same letters for this list
lists-without-words = The words for these lists are missing from this browser: { $lists }. To keep using a list, add its words again under the same name.
lists-ready =
    { $words ->
        [one] { $list } is ready: { $words } word.
       *[other] { $list } is ready: { $words } words.
    }
lists-not-stored = This browser can’t store it, so it’ll be gone when you leave.
lists-words =
    { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
lists-solve = Solve
lists-play = Play
lists-export = Save as a file
lists-exporting = Writing the file…
lists-solve-label = Solve with { $list }
lists-play-label = Play a random hive from { $list }
lists-export-label = Save as a file: { $list }
lists-delete-label = Delete { $list }
lists-delete-question = Delete { $list }? Your games with it will be kept.
lists-delete = Delete
lists-keep = Keep
lists-deleted = { $list } was deleted.
lists-wanted = This link is for a word list named { $list }, which isn’t in this browser. Add the list under that name to open the link.
lists-gone = The words in { $list } are no longer in this browser. Add the list again from Options > Your word lists.
lists-no-hive =
    { $counts ->
        [yes] { $list } has no words of { $size } letters
       *[no] { $list } has no words with { $size } different letters
    }, so it can’t make a random hive: type letters in Solve instead

## Saved data

saved-import-interrupted = The import was interrupted. What had been imported is saved. To add the rest, import the file again.
saved-import-lists = This file doesn’t include your word lists. Add them again under Options > Your word lists, using the same names: { $lists }.
saved-storage-blocked = This browser blocks storage, so your words will be lost when you leave.
saved-storage-full = This browser’s storage is full, so new words will be lost when you leave. Use “Export everything” in Settings to save them.
saved-game-unreadable = A saved game for this puzzle can’t be read. { -brand } made a backup of it.
saved-decisions-unreadable = The words you’ve decided about can’t be read. They aren’t lost: “Export everything” includes them, and anything you decide now will be saved separately.

saved-no-export = This file isn’t an { -brand } export. Nothing was changed.
# $things is a list of the four messages below.
saved-imported = Imported { $things }.
saved-imported-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
saved-imported-decisions = the words you’ve decided about
saved-imported-code = your Lab code
saved-imported-settings =
    { $settings ->
        [one] { $settings } setting
       *[other] { $settings } settings
    }
saved-import-moved-code = You’ll find the imported code in the Lab under “My previous solver.”
saved-import-skipped-code = The Lab has room for two solvers. You already have two, so the code in the file was skipped.
saved-import-unreadable =
    { $items ->
        [one] { $items } item couldn’t be read.
       *[other] { $items } items couldn’t be read.
    }

saved-definition-form = { $part }, { $form } of { $base }
saved-verdict = If this word fits a hive
saved-verdict-always = Always count
saved-verdict-never = Never show
saved-close = Close
saved-listen = Listen
saved-wiktionary = Wiktionary

## Sharing: moving to another device, and playing with friends

sharing-friends = With friends
sharing-friends-words = Words together
sharing-friends-invite = Send a link to this hive
sharing-friends-back = Send a link back
sharing-hide = Hide my words until the end
sharing-hidden-about = Your friend sees your score and how many words you’ve found, but not the words until the game is over.
sharing-about = Everyone who opens the link sees who has found which words. Whenever you’ve found more, send a new link on.
sharing-friends-name = Your name
sharing-friends-place = { $friend } { $score }
sharing-friends-you = You { $score }
sharing-friends-me = You
sharing-friends-line =
    { $friend } { $theirs } ({ $rank }), you { $yours }: { $lacking ->
        [0] { $friend } has no word that you don’t
        [one] { $friend } has { $lacking } word that you don’t
       *[other] { $friend } has { $lacking } words that you don’t
    }, and you have { $ahead ->
        [0] none
       *[other] { $ahead }
    } that { $friend } doesn’t.
sharing-friends-only = Only { $friend } found: { $words }.
sharing-friends-joint =
    { $words ->
        [one] Together, { $words } word, { $score } points: { $rank }.
       *[other] Together, { $words } words, { $score } points: { $rank }.
    }
sharing-friends-joined = You’re playing with { $names }.
sharing-friends-theirs = Words from friends
sharing-friends-no-name = enter your name so your friends know who you are
sharing-friends-invites =
    { $friends ->
        [one] { $names } invites you to play
       *[other] { $names } invite you to play
    }
sharing-friends-accept = Join
live-title = Play live
live-about = Both devices need to be on one network, such as the same Wi-Fi. Words go straight from one to the other, and no server is involved.
live-first = Let your friend’s device scan this code, or send your friend the link. Then scan the code that your friend’s device shows, or open the link you get back.
live-second = Let your friend’s device scan this code, or send the link back. Keep this page open.
live-connecting = Connecting…
live-on = You’re playing live with { $friend }.
live-found = { $friend } found { $words }.
live-lost = The connection to { $friend } has ended. Every word is saved. To go on, choose “{ live-title }” again.
live-failed = The devices couldn’t connect. Check that both are on the same network, then choose “{ live-title }” again for new codes.
live-handed = The tab that showed your code has the answer, and you can close this one. If that tab isn’t open anymore, choose “{ live-title }” for a new code.
live-impossible = this browser can’t connect to other devices: make sure that you’re on Wi-Fi, and that WebRTC isn’t turned off
sharing-move-from = From this device
sharing-move-camera = Point the other device’s camera at the code and open the link it finds. That device shows what it would add before it adds anything.
sharing-move-reading = Reading your games…
sharing-move-ready =
    { $games ->
        [one] The link has { $games } game and your settings.
       *[other] The link has { $games } games and your settings.
    }
sharing-move-picture = QR code with the link
sharing-move-place = Code { $place } of { $count }
sharing-move-previous = Previous
sharing-move-next = Next
sharing-move-rest = The codes don’t have room for everything. The link has it all.
sharing-move-no-picture = The code couldn’t be drawn. The link works without it.
sharing-move-link = Link
sharing-move-copy = Copy link
sharing-move-without = The link has your games, also those with friends, the words you’ve decided about, and settings. It doesn’t have your own word lists, your Lab code, or guesses that weren’t in the word list.
sharing-move-too-much = there’s too much for a link: use “{ play-export }” instead
sharing-move-to = To this device
sharing-move-to-help = Paste a link from your other device. On an iPhone or iPad, an installed app keeps its games apart from Safari, so paste the link here, inside the app.
sharing-move-text = Link or code
sharing-move-show = Show what’s in it
sharing-join = Add these games?
sharing-join-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $new } new here) with { $words ->
        [one] { $words } word
       *[other] { $words } words
    } that you don’t have yet.
sharing-join-others =
    { $items ->
        [one] Also { $items } setting or list that you don’t have here.
       *[other] Also { $items } settings or lists that you don’t have here.
    }
sharing-join-changed = These days are left out, because the word lists of the two devices differ: { $days }. Reload Open Hive on both, or use the link instead.
sharing-join-help = Nothing gets lost: each game keeps the words from both devices, and the settings you’ve chosen here stay.
sharing-join-add = Add

## Settings

settings-look = Appearance
settings-language = Language
settings-larger-keys = Larger letters
settings-left-handed = Left-handed
settings-sounds = Sounds
settings-vibration = Vibration
settings-hides-totals = Hide how many words there are
settings-hides-totals-help = Until a game is over, you see only how many words you’ve found. Points and ranks stay.
settings-no-hints = No hints
settings-tells-hints = Include my hint count when I share
settings-words = Words
settings-rules = Edition and rules in Solve
settings-verdicts = Words you’ve decided about
settings-verdicts-help = Your choice for a word applies in every hive it fits, whatever the word list says.
settings-word = Single word
settings-always-count = Always count
settings-never-show = Never show
settings-counts = always counts
settings-hidden = never shown
settings-one-word = enter one word, without spaces, such as “cave”
settings-now-counts = “{ $word }” will always count from now on.
settings-now-hidden = “{ $word }” is no longer shown.
settings-removed = For “{ $word }”, the word list decides again.
settings-data = Your data
settings-kept = Your browser keeps your games and settings until you delete them.
settings-kept-room = Your browser may delete your games and settings when the device runs out of space.
settings-kept-week = Safari deletes your games and settings seven days after your last visit. To keep them, save a backup, add Open Hive to your Home Screen or Dock, and load the backup there.
settings-keep = Ask the browser to keep them
settings-keep-refused = The browser won’t promise to keep them. Save a backup from time to time.
play-reminder = { $games } of your games are only in this browser.
play-reminder-backup = Save a backup
settings-move = Move to another device

## Lab: the view, and errors of its address

lab-title = The Lab: how solvers work
lab-description = How a computer finds every word of a spelling bee in millionths of a second: see words become numbers, race eight solvers, and write a ninth.
lab-needs-script = The exhibits need JavaScript. Turn it on in your browser’s settings, then reload this page.
lab-not-saved = This browser couldn’t save your code. Save it as a file before you close the page.
lab-licenses = Code under <a href="../LICENSE.txt">MIT</a>, word lists under <a href="../LICENSES.txt">their own licenses</a>
lab-hive = Hive
lab-show = Show
lab-contents = Sections
lab-picture-wait = This picture is drawn once Python has started.
lab-lead = A solver answers one question about a whole dictionary: which of its words can you spell with a hive’s letters, always using the center letter? The programs below answer it, from the simplest to the fastest. Each section stands on its own, so start anywhere, or <a href="#edit/mine">write your own solver</a>.
lab-ready = Ready to solve { $hive } with { $words } words.
lab-page-title = { $hive } in the Lab · { -brand }
lab-none = none
lab-run = Run
lab-stop = Stop
lab-stopped = Stopped.
lab-long-code = this code is too long for a link. Save it as a file instead
lab-no-code-links = this browser can’t create code links. Save the code as a file instead
lab-damaged-link = The code in this link is damaged or too long

## Lab: the race

lab-race-title = Race the solvers
lab-race-bars = Every program finds the same answers, but some check far fewer words to get there. Shorter bars are faster: each line on the scale is a tenth of the one to its right.
lab-guess = How many times as fast as <em>naive</em> will the fastest be?
lab-guess-none = Guess first
lab-guess-times = { $times } times
lab-guess-right = Your guess was close.
lab-guess-wrong = You guessed { $times }.
lab-race-wait = Run works once Python has started.
lab-race-ready = Ready to race.
lab-race-times = <em>Run</em> measures in your browser, as you watch, so other running programs affect the times. <em>Code</em> opens a solver in the editor, as this page runs it.
lab-bars = Bars show
lab-true-scale = True scale
lab-solvers = Solvers
lab-column-solver = Solver
lab-column-find = time to find masks
lab-column-words = time to list words too
lab-column-build = time to set up
lab-column-memory = memory
lab-column-masks = words or masks checked
lab-column-blocks = blocks checked
lab-save-csv = Save as CSV
lab-saved-figures = Saved { $file }. Times are in seconds, memory in bytes.
lab-choose-solver = Select at least one solver.
lab-building = Building { $solver }.
lab-timing = Timing all in turn, round { $number } of { $all }.
lab-code = Code
lab-code-label = Code for { $solver }
lab-your-idea = Your solver. It passed every test.
lab-disagreement = The solvers found different words. Please report this hive as a bug.
lab-one-raced =
    { $words ->
        [one] Done: { $solver } found { $words } word.
       *[other] Done: { $solver } found { $words } words.
    }
lab-raced =
    Done: { $solvers } solvers found the same { $words ->
        [one] word
       *[other] { $words } words
    }.
lab-fastest = The fastest was { $first }, { $times } times as fast as { $last }.
lab-gap-slow = See it slowed down, so that the fastest takes three seconds:
lab-gap-done = { $done } of { $checks }
lab-gap-rest = At this pace, { $last } goes on for { $minutes } minutes.
lab-gap-again = Watch again
lab-gap = While { $first } finished, { $last } had made { $done } of its { $checks } checks.

## Lab: a word is a number

lab-mask-title = Every word is a number
lab-mask-switches = Whether a word fits depends only on <em>which</em> letters it uses, not on their order or how often they appear. Picture 26 switches, one per letter, and turn on the ones the word uses. Each switch stands for a number, 1, 2, 4, 8, and so on, twice the one before, and the sum of those that are on is the word’s <em>mask</em>: a single number for the whole row. The switches of rare letters come first and those of common endings last, so that words with the same stem are close together when masks are sorted.
lab-mask-tests = AND keeps the switches that are on in both of two masks. A computer does that in one step for all 26, so checking a word takes two steps: Is the center letter on? Are all letters outside the hive off?
lab-word = Word
lab-flip = Flip the switches
lab-alphabetical = Order the switches from Z to A
lab-all-off = All switches are off: flip one.
lab-misfit-short = { $word } is too short: words need at least { $minimum } letters.
lab-row-word = The word:
lab-row-required = The center:
lab-row-others = Outside the hive:
lab-row-and = Both at once, AND:
lab-order-why = Any order gives each word a number. This one puts rare letters first, so that words that share one stand together in a list sorted by number, and one test can skip them all.
lab-orders = Sorted with rare letters first and cut into blocks of { $stride }, { $rare } of { $blocks } blocks must be searched for { $hive }; sorted from Z to A, { $named }. Which order wins depends on the hive: over 120 hives, rare letters first search 50 blocks on average, and Z to A 60.
lab-letters-only = Use only letters of the hive’s alphabet.
lab-fits = { $word } fits.
lab-misfit-both = { $word } doesn’t fit: it needs { $missing }, and the hive has no { $wrong }.
lab-misfit-missing = { $word } doesn’t fit: it needs { $letters }.
lab-misfit-wrong = { $word } doesn’t fit: the hive has no { $letters }.
lab-unlisted = It isn’t in the word list.
lab-same-mask = Words with the same mask are tested together: { $words }.

## Lab: skipping blocks

lab-strip-title = Skip many words at once
lab-strip-neighbors = Neighbors in a dictionary look alike: <em>boil, boiled, boiler, boiling</em> all have a B. If the hive has no B, one check rules out all four.
lab-strip-cut = So cut the word list into blocks of
lab-strip-blocks = , and note which letters <em>all</em> the words in a block share and which letters appear in <em>any</em> of them. If they all share a letter outside the hive, or if none of them has the center letter, skip the whole block. Small blocks are skipped more often, but there are more of them to check.
lab-strip-size = Words per block
lab-strip-block = Look inside block
lab-block-size = { $words } words
lab-blocks-found = Matches in { $blocks } of { $all } blocks: { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
lab-blocks-in-vain = { $blocks } searched with no match. In all, { $searched } of { $words } words were checked.
lab-blocks-forbidden = { $blocks } skipped: all of their words share a letter outside the hive
lab-blocks-missing = { $blocks } skipped: none of their words has { $center }
lab-block-forbidden = “{ $first }” to “{ $last }”: skipped, because every word has { $letters }.
lab-block-missing = “{ $first }” to “{ $last }”: skipped, because no word has { $center }.
lab-block-searched = “{ $first }” to “{ $last }”: searched. Matches: { $found }.
lab-block-members = Words of this block
lab-block-words = Letters in every word: { $shared }. Letters in any word: { $any }. { $words }.
lab-blocks-total = { $blocks } blocks and { $words } words make { $all } checks.
lab-blocks-best = fewest: { $total }, with { $size } words
lab-curve = Checks for blocks of each size. The thick line is all of them, the dashed one those of blocks, and the thin one those of words in blocks that remain.
lab-block-spoken = { $number }, { $block }

## Lab: looking words up

lab-subsets-title = Look it up instead of searching
lab-subsets-turn = Turn the question around: instead of checking every word, list every set of letters that could fit, and look each one up, like a topic in an index. A word that fits has the center letter plus any combination of the others.
lab-subset-count = With { $letters } other letters, that’s 2 × 2 × … = { $subsets } combinations.
lab-subsets-look-up = Looking those up takes the same time no matter how large the dictionary is. The highlighted combinations are the ones that make words.
lab-lookup-hive = Each further letter doubles the look-ups. Drag the numbers: is a hive of
lab-lookup-scanned = letters looked up sooner than a dictionary of
lab-lookup-cross = words is scanned?
lab-lookup-words = Words of a dictionary
lab-lookup-letters = Letters of a hive
lab-lookup-looks = look-ups
lab-lookup-scan = a scan
lab-subsets-keys = Tap a combination, point to it, or use the arrow keys to see its words.
lab-lit-subsets = { $lit } of { $all } combinations are in the dictionary.
lab-too-many-subsets = There are too many to draw. With about 13 or more letters, searching in blocks is faster.
lab-subset-words = { $letters }: { $words }.
lab-no-subset-words = { $letters }: no words.

## Lab: one step at a time

lab-step-title = Step through a search
lab-step-lead = Watch one solver at work. A step looks at a word, at its mask, at a block of many, or at a place in the tree. The counts beside it are those of <em>naive</em> after as many steps.
lab-step-place = Step
lab-step-at = Step { $number } of { $steps }
lab-step-back = Back
lab-step-forward = Next
lab-step-play = Play
lab-step-pause = Pause
lab-step-speed = Speed:
lab-step-rate =
    { $steps ->
        [one] { $steps } step per second
       *[other] { $steps } steps per second
    }
lab-step-best = Few steps: { $hive }
lab-step-worst = Many steps: { $hive }
lab-step-word = Go to { $word }
lab-step-unseen = { $solver } never looks at { $word }.
lab-step-found = found
lab-step-in-vain = checked, no match
lab-step-entered = may have matches
lab-step-forbidden = skipped: a letter outside the hive
lab-step-missing = skipped: no center letter
lab-step-fits = { $word }: found.
lab-step-block = “{ $first }” to “{ $last }”: this block may have matches, so the search goes into it.
lab-step-ways = The search goes on with { $letters }.
lab-step-no-way = No word goes on from here with the hive’s letters.
lab-step-node = “{ $letters }…”: { $ways }
lab-step-tree = Letters so far, and below, the letters that come next in words. The highlighted ones are in the hive.
lab-step-level = Level { $level }: { $seen } of { $blocks } blocks checked, { $entered } may have matches
lab-step-looks = Words or masks checked
lab-step-blocks = Blocks or places in the tree checked
lab-step-skipped = Words or masks skipped
lab-step-words = Words found
lab-step-all = Steps in all
lab-step-end =
    { $words ->
        [one] The search is over after { $steps } steps, with { $words } word found.
       *[other] The search is over after { $steps } steps, with { $words } words found.
    }

## Lab: the visitor's own solver

lab-own-title = Write your own solver
lab-own-class = A solver is a small Python class. <code>__init__</code> receives the words and can prepare anything it needs. <code>find</code> receives a hive and returns the matches as masks: numbers with one bit per letter. <code>visited</code> returns how many masks it looked at.
lab-own-run = <em>Run</em> builds your solver with all the words, checks its answers on thirty hives against those from <em>naive</em>, times it, and adds its bar to the race.
lab-own-apart = Your code runs in its own copy of Python, without access to your games or the network. It’s saved in this browser.
lab-names = Six names to use
lab-name-bit = The bit of a letter
lab-name-mask-of = The mask of a word; import it beside BIT
lab-name-required = What a mask must have: the center, and further required letters
lab-name-hive = All letters of the hive
lab-name-masks = The masks of all words, each once
lab-name-words = The words of a mask
lab-start = Start from
lab-start-mine = My solver
lab-start-before = My previous solver
lab-start-smallest = The smallest solver
lab-start-copy = A copy of
lab-start-link = The code in the link
lab-open = Open
lab-link-note = <b>This code came from a link.</b> It hasn’t been run. Read it first; it will run only when you press <em>Run</em>.
lab-tab-indents = The Tab key indents code <span class="quiet">(to leave the editor, press Esc, then Tab)</span>
lab-output = Python output
lab-card = My solver of { $hive } takes { $time }.
lab-card-place = My solver of { $hive } takes { $time }: place { $place } of { $solvers }.
lab-card-race = Race the others
lab-card-copy = Copy this result
lab-copy-link = Copy a link to this code
lab-save-code = Save as a file
lab-editor = Your solver, in Python
lab-unknown-code = there is no solver named “{ $solver }”
lab-saved-code = Saved { $file }.
lab-starting-python = Starting a copy of Python for your code.
lab-python-late = Python didn’t start within a minute.
lab-python-broke = Python stopped unexpectedly. It will restart the next time you press “Run”
lab-time-limit =
    { $seconds ->
        [one] Stopped after { $seconds } second.
       *[other] Stopped after { $seconds } seconds.
    }
lab-frame = Where your solver runs
lab-forged-reply = Your code sent unexpected data to the page.
lab-wrong = Not yet. { $difference }
lab-error = Error: { $error }
lab-error-on-line = Error on line { $line }: { $error }
lab-right =
    { $hives ->
        [one] Correct for { $hives } hive.
       *[other] Correct for all { $hives } hives.
    } It solves { $hive } in { $time }.
lab-won = Completed.
lab-won-now =
    { $challenges ->
        [one] Challenge completed: { $titles }.
       *[other] Challenges completed: { $titles }.
    }

## Lab: challenges

lab-challenges = Four challenges
lab-challenges-lead = Challenges are checked once your solver is correct for all hives.
lab-required-title = Two required letters
lab-required-goal = Some puzzles require another letter besides the center. <code>hive.required_mask</code> holds all required letters.
lab-required-lesson = What you’ll learn: a single mask test can check for any number of required letters.
lab-eight-title = Eight lines
lab-eight-goal = Write a solver in at most eight lines of code. Imports and comments don’t count, and <code>find</code> must be your own.
lab-eight-lesson = What you’ll learn: the whole rule takes very little code, and a list can be built in one expression.
lab-fewer-title = Check fewer masks
lab-fewer-goal = Check fewer masks than <em>block</em> does with its blocks of 50.
lab-fewer-lesson = What you’ll learn: the fastest check is the one you skip, and sorting decides what can be skipped.
lab-stride-title = Better than blocks of 50
lab-stride-goal = Start from a copy of <em>block</em>, and divide the words into blocks differently, so that it checks fewer blocks and masks in total.
lab-stride-lesson = What you’ll learn: how to balance what a block saves against what it costs.

## Lab: for teachers

lab-teach-title = For teachers
lab-teach-short = <b>20 minutes:</b> Flip the <a href="#switches">switches</a>, and say each number aloud. Guess, then <a href="#race">race</a>. Find out why the winner wins in <a href="#lookup">the combinations</a>, then questions 1 to 5.
lab-teach-long = <b>60 minutes:</b> Between race and combinations, look for the best size of <a href="#blocks">blocks</a>, and <a href="#steps">step</a> through <em>naive</em>, <em>block</em>, and <em>subset</em>. Then all questions, and who’s done <a href="#edit/smallest">writes a solver</a>.
lab-teach-links = The link of a heading leads to its section. Add a hive of your own, as in <code>#race?hive=animlct</code>, and all sections show it. From <a href="#teach">this section</a>, only the questions are printed, with the answers that are open.
lab-quiz-title = Ten questions
lab-quiz-answer = Answer
lab-quiz-same = Why do NOON and NO have the same mask?
lab-quiz-same-answer = A mask says which letters a word has, not how often or in what order.
lab-quiz-order = Let A be 1, B 2, C 4, and D 8. What are the masks of CAB and of ABBA?
lab-quiz-order-answer = CAB is 4 + 1 + 2 = 7. ABBA is 1 + 2 = 3.
lab-quiz-center = With these numbers, how does AND tell whether DAB has a C?
lab-quiz-center-answer = DAB is 8 + 1 + 2 = 11, and 11 AND 4 is 0. So it has none.
lab-quiz-outside = A hive has the letters A, B, and C. What does 11 AND 8 tell about DAB?
lab-quiz-outside-answer = It is 8, not 0: DAB has a letter outside the hive, D.
lab-quiz-both = The center is C. Which of the two tests does DAB pass: has the center, has no letter from outside?
lab-quiz-both-answer = None of them. It lacks C, and it has D.
lab-quiz-blocks = A list of 1,000 words is cut into blocks of 50, and all but 4 blocks can be skipped. How many checks does a search need?
lab-quiz-blocks-answer = 1,000 ÷ 50 = 20 checks of blocks, and 4 × 50 = 200 of words: 220 in all, not 1,000.
lab-quiz-sizes = Why is a search slow with very small blocks, and also with very large ones?
lab-quiz-sizes-answer = Small blocks are skipped often, but there are many to check. Large ones are few, but their words rarely share a letter, so that few are skipped.
lab-quiz-subsets = A hive has seven letters. How many combinations of letters could a word have, and how many if the hive had eight?
lab-quiz-subsets-answer = The center is in each, and each other letter is in or out: 2⁶ = 64. With eight letters it’s twice as many, 128.
lab-quiz-growth = The word list becomes twice as long. What happens to a scan, and what to looking up the combinations?
lab-quiz-growth-answer = The scan takes twice as long. Looking up takes as long as before, since there are still 64 combinations.
lab-quiz-crossing = A list has 100,000 words. From how many letters on does a scan need fewer checks than looking up every combination?
lab-quiz-crossing-answer = From 18 letters on: 2¹⁷ = 131,072. With 17 it’s 2¹⁶ = 65,536.

## Badges of beecore, which only the page shows

bee-badge-bingo = Bingo
bee-badge-bingo-how = Find a word that starts with each letter in the hive.
bee-badge-perfect-pangram = Perfect pangram
bee-badge-perfect-pangram-how = Find a word that uses every letter exactly once.
bee-badge-all-pangrams = All pangrams
bee-badge-all-pangrams-how = Find every pangram.
bee-badge-long-words = Long words
bee-badge-long-words-how = Reach Genius even without counting four-letter words.
bee-badge-no-hints = No hints
bee-badge-no-hints-how = Reach Genius without using any hints.
