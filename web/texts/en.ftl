### Every sentence that a visitor of Open Hive sees, in Fluent's syntax: https://projectfluent.org
###
### An id begins with the view that shows the message. Sources use it as {{ id }} in HTML, and as
### text("id", name=value) in Python and the scripts; the build checks them against this file.
### A message that only HTML uses may contain simple elements such as <b> and <a href="…">.

-brand = Open Hive

## Solve

solve-heading = Spelling bee solver
solve-lead = Type your letters, the center first.
solve-letters = Letters
solve-letters-help = Spaces and punctuation are ignored.
solve-options = Options
solve-minimum = Shortest word
solve-require = Also required
solve-hive-empty = Empty hive
solve-try = Try VCTAOEN
solve-play-today = Play today’s hive
solve-mode = Show me
solve-mode-all = All words
solve-mode-stuck = What am I missing?
solve-fact-likely = <b>Likely words first</b> Puzzles usually skip rare words, so they’re listed separately.
solve-fact-meaning = <b>Definitions</b> Tap a word to see what it means.
solve-fact-any = <b>Any hive</b> Use 3 to 26 letters, and words as short as you like.
solve-found-words = Words I’ve found
solve-found-placeholder = Type or paste your words
solve-doubted = Not counted
solve-doubted-help = These fit the letters but probably aren’t in the answer list.
solve-found-list = Words found so far
solve-left-heading = Words left
solve-pairs = How the remaining words begin
solve-clues = Clues for each word
solve-clues-help = Tap a word for its next clue: the first two letters, a definition, the letters scrambled, then the answer.
solve-more-of-all = Next clue for all
solve-keep-playing = Keep playing
solve-teach = Add an answer list
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
solve-odds-help = Estimated from how likely each word is to be an answer. Four out of five puzzles fall in the range in parentheses.
solve-boundary = Common words<span class="spoken"> to all words</span>
solve-boundary-end = All words
solve-boundary-reset = Reset
solve-possible = Possible words
solve-copy = Copy
solve-save-csv = Save as CSV
solve-save-json = Save as JSON
solve-print = Print
solve-title-empty = { -brand }: every word of a spelling bee
solve-title = { $subject } · { -brand }
solve-title-words =
    { $hive }: { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
solve-hive-center = Hive with { $center } in the center
solve-hive = Hive with { $center } in the center, around it { $outer }
solve-make-center = Make { $letter } the center
solve-ready = Ready. Type letters or tap the hive.
solve-letters-so-far =
    { $letters ->
        [one] { $letters } letter so far. Press Enter to solve.
       *[other] { $letters } letters so far. Press Enter to solve.
    }
solve-looking = Looking for words in { $hive } …
solve-summary =
    { $hive }: { $likely ->
        [one] { $likely } likely word
       *[other] { $likely } likely words
    }, { $possible } possible.
solve-none-likely = No likely words.
solve-no-match = No words match the filter.
solve-filter-left =
    { $left } of { $words ->
        [one] { $words } word
       *[other] { $words } words
    } left, { $likely } of them likely.
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
    } found. { $points ->
        [0] You’ve reached Genius.
        [one] { $points } point to Genius.
       *[other] { $points } points to Genius.
    }
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
    }, the first { $listed } listed
solve-more-of = Next clues for { $letter }
solve-next-clue =
    { $letters ->
        [one] { $letters } letter: next clue
       *[other] { $letters } letters: next clue
    }

## Solve: copying and saving words

solve-copied =
    { $words ->
        [one] Copied { $words } word.
       *[other] Copied { $words } words.
    }
solve-copy-blocked = This browser blocks copying.
solve-no-words = There are no words to copy or save. Clear the filter first.
solve-saved =
    { $words ->
        [one] Saved { $words } word as { $file }.
       *[other] Saved { $words } words as { $file }.
    }

## Play: sharing a game

# $puzzle is the date of a daily puzzle, or the letters of another one. $hints is a number, or
# “none” if the player does not share how many hints the game took.
play-share =
    { -brand } { $puzzle }: { $rank }, { $found } of { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $pangrams ->
        [0] { "" }
        [one] , { $pangrams } pangram
       *[other] , { $pangrams } pangrams
    }{ $hints ->
        [none] { "" }
        [one] , { $hints } hint
       *[other] , { $hints } hints
    }
    { $link }
play-share-blocked = This browser blocks sharing. { $result }
play-share-copied = Copied your result, without spoilers.
