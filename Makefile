# `make help` lists what there is.

SWIFT ?= swift
APP ?= Gallery
ARGS ?=
PYTEST ?=
PYTHON := .venv/bin/python

# The tests of what runs concurrently, for the thread sanitizer. It does not see a `Mutex` locked, because that is a futex
# inside the standard library; the tests of CasePaths, which contend for the one of their cache, are not among them.
TSAN_TESTS := $(shell echo CaseStudiesTests ClocksTests CombineSchedulersTests ComposableArchitectureClassicTests \
  ComposableArchitectureTests ComposableComponentsTests ConcurrencyExtrasTests DependenciesTestSupportTests \
  DependenciesTests ErasTests ExampleSupportTests GalleryTests IdentifiedCollectionsTests IppoTerminalTests IppoWebTests \
  PerceptionTests SharingTests SwiftNavigationTests SwiftUINavigationTests | tr ' ' '|')

.PHONY: help run test test-swift test-examples test-tutorials lint docs api api-check format bench bench-compiler setup soak tsan clean

help: ## List the targets.
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

run: ## Run the gallery of examples in the browser (ARGS=--terminal: in this terminal).
	$(SWIFT) run $(APP) $(ARGS)

test: lint test-swift test-tutorials api-check test-examples ## Everything continuous integration checks.

# Deprecations are shown, so that other warnings are not hidden with them; see Package.swift.
test-swift test-examples: export IPPO_SHOW_DEPRECATIONS = 1

test-swift: ## Build without warnings, then the unit tests.
	scripts/build-without-warnings.sh --build-tests
	$(SWIFT) test --skip-build

test-examples: setup ## The examples in a real pseudo-terminal and a real Chromium (PYTEST=Tests/Browser: only there).
	$(SWIFT) build
	$(PYTHON) -m pytest -q $(PYTEST)

test-tutorials: ## Compile the code of the tutorials against the last build, step by step.
	scripts/check-tutorials.py

docs: ## Build the documentation of all libraries, warnings as errors: .build/documentation.
	scripts/build-docs.sh

lint: ## Check the formatting, and that every behaviour of the tutorials has its tests.
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks
	scripts/checklist-table.py --check

format: ## Format the sources in place.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks

api: ## Write the report of public symbols to docs/api.
	$(SWIFT) build
	scripts/api-report.py

api-check: ## Compare the public symbols of the last build with the report.
	scripts/api-report.py --check

tsan: ## Tests of what runs concurrently, under the thread sanitizer.
	TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --sanitize=thread --scratch-path .build-tsan \
	  --filter "^($(TSAN_TESTS))\."

soak: ## Run the asynchronous tests 10,000 times (after a build).
	scripts/soak.py

bench: ## Measure (release build), beside the goals; needs no network once packages are resolved.
	$(SWIFT) build -c release --package-path Benchmarks
	Benchmarks/ratios.py

bench-compiler: ## How long the compiler takes for large features.
	Benchmarks/type-checking.py

setup: ## Install what the terminal and browser tests need (Debian packages, a Python environment).
	scripts/setup-tests.sh

clean: ## Remove what was built.
	rm -rf .build .build-tsan .venv Benchmarks/.build
