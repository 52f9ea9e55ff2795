"""Words of packages, folded to plain letters."""

from build.words.packages import fold, is_lettered


def test_ligatures_are_spelled_out_and_marks_are_no_letters() -> None:
    assert fold("œuvre") == "oeuvre"
    assert not is_lettered("it's")
