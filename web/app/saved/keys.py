"""The names under which the player's data is stored; never change one, or that data is lost."""

from browser.language import own_name

# In the tab's own storage, for as long as the tab is open:
LETTERS = own_name("letters")  # typed in Solve
BOARD = own_name("board") + "/"  # and a hive's key: the order of its letters, and the guess
IMPORTING = "importing"  # while a file is being imported
WAITING = own_name("waiting")  # guesses that were not judged yet; first.js writes them, too, and
# moves them to the browser's storage for good while no tab has them
PASTED_LIST = "list"  # the words pasted as a list of the visitor's own
MODE = "mode"  # whether Solve shows all words or only missing ones

# In the browser's storage, for good:
BOUNDARY = "boundary"  # the least percentage of likely words
TELLS_HINTS = "tells-hints"  # whether a shared game mentions the hints used
FOUND_ORDER = "found-order"  # of the words found in Play
SOUNDS, VIBRATION = "sounds", "vibration"  # whether Play gives this feedback
THEME = "theme"  # first.js reads it, too
CHOSEN_LANGUAGE = "language"  # of the page; offer.js reads and stores it
TAUGHT = "taught"  # answer lists and verdicts; other languages than English have their own
LESSONS = own_name(TAUGHT)  # imported answer lists, and verdicts on single words
CODE, CODE_BEFORE, WON = "lab/code", "lab/code-before", "lab/won"
GAME = "game/"  # and a hive's key
# "list/" and a name: a word list of the visitor's own; see answers/word_lists.py
STANDINGS = "standings"  # of these games; an export has them beside the values
SHOWN = "shown/"  # and a view: what it showed, which shown.js writes and reads; can be spared
BACKUP = "aside/"  # and what it is a backup of: a hive's key, or LESSONS
