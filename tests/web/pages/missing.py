"""Help with the words that are still missing, and the answers that teach the page."""

HOSTILE = "<img src=x onerror=alert(1)> <b>cave</b> vanc\u00e4 \U0001f41d"
"""Markup, a word, and what is no word, as somebody may paste it."""
