"""Writes numbers with their nouns, such as "2 words"."""


def in_words(words: int, points: int, pangrams: int, perfect: int, bingo: bool) -> str:
    """Return the totals of a list of words as text; `bingo` says whether each letter begins a word.

    >>> in_words(2, 9, 1, 0, False)
    '2 words, 9 points, 1 pangram'
    >>> in_words(3, 17, 2, 1, True)
    '3 words, 17 points, 2 pangrams (1 perfect), BINGO (each letter begins a word)'
    """
    parts = [counted(words, "word"), counted(points, "point"), counted(pangrams, "pangram")]
    parts[-1] += f" ({perfect} perfect)" if perfect else ""
    return ", ".join(parts + ["BINGO (each letter begins a word)"] * bingo)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, in the plural except for 1.

    >>> counted(1, "word"), counted(2000, "word")
    ('1 word', '2,000 words')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
