"""Word-data work: makes the files of `wordlists/` from dictionaries and published puzzles.

The site build reads those files and never imports this package. To start reading: `english` makes
`words.txt`, `fit` makes the weights, `languages` makes the lists of all other languages, and
`calendar` the daily hives, chosen from the `candidates`.
"""
