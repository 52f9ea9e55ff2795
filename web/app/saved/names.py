"""The names of what both the Lab and the page that solves and plays have in the browser's storage.

Never change one, or what is stored under it is lost.
"""

from browser.language import own_name

CODE, CODE_BEFORE, WON = "lab/code", "lab/code-before", "lab/won"  # records, see `saved.records`
LETTERS = own_name("letters")  # typed in Solve: in the tab's storage
