"""Regular forms of common verbs that are in use but not in SCOWL: dropkicked, podcasted."""

from collections.abc import Iterator

from .commonness import Commonness
from .packages import is_lettered
from .relations import stems
from .scowl import Scowl
from .wordnet import WordNet

MAX_VERB_SIZE = 60
_TAGS = {"ed": "VBD", "ing": "VBG"}


def attested_forms(scowl: Scowl, wordnet: WordNet, common: Commonness) -> Iterator[str]:
    """Yield the forms in the frequency table, except those mostly written with a capital."""
    import lemminflect  # type: ignore  # not typed; installed for gathering only

    for ending, tag in _TAGS.items():
        inflected = {stem for word in scowl.sizes for stem in stems(word, ending)}
        for lemma, size in scowl.sizes.items():
            if size <= MAX_VERB_SIZE and lemma not in inflected and wordnet.is_a(lemma, "v"):
                for form in lemminflect.getInflection(lemma, tag)[:1]:
                    if form in common.words and is_lettered(form) and not common.is_name(form):
                        yield form
