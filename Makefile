# Each verb sets up what it needs, once. All they ask for is Python; of Node, too, pip brings one
# where the machine has none.

PYTHON ?= python3
VENV := .venv
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

.PHONY: serve test check bench bench-web accuracy dist node browser

serve: node $(VENV)/page
	python -m build serve

dist: node $(VENV)/page
	python -m build

test: dist browser
	pytest

check: $(VENV)/dev
	ruff check
	ruff format --check
	mypy

bench: dist $(VENV)/dev
	bee bench

bench-web: node browser
	python -m tests.bench.web
	python -m tests.bench.verdict

# FILE has published puzzles, a line {"hive": "vctaoen", "answers": ["cave", …]} each.
accuracy:
	$(PYTHON) -m build accuracy $(FILE)

node:
	@command -v npm > /dev/null || $(MAKE) --no-print-directory $(VENV)/node

browser: $(VENV)/dev
	@python -m tests.web.chromium

$(VENV)/dev: pyproject.toml $(VENV)/pip
	pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/page: pyproject.toml $(VENV)/pip
	pip install --quiet --editable '.[page]'
	@touch $@

$(VENV)/node: pyproject.toml $(VENV)/pip
	pip install --quiet --editable '.[node]'
	@touch $@

$(VENV)/pip:
	$(PYTHON) -m venv $(VENV)
	@touch $@
