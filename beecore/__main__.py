"""Run `bee` as `python3 -m beecore`, which works in a clone with nothing installed."""

import sys

from .cli import main

sys.exit(main())
