"""The address of the page while the Solve view is open."""

from js import history, location


def link_to(named: str) -> None:
    """Put a hive into the address, so that Back returns to the hive before."""
    link = "#solve/" + named
    same_hive = location.hash.split("?")[0] == link.split("?")[0]
    if location.hash == "#solve" or (same_hive and location.hash != link):
        history.replaceState(None, "", link)
    elif location.hash != link:
        history.pushState(None, "", link)
