"""The images with the page's Python: their modules, and errors in sources."""

from pathlib import Path

import pytest

from build import ROOT, app, runtime


def test_modules_come_with_exactly_the_modules_of_beecore_they_import() -> None:
    main = ROOT / "beecore" / "game" / "saving.py"
    found = app.with_imports({"beecore/game/saving.py": main})
    names = {name.removeprefix("beecore/").removesuffix(".py") for name in found}
    assert names > {"errors", "hive", "letters", "game/guess", "game/state", "solution"}
    assert not names & {"lexicon", "solving", "game/turn", "game/answers", "game/__init__"}
    assert all(path == ROOT / name for name, path in found.items())


def test_imports_for_type_hints_only_are_left_out(tmp_path: Path) -> None:
    source = tmp_path / "main.py"
    source.write_text(
        "from beecore.lexicon import Lexicon\nfrom beecore.phrases import counted\n"
        "def summary(words: Lexicon) -> str: return counted(len(words), 'word')"
    )
    assert set(app.with_imports({"main.py": source})) == {"main.py", "beecore/phrases.py"}


def test_modules_are_imported_after_those_that_they_import(tmp_path: Path) -> None:
    sources = {
        "page.py": "from browser.dom import by_id\nfrom answers import links\nby_id, links",
        "browser/dom.py": "def by_id(): from play.game import Play",
        "answers/links.py": "from browser.dom import by_id\nby_id",
        "play/game.py": "from answers import links\nfrom .board import Board\nlinks, Board",
        "play/board.py": "from browser.dom import by_id\nby_id",
        "solve/solver.py": "",
        "lists/lists.py": "",
        "teach/teaching.py": "",
        "lab/view.py": "",
    }
    for name, source in sources.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
    assert app.import_order({name: tmp_path / name for name in sources}) == {
        "page": "browser.dom answers.links page",
        "solve.solver": "solve.solver",
        "play.game": "play.board play.game",
        "teach.teaching": "teach.teaching",
        "lists.lists": "lists.lists",
        "lab.view": "lab.view",
    }


@pytest.fixture(scope="module")
def images() -> dict[str, bytes]:
    return app.images()


def test_the_same_sources_give_the_same_images(images: dict[str, bytes]) -> None:
    assert app.images() == images


def test_a_module_that_does_not_compile_is_named(tmp_path: Path) -> None:
    source = tmp_path / "typo.py"
    source.write_text("whlie True:")
    with pytest.raises(runtime.BuildError, match="typo"):
        app.compiled(source)


@pytest.mark.parametrize(
    ("module", "image"),
    [
        ("strip.py", "lab.bin"),
        ("board.py", "play.bin"),
        ("packing.py", "lists.bin"),
        ("errors.py", "app.bin"),
        ("missing.py", "app.bin"),
    ],
)
def test_play_and_the_lab_have_their_own_images(
    images: dict[str, bytes], module: str, image: str
) -> None:
    assert [name for name in images if module.encode() in images[name]] == [image]
