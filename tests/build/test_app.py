"""The page's own Python: what is in its image, and that it compiles."""

from pathlib import Path

import pytest

from build import ROOT, app, runtime


def test_modules_bring_all_of_beecore_that_they_import_and_no_more() -> None:
    main = ROOT / "beecore" / "game" / "saving.py"
    found = app.with_imports({"beecore/game/saving.py": main})
    names = {name.removeprefix("beecore/").removesuffix(".py") for name in found}
    assert names > {"errors", "hive", "letters", "game/guess", "game/state", "solution"}
    assert not names & {"lexicon", "solving", "game/turn", "game/answers", "game/__init__"}
    assert all(path == ROOT / name for name, path in found.items())


def test_what_is_imported_for_its_types_alone_stays_at_home(tmp_path: Path) -> None:
    source = tmp_path / "main.py"
    source.write_text(
        "from beecore.lexicon import Lexicon\nfrom beecore.phrases import counted\n"
        "def said(words: Lexicon) -> str: return counted(len(words), 'word')"
    )
    assert set(app.with_imports({"main.py": source})) == {"main.py", "beecore/phrases.py"}


@pytest.fixture(scope="module")
def early() -> bytes:
    """The image that the page starts with."""
    return app.image()


def test_the_same_sources_give_the_same_image(early: bytes) -> None:
    assert app.image() == early


def test_what_does_not_compile_is_named(tmp_path: Path) -> None:
    source = tmp_path / "typo.py"
    source.write_text("whlie True:")
    with pytest.raises(runtime.BuildError, match="typo"):
        app.compiled(source)


def test_the_lab_is_in_an_image_of_its_own(early: bytes) -> None:
    late = app.late_image()
    assert b"strip.py" in late
    assert b"strip.py" not in early
    assert b"errors.py" in early
    assert b"errors.py" not in late
