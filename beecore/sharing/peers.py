"""Live play: what two pages tell each other to connect directly (by WebRTC), without a server.

One page makes an offer, and the other one an answer to it. Each is a code, see `codes`, which has
only what differs between session descriptions: credentials, the fingerprint of a certificate, and
addresses in a local network. So a stranger’s code cannot make the page send anything to the
internet, nor can a page’s own code tell anybody there where it is.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import BeeError, CodeError
from ..hive import Hive
from .rounds import HEX, ID_LENGTH

MAX_ADDRESSES = 8
MAX_HOST_LENGTH = 64
FINGERPRINT_LENGTH = 64
"""The hexadecimal digits of a SHA-256 hash."""
LOCAL = ["10.", "127.", "169.254.", "192.168.", *[f"172.{number}." for number in range(16, 32)]]
"""How IPv4 addresses in local networks begin."""
MDNS = ".local"
"""The end of a name that a browser makes up for a device, and that only its own network knows."""
_CREDENTIAL = HEX + "ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"
_DESCRIPTION = """v=0
o=- 1 1 IN IP4 0.0.0.0
s=-
t=0 0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=mid:0
a=ice-ufrag:{}
a=ice-pwd:{}
a=fingerprint:sha-256 {}
a=setup:{}
a=sctp-port:5000
a=max-message-size:262144
"""


class Party(NamedTuple):
    """A page that offers a connection, or answers an offer.

    `player` is the id of a friend, `answers` the `user` of the offer that is answered, empty for an
    offer, and `addresses` are such as `192.168.1.4 54321`.
    """

    player: str
    hive: Hive
    answers: str
    user: str
    password: str
    fingerprint: str
    addresses: tuple[str, ...]


def party_of(description: str, player: str, hive: Hive, answers: str = "") -> Party:
    """Return what the browser’s own session description says of this page.

    Raises `CodeError` if it lacks anything, such as an address in a local network.
    """
    values, addresses = {"a=ice-ufrag": "", "a=ice-pwd": "", "a=fingerprint": ""}, []
    for line in description.split("\n"):
        name, _, value = line.strip().partition(":")
        values[name] = value
        if name == "a=candidate":
            _, _, protocol, _, host, port = value.split()[:6]
            if protocol.lower() == "udp" and is_local(f"{host} {port}"):
                addresses.append(f"{host} {port}")
    fingerprint = values["a=fingerprint"].partition(" ")[2].replace(":", "").lower()
    credentials = [answers, values["a=ice-ufrag"], values["a=ice-pwd"], fingerprint]
    return party_in({"party": [player, hive.key, *credentials, addresses[:MAX_ADDRESSES]]})


def description_of(party: Party) -> str:
    """Return the session description of another page, for this page’s browser."""
    digits, role = party.fingerprint.upper(), "active" if party.answers else "actpass"
    pairs = ":".join([digits[at : at + 2] for at in range(0, FINGERPRINT_LENGTH, 2)])
    description = _DESCRIPTION.format(party.user, party.password, pairs, role)
    for place, address in enumerate(party.addresses):
        priority = (126 << 24) + (65535 - place << 8) + 255  # RFC 8445, section 5.1.2
        description += f"a=candidate:{place} 1 udp {priority} {address} typ host\n"
    return description.replace("\n", "\r\n")


def fields_of(party: Party) -> dict[str, Any]:
    """Return a party as an object for JSON; `party_in` is the inverse."""
    return {"party": [party.player, party.hive.key, *party[2:6], list(party.addresses)]}


def party_in(fields: Mapping[str, Any]) -> Party:
    """Return the party in an object from JSON; raises `CodeError` for anything else."""
    try:
        player, key, answers, user, password, fingerprint, found = fields["party"]
        addresses = tuple(found)
        is_sound = (
            len(player) == ID_LENGTH
            and len(fingerprint) == FINGERPRINT_LENGTH
            and not (player + fingerprint).strip(HEX)
            and all(4 <= len(each) <= 64 for each in (user, password, answers or user))
            and not (user + password + answers).strip(_CREDENTIAL)
            and 0 < len(addresses) <= MAX_ADDRESSES
            and all(map(is_local, addresses))
        )
        if not is_sound:
            raise ValueError
        return Party(player, Hive.from_key(key), answers, user, password, fingerprint, addresses)
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None


def is_local(address: str) -> bool:
    """Return whether an address, with its port, is one of a local network.

    >>> [is_local(each) for each in ("192.168.1.4 5000", "0-f.local 5000", "8.8.8.8 5000", "")]
    [True, True, False, False]
    """
    host, _, port = address.partition(" ")
    if len(host) > MAX_HOST_LENGTH or len(port) not in (4, 5) or port.strip("0123456789"):
        return False
    if host.endswith(MDNS):
        return not host[: -len(MDNS)].strip(HEX + "-")
    return not host.strip("0123456789.") and any(host.startswith(start) for start in LOCAL)
