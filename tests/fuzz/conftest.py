"""What fuzzes is no test, and needs what few have: `make fuzz` runs it."""

collect_ignore = ["guided.py"]
