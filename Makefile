# Each verb sets up what it needs, once. All they ask for is Python; of Node, too, pip brings one
# where the machine has none.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: serve test check bench bench-web accuracy dist node browser

serve: node $(VENV)/page
	$(BIN)/python -m build serve

dist: node $(VENV)/page
	$(BIN)/python -m build

test: dist browser
	$(BIN)/pytest

check: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: dist $(VENV)/dev
	$(BIN)/bee bench

bench-web: node browser
	$(BIN)/python -m tests.bench.web
	$(BIN)/python -m tests.bench.verdict

# FILE has published puzzles, a line {"hive": "vctaoen", "answers": ["cave", …]} each.
accuracy:
	$(PYTHON) -m build accuracy $(FILE)

node:
	@command -v npm > /dev/null || $(MAKE) --no-print-directory $(VENV)/node

browser: $(VENV)/dev
	@$(BIN)/python -m tests.web.chromium

$(VENV)/dev: pyproject.toml $(VENV)/pip
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/page: pyproject.toml $(VENV)/pip
	$(BIN)/pip install --quiet --editable '.[page]'
	@touch $@

$(VENV)/node: pyproject.toml $(VENV)/pip
	$(BIN)/pip install --quiet --editable '.[node]'
	@touch $@

$(VENV)/pip:
	$(PYTHON) -m venv $(VENV)
	@touch $@
