# `make help` lists what there is.

SWIFT ?= swift
# SwiftPM passes several traits to the compiler in the order of a set, and recompiles everything when that order changes. Builds use
# deterministic hashing; programs hash at random, as always. The default is a single trait (scripts/check-plans.py).
# IPPO_BUILD_FLAGS are more arguments of all builds.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build $(IPPO_BUILD_FLAGS)
APP ?= Gallery
ARGS ?=
PYTEST ?=
PYTHON := .venv/bin/python
SECONDS ?= 60
SEED ?= 1
ROUNDS ?= 5
CLIENTS ?= 20
TARGET ?=
FILTER ?=
SESSIONS ?=
STORE_KIND ?= postgres

# What tests are built with: everything there is, and one set for all of them, so that nothing is built twice.
TRAITS := --traits default,SQLite,Postgres,Redis,TLS,Pictures

.PHONY: orca test-heard attack ci client dev cluster cluster-faults goldens help run test test-coexistence test-templates templates test-swift test-macros test-without-views test-examples test-client test-predicates test-tutorials test-optimized terminals fuzz lint docs api api-check format bench bench-compare bench-compiler setup soak tsan clean

help: ## List the targets.
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 20

# The store that SESSIONS names, and the secret that what it keeps is sealed with.
STORE := $(if $(filter sqlite:%,$(SESSIONS)),SQLite)$(if $(filter postgres%,$(SESSIONS)),Postgres)$(if $(filter redis%,$(SESSIONS)),Redis)
SECRET ?= $(if $(filter SQLite,$(STORE)),$(SESSIONS:sqlite:%=%).secret,.ippo-secret)

# The address may hold a password, which is not for the list of processes.
run: export IPPO_SESSIONS = $(SESSIONS)

run: ## Run the gallery of examples in the browser (ARGS=--terminal: in this terminal; SESSIONS=sqlite:PATH, postgres://… or redis://…: keep its sessions; SECRET=FILE).
ifeq ($(STORE),)
	$(BUILD) --product $(APP)
	$(SWIFT) run --skip-build $(APP) $(ARGS)
else
	scripts/setup-stores.sh $(STORE)
	[ -s $(SECRET) ] || (umask 077 && openssl rand -hex 32 > $(SECRET))
	$(BUILD) --traits default,$(STORE) --product $(APP)
	$(SWIFT) run --traits default,$(STORE) --skip-build $(APP) --secret-file $(SECRET) $(ARGS)
endif

dev: ## Run the gallery in the browser, and go on in a new program whenever a source file is saved (APP=NAME: another example).
	$(SWIFT) run $(IPPO_BUILD_FLAGS) $(APP) --dev $(ARGS)

# All stages share one time limit. Programs that may hang have their own limits within each stage.
STAGES := lint test-macros test-swift test-tutorials test-templates test-optimized api-check fuzz test-examples test-heard
MINUTES ?= 78

test: ## What continuous integration checks, but for test-without-views and test-coexistence, which it runs besides.
	@scripts/stages.py --limit $(MINUTES) $(STAGES)

ci: ## What continuous integration checks, and how long each part takes; it fails where that is more than MINUTES=78 in all.
	@scripts/stages.py --limit $(MINUTES) $(STAGES) test-without-views test-coexistence

# Workers of pytest. Tests in a browser wait for it, so that three take less time on two cores than two do.
WORKERS ?= 3

# Deprecations are shown, so that other warnings are not hidden with them; see Package.swift.
test-swift test-examples fuzz: export IPPO_SHOW_DEPRECATIONS = 1

test-swift: ## Build without warnings, then the unit tests.
	scripts/setup-stores.sh
	scripts/build-without-warnings.sh --build-tests $(TRAITS)
	scripts/test-swift.sh $(TRAITS)

test-macros: export IPPO_MACRO_TESTS = 1

test-macros: ## What the macros expand to; Package.swift says why these tests are built by themselves.
	scripts/build-without-warnings.sh --product ippoPackageTests $(TRAITS)
	$(SWIFT) test $(TRAITS) --skip-build

test-without-views: ## A package of features alone, for which nothing of the interface is built; its tests fail when their stores do.
	scripts/test-without-views.sh

test-coexistence: ## A package that uses, beside Ippo, a library whose modules are called like companions of Ippo.
	scripts/test-coexistence.sh

templates: ## Make a package of each template in a folder outside, and build and test them (TEMPLATES="app tool": some of them).
	scripts/test-templates.sh $(TEMPLATES)

test-templates: ## Compile the templates of packages against the last build.
	scripts/check-templates.py

test-examples: setup ## The examples in a real pseudo-terminal and a real Chromium (PYTEST=Tests/Browser: only there).
	$(BUILD) --build-tests $(TRAITS)
	scripts/limited.py --name pytest 2700 $(PYTHON) -m pytest -q -n $(WORKERS) --dist worksteal --durations 25 $(PYTEST)

terminals: setup ## The gallery in seven terminal emulators under Xvfb, after a build; kitty, alacritty, konsole, foot and weston must be installed.
	IPPO_EMULATORS="xterm urxvt st foot alacritty kitty konsole" $(PYTHON) -m pytest -q Tests/Terminal/test_emulators.py

test-client: setup ## The modules of the web client, each by itself; needs no build.
	scripts/limited.py --name pytest 600 $(PYTHON) -m pytest -q Tests/Browser/test_client_modules.py

test-predicates: ## Compare a million random predicates in SQLite with Foundation's evaluation (PREDICATES=, SEED=1), after a build.
	IPPO_PREDICATES=$(or $(PREDICATES),1000000) IPPO_PREDICATES_SEED=$(SEED) \
	  .build/debug/ippoPackageTests.xctest --testing-library swift-testing --filter '^IppoPredicatesTests[.]RandomPredicateTests'

test-tutorials: ## Type-check the code of the tutorials, step by step, and of README and the articles against the last build.
	scripts/check-tutorials.py
	scripts/check-articles.py

test-optimized: ## Type-check the libraries as optimised builds compile them, against the last build.
	scripts/check-optimized.py

# Alone and in one engine, since the reader and the browser work by time; `make orca` runs the whole.
test-heard: setup ## What the screen reader Orca says of alerts, sheets, menus, controls and rows in Firefox.
	scripts/setup-orca.sh
	IPPO_ORCA=1 scripts/limited.py --name Orca 900 $(PYTHON) -m pytest -q Tests/Browser/test_heard.py -k firefox

orca: setup ## The screen reader Orca reads pages in Chromium and Firefox, after a build.
	scripts/setup-orca.sh
	IPPO_ORCA=1 $(PYTHON) -m pytest -q Tests/Browser/test_heard.py Tests/Browser/test_heard_tabs.py

attack: setup ## Attack the gallery while somebody types (SECONDS=60 for each attack), and print how long answers take, after a build.
	ATTACK_SECONDS=$(SECONDS) $(PYTHON) -m pytest -q -s --timeout 0 Tests/Attack
	$(PYTHON) Benchmarks/attacks.py $(SECONDS)

cluster: setup ## Three nodes of the gallery with one PostgreSQL behind HAProxy, until Ctrl-C (STORE_KIND=redis, sqlite: another store).
	$(BUILD) --product Gallery $(TRAITS)
	PYTHONPATH=Tests $(PYTHON) -m Cluster.cluster --store $(STORE_KIND)

cluster-faults: setup ## People count on such a cluster while its parts fail (SECONDS=60, CLIENTS=20, SEED=1), and print how long they waited, after a build.
	CLUSTER_SECONDS=$(SECONDS) CLUSTER_CLIENTS=$(CLIENTS) CLUSTER_SEED=$(SEED) CLUSTER_STORE=$(STORE_KIND) \
	  $(PYTHON) -m pytest -q -s --timeout 0 Tests/Cluster

fuzz: ## Feed mutated inputs to everything that takes bytes from outside (SECONDS=60 or INPUTS= in all, TARGET=, SEED=1), after a build.
	$(BUILD) --product Fuzz $(TRAITS)
	.build/debug/Fuzz $(if $(INPUTS),--inputs $(INPUTS),--seconds $(SECONDS)) --seed $(SEED) $(TARGET)

client: ## Make what is served of the web client from its modules, after a change of them.
	scripts/setup-client.sh
	scripts/build-client.sh

goldens: export IPPO_WRITE_GOLDENS = 1

goldens: setup ## Write anew what the pages of the catalogue look like in browsers and terminals, and what they and the examples say; `git diff` shows what has changed.
	$(BUILD) --build-tests $(TRAITS)
	$(PYTHON) -m pytest -q Tests/Browser/test_catalog.py -k where_it_was
	$(SWIFT) test $(TRAITS) --skip-build --filter '^CatalogTests[.]|^GalleryTests[.]ReadingGoldenTests'

docs: ## Build the documentation of all libraries, warnings as errors: .build/documentation.
	scripts/build-docs.sh

lint: ## Check the formatting, that renderers decide about every element, that the library takes its own words from its tables, that every behaviour of the tutorials has its tests, that what has no effect says so, that tests wait for signals, that links and names lead somewhere, and the English.
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources
	$(SWIFT) format lint --strict --parallel --recursive --configuration "$$(grep -v AllPublic .swift-format)" \
	  Tests Examples Benchmarks Templates Plugins
	scripts/check-architecture.py
	scripts/check-waits.py
	scripts/check-words.py
	scripts/check-browsers.py
	scripts/check-traps.py
	scripts/check-plans.py
	scripts/checklist-table.py --check
	scripts/silent-table.py --check
	scripts/generate-store-faces.py --check
	scripts/check-links.py
	scripts/check-names.py
	scripts/check-prose.py
	Benchmarks/compare.py --self-test

format: ## Format the sources in place.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks Templates Plugins

api: ## Write the report of public symbols to docs/api.
	$(BUILD) $(TRAITS)
	scripts/api-report.py

api-check: ## Compare the public symbols of the last build with the report.
	scripts/api-report.py --check

tsan: ## Tests of what runs concurrently, under the thread sanitizer (FILTER=PATTERN: some of them), after a build of their own.
	scripts/tsan.sh $(if $(FILTER),--only '$(FILTER)') $(TRAITS)

soak: ## Run the asynchronous tests 10,000 times (after a build).
	scripts/soak.py

bench: ## Measure (release build), beside the goals; needs no network once packages are resolved.
	$(BUILD) -c release --package-path Benchmarks
	Benchmarks/ratios.py

bench-compare: ## Compare the benchmarks with those of another commit (BASE=COMMIT; ROUNDS=5), and fail where they are slower than Benchmarks/thresholds.json allows.
	Benchmarks/compare.py $(BASE) --rounds $(ROUNDS)

bench-compiler: ## How long the compiler takes for large features.
	Benchmarks/type-checking.py

setup: ## Install what the terminal and browser tests need (Debian packages, a Python environment).
	scripts/setup-tests.sh

clean: ## Remove what was built.
	rm -rf .build .build-tsan .venv Benchmarks/.build Tests/WithoutViews/.build
