"""The page's half: starts its Python, all of which is in app.bin (see build/app.py)."""

from page import start

start()
