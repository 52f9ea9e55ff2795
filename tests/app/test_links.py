"""Links to hives: as messengers, mail programs, and people pass them on."""

import pytest

from beecore.editions import ORIGINAL, Edition, edition_of
from beecore.errors import BeeError, HiveError
from beecore.hive import Hive
from tests.app.tabs import app
from tests.days import HIVES

links = app.links
FRIENDS = "join/bee-round-2-0123456789abcdef"


@pytest.mark.parametrize(
    "address",
    [
        "vctaoen?min=5&require=te",
        "vctaoen%3Fmin%3D5%26require%3Dte",
        "vctaoen%3fmin=5&require=te",
        "vctaoen%253Fmin%253D5%2526require%253Dte",
        "vctaoen?min%3D5%26require%3Dte",
        "vctaoen?min=5%26require%3Dte",
        "vctaoen?min=5&amp;require=te",
        "vctaoen&amp;min=5&amp;require=te",
        "vctaoen&min=5&require=te",
        "vctaoen?min=3D5&require=3Dte",
        "vctaoen\\?min\\=5\\&require\\=te",
        "vctaoen?min=5&require=te).",
        "vctaoen?min=5&require=te&gt;",
        "vctaoen?min=5&require=te&fbclid=IwAR0&utm_source=mail",
        "vctaoen%25253Fmin%25253D5%252526require%25253Dte",
        "vctaoen?min=5&amp;amp;require=te",
        "vctaoen?min=5&#x26;require=te",
        "vctaoen?min=5&#038;require=te",
        "vctaoen?min=5&amprequire=te",
        "vctaoen?min\\u003d5\\u0026require\\u003dte",
        "vctaoen=3Fmin=3D5&requi=\r\nre=3Dte",
        "vctaoen？min＝5＆require＝te",
        "vctaoen?min=5&\u200brequire=te\u200b",
        "vctaoen?Min=5&REQUIRE=te",
        "vctaoen??min=5&require=te?utm_source=mail",
        "vctaoen?min=5&require=te<br>",
        "vctaoen/?min=5&require=te#",
    ],
)
def test_reads_a_link_as_it_was_meant(address: str) -> None:
    link = links.read(address)
    assert (link.letters, link.minimum, link.require) == ("vctaoen", "5", "te")
    assert link.unread == []


def test_reads_editions_and_letters_that_were_encoded_twice() -> None:
    assert links.read("vctaoen%3Fedition%3Dprint").edition == "print"
    assert links.read("%25C3%25B1aeinpt?edition=spanish").letters == "ñaeinpt"
    assert links.read("100%?edition=list-50%25").edition == "list-50"
    assert links.meant("solve%2Fvctaoen%3Fmin%3D5") == "solve/vctaoen?min=5"
    assert links.meant("PLAY/VCTAOEN") == "play/VCTAOEN"


def test_names_what_a_link_cannot_have() -> None:
    link = links.read("vctaoen?likely=200&by=color&length=x&show=all&minimum=5")
    assert sorted(link.unread) == ["by=color", "length=x", "likely=200", "minimum=5"]
    assert links.read("vctaoen?" + "x" * 41).unread == ["x" * links.MAX_NAMED]
    assert (link.likely, link.wish.by, link.wish.length) == ("", "length", "")


def test_refuses_a_link_above_the_limit() -> None:
    links.read("v".ljust(links.MAX_LINK_LENGTH, "x"))
    with pytest.raises(HiveError, match=r"this link is too large \(16\.1 KB\): the limit is 16 KB"):
        links.read("v".ljust(links.MAX_LINK_LENGTH + 1, "x"))


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("Play with me! https://a.example/hive/#play/vctaoen", "play/vctaoen"),
        ("https://a.example/hive/#solve/vctaoen%3Fmin%3D5.", "solve/vctaoen?min=5."),
        ("<https://a.example/#play/vctaoen>", "play/vctaoen"),
        ("[hive](https://a.example/#play/vctaoen) for you", "play/vctaoen)"),
        ("https://a.example/hive/%23play/vctaoen", "play/vctaoen"),
        (f"Join in: https://a.example/#{FRIENDS} Bye", FRIENDS),
        (f"https://a.example/fr/#{FRIENDS}", FRIENDS),
        ("https://a.example/#join%2Fbee-round-2-01", "join/bee-round-2-01"),
        ("https://a.example/hive/fr/#solve/aeinopt", "solve/aeinopt?edition=french"),
        (
            "https://a.example/fr/index.html?x=y#play/aeinopt?min=5",
            "play/aeinopt?min=5&edition=french",
        ),
        ("#spellingbee https://a.example/#play/vctaoen", "play/vctaoen"),
        ("https://a.example/fr/index#solve/aeinopt", "solve/aeinopt?edition=french"),
        ("https://a.example/hive/%2523solve%252Fvctaoen", "solve/vctaoen"),
        ("https://b.example/?u=https%3A%2F%2Fa.example%2F%23play%2Fvctaoen&h=1", "play/vctaoen"),
        (
            "https://b.example/?q=https%3A%2F%2Fa.example%2Ffr%2F%23play%2Faeinopt%3Fmin%3D5&sa=D",
            "play/aeinopt?min=5&edition=french",
        ),
        ("https://a.example/%23play/vctaoen?min=5&require=te", "play/vctaoen?min=5&require=te"),
        ("https://a.example/#play/vcta=\noen", "play/vctaoen"),
        ("HTTPS://A.EXAMPLE/&#35;PLAY/VCTAOEN", "play/VCTAOEN"),
        ("##play/vctaoen", "play/vctaoen"),
        ("https://a.example/#play", "play"),
        ("I like to #play and #solve", ""),
        ("# " * (links.MAX_MARKS - 1) + "#play/vctaoen", "play/vctaoen"),
        ("# " * links.MAX_MARKS + "#play/vctaoen", ""),
    ],
)
def test_finds_a_link_in_a_text(text: str, link: str) -> None:
    assert links.in_text(text) == link


@pytest.mark.parametrize("edition", list(HIVES), ids=lambda each: each.name)
def test_links_to_the_hives_of_200_days_and_their_letters_are_read(edition: Edition) -> None:
    for hive in HIVES[edition]:
        link = links.written(hive, found="x")
        for address in (link, link.replace("?", "%3F").replace("=", "%3D").replace("&", "%26")):
            read = links.read(address)
            assert Hive.parse(read.letters, read.minimum or None, "", read.rules).key == hive.key
        for text in (str(hive), " ".join(str(hive))):
            assert links.pasted(text, hive.edition) == links.of_letters(text, hive.edition) != ""
        apart = f"{str(hive)[0]}-{str(hive)[1:]}"
        assert links.pasted(apart, hive.edition) == links.of_letters(apart, hive.edition) != ""


def test_words_that_do_not_tell_their_center_are_shown_without_letters() -> None:
    words = "covenant concave octane cave"
    assert links.pasted(words, ORIGINAL) == "solve/?found=covenant%20concave%20octane%20cave"
    assert links.pasted(words, edition_of("print")) == ""  # too short for it
    longer = "covenant concave octane vacate"
    assert links.pasted(longer, edition_of("print")).startswith("solve/?edition=print&found=")


def test_says_that_a_text_has_too_many_words_for_a_link() -> None:
    room = links.MAX_LINK_LENGTH - len(links.OF_WORDS + "found=")
    assert len(links.of_words("x" * room, ORIGINAL)) == links.MAX_LINK_LENGTH
    with pytest.raises(BeeError, match="this text is too large"):
        links.of_words("x" * (room + 1), ORIGINAL)
