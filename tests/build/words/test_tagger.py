"""The reader of LanguageTool's dictionaries, on one made by hand."""

from build.words.tagger import Tagged, entries

LAST, FINAL, NEXT = 0x40, 0x20, 0x80
"""What the first byte of an arc may tell."""


def chain(text: bytes) -> bytes:
    """Return arcs of which each leads to the next, and the last one ends an entry."""
    *firsts, last = text
    leading = b"".join(bytes([NEXT | LAST, each]) for each in firsts)
    return leading + bytes([FINAL | LAST, last, 0])


def test_each_path_is_a_form_with_its_word_and_its_tag() -> None:
    first, second = chain("éën~Dé~V".encode()), chain(b"ken~A~V")
    usual = b"\0^e"  # arcs name these two labels by their number
    node = bytes([2, 0, LAST | NEXT, ord("k")])  # e leads elsewhere, and k to what follows
    start = bytes([NEXT | LAST | 1])
    elsewhere = len(start + node + second) - len(b"k") * 2
    arcs = start + node + second[2:] + first
    arcs = arcs.replace(node, bytes([2, elsewhere, LAST | NEXT, ord("k")]))
    header = b"\\fsa\xc6\0\7" + bytes([len(usual)]) + usual
    assert set(entries(header + arcs)) == {
        Tagged("eéën", "eéé", "V"),
        Tagged("ken", "ken", "V"),
    }
