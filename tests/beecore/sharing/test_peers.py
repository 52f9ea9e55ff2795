"""What pages tell each other to connect: nothing but what a local network needs gets through."""

import pytest

from beecore.errors import CodeError
from beecore.sharing.peers import Party, description_of, fields_of, party_in, party_of
from tests.oracles import OFFER

USER, PASSWORD, FINGERPRINT, ADDRESS = OFFER.lines
NEAR = ["10.0.0.1", "172.16.0.1", "172.31.9.9", "192.168.0.1", "169.254.7.7", "f44-ce.local"]
FAR = ["8.8.8.8", "172.32.0.1", "192.169.0.1", "172.160.0.1", "1.10.0.0", "::1", "example.local"]
OTHERS = [*FAR, "", "10.0.0.٣", "10.0.0.1 0", "10.0.0.1 53", "10.0.0.1\r\na=x", "8.8.8.8 9 typ"]


def test_of_a_description_only_what_a_local_network_needs_gets_through() -> None:
    lines = [FINGERPRINT, PASSWORD, "a=x", USER, *[ADDRESS.replace("udp", "TCP")] * 2]
    given = [*lines, *[ADDRESS.replace("192.168.1.4", host) for host in FAR], ADDRESS + " cost 9"]
    assert party_of("\r\n".join(given), *OFFER[:3]) == OFFER
    for needed in OFFER.lines:
        with pytest.raises(CodeError, match="damaged"):
            party_of("\r\n".join([*OFFER.lines]).replace(needed, ""), *OFFER[:3])


def test_a_party_comes_out_of_its_fields_and_of_its_description() -> None:
    near = [ADDRESS.replace("192.168.1.4", host) for host in NEAR]
    answer = Party(*OFFER[:3], USER, (*OFFER.lines[:3], *near))
    for party in (OFFER, answer):
        assert party_in(fields_of(party)) == party
        assert party_of(description_of(party), *party[:4]) == party
        assert ("setup:active" in description_of(party)) == (party is answer)


BAD: list[object] = [None, "", 7, [], {}, "é" * 9, "a" * 99, "ab\r\na=x", [*OFFER.lines[:3]]]
BAD += [[*OFFER.lines[:3], ADDRESS.replace("192.168.1.4", host)] for host in OTHERS]


@pytest.mark.parametrize("value", BAD)
def test_a_damaged_party_is_refused(value: object) -> None:
    [fields] = fields_of(OFFER).values()
    sound = [(1, "é" * 9), (3, ""), (3, "a" * 99)]
    parties = [
        [*fields[:at], value, *fields[at + 1 :]] for at in range(5) if (at, value) not in sound
    ]
    for damaged in (value, fields[:-1], *parties):
        with pytest.raises(CodeError, match="damaged"):
            party_in({"party": damaged})
