"""How Hypothesis runs here: without a deadline, since a busy machine is no fault."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
