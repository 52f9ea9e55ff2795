"""WordNet, from a few lines in its format."""

from pathlib import Path

from build.words.wordnet import WordNet


def test_senses_topics_fields_and_uses_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "wordnet"
    folder.mkdir()
    for part in ("noun", "verb", "adj", "adv"):
        (folder / f"data.{part}").write_text("  1 license\n", "utf-8")
        (folder / f"{part}.exc").write_text("", "utf-8")
        (folder / f"index.{part}").write_text("  1 license\n", "utf-8")
    (folder / "data.noun").write_text(
        "00000001 13 n 02 pasty 0 Pasty_Pie 0 001 ;c 00000002 n 0101 | (British) a pie\n"
        "00000002 15 n 01 Nova 0 000 | a town\n",
        "utf-8",
    )
    (folder / "index.noun").write_text("pasty n 1 1 ;c 1 1 00000001\n", "utf-8")
    (folder / "noun.exc").write_text("pasteis pasty\n", "utf-8")
    (folder / "cntlist.rev").write_text("pasty%1:13:00:: 1 9\n", "utf-8")
    wordnet = WordNet.read(tmp_path)
    assert wordnet.marks("pasty") == ["w1", "t2", "abroad", "field", "n:food", "uk"]
    assert wordnet.marks("nova") == ["proper", "n:location"]
    assert wordnet.leads == {"pasty": "(British) a pie"}
    assert wordnet.lower_case == {"pasty"}
    assert wordnet.is_a("pasty", "n")
    assert wordnet.irregular == {"pasteis": "pasty"}
