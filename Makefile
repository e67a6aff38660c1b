# Python 3.11 or newer and make are enough: the first target you run sets up .venv, later ones reuse it.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: postgres page page-check web-types state-copies screenshots browser help play test check bench scale storm kills soak balance mutants compile test-compiled test-ray readme lock audit clean

PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
# The tests start hundreds of Pythons; without their bytecode each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
READY := .venv/ready
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e ".[dev]"
COMPILED := build/compiled
RAY := build/ray

# How much the long targets do; override on the command line: make soak GAMES=500
GAMES ?= 10000
JOBS ?= 2
# Tests wait for browsers and servers half of the time, so there are twice as many of them as there are cores.
TESTERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)
EVENINGS ?= 2000
MESSAGES ?= 1000000
KILLS ?= 10000

help:
	@echo "make play           start the table and open it in the browser"
	@echo "make test           every check and every test"
	@echo "make check          lint, format, types, import contracts, copies of states, places of events"
	@echo "make page           build the page of the server, if it changed"
	@echo "make page-check     the types of the page, and the tests of its pure parts"
	@echo "make web-types      write the types of the page from the server's schema"
	@echo "make state-copies   write how the states of the games are copied, from their fields"
	@echo "make screenshots    take the pictures of the page for README and docs"
	@echo "make bench          speed and memory, beside catanatron"
	@echo "make scale          several processes over PostgreSQL, beside one and beside a bare echo"
	@echo "make storm          $(EVENINGS) evenings while everything fails, $(MESSAGES) messages of nonsense"
	@echo "make kills          kill processes of a server $(KILLS) times in the middle of play"
	@echo "make soak           $(GAMES) random matches of each game, over everything there is"
	@echo "make mutants        change the rules in $(N) places and see whether tests notice; GAMES=corps for one game"
	@echo "make balance        simulate; rewrite the balance reports and what the page tells of missions"
	@echo "make compile        build the rules with mypyc into $(COMPILED)"
	@echo "make test-compiled  the tests, on that build"
	@echo "make test-ray       the tests that need Ray, which is put into $(RAY)"
	@echo "make readme         rewrite the status table of the README"
	@echo "make lock           lock the versions of what is installed now for development"
	@echo "make audit          ask a public feed for known weaknesses of what is locked"
	@echo "make clean          remove what was built (not .venv)"

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "make: no Python 3.11 or newer was found; name one with PYTHON=..." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "make: $(PYTHON) cannot make virtual environments: ensurepip is missing" \
			"(on Debian and Ubuntu it is in the package python3-venv)" >&2; exit 1; }
	@test -x $(BIN)/python || { echo "Setting up .venv, once; this takes a minute or two."; $(PYTHON) -m venv .venv; }
	@$(INSTALL) || { echo "The installation failed; trying once more." >&2; sleep 5; $(INSTALL); }
	@touch $@

page: $(READY)
	@$(BIN)/python tools/page.py

web-types: $(READY)
	$(BIN)/python tools/web_types.py

state-copies: $(READY)
	$(BIN)/python tools/state_copies.py

browser:
	@sh tools/browser.sh

# Where it cannot be had, the tests that need it say so and are left out.
postgres: $(READY)
	@$(BIN)/python tools/postgres.py > /dev/null || true

screenshots: page browser
	$(BIN)/python -m tests.web.pictures

# On the compiled build where there is one of the present sources (make compile); it says which runs.
play: page
	@PYTHONPATH="$$($(BIN)/python tools/compile.py --where)" $(BIN)/hullbreach

check: $(READY)
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-cache > .venv/imports.log || { cat .venv/imports.log; exit 1; }
	$(BIN)/python tools/state_copies.py --check
	$(BIN)/python tools/event_places.py

page-check: page
	$(BIN)/python tools/web_types.py --check
	$(BIN)/python tools/page.py --check

# The checks run beside each other, for each of them keeps one core busy; what fails there fails before the tests begin.
test: $(READY)
	@$(MAKE) --no-print-directory -j 2 check page-check browser postgres
	$(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal

# Compiles first where there is a C compiler, so that the figures are never those of an older build.
bench: $(READY)
	@if command -v cc >/dev/null; then $(BIN)/python tools/compile.py; fi
	@$(BIN)/python bench/bench.py

scale: $(READY)
	@$(BIN)/python -m bench.scale

storm: $(READY)
	@$(BIN)/python -m tests.storm --evenings $(EVENINGS) --messages $(MESSAGES)

kills: postgres
	@$(BIN)/python -m tests.server.kill --kills $(KILLS)

soak: $(READY)
	$(BIN)/python -m hullbreach.lab.soak --games $(GAMES) --jobs $(JOBS)

# Of which games, and how many changes of each: make mutants GAMES="corps encounters" N=200
N ?= 200
mutants: $(READY)
	@$(BIN)/python tools/mutants.py $(if $(filter file,$(origin GAMES)),,$(GAMES)) -n $(N)

balance: $(READY)
	$(BIN)/python -m hullbreach.lab.balance corps --jobs $(JOBS)
	$(BIN)/python -m hullbreach.lab.balance encounters --jobs $(JOBS)
	$(BIN)/python -m hullbreach.lab.balance hunt --jobs $(JOBS) --games 20
	$(BIN)/python -m hullbreach.lab.balance nemesis --jobs $(JOBS) --games 400

compile: $(READY)
	$(BIN)/python tools/compile.py

test-compiled: page browser compile
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/compile.py --verify
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal

# In a folder of its own: it is large, and what development installs stays as it is locked.
$(RAY)/ready: $(READY)
	$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt --upgrade --target $(RAY) \
		"$$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["ray"])')"
	@touch $@

test-ray: $(RAY)/ready
	PYTHONPATH=$(CURDIR)/$(RAY) $(BIN)/python -m pytest -q tests/lab/test_workplaces.py tests/journeys/test_cluster.py

readme: $(READY)
	$(BIN)/python tools/readme.py

lock: $(READY)
	$(BIN)/python tools/lock.py

audit: $(READY)
	$(BIN)/python -m tools.audit

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
