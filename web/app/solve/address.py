"""The address of the page while the Solve view is open."""

from browser.address import push_address, replace_address
from browser.dom import decoded
from js import location

EMPTY = "#solve"


def link_to(named: str) -> None:
    """Put a hive into the address, so that Back returns to the hive before: not to the same with
    fewer or more letters, which is a step in typing.
    """
    link = f"{EMPTY}/{named}"
    if location.hash == link:
        return
    before, now = _letters(location.hash), _letters(link)
    outer_before, outer = set(before[1:]), set(now[1:])
    is_step = before[:1] == now[:1] and (outer_before <= outer or outer <= outer_before)
    if location.hash == EMPTY or is_step:
        replace_address(link)
    else:
        push_address(link)


def _letters(link: str) -> str:
    return decoded(link.split("?")[0][len(EMPTY) + 1 :])
