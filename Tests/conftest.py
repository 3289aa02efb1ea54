"""What the tests of all folders share."""

import signal
import sys
import time

import pytest
from playwright.sync_api import sync_playwright

# The running tests with their start times; with several workers, in the process that distributes the tests.
open_tests = {}


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        signal.signal(signal.SIGTERM, tell_open_tests)


def pytest_runtest_logstart(nodeid, location):
    open_tests[nodeid] = time.monotonic()


def pytest_runtest_logfinish(nodeid, location):
    open_tests.pop(nodeid, None)


def tell_open_tests(number, frame):
    """Handles the end of a run by scripts/limited.py: prints the open tests and their start times."""
    now = time.monotonic()
    lines = [f"  {name}, for {now - begin:.0f} s" for name, begin in open_tests.items()]
    print("\nOpen tests:", *lines, sep="\n", file=sys.__stderr__, flush=True)
    pytest.exit("The run was ended.", returncode=124)


@pytest.fixture(scope="session")
def browsers():
    """Starts browsers; a process can have one of these."""
    with sync_playwright() as playwright:
        yield playwright
