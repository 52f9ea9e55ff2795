"""Texts that players paste as the words they found, or as official answers."""

HOSTILE = "<img src=x onerror=alert(1)> <b>cave</b> vanc\u00e4 \U0001f41d"
"""A pasted text with markup, a word, and characters that are not part of a word."""
