# Thin on purpose: dev.py does the work, and runs where there is no make.
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play terminal web test quick check fast wheel bare cluster golden picture screenshots engines site docs lock bench clean

help:  ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play:  ## open the web app with its own database; make play ARGS="--port 9000"
	@$(PYTHON) dev.py play -- $(ARGS)

terminal:  ## play in the terminal; make terminal ARGS="--help" for more
	@$(PYTHON) dev.py terminal -- $(ARGS)

web:  ## build the web app
	@$(PYTHON) dev.py web

test:  ## everything that must hold: checks, builds, all tests (about ten minutes)
	@$(PYTHON) dev.py test

quick:  ## what to run before each commit: Python's checks and quick tests (one minute)
	@$(PYTHON) dev.py quick

check:  ## style, layout, types, imports
	@$(PYTHON) dev.py check

fast:  ## compile the rules to machine code in build/fast
	@$(PYTHON) dev.py fast

wheel:  ## make wheels in dist: a plain one, and one with the compiled rules for this kind of machine
	@$(PYTHON) dev.py wheel

bare:  ## from a bare Debian to a first move, with these wheels; as root (ten minutes)
	@$(PYTHON) dev.py bare

cluster:  ## play on a real Ray cluster with two workers, which make test leaves out
	@$(PYTHON) dev.py cluster

golden:  ## rewrite the golden files
	@$(PYTHON) dev.py golden

picture:  ## redraw the picture of a game in the terminal
	@$(PYTHON) dev.py picture

screenshots:  ## retake the pictures of the web app
	@$(PYTHON) dev.py screenshots

engines:  ## play every game to its end in Chromium, Firefox and WebKit; make engines ARGS=firefox for one
	@$(PYTHON) dev.py engines -- $(ARGS)

site:  ## build the app for a web space without a server, in build/app
	@$(PYTHON) dev.py site -- $(ARGS)

docs:  ## build the documentation as a site in build/site, with search and a reference
	@$(PYTHON) dev.py docs

lock:  ## rewrite the lock files; make lock ARGS=--upgrade for newer versions
	@$(PYTHON) dev.py lock -- $(ARGS)

bench:  ## measure the engine, interpreted and compiled
	@$(PYTHON) dev.py bench -- $(ARGS)

clean:  ## remove all that these commands made, .venv too; your games in play/ stay
	@$(PYTHON) dev.py clean
