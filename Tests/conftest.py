"""What the tests of all folders share."""

import pytest
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def browsers():
    """Starts browsers; a process can have one of these."""
    with sync_playwright() as playwright:
        yield playwright
