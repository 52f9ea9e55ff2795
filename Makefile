# Each target sets up what it needs, once. The machine needs only Python; without Node, pip installs
# it from a package.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCK := build/requirements.txt
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Tests start many processes, each of which would otherwise compile all of its modules again.
unexport PYTHONDONTWRITEBYTECODE

LINT := build/lint/node_modules
LIGHTHOUSE := build/lighthouse/node_modules
RUNTIME := web/node_modules
BIOME := $(LINT)/.bin/biome check --config-path=build/lint --error-on-warnings
SCRIPTS := web build/bundle.mjs build/pyodide.mjs build/lighthouse/rate.mjs tests

# QUICK=1 turns bench, codes, bench-web, trace, fuzz, soak, lighthouse, and faults into smoke runs, for
# the nightly workflow; do not publish their figures.
QUICKLY := $(if $(QUICK),--quick)
SECONDS ?= 60
BROWSER ?= chromium
# A page that does not start fails every test after minutes: so twenty failures are enough.
SIDE_BY_SIDE := --numprocesses=auto --dist=worksteal --maxfail=20
BROWSER_TESTS := $(BIN)/python -m pytest $(SIDE_BY_SIDE)
# The tests of the page that run in Firefox after each push.
CORE := $(patsubst %,tests/web/test_%.py,board play solve trouble)

.PHONY: serve test units pages faults browsers check format bench codes bench-web trace fuzz soak lighthouse \
	accuracy dist api package node browser full-browser pictures
.NOTPARALLEL:

serve: $(VENV)/page $(RUNTIME)
	$(BIN)/python -m build serve

dist: $(VENV)/page $(RUNTIME)
	$(BIN)/python -m build

api: $(VENV)/api
	$(BIN)/python -m build api

test: units pages

# Runs the tests that need no browser, and measures branch coverage.
units: dist $(VENV)/test $(LINT)
	$(BIN)/coverage erase
	$(BIN)/coverage run --source=beecore,build -m pytest $(SIDE_BY_SIDE) --ignore=tests/web
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='beecore/*' --fail-under=98
	$(BIN)/coverage report --include='build/*' --fail-under=85

# Runs the tests of the page in Chromium, and measures coverage of the page's Python.
pages: dist browser $(LINT)
	$(BIN)/coverage erase
	PROBES=1 BROWSER=chromium $(BROWSER_TESTS) tests/web
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='web/app/*' --fail-under=92

# Tests how the page handles missing and damaged files: every case of the table in tests/README.md, or
# with QUICK=1 only the cases of `make test`.
faults: dist browser
	BROWSER=chromium $(if $(QUICK),,FAULTS=all) $(BROWSER_TESTS) -vv tests/web/test_faults.py

check: $(VENV)/lint $(LINT)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=web/app $(BIN)/lint-imports --no-cache --no-logo
	$(BIOME) $(SCRIPTS)
	$(BIN)/zizmor --offline --quiet .github

format: $(VENV)/lint $(LINT)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIOME) --write $(SCRIPTS)

bench: dist
	$(BIN)/python -m beecore bench $(QUICKLY)

# Runs the tests of the page in one of Playwright's browsers, which it installs: chromium, firefox, or
# webkit. ONLY=core runs only those of CORE.
browsers: dist $(VENV)/pages $(LINT)
	$(BIN)/python -m playwright install --with-deps $(BROWSER)
	BROWSER=$(BROWSER) $(BROWSER_TESTS) $(if $(filter core,$(ONLY)),$(CORE),tests/web)

# Prints how large the codes are that carry games to another device.
codes: dist $(VENV)/pages
	$(BIN)/python -m tests.bench.command codes $(QUICKLY)

bench-web: $(RUNTIME) full-browser
	$(BIN)/python -m tests.bench.command loading $(QUICKLY)

# Prints what the browser does for a tap, a guess, and other acts on a phone.
trace: $(RUNTIME) full-browser
	$(BIN)/python -m tests.bench.command trace $(QUICKLY)

fuzz: $(VENV)/fuzz
	$(BIN)/python -m tests.fuzz packs $(if $(QUICK),2,$(SECONDS))
	$(BIN)/python -m tests.fuzz codes $(if $(QUICK),2,$(SECONDS))

soak: $(RUNTIME) full-browser
	$(BIN)/python -m tests.bench.command soak $(QUICKLY)

lighthouse: $(RUNTIME) full-browser $(LIGHTHOUSE)
	$(BIN)/python -m tests.bench.command lighthouse $(QUICKLY)

# FILE has one published puzzle per line, as {"hive": "vctaoen", "answers": ["cave", …]}. Without one,
# this is a smoke run.
accuracy:
	$(PYTHON) -m build accuracy $(FILE)

# Tests beecore with as few packages as possible, as for another version of Python.
library: $(VENV)/terminal
	$(BIN)/python -c "from build import DIST, data; DIST.mkdir(exist_ok=True); data.make_packs(DIST)"
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) beecore tests/beecore

# Builds the source archive, and the wheel from it; tries each in its own virtual environment.
package: $(VENV)/package
	rm -rf $@
	$(BIN)/python -m build --no-isolation --outdir $@
	for each in $@/*; do \
		$(PYTHON) -m venv --clear $(VENV)/clean && \
		$(VENV)/clean/bin/pip install --quiet "$$each" && \
		(cd $(VENV) && clean/bin/bee solve VCTAOEN | grep covenant) || exit; \
	done

# Takes the README's screenshots and renders the icons and the share card, for example after a color
# has changed.
pictures: dist full-browser
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.icons

node:
	@command -v npm > /dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20)' 2> /dev/null \
		|| $(MAKE) --no-print-directory $(VENV)/node

browser: $(VENV)/pages
	@$(BIN)/python -m tests.web.browsers chromium

# Installs the full browser for measurements; tests use a smaller one if there is one.
full-browser: $(VENV)/pages
	@$(BIN)/python -m tests.web.browsers --full chromium

$(LINT) $(LIGHTHOUSE) $(RUNTIME): %/node_modules: %/package-lock.json | node
	npm ci --prefix $* --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# Groups of packages in pyproject.toml; pip refuses any without one of the hashes in the lock.
GROUPS := api fuzz lint node package page pages terminal test
$(GROUPS:%=$(VENV)/%): $(VENV)/%: $(VENV)/pip
	$(BIN)/pip install --quiet --require-hashes --constraint $(LOCK) --group $*
	@touch $@

# Python may come with a version of pip that knows no groups.
$(VENV)/pip: $(LOCK) pyproject.toml
	@$(PYTHON) -c "import beecore"  # says so if this Python is too old
	$(PYTHON) -m venv $(VENV)
	sed -n '/^pip==/,/[^\\]$$/p' $(LOCK) | $(BIN)/pip install --quiet --require-hashes --requirement /dev/stdin
	@touch $@
