"""The lists of files that the page and its service worker check and save."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from build import offline

ADDRESSES = ["", "fr/", "lab/"]
FILES = {
    **dict.fromkeys(offline.DOWNLOAD, "engine"),
    **dict.fromkeys(["index.html", "fr/index.html", "lab/index.html"], "page"),
    "lab/editor.js": "of the Lab",
    **dict.fromkeys(["likely.bee", "lab.bin", "start.js"], "of English"),
    **dict.fromkeys(["words.bee", "calendar.txt", "glosses/a.txt", "LICENSE.txt"], "of English"),
    **{
        f"fr/{name}": name for name in ("words.bee", "calendar.txt", "glosses/a.txt", "LICENSE.txt")
    },
    **dict.fromkeys([offline.CARD, "pictures/game.png", "404.html"], "not kept"),
}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def lists(dist: Path) -> dict[str, Any]:
    """Write the service worker, and return its lists."""
    offline.make(dist)
    script = (dist / offline.WORKER).read_text("utf-8")
    return {
        name: json.loads(value) for name, value in re.findall(r"const ([A-Z]+) = (.*);", script)[:3]
    }


def test_all_files_are_saved_except_those_of_no_use_offline(dist: Path) -> None:
    found = lists(dist)
    useless = {"404.html", "LICENSE.txt", "fr/LICENSE.txt", offline.CARD, "pictures/game.png"}
    names = {name.removesuffix(offline.PAGE) for name in FILES} - useless
    assert found["FILES"].keys() == names
    assert found["FILES"] == offline.files(dist)
    assert found["ALWAYS"] == ["start.js"]
    assert found["PAGES"] == {
        "": ["", "likely.bee", "calendar.txt"],
        "fr/": ["fr/calendar.txt", "fr/", "fr/words.bee"],
        "lab/": ["lab/", "lab.bin", "likely.bee"],
    }


def test_a_page_knows_the_files_of_its_language_and_the_words_of_all(dist: Path) -> None:
    hashes = {each: offline.values(dist, each, ADDRESSES)["hashes"] for each in ADDRESSES}
    english, french, lab = (set(json.loads(json.dumps(hashes[each]))) for each in ADDRESSES)
    assert french - english == {"fr/calendar.txt", "fr/glosses/a.txt"}
    assert {"fr/words.bee", "likely.bee"} <= english & french
    assert not {*ADDRESSES} & (english | french | lab)
    assert {"lab.bin", "lab/editor.js"} <= lab
    assert "lab/editor.js" not in english | french


def test_a_page_knows_the_sizes_of_the_engine_and_of_what_is_loaded_on_request(dist: Path) -> None:
    (dist / "lab.bin").write_bytes(random.Random(0).randbytes(1_200_000))
    values = offline.values(dist, "", ADDRESSES)
    assert values["own_files"] == "likely.bee calendar.txt"
    assert values["engine_files"] == " ".join(offline.DOWNLOAD)
    assert values["engine_size"] == len("engine") * len(offline.DOWNLOAD)
    assert values["megabytes"] == "1"
    (dist / "fr" / "words.bee").write_bytes(random.Random(1).randbytes(2_400_000))
    (dist / "likely.bee").write_bytes(random.Random(2).randbytes(600_000))
    sizes = [offline.values(dist, each, ADDRESSES)["megabytes"] for each in ("", "fr/")]
    assert sizes == ["4", "2"], "everything that only the other language needs, too"


def test_the_bytes_of_a_first_visit_are_those_linked_in_advance_and_those_saved(dist: Path) -> None:
    before = offline.first_visit(dist)
    (dist / "likely.bee").write_bytes(random.Random(3).randbytes(5_000))
    (dist / "calendar.txt").write_bytes(random.Random(4).randbytes(70_000))
    (dist / "lab.bin").write_bytes(random.Random(5).randbytes(900_000))
    link = '<link rel="preload" href="./likely.bee" as="fetch">'
    (dist / offline.PAGE).write_text(f'{link}<link rel="icon" href="./calendar.txt">')
    early, every = (
        after - old for after, old in zip(offline.first_visit(dist), before, strict=True)
    )
    assert 5_000 < early < 5_200
    assert 75_000 < every < 75_300
