"""Exclude the module that needs atheris; `make fuzz` runs it."""

collect_ignore = ["guided.py"]
