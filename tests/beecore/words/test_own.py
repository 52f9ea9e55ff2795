"""A visitor's or player's own word list: reading it from text and files, and packing it."""

import codecs
import string
import unicodedata
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import FileError, Hive, Lexicon, WordListError, solve
from beecore.editions import ORIGINAL, edition_of, own_edition
from beecore.letters import ENGLISH, MAX_LETTERS, Alphabet
from beecore.reading import plain, words_in
from beecore.words import own
from beecore.words.own import Reading

SPANISH, GERMAN = "mañana frío niño corazón", "Straße Bär grün schön Öl"
LARGE = "abcdefghijklmnopqrstuvwxyzäöüßñ"  # more letters than a word of a pack can have


def made(words: list[str], alphabet: Alphabet) -> bytes:
    *_, pack = own.steps(words, alphabet)
    assert isinstance(pack, bytes)
    return pack


def packed(text: str, reading: Reading) -> dict[str, str]:
    """Return the words of a list by their letters, as they are written."""
    lexicon = Lexicon.from_pack(made(list(own.listed(text).words), reading.alphabet))
    return {entry.word: entry.written or entry.word for entry in lexicon.all_entries()}


def readings(text: str) -> list[Reading]:
    return own.readings(own.listed(text))


def words_in_file(path: Path, content: bytes, letters: str = "") -> list[str]:
    path.write_bytes(content)
    return sorted(entry.word for entry in own.lexicon_in(path, letters).all_entries())


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "is empty"),
        (codecs.BOM_UTF16_LE + b"\n\0", "is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "isn’t a plain text file"),
        ("año".encode("latin-1"), "isn’t a plain text file"),
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
    with pytest.raises((WordListError, FileError), match=f"odd'.* .*{fault}"):
        words_in_file(tmp_path / "odd", data)


@pytest.mark.parametrize("text", ["12 345", "7th co-op", "☕ 🐝", "x" * 65])
def test_a_text_without_words_is_refused(text: str) -> None:
    with pytest.raises(WordListError, match="has no words"):
        readings(text)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_texts_of_several_encodings_are_read(encoding: str) -> None:
    assert own.decoded(SPANISH.encode(encoding)) == SPANISH


def test_a_list_in_the_letters_of_english_has_one_reading() -> None:
    assert readings("Cave NOON") == [Reading(ENGLISH, ORIGINAL, "", 0)]
    assert packed("Cave NOON", readings("cave")[0]) == {"cave": "Cave", "noon": "noon"}


@pytest.mark.parametrize(
    ("text", "words", "left_out"),
    [
        ("cave d.j. co-op 12 noon 7th", "cave noon", 3),
        ("한국 나라 한나", "한국 나라 한나", 0),
        (f"{LARGE} cave", "cave", 1),
        ("किताब पानी", "", 2),  # signs for vowels are marks
    ],
)
def test_what_is_no_word_is_left_out_and_counted(text: str, words: str, left_out: int) -> None:
    kept = readings(text)[-1]
    assert (kept.left_out, kept.example) == (left_out, "")
    if words:
        assert sorted(packed(text, kept)) == sorted(words.split())
    else:
        assert readings(text)[0].example == text.split()[0]


@pytest.mark.parametrize(("text", "edition"), [(SPANISH, "spanish"), (GERMAN, "german")])
def test_the_letters_of_an_edition_are_recognized_unless_they_are_rare(
    text: str, edition: str
) -> None:
    first, folded, kept = readings(text)
    assert (first.rules, first.alphabet) == (edition_of(edition), edition_of(edition).alphabet)
    assert (folded.rules, folded.alphabet.drops_accents) == (ORIGINAL, True)
    assert (kept.example, kept.left_out) == ("", 0)
    others = [f"{a}{b}{c}" for a in ENGLISH.order for b in ENGLISH.order for c in ENGLISH.order]
    assert {each.rules for each in readings(" ".join([*others, text.split()[0]]))} == {ORIGINAL}


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_accents_are_dropped_or_kept(form: str) -> None:
    text = unicodedata.normalize(form, "Épée cœur \u0301")  # type: ignore[arg-type]
    folded, kept = readings(text)
    assert packed(text, folded) == {"epee": "Épée", "coeur": "cœur"}
    assert packed(text, kept) == {"épée": "Épée", "cœur": "cœur"}


def test_cyrillic_letters_keep_the_marks_that_nobody_leaves_out() -> None:
    folded, kept = readings("ёлка йод")
    assert packed("ёлка йод", folded) == {"елка": "ёлка", "йод": "йод"}
    assert packed("ёлка йод", kept) == {"ёлка": "ёлка", "йод": "йод"}
    (only,) = readings("їжак йод мій ўсё".replace("ё", "е"))
    assert only.left_out == 0


def test_letters_at_the_end_of_a_hebrew_word_are_read_as_their_base_letters() -> None:
    text = "שלום מלך ארץ סוף בן"
    (reading,) = readings(text)
    assert set(reading.alphabet.order) == set("שלומכארצספבנ")
    assert packed(text, reading)["שלומ"] == "שלום"


def test_words_with_letters_beyond_the_most_frequent_ones_are_left_out() -> None:
    letters = "abcdefghijklmnopqrstuvwxyzäöüßñçøåéèêáàâ"
    text = " ".join(letter * 2 for letter in letters + letters[:MAX_LETTERS].upper())
    text += " " + " ".join(f"a{letter}" for letter in letters[:MAX_LETTERS])
    kept = readings(text)[-1]
    assert set(kept.alphabet.order) == set(letters[:MAX_LETTERS])
    assert kept.left_out == len(letters) - MAX_LETTERS


@given(st.lists(st.text("abcdef", min_size=1, max_size=4), min_size=1), st.integers(1, 9))
def test_the_steps_of_packing_tell_how_much_is_done(words: list[str], size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own, "WORDS_PER_STEP", size)
        *shares, pack = own.steps(words, ENGLISH)
    assert shares == sorted(map(float, shares))
    assert 0 <= float(shares[0]) < float(shares[-1]) < 1
    assert isinstance(pack, bytes)
    assert own.written_words(pack).split() == sorted(set(words))


def test_a_list_without_words_in_the_letters_is_refused() -> None:
    with pytest.raises(WordListError, match="no words in the letters"):
        made(["привет"], Alphabet("abc"))


@given(st.lists(st.text(max_size=9)))
def test_any_text_is_read_in_every_way_offered_or_refused(lines: list[str]) -> None:
    text = "\n".join(lines)
    with suppress(WordListError):
        for reading in readings(text):
            edition = own_edition(reading.rules, reading.alphabet, "Own")
            pack = made(list(own.listed(text).words), reading.alphabet)
            lexicon = Lexicon.from_pack(pack)
            assert len(own.written_words(pack).split("\n")) == len(lexicon) + 1
            solve(Hive(reading.alphabet.order[:3], edition=edition), lexicon)


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
        ("# Words by Jane Doe, 2024\ncave\n  # more\nnoon", "cave noon"),
        ("#cave\n#noon", "cave noon"),
        ("word;pos;freq\ncave;NOUN;12\nnoon;NOUN;3", "cave noon"),
        ("word,pos\ncave,NOUN\nnoon,ADV", "cave noon"),
        ("1;cave;12\n2;noon;7", "cave noon"),
        ("number\tWord\n1\tcave\n2\tnoon\n3", "cave noon"),
        ('"Word","definition"\r\n"cave","a hole, in rock"\r\n"noon","the middle"', "cave noon"),
        ("cave, coven\nnoon, tea", "cave coven noon tea"),
        ("cave 12\nnoon 7\n", "cave noon"),
        ("ATTRACT to draw toward [v]\nCAVE a hole in rock [n]", "ATTRACT CAVE"),
        ('{"cave":1,"coven":1}', "cave coven"),
        ('"cave","noon" (tea), «loaf»! end.\r\n', "cave end loaf noon tea"),
        ("\u200bCave\u200b, self-\u00adevident; 2. ﬁne", "Cave fine"),
        ("cat\ncat's\nidea\nidea's\ncan't", "can't cat idea"),
        ("auto\nauto's\nfoto\nfoto's", "auto auto's foto foto's"),
    ],
)
def test_only_the_words_of_lists_in_several_layouts_are_read(text: str, words: str) -> None:
    assert sorted(own.listed(text).words) == words.split()


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("м’яч пʼять", "мяч пять"),
        ("می\u200cخواهم", "میخواهم"),
        ("co\u0140legi bell-lloc fil.la ço", "belllloc collegi filla ço"),
    ],
)
def test_signs_inside_words_are_ignored(text: str, letters: str) -> None:
    first = readings(text)[0]
    assert sorted(packed(text, first)) == sorted(letters.split())
    assert first.left_out == 0
    edition = own_edition(first.rules, first.alphabet, "own")
    hive = Hive(first.alphabet.order[:7], edition=edition)
    assert sorted(words_in(text, hive)) == sorted(letters.split())


def test_turkish_is_read_with_and_without_a_dot() -> None:
    text = "inek ısı kırmızı isim sınır İLK IŞIK KIRIK İSİM"
    first, kept = readings(text)
    assert sorted(packed(text, kept)) == sorted(
        "inek ısı kırmızı isim sınır ilk ışık kırık".split()
    )
    assert first.example == "ışık"
    assert {"ısı", "ısık", "isim"} < packed(text, first).keys()
    edition = own_edition(ORIGINAL, kept.alphabet, "Türkçe")
    hive, dotted = (Hive.parse(text, edition=edition) for text in ("ISKRMNZ", "İNEKSMR"))
    assert (str(hive), hive.letters) == ("ISKRMNZ", "ıskrmnz")
    assert words_in("KIRMIZI KIŞIN", hive) == ["kırmızı", "kışın"]
    assert (str(dotted), dotted.letters) == ("İNEKSMR", "ineksmr")
    assert words_in("İNEK inek INEK", dotted) == ["inek"] * 3


def test_a_reading_that_leaves_words_out_is_not_the_first_one_if_another_has_them_all() -> None:
    text = "ısırgan kılıç ilkbahar kaldırım ışıltı kızıl yıldız İstanbul ISPARTA sargı arsız"
    found = readings(text)
    assert found[0].left_out == 0
    assert len(packed(text, found[0])) == len(text.split())
    assert "catalan" in [each.rules.name for each in found]  # which can still be chosen


ALPHABETS = {
    "Adlam": "𞤢𞤣𞤤𞤢𞤥 𞤨𞤵𞤤𞤢𞤪 𞤣𞤫𞤬𞤼𞤫𞤪𞤫",
    "Arabic": "كتاب مدرسة شمس",
    "Armenian": "գիրք արեւ դպրոց",
    "Cyrillic": "книга солнце школа",
    "Devanagari": "कमल नमक सड़क",
    "Ethiopic": "መጽሐፍ ፀሐይ ትምህርት",
    "Georgian": "წიგნი მზე სკოლა",
    "Greek": "βιβλίο ήλιος σχολείο",
    "Hangul": "사랑 나무 학교",
    "Hebrew": "ספר שמש מחברת",
    "Osage": "𐓏𐓘𐓻𐓘𐓻𐓟 𐓂𐓘𐓡𐓘",
    "Thai": "ตลาด นคร สนม",
}


@pytest.mark.parametrize("name", ALPHABETS)
def test_a_list_in_any_alphabet_is_read_packed_and_solved(name: str) -> None:
    text = ALPHABETS[name]
    reading = readings(text)[0]
    assert reading.left_out == 0
    words = packed(text, reading)
    assert len(words) == len(text.split())
    edition = own_edition(reading.rules, reading.alphabet, name)
    lexicon = Lexicon.from_pack(made(text.split(), reading.alphabet))
    for word in words:
        letters = "".join(dict.fromkeys(word))
        letters += "".join(each for each in reading.alphabet.order if each not in letters)[:4]
        hive = Hive(letters, 1, "", edition)
        assert word in [found.word for found in solve(hive, lexicon)]


def test_a_list_of_too_many_different_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MAX_WORDS", 25)
    assert readings("cave\n" * 5000)
    with pytest.raises(WordListError, match="has 26 words: the limit is 25"):
        readings(" ".join(ENGLISH.order))


def test_no_word_is_a_formula_in_a_spreadsheet_or_ends_its_cell() -> None:
    marks = [*string.punctuation, "\t", "\r", "\u200b", "\ufeff", "\uff1d"]
    text = "\n".join(f"{mark}{word}{mark} ca{mark}ne" for mark in marks for word in ("vén", "cane"))
    for reading in readings(text):
        pack = made(list(own.listed(text).words), reading.alphabet)
        words = own.written_words(pack).split("\n")[:-1]
        assert {"vén", "cane"} <= set(words)
        assert [word for word in words if not word[:1].isalpha() or set(word) & set(',"\r')] == []


@pytest.mark.parametrize(
    "content",
    [
        b"  CAVE\t\r\nnoon\r\ncave",
        "\ufeffcave\nnoon\nco-vet\nit's\ncafé\nx2\n\n".encode(),
        "cave\nnoon\n".encode("utf-16"),
        b"cave\nnoon\n" + b"a" * 65,
        Lexicon.from_words(["cave", "noon"]).to_pack(),
    ],
)
def test_reads_a_file_of_words_and_skips_other_lines(content: bytes, tmp_path: Path) -> None:
    assert words_in_file(tmp_path / "any.name", content) == ["cave", "noon"]
    if not content.startswith(b"BEE"):
        assert words_in_file(tmp_path / "any.name", content, "vctaoeg") == ["cave"]
        assert words_in_file(tmp_path / "any.name", content, "xyz") == []
