"""Size limits: larger input is rejected with an error that names its size and the limit."""

import json

import pytest

from beecore.errors import KB, MAX_STRING_BYTES, MB, BeeError, GameError, parsed


def test_limits_the_size_of_json() -> None:
    assert parsed('{"found": ["cave"]}', KB, "this", BeeError) == {"found": ["cave"]}
    with pytest.raises(GameError, match=r"^this is too large \(1\.1 KB\): the limit is 1 KB$"):
        parsed(" " * (KB + 1), KB, "this", GameError)


@pytest.mark.parametrize(
    "before",
    [
        "",
        '"some text", ' * 2_000,
        r'"a quote \", and a backslash \\", ',
        r'"12345678901234567890", "\\\"", ',
    ],
)
def test_rejects_numbers_that_take_minutes_to_parse(before: str) -> None:
    with pytest.raises(ValueError, match="a number of 20 digits or more"):
        parsed("[" + before + "1" * 100_000 + "]", MB, "this", BeeError)
    assert parsed("[" + before + "1234567, " * 10_000 + "0]", MB, "this", BeeError)[-1] == 0


@pytest.mark.parametrize(
    "string",
    ["18446744073709551616 is 2**64", '"18446744073709551616"', "18446744073709551616\\", '\\"'],
)
def test_allows_digits_in_strings(string: str) -> None:
    value = [string, "some text" * 2_000, string, 7, string]
    assert parsed(json.dumps(value), MB, "this", BeeError) == value


def test_rejects_strings_that_take_minutes_to_parse() -> None:
    longest = '["' + "a" * MAX_STRING_BYTES
    assert len(parsed(longest + '", "b"]', 2 * MB, "this", BeeError)[0]) == MAX_STRING_BYTES
    for longer in (longest + 'a"]', longest + "a", '["' + r"\"" * MAX_STRING_BYTES):
        with pytest.raises(ValueError, match=r"a string of more than 1\.2 MB"):
            parsed(longer, 4 * MB, "this", BeeError)
