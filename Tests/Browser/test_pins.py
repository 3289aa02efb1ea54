"""Headers and footers of lazy stacks and grids that stay in sight."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(open_screen):
    page = open_screen("pins")
    page.get_by_role("button", name="Head A").first.wait_for()
    return page


def scroll(page, number, axis, place):
    """Scrolls a region, and says where its edges and those of the headers in it are then."""
    return page.evaluate(
        """async ([number, axis, place]) => {
            const region = document.querySelectorAll(".scroll")[number];
            region[axis === "y" ? "scrollTop" : "scrollLeft"] = place;
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const edge = (el) => Math.round(el.getBoundingClientRect()[axis === "y" ? "top" : "left"]);
            const start = edge(region);
            const parts = {};
            for (const el of region.querySelectorAll("[class*=pin-]")) parts[el.textContent] = edge(el) - start;
            return parts;
        }""",
        [number, axis, place],
    )


@pytest.mark.parametrize("number", [0, 1], ids=["stack", "grid"])
def test_a_header_stays_while_its_section_is_seen(page, number):
    assert scroll(page, number, "y", 0)["Head A"] == 0
    assert scroll(page, number, "y", 200)["Head A"] == 0
    length = page.evaluate(
        "(number) => document.querySelectorAll('.scroll')[number].querySelector('[class*=pin-]').parentElement.offsetHeight",
        number,
    )
    # The end of its section takes it along, and the next one follows.
    parts = scroll(page, number, "y", length - 10)
    assert parts["Head A"] < 0 < parts["Head B"]
    assert scroll(page, number, "y", length + 100)["Head B"] == 0


def test_headers_of_a_row_stay_at_its_start(page):
    assert scroll(page, 2, "x", 300)["Head A"] == 0


def test_footers_stay_at_the_bottom(page):
    inside = page.evaluate(
        """() => {
            const region = document.querySelectorAll(".scroll")[1];
            const foot = [...region.querySelectorAll(".pin-bottom")].find((el) => el.textContent === "Foot A");
            return foot && Math.abs(foot.getBoundingClientRect().bottom - region.getBoundingClientRect().bottom) < 1;
        }"""
    )
    assert inside


def test_a_click_on_a_header_that_stays_is_the_headers(page):
    scroll(page, 0, "y", 200)
    page.get_by_role("button", name="Head A").first.click()
    expect(page.get_by_text("tapped A")).to_be_visible()
