"""The address of the page while the Solve view is open."""

from browser.address import push_address, replace_address
from js import location


def link_to(named: str) -> None:
    """Put a hive into the address, so that Back returns to the hive before."""
    link = "#solve/" + named
    same_hive = location.hash.split("?")[0] == link.split("?")[0]
    if location.hash == "#solve" or (same_hive and location.hash != link):
        replace_address(link)
    elif location.hash != link:
        push_address(link)
