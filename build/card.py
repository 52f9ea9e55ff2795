"""The picture shown with a link to the site; `tests/web/icons.py` renders it."""

NAME = "icons/card.png"
WIDTH, HEIGHT = 1200, 630
