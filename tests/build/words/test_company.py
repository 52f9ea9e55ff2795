"""Classes of similar use, from made-up vectors."""

import pytest

pytest.importorskip("numpy", reason="gathering needs the extra “words”")

import numpy as np

from build.words.company import AXES, Company


def test_each_axis_has_six_classes_of_words() -> None:
    words = [f"word{number}" for number in range(60)]
    vectors = np.random.default_rng(7).normal(size=(60, 50)).astype(np.float32)
    company = Company.of(words, vectors)
    assert {len(classes) for classes in company.classes.values()} == {AXES}
    assert {classes[0] for classes in company.classes.values()} == set("012345")
    assert company.marks("word3") == [f"like{company.classes['word3']}"]
    assert company.marks("unheard") == []
