"""Live play: what two pages tell each other to connect directly (by WebRTC), without a server.

One page makes an offer, and the other one an answer to it. Each is a code, see `codes`, which has
what differs between session descriptions: credentials, the fingerprint of a certificate, and
addresses. The page makes the session description itself, so that nothing else gets into it from a
stranger’s code. Only addresses in a local network are accepted: a code cannot make the page send
anything to the internet, nor tell anybody there where the page is.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import KB, BeeError, CodeError
from ..hive import Hive
from .together import HEX, ID_LENGTH

MAX_ADDRESSES = 8
FINGERPRINT_LENGTH = 64
"""The hexadecimal digits of a SHA-256 hash."""
CREDENTIAL_LENGTHS = range(4, 65)
PORTS = range(1024, 65536)
MDNS = ".local"
"""The end of a name that a browser makes up for a device, and that only its own network knows."""
MAX_HOST_LENGTH = 64
MAX_MESSAGE_LENGTH = 256 * KB
_DIGITS = "0123456789"
_CREDENTIAL = HEX + "ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"


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
    values: dict[str, list[str]] = {}
    for line in description.replace("\r", "").split("\n"):
        name, _, value = line.partition(":")
        values.setdefault(name, []).append(value)
    user, password, fingerprint = [
        values.get(f"a={name}", [""])[0] for name in ("ice-ufrag", "ice-pwd", "fingerprint")
    ]
    parts = [value.split() for value in values.get("a=candidate", [])]
    udp = [f"{part[4]} {part[5]}" for part in parts if part[2].lower() == "udp"]
    addresses = [address for address in udp if is_local(address)][:MAX_ADDRESSES]
    digits = fingerprint.partition(" ")[2].replace(":", "").lower()
    fields = [player, hive.key, answers, user, password, digits, addresses]
    return party_in({"party": fields})


def description_of(party: Party) -> str:
    """Return the session description of another page, for this page’s browser."""
    digits = party.fingerprint.upper()
    lines = [
        "v=0",
        "o=- 1 1 IN IP4 0.0.0.0",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        f"a=ice-ufrag:{party.user}",
        f"a=ice-pwd:{party.password}",
        "a=fingerprint:sha-256 "
        + ":".join([digits[at : at + 2] for at in range(0, FINGERPRINT_LENGTH, 2)]),
        f"a=setup:{'active' if party.answers else 'actpass'}",
        "a=sctp-port:5000",
        f"a=max-message-size:{MAX_MESSAGE_LENGTH}",
    ]
    for place, address in enumerate(party.addresses):
        priority = (126 << 24) + (65535 - place << 8) + 255  # RFC 8445, section 5.1.2
        lines.append(f"a=candidate:{place} 1 udp {priority} {address} typ host")
    return "\r\n".join(lines) + "\r\n"


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
            and all(_is_credential(text) for text in (user, password, answers or user))
            and 0 < len(addresses) <= MAX_ADDRESSES
            and all(map(is_local, addresses))
        )
        if not is_sound:
            raise ValueError
        hive = Hive.from_key(key)
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None
    return Party(player, hive, answers or "", user, password, fingerprint, addresses)


def is_local(address: str) -> bool:
    """Return whether an address, with its port, is one of a local network.

    >>> [is_local(each) for each in ("192.168.1.4 5000", "0-f.local 5000", "8.8.8.8 5000", "")]
    [True, True, False, False]
    """
    host, _, port = address.partition(" ")
    if len(host) > MAX_HOST_LENGTH or _number(port) not in PORTS:
        return False
    if host.endswith(MDNS):
        return not host[: -len(MDNS)].strip(HEX + "-")
    numbers = [_number(part) for part in host.split(".")]
    if len(numbers) != 4 or not all(0 <= number < 256 for number in numbers):
        return False
    first, second, _, _ = numbers
    is_private = first in (10, 127) or (first == 172 and 16 <= second < 32)
    return is_private or (first, second) in ((192, 168), (169, 254))


def _is_credential(text: str) -> bool:
    return len(text) in CREDENTIAL_LENGTHS and not text.strip(_CREDENTIAL)


def _number(text: str) -> int:
    """Return a whole number of up to five digits; for any other text, -1."""
    return int(text) if 0 < len(text) <= 5 and not text.strip(_DIGITS) else -1
