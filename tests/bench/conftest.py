"""Exclude stock/, which runs only in a browser."""

collect_ignore = ["stock"]
