"""Word-data work: makes the files of `wordlists/` from dictionaries and published puzzles.

The site build reads those files and never imports this package. To start reading: `gather` makes
`words.txt`, `glosses` makes `wordnet.txt`, `fit` makes the weights, and `calendar` the daily hives,
chosen from the `candidates`.
"""
