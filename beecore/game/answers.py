"""The answers of a hive by a whole lexicon."""

from ..hive import Hive
from ..lexicon import Lexicon
from ..solving import solve
from .guess import Answers


def answers_of(hive: Hive, lexicon: Lexicon) -> Answers:
    """Return what guesses are judged by: the hive, solved once."""
    return Answers(hive, solve(hive, lexicon), lexicon)
