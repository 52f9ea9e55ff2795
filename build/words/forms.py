"""Regular forms of common verbs that no dictionary lists but people write: dropkicked, blitzkrieging."""

from collections.abc import Iterator

import lemminflect  # type: ignore

from .commonness import Commonness
from .packages import is_lettered
from .relations import stems
from .scowl import Scowl
from .wordnet import WordNet

COMMON = 60
_TAGS = {"ed": "VBD", "ing": "VBG"}


def attested_forms(scowl: Scowl, wordnet: WordNet, common: Commonness) -> Iterator[str]:
    """Yield the forms of common verbs that SCOWL has no such form of and the table of commonness has,
    mostly without a capital.
    """
    for ending, tag in _TAGS.items():
        formed = {stem for word in scowl.sizes for stem in stems(word, ending)}
        for lemma, size in scowl.sizes.items():
            if size <= COMMON and lemma not in formed and wordnet.is_a(lemma, "v"):
                for form in lemminflect.getInflection(lemma, tag)[:1]:
                    if form in common.words and is_lettered(form) and not common.is_name(form):
                        yield form
