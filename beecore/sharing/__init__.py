"""Sharing: what a player's games and friends' rounds become in a link, a picture, or a text.

`codes` are texts that carry saved games to another device, or a round to friends; `rounds` has the
hives that friends play together; `peers` connects two pages directly. The games know nothing of it.
"""
