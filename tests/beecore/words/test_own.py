"""A visitor's or player's own word list: reading it from text and files, and packing it."""

import codecs
import random
import string
import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import FileError, Hive, Lexicon, PackError, WordListError, solve
from beecore.editions import ORIGINAL, edition_of, own_edition
from beecore.hive import MAX_WORD_LENGTH
from beecore.letters import ENGLISH, MAX_LETTERS, Alphabet
from beecore.reading import plain, words_in
from beecore.words import own
from beecore.words.layouts import parted
from beecore.words.own import Reading

SPANISH, GERMAN = "mañana frío niño corazón", "Straße Bär grün schön Öl"


HEBREW = "שלום מלך ארץ סוף בן"


def packed(text: str, reading: Reading) -> Lexicon:
    *_, made = own.steps(own.listed(text).words, reading.alphabet)
    assert isinstance(made, bytes)
    return Lexicon.from_pack(made)


def readings(text: str) -> list[Reading]:
    return own.readings(own.listed(text))


def written(lexicon: Lexicon) -> dict[str, str]:
    return {entry.word: entry.written for entry in lexicon.all_entries()}


def words_of(lexicon: Lexicon) -> list[str]:
    return sorted(entry.word for entry in lexicon.all_entries())


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "is empty"),
        (b" \n\t", "is empty"),
        (codecs.BOM_UTF8, "is empty"),
        (codecs.BOM_UTF16_LE + b"\n\0", "is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "isn’t a plain text file"),
        ("año".encode("latin-1"), "isn’t a plain text file"),
        (b"\xff\xfea", "isn’t a plain text file"),
        (b"cave\0", "isn’t a plain text file"),
        (b"cave noon nine tea\n", "too large"),
    ],
)
def test_a_file_without_a_list_is_refused(
    data: bytes, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "MAX_FILE_BYTES", 12)
    with pytest.raises(WordListError, match=fault):
        own.decoded(data)
    if fault != "too large":
        with pytest.raises(WordListError, match=f"odd': .*{fault}"):
            words_in_file(tmp_path / "odd", data)


@pytest.mark.parametrize("text", ["12 345", "7th co-op", "☕ 🐝", "x" * 65])
def test_a_text_without_words_is_refused(text: str) -> None:
    with pytest.raises(WordListError, match="has no words"):
        readings(text)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_texts_of_several_encodings_are_read(encoding: str) -> None:
    assert own.decoded(SPANISH.encode(encoding)) == SPANISH


def test_a_list_in_the_letters_of_english_has_one_reading() -> None:
    assert readings("Cave noon") == [Reading(ENGLISH, ORIGINAL, "", 0)]
    assert written(packed("Cave NOON", readings("cave")[0])) == {"cave": "Cave", "noon": ""}


LARGE = "abcdefghijklmnopqrstuvwxyzäöüßñ"  # more letters than a word of a pack can have


@pytest.mark.parametrize(
    ("text", "words", "left_out"),
    [
        ("cave d.j. co-op 12 noon 7th", "cave noon", 3),
        ("한국 나라 한나", "한국 나라 한나", 0),
        ("ää öö", "ää öö", 0),
        (f"{LARGE} cave", "cave", 1),
        ("किताब पानी", "", 2),  # signs for vowels are marks
    ],
)
def test_what_is_no_word_is_left_out_and_counted(text: str, words: str, left_out: int) -> None:
    kept = readings(text)[-1]
    assert kept.left_out == left_out
    assert kept.example == ""
    if words:
        assert words_of(packed(text, kept)) == sorted(words.split())
    else:
        assert readings(text)[0].example == text.split()[0]


@pytest.mark.parametrize(("text", "edition"), [(SPANISH, "spanish"), (GERMAN, "german")])
def test_the_letters_of_an_edition_are_recognized(text: str, edition: str) -> None:
    first, folded, kept = readings(text)
    assert (first.rules, first.alphabet) == (edition_of(edition), edition_of(edition).alphabet)
    assert (folded.rules, folded.alphabet.drops_accents) == (ORIGINAL, True)
    assert (kept.example, kept.left_out) == ("", 0)


def test_rare_letters_do_not_make_a_list_that_of_another_edition() -> None:
    words = [f"{a}{b}{c}" for a in ENGLISH.order for b in ENGLISH.order for c in ENGLISH.order]
    found = readings(" ".join([*words, "año"]))
    assert {each.rules for each in found} == {ORIGINAL}


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_accents_are_dropped_or_kept(form: str) -> None:
    text = unicodedata.normalize(form, "Épée cœur été")  # type: ignore[arg-type]
    folded, kept = readings(text)
    assert words_of(packed(text, folded)) == ["coeur", "epee", "ete"]
    assert written(packed(text, folded))["epee"] == "Épée"
    assert words_of(packed(text, kept)) == sorted(["épée", "cœur", "été"])


def test_letters_at_the_end_of_a_hebrew_word_are_read_as_their_base_letters() -> None:
    (reading,) = readings(HEBREW)
    lexicon = packed(HEBREW, reading)
    assert set(reading.alphabet.order) == set("שלומכארצספבנ")
    assert written(lexicon)["שלומ"] == "שלום"
    edition = own_edition(ORIGINAL, reading.alphabet, "עברית")
    hive = Hive.parse("של ומ", 3, edition=edition)
    assert [found.written for found in solve(hive, lexicon)] == ["שלום"]


def test_words_with_letters_beyond_the_most_frequent_ones_are_left_out() -> None:
    letters = "abcdefghijklmnopqrstuvwxyzäöüßñçøåéèêáàâ"
    frequent = letters[:MAX_LETTERS]
    text = " ".join([frequent[:20], frequent[20:]] + [a + b + a for a, b in pairwise(letters)])
    kept = readings(text)[-1]
    assert set(kept.alphabet.order) == set(frequent)
    left_out = sum(bool(set(word) - set(frequent)) for word in text.split())
    assert kept.left_out == left_out > 0
    assert len(packed(text, kept)) == len({*text.split()}) - left_out


def test_the_steps_of_packing_tell_how_much_is_done() -> None:
    words = ["".join(random.Random(seed).choices("abcdefgh", k=7)) for seed in range(60_000)]
    *shares, made = own.steps(words, ENGLISH)
    assert shares == sorted(shares)
    assert 0 <= min(map(float, shares)) < max(map(float, shares)) < 1
    assert isinstance(made, bytes)
    assert own.written_words(made).split() == sorted(set(words))


def test_a_list_without_words_in_the_letters_is_refused() -> None:
    with pytest.raises(WordListError, match="no words in the letters"):
        list(own.steps(["привет"], Alphabet("abc")))


@pytest.mark.parametrize("sign", "\x01\u00ad\u200b\u200c\u200f\u202e\u2060\ufeff")
def test_invisible_characters_change_no_word(sign: str) -> None:
    text = "Cave, coven (6)\nself-evident; 2. ﬁne"
    found = own.listed(sign + sign.join(text) + sign)
    assert sorted(found.words) == ["Cave", "coven", "fine"]
    assert found.others == ["self-evident"]


@given(st.lists(st.text("abcé'’-.·|/;#12 \u200bｂﬁ", max_size=9), max_size=9))
def test_every_letter_of_a_list_is_in_a_word_or_in_a_part_left_out(lines: list[str]) -> None:
    text, found = "\n".join(lines), own.listed("\n".join(lines))
    read = "".join([*found.words, *found.others])
    assert set(filter(str.isalpha, read)) == set(filter(str.isalpha, plain(text)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("49271\nattractor/S\nhours/MS\nTractor/SM\ncarrot", "Tractor attractor carrot hours"),
        ("3\nmañana/s\naño/s12", "año mañana"),
        ("שלום/AB\nמלך/A", "מלך שלום"),
        ("and/or\ncave/coven", "and cave coven or"),
        ("Coven\nOctane\nAaron\ncave", "Aaron Coven Octane cave"),
        ("mañana, año, niño; ñandú", "año mañana niño ñandú"),
        ("# Words by Jane Doe, 2024\ncave\n  # more\nnoon", "cave noon"),
        ("#cave\n#noon", "cave noon"),
        ("word;pos;freq\ncave;NOUN;12\nnoon;NOUN;3", "cave noon"),
        ("word,pos\ncave,NOUN\nnoon,ADV", "cave noon"),
        ("1;cave;12\n2;noon;7", "cave noon"),
        ('"cave","a hole, in rock"\n"noon","the middle, of the day"', "cave noon"),
        ("cave\tNOUN\nnoon\tNOUN\ngo\tVERB\nsee\tVERB\ntea\tNOUN", "cave go noon see tea"),
        ("cave, coven\nnoon, tea", "cave coven noon tea"),
        ("cave 12\nnoon 7\n", "cave noon"),
        ("ATTRACT to draw toward [v]\nCAVE a hole in rock [n]", "ATTRACT CAVE"),
        ("ATTRACT\nCAVE", "ATTRACT CAVE"),
        ("cave|coven", "cave coven"),
        ('{"cave":1,"coven":1}', "cave coven"),
        ('"cave","noon" (tea), «loaf»! end.', "cave end loaf noon tea"),
        ("cave\r\nnoon\r\n", "cave noon"),
        ("cat\ncat's\nidea\nidea's\ncan't", "can't cat idea"),
        ("auto\nauto's\nfoto\nfoto's", "auto auto's foto foto's"),
    ],
)
def test_only_the_words_of_lists_in_several_layouts_are_read(text: str, words: str) -> None:
    assert sorted(own.listed(text).words) == words.split()


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("м’яч пʼять", ["мяч", "пять"]),
        ("c'hoar", ["choar"]),
        ("می\u200cخواهم", ["میخواهم"]),
        (
            "co\u0140legi ce\u0140la bell-lloc fil.la aigua ço",
            "aigua belllloc cella collegi filla ço".split(),
        ),
    ],
)
def test_signs_inside_words_are_ignored(text: str, letters: list[str]) -> None:
    first = readings(text)[0]
    lexicon = packed(text, first)
    assert words_of(lexicon) == sorted(letters)
    assert first.left_out == 0
    edition = own_edition(first.rules, first.alphabet, "own")
    hive = Hive(first.alphabet.order[:7], edition=edition)
    assert sorted(words_in(text, hive)) == sorted(letters)


def test_turkish_is_read_with_and_without_a_dot() -> None:
    text = "inek ısı kırmızı isim sınır İLK IŞIK KIRIK İSİM"
    first, kept = readings(text)
    assert words_of(packed(text, kept)) == sorted(
        "inek ısı kırmızı isim sınır ilk ışık kırık".split()
    )
    hive = Hive.parse("ISKRMNZ", edition=own_edition(ORIGINAL, kept.alphabet, "Türkçe"))
    assert hive.letters == "ıskrmnz"
    assert str(hive) == "ISKRMNZ"
    assert words_in("KIRMIZI KIŞIN", hive) == ["kırmızı", "kışın"]
    dotted = Hive.parse("İNEKSMR", edition=own_edition(ORIGINAL, kept.alphabet, "Türkçe"))
    assert (str(dotted), dotted.letters) == ("İNEKSMR", "ineksmr")
    assert words_in("İNEK inek INEK", dotted) == ["inek"] * 3
    assert first.example == "ışık"
    assert {"ısı", "ısık", "isim"} < {*words_of(packed(text, first))}


def test_a_list_of_too_many_different_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MAX_WORDS", 1000)
    assert readings("cave\n" * 5000)
    many = " ".join(a + b + c for a in "abcdefgh" for b in ENGLISH.order for c in ENGLISH.order)
    with pytest.raises(WordListError, match="has 5,408 words: the limit is 1,000"):
        readings(many)


def test_no_word_is_a_formula_in_a_spreadsheet_or_ends_its_cell() -> None:
    marks = [*string.punctuation, "\t", "\r", "\u200b", "\ufeff", "\uff1d"]
    text = "\n".join(f"{mark}{word}{mark} ca{mark}ne" for mark in marks for word in ("vén", "cane"))
    for reading in readings(text):
        *_, made = own.steps(own.listed(text).words, reading.alphabet)
        assert isinstance(made, bytes)
        words = own.written_words(made).split("\n")[:-1]
        assert {"vén", "cane"} <= set(words)
        assert [word for word in words if not word[:1].isalpha() or set(word) & set(',"\r')] == []


def words_in_file(path: Path, content: bytes) -> list[str]:
    path.write_bytes(content)
    return sorted(entry.word for entry in own.lexicon_in(path).all_entries())


@pytest.mark.parametrize(
    "content",
    [
        b"NOON\r\nCAVE\r\n",
        b"  cave\t\nnoon\ncave",
        "\ufeffcave\nnoon\nco-vet\nit's\ncafé\nx2\n\n".encode(),
        "cave\nnoon\n".encode("utf-16"),
        Lexicon.from_words(["cave", "noon"]).to_pack(),
    ],
)
def test_reads_a_file_of_words_and_skips_other_lines(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "any.name"
    assert words_in_file(path, content) == ["cave", "noon"]
    assert {entry.likelihood for entry in own.lexicon_in(path).all_entries()} == {1.0}
    whole = len(own.lexicon_in(path, "vctaoeg"))
    assert whole == (2 if content.startswith(b"BEE") else 1)


def test_accents_alone_are_no_words() -> None:
    text = "épée \u0301 , \u05c1 cave"
    assert [len(packed(text, reading)) for reading in readings(text)] == [2, 2]


def test_rejects_a_truncated_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="truncated"):
        words_in_file(tmp_path / "any.name", Lexicon.from_words(["cave"]).to_pack()[:-1])


def test_reads_only_words_of_the_hives_letters(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_text("cave\nCOVENANT\noctane\nnoon\nclove\nCLOVE\nAvon\n")
    read = [entry.word for entry in own.lexicon_in(path, "vctaoen").all_entries()]
    assert sorted(read) == ["avon", "cave", "covenant", "noon", "octane"]
    assert len(own.lexicon_in(path, "xyz")) == 0
    path.write_text("4 5 6\n")
    with pytest.raises(WordListError, match="has no words"):
        own.lexicon_in(path, "xyz")


def test_skips_lines_longer_than_any_word(tmp_path: Path) -> None:
    line = b"a" * MAX_WORD_LENGTH
    assert words_in_file(tmp_path / "words", b"cave\n" + line + b"\n" + line + b"a\n") == [
        line.decode(),
        "cave",
    ]


def test_rejects_a_large_file_before_reading_it(tmp_path: Path) -> None:
    with (tmp_path / "words").open("wb") as file:
        file.truncate(40_000_000)  # sparse: uses no disk space
    with pytest.raises(FileError, match=r"words' is too large \(40 MB\): the limit is 32 MB"):
        own.lexicon_in(tmp_path / "words")


def test_what_is_left_out_is_returned() -> None:
    left_out = parted("# by J. Doe\nword;pos\ncave;NOUN")[1]
    assert left_out.split() == "# by J. Doe word pos NOUN".split()
