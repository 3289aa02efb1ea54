"""The catalogue in Chromium: where everything stands on its pages, and what axe-core says about them."""

import os
import time

import pytest
from axe_rules import violations
from page_boxes import GOLDENS, PAGES, RESTING, STYLE, VIEWPORTS, described, differences
from programs import PATIENCE

SCHEMES = ["light", "dark"]

@pytest.fixture(scope="module")
def address(serve_module):
    return serve_module("Catalog")


@pytest.fixture(scope="module")
def contexts():
    """Of each viewport the browser context, whose pages have the client's files from each other."""
    return {}


@pytest.fixture(scope="module", params=[(name, viewport) for name in PAGES for viewport in VIEWPORTS], ids="-".join)
def shown(request, address, contexts, open_module_page):
    """A page of the catalogue in a window, for the tests of it."""
    name, viewport = request.param
    page = open_module_page(address + name, context=contexts.get(viewport), viewport=VIEWPORTS[viewport], bypass_csp=True,
                            locale="en-US", timezone_id="UTC", reduced_motion="reduce")
    contexts[viewport] = page.context
    page.name, page.window = name, viewport
    page.line.settle()
    # The second script names combined elements.
    page.locator("body[data-is-complete]").wait_for(state="attached")
    # Until the server knows how wide the window is, a page is alone in it.
    if viewport == "desktop":
        page.locator(".columns").wait_for()
    page.locator(f'.page[data-title="{name.capitalize()}"]').wait_for()
    page.add_style_tag(content=STYLE)
    yield page
    page.close()


def resting_boxes(page):
    """Where everything is, once the server has answered all that it was told about that, and nothing moves any more."""
    end = time.monotonic() + PATIENCE
    found = None
    while True:
        page.line.settle()
        found, before = page.evaluate(RESTING), found
        if found == before:
            return found
        assert time.monotonic() < end, f"The page does not come to rest: {differences(described(before), described(found))}"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_everything_is_where_it_was(shown, scheme):
    shown.emulate_media(color_scheme=scheme)
    found = described(resting_boxes(shown))
    file = GOLDENS / f"{shown.name}-{shown.window}.txt"
    # One file for both schemes: colours move nothing.
    if os.environ.get("IPPO_WRITE_GOLDENS") == "1" and scheme == SCHEMES[0]:
        GOLDENS.mkdir(parents=True, exist_ok=True)
        file.write_text(found)
    assert differences(found, file.read_text()) == [], "`make goldens` takes it over"
    assert shown.evaluate("""() => [document.documentElement, ...document.querySelectorAll(".page-content")]
      .filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.className)""") == [], "it is wider than the window"


def test_a_page_is_accessible(shown):
    """Light on a phone and dark on a desktop, so that all colours are seen and all forms of the window."""
    shown.emulate_media(color_scheme={"phone": "light", "desktop": "dark"}[shown.window])
    assert violations(shown) == []


def test_there_is_a_file_of_boxes_for_every_page_and_no_other():
    assert sorted(file.name for file in GOLDENS.iterdir()) == sorted(f"{p}-{v}.txt" for p in PAGES for v in VIEWPORTS)


def test_a_box_that_moves_and_a_name_that_changes_are_differences():
    text = "button “A” 1 2 30 40\n"
    assert differences(text, text) == []
    assert differences("button “A” 2 2 30 40\n", text) == []
    assert differences("button “A” 3 2 30 40\n", text) == ["button “A”: [3, 2, 30, 40], was [1, 2, 30, 40]"]
    assert differences("button “B” 1 2 30 40\n", text) == ["button “A”", "button “B”"]
