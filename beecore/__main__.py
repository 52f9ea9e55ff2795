"""`python3 -m beecore` is `bee`, from a clone with nothing installed."""

import sys

from .cli import main

sys.exit(main())
