"""Live play: what two pages tell each other to connect directly (by WebRTC), without a server.

One page makes an offer, and the other one an answer. Each is a code with some lines of the page’s
session description: credentials, the fingerprint of a certificate, and addresses in a local
network. So no code makes a page send anything to the internet, or tells anybody there where it is.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import BeeError, CodeError
from ..hive import Hive
from .rounds import HEX, ID_LENGTH, name_of

MAX_LINES = 12
LOCAL = ["10.", "127.", "169.254.", "192.168.", *[f"172.{number}." for number in range(16, 32)]]
MDNS = ".local"  # ends a name that a browser makes up for a device, for its own network only
_NAMES = ["a=ice-ufrag", "a=ice-pwd", "a=fingerprint"]  # then addresses
_PLAIN = HEX + "ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/-.:= "
_SESSION = ["v=0", "o=- 1 1 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0"]
_CHANNEL = ["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", "a=mid:0"]


class Party(NamedTuple):
    """A page that offers a connection, or answers the offer whose first line is `answers`.

    `player` and `name` are of its visitor; `lines` are from its session description.
    """

    player: str
    name: str
    hive: Hive
    answers: str
    lines: tuple[str, ...]


def party_of(description: str, player: str, name: str, hive: Hive, answers: str = "") -> Party:
    """Return what the browser’s own session description says of this page.

    Raises `CodeError` if it lacks anything, such as an address in a local network.
    """
    given = [" ".join(line.split()[:8]) for line in description.split("\n")]
    lines = [line for name in _NAMES for line in given if line.startswith(name)]
    lines += [line for line in given if is_local(line)]
    return party_in({"party": [player, name, hive.key, answers, lines[:MAX_LINES]]})


def description_of(party: Party) -> str:
    """Return the session description of another page, for this page’s browser."""
    role = "a=setup:active" if party.answers else "a=setup:actpass"
    return "\r\n".join([*_SESSION, *_CHANNEL, "a=sctp-port:5000", role, *party.lines, ""])


def fields_of(party: Party) -> dict[str, Any]:
    """Return a party as an object for JSON; `party_in` is the inverse."""
    return {"party": [*party[:2], party.hive.key, party.answers, list(party.lines)]}


def party_in(fields: Mapping[str, Any]) -> Party:
    """Return the party in an object from JSON; raises `CodeError` for anything else."""
    try:
        player, name, key, answers, lines = fields["party"]
        is_sound = (
            len(player) == ID_LENGTH
            and not player.strip(HEX)
            and name_of(name) == name != ""
            and not (answers + "".join(lines)).strip(_PLAIN)
            and [line.partition(":")[0] for line in lines[:3]] == _NAMES
            and 3 < len(lines) <= MAX_LINES
            and all(map(is_local, lines[3:]))
        )
        if not is_sound:
            raise ValueError
        return Party(player, name, Hive.from_key(key), answers, tuple(lines))
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None


def is_local(line: str) -> bool:
    """Return whether a line of a session description has an address in a local network.

    >>> is_local("a=candidate:1 1 udp 2113937151 192.168.1.4 58791 typ host")
    True
    """
    start, _, rest = line.partition(":")
    parts = rest.split(" ")
    if start != "a=candidate" or len(parts) != 8 or parts[2].lower() != "udp":
        return False
    host, port, is_host = parts[4], parts[5], parts[6:] == ["typ", "host"]
    is_named = host.endswith(MDNS) and not host[: -len(MDNS)].strip(HEX + "-")
    is_near = not host.strip("0123456789.") and any(host.startswith(start) for start in LOCAL)
    return (is_named or is_near) and is_host and not port.strip("0123456789") and len(port) > 3
