# Two commands do everything: `make play` and `make test`. Both set up what they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/chinwag/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/chinwag/words/*/*.json) hatch_build.py

.PHONY: play test test-long check e2e clean

play: $(VENV)/installed $(CLIENT)  ## build Chinwag and open the table in the browser
	$(BIN)/chinwag play

test: $(VENV)/tested $(CLIENT)  ## run the suite
	$(BIN)/python -m pytest -m "not e2e and not long" -n auto

test-long: $(VENV)/tested $(CLIENT)  ## run what is slow and stable
	$(BIN)/python -m pytest -m "long" -n auto

e2e: $(VENV)/tested $(CLIENT)  ## play in a real browser (needs Debian's chromium)
	$(BIN)/python -m pytest -m e2e -n auto tests/e2e

check: $(VENV)/tested  ## lint and types, Python and TypeScript
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py ci
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run test

clean:  ## remove what was built
	rm -rf $(VENV) web/node_modules src/chinwag/server/static dist

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip

# An editable install runs hatch_build.py, which builds the client.
$(VENV)/installed: $(BIN)/python pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@ $(CLIENT)

$(VENV)/tested: $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test,check,e2e]'
	@touch $@ $(CLIENT)

$(CLIENT): $(CLIENT_SOURCES) | $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --editable . --no-deps
	@touch $@
