"""The picture of a link: of the size it is said to have, with every letter in its cell."""

import struct
from pathlib import Path

import pytest

from build import card, icons


@pytest.fixture(scope="module")
def rows() -> list[bytes]:
    """The pixels, which take their time."""
    return card.drawing()


def test_the_card_has_the_size_that_it_is_said_to_have(
    tmp_path: Path, rows: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card, "drawing", lambda: rows)
    (tmp_path / card.NAME).parent.mkdir()
    card.make(tmp_path)
    content = (tmp_path / card.NAME).read_bytes()
    assert struct.unpack(">II", content[16:24]) == (card.WIDTH, card.HEIGHT)


def test_each_cell_has_its_letter_and_the_margin_is_paper(rows: list[bytes]) -> None:
    assert {len(row) for row in rows} == {4 * card.WIDTH}

    def around(x: float, y: float) -> set[tuple[int, ...]]:
        """Return the colors of the square in which a letter stands."""
        left, half = round(x) - card.CAPITAL // 2, card.CAPITAL // 2
        square = [
            row[4 * left : 4 * left + 8 * half] for row in rows[round(y) - half :][: 2 * half]
        ]
        return {tuple(part[at : at + 3]) for part in square for at in range(0, len(part), 4)}

    for q, r in card.HIVE.values():
        x = card.WIDTH / 2 + card.PITCH * (q + r / 2)
        fill = icons.HONEY if (q, r) == (0, 0) else card.WAX
        assert {icons.INK, fill} <= around(x, card.HEIGHT / 2 + card.PITCH * r * 3**0.5 / 2)
    square = card.WIDTH // 2 - card.HEIGHT // 2
    assert {row[: 4 * square] for row in rows} == {bytes([*icons.PAPER, 255]) * square}


def test_the_letters_are_those_of_the_name() -> None:
    assert set(card.HIVE) == set("openhive") == set(card.LETTERS)
