"""What pages tell each other to connect: nothing but what a local network needs gets through."""

from typing import Any

import pytest

from beecore.errors import CodeError
from beecore.sharing.peers import Party, description_of, fields_of, is_local, party_in, party_of
from tests.oracles import DIGITS, OFFER

HIVE = OFFER.hive
PAIRS = ":".join([DIGITS[at : at + 2] for at in range(0, 64, 2)]).upper()
DESCRIPTION = f"""v=0\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
a=candidate:1 1 udp 2113937151 192.168.1.4 58791 typ host generation 0 network-cost 999\r
a=candidate:2 1 udp 2113937151 8.8.8.8 58791 typ host\r
a=candidate:3 1 TCP 2105524479 192.168.1.4 9 typ host tcptype active\r
a=ice-ufrag:Ox62\r
a=ice-pwd:l12ecRiiwB/2+LywKqZ4PAGZ\r
a=fingerprint:sha-256 {PAIRS}\r
"""


def test_reads_what_the_browser_says_of_its_own_page() -> None:
    assert party_of(DESCRIPTION, OFFER.player, HIVE) == OFFER
    for line in DESCRIPTION.split("\r\n")[2:-1]:
        if "8.8.8.8" not in line and "TCP" not in line:
            with pytest.raises(CodeError):
                party_of(DESCRIPTION.replace(line, ""), OFFER.player, HIVE)


def test_a_party_comes_out_of_its_fields_and_of_its_description() -> None:
    answer = Party(OFFER.player, HIVE, "k1bL", "a" * 8, "b" * 32, DIGITS, ("f-0.local 5000",))
    for party in (OFFER, answer):
        assert party_in(fields_of(party)) == party
        assert party_of(description_of(party), party.player, HIVE, party.answers) == party
        assert ("setup:active" in description_of(party)) == (party is answer)


LOCAL = ["10.0.0.1", "172.16.0.1", "172.31.9.9", "192.168.0.1", "169.254.7.7", "127.0.0.1"]
LOCAL += ["f44114ce-2726-4a81-b6e2-a10bd35a82b8.local"]
OTHERS = ["8.8.8.8", "172.32.0.1", "192.169.0.1", "172.160.0.1", "1.10.0.0", "10.0.0.-1"]
OTHERS += ["example.local", "example.org", "::1", "localhost", "", "10.0.0.1\r\na=x", "10.0.0.٣"]


def test_only_addresses_in_a_local_network_count() -> None:
    assert [host for host in LOCAL + OTHERS if is_local(f"{host} 5000")] == LOCAL
    for port in ("", "0", "53", "100000", "5000\r\n", "5000 typ", "٣٣٣٣"):
        assert not is_local(f"10.0.0.1 {port}")


VALUES: list[Any] = [None, "", 7, [], {}, "x", "é" * 9, "a" * 99, "ab\r\na=x", ["8.8.8.8 5000"]]


@pytest.mark.parametrize("place", [0, 1, 3, 4, 5, 6])
@pytest.mark.parametrize("value", VALUES)
def test_a_damaged_party_is_refused(place: int, value: object) -> None:
    [fields] = fields_of(OFFER).values()
    fields[place] = value
    with pytest.raises(CodeError, match="damaged"):
        party_in({"party": fields})
    for other in ({}, {"party": value}, {"party": fields[:-1]}):
        with pytest.raises(CodeError, match="damaged"):
            party_in(other)
