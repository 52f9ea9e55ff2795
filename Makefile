# Each verb sets up what it needs, once. All they ask for is Python; of Node, too, pip brings one
# where the machine has none.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Tests start many processes: each would compile all of its modules anew.
unexport PYTHONDONTWRITEBYTECODE

LINT := build/lint/node_modules
LIGHTHOUSE := build/lighthouse/node_modules
PAGES := tests/page/node_modules
BIOME := $(LINT)/.bin/biome check --config-path=build/lint --error-on-warnings
SCRIPTS := web build/pyodide.mjs build/lighthouse/rate.mjs tests

# QUICK=1 makes a smoke run of a minute at most of: bench, bench-web, fuzz, soak, lighthouse,
# accuracy, api. The nightly workflow does; its figures are good for nothing else.
QUICKLY := $(if $(QUICK),--quick)
SECONDS ?= 60
BROWSER ?= chromium
unexport BROWSER  # tests of tests/page run in one only where a recipe says so
SIDE_BY_SIDE := --numprocesses=auto --dist=worksteal
BROWSER_TESTS := $(BIN)/python -m pytest $(SIDE_BY_SIDE)
# The tests of the page. Those of tests/page run on Node, too, unless they are marked `browser`.
# CORE are those that another engine than Chromium runs after each push.
PAGE := tests/web tests/page
CORE := tests/web/test_phone.py $(patsubst %,tests/page/test_%.py,play solve storage)

.PHONY: serve test units pages faults browsers check format bench bench-web fuzz soak lighthouse accuracy \
	dist api package node browser full-browser pictures
.NOTPARALLEL:

serve: node $(VENV)/page
	$(BIN)/python -m build serve

dist: node $(VENV)/page
	$(BIN)/python -m build

api: $(VENV)/api
	$(BIN)/python -m build api $(QUICKLY)

test: units pages

# The tests that need no browser, and the branches they cover.
units: dist $(VENV)/dev $(LINT) $(PAGES)
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(SIDE_BY_SIDE) --ignore=tests/web
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='beecore/*' --fail-under=98
	$(BIN)/coverage report --include='build/*' --fail-under=85
	$(BIN)/coverage report --include='web/app/*' --fail-under=90

# The tests of the page that need a browser, in Chromium.
pages: dist browser $(LINT)
	BROWSER=chromium $(BROWSER_TESTS) -m browser $(PAGE)

# What the page does when a file of the site is wrong: the whole table of tests/README.md, each case
# as it is done; QUICK=1 tries what `make test` does of it.
faults: dist browser
	BROWSER=chromium $(if $(QUICK),,FAULTS=all) $(BROWSER_TESTS) -vv tests/web/test_faults.py

check: $(VENV)/dev $(LINT)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=web/app $(BIN)/lint-imports --no-cache --no-logo
	$(BIOME) $(SCRIPTS)

format: $(VENV)/dev $(LINT)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIOME) --write $(SCRIPTS)

bench: dist $(VENV)/dev
	$(BIN)/bee bench $(QUICKLY)

# The tests of the page in the newest browser of an engine, which Playwright brings: chromium,
# firefox, webkit. ONLY=core runs those of CORE.
browsers: dist $(VENV)/dev $(LINT)
	$(BIN)/python -m playwright install --with-deps $(BROWSER)
	BROWSER=$(BROWSER) $(BROWSER_TESTS) $(if $(filter core,$(ONLY)),$(CORE),$(PAGE))

bench-web: node full-browser
	$(BIN)/python -m tests.bench.web $(QUICKLY)
	$(BIN)/python -m tests.bench.acts $(QUICKLY)
	$(BIN)/python -m tests.bench.gloss $(QUICKLY)

fuzz: $(VENV)/fuzz
	$(BIN)/python -m tests.fuzz $(if $(QUICK),--quick,--seconds=$(SECONDS))

soak: node full-browser
	$(BIN)/python -m tests.bench.soak $(QUICKLY)

lighthouse: node full-browser $(LIGHTHOUSE)
	$(BIN)/python -m tests.bench.lighthouse $(QUICKLY)

# FILE has published puzzles, a line {"hive": "vctaoen", "answers": ["cave", …]} each; QUICK=1 can do
# without.
accuracy:
	$(PYTHON) -m build accuracy $(FILE) $(QUICKLY)

# The wheel and the source archive, each installed in an environment of its own and tried there.
package: $(VENV)/dev
	rm -rf $@
	$(BIN)/python -m hatchling build --directory $@
	for each in $@/*; do \
		$(PYTHON) -m venv --clear $(VENV)/clean && \
		$(VENV)/clean/bin/pip install --quiet "$$each" && \
		(cd $(VENV) && clean/bin/bee solve VCTAOEN | grep covenant) || exit; \
	done

# Takes the README's pictures, the icons, and the share card again, for example after a change of
# colors.
pictures: dist full-browser
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.icons

node:
	@command -v npm > /dev/null || $(MAKE) --no-print-directory $(VENV)/node

browser: $(VENV)/dev
	@$(BIN)/python -m tests.web.browsers chromium

# The browser of visitors, for figures; tests take a smaller one where there is one.
full-browser: $(VENV)/dev
	@$(BIN)/python -m tests.web.browsers --full chromium

$(LINT) $(LIGHTHOUSE) $(PAGES): %/node_modules: %/package-lock.json | node
	npm ci --prefix $* --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# What the site is made with: nothing but what has the hashes that are told there.
$(VENV)/api $(VENV)/node $(VENV)/page: $(VENV)/%: build/requirements/%.txt $(VENV)/pip
	$(BIN)/pip install --quiet --require-hashes --requirement $<
	@touch $@

$(VENV)/dev $(VENV)/fuzz: $(VENV)/%: pyproject.toml $(VENV)/pip
	$(BIN)/pip install --quiet --editable '.[$*]'
	@touch $@

$(VENV)/pip:
	$(PYTHON) -m venv $(VENV)
	@touch $@
