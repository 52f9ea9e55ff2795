"""Regular forms of common verbs that SCOWL lacks but people write: dropkicked, podcasted."""

from collections.abc import Iterator

from .commonness import Commonness
from .packages import is_lettered
from .relations import stems
from .scowl import Scowl
from .wordnet import WordNet

COMMON = 60
_TAGS = {"ed": "VBD", "ing": "VBG"}


def attested_forms(scowl: Scowl, wordnet: WordNet, common: Commonness) -> Iterator[str]:
    """Yield such forms as the table of commonness has, mostly without a capital."""
    import lemminflect  # type: ignore  # needs a package, which only the gathering has

    for ending, tag in _TAGS.items():
        formed = {stem for word in scowl.sizes for stem in stems(word, ending)}
        for lemma, size in scowl.sizes.items():
            if size <= COMMON and lemma not in formed and wordnet.is_a(lemma, "v"):
                for form in lemminflect.getInflection(lemma, tag)[:1]:
                    if form in common.words and is_lettered(form) and not common.is_name(form):
                        yield form
