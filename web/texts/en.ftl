### Every sentence that a visitor of Open Hive sees, in Fluent's syntax: https://projectfluent.org
###
### An id begins with the view that shows the message. Sources use it as {{ id }} in HTML, and as
### text("id", name=value) in Python and the scripts; the build checks them against this file.
### A message that only HTML uses may contain simple elements such as <b> and <a href="…">.

-brand = Open Hive

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
