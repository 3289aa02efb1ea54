"""What needs sizes and places: alignment guides, anchors, places in scroll views, effects that depend on them."""

import re

import pytest
from page_conditions import until
from playwright.sync_api import expect


def box(page, text):
    return page.get_by_text(text, exact=True).bounding_box()


def center(page, text):
    place = box(page, text)
    return place["y"] + place["height"] / 2


def test_guides_align_views_and_their_stacks_grow(open_screen):
    page = open_screen("guides")
    expect(page.get_by_text("One")).to_be_visible()
    until(page, "() => document.querySelector('[data-guide]')?.style.alignSelf === 'start'")
    one, two, three = box(page, "One"), box(page, "Two"), box(page, "Three")
    assert two["x"] - one["x"] == pytest.approx(20, abs=0.6)
    assert three["x"] + three["width"] == pytest.approx(one["x"], abs=0.6)
    stack = page.get_by_text("One").locator("xpath=..").bounding_box()
    assert stack["x"] == pytest.approx(three["x"], abs=0.6)
    assert stack["x"] + stack["width"] == pytest.approx(two["x"] + two["width"], abs=0.6)


def test_a_guide_of_the_app_goes_through_stacks_and_follows_sizes(open_screen):
    page = open_screen("guides")
    until(page, "() => document.querySelector('[data-guide]')?.style.alignSelf === 'start'")
    assert center(page, "@ada") == pytest.approx(center(page, "Lovelace"), abs=0.6)
    page.get_by_role("button", name="Larger").click()
    until(page, "() => [...document.querySelectorAll('.text')].find(el => el.textContent === 'Lovelace').offsetHeight > 30")
    assert center(page, "@ada") == pytest.approx(center(page, "Lovelace"), abs=0.6)


def test_a_badge_has_its_middle_on_the_corner(open_screen):
    page = open_screen("guides")
    until(page, "() => document.querySelector('.overlay [data-guide]')?.style.alignSelf === 'start'")
    badge = page.locator(".overlay > [data-guide]").bounding_box()
    inbox = page.locator(".decorated:has(> .overlay > [data-guide])").bounding_box()
    assert badge["x"] + badge["width"] / 2 == pytest.approx(inbox["x"] + inbox["width"], abs=0.6)
    assert badge["y"] + badge["height"] / 2 == pytest.approx(inbox["y"], abs=0.6)


def test_a_line_stands_under_the_tab_that_its_anchor_is_about(open_screen):
    page = open_screen("places")

    def is_under(name):
        until(
            page, """name => {
              const box = (el) => el.getBoundingClientRect();
              const line = document.querySelector("[data-testid=line]");
              const tab = [...document.querySelectorAll("button")].find((el) => el.textContent === name);
              return line && Math.abs(box(line).left - box(tab).left) < 1 && Math.abs(box(line).width - box(tab).width) < 1
                && Math.abs(box(line).top - box(tab).bottom) < 1;
            }""", name)

    is_under("Short")
    page.get_by_role("button", name="Rather longer").click()
    is_under("Rather longer")


def test_places_are_told_while_a_region_scrolls(open_screen):
    page = open_screen("places")
    expect(page.get_by_text("Scrolled: 0")).to_be_visible()
    expect(page.get_by_text("Row 12")).to_have_count(1)
    until(page, "() => getComputedStyle([...document.querySelectorAll('.effect')].at(-1)).opacity === '0.25'")
    page.locator(".scroll").evaluate("el => el.scrollTo(0, 130)")
    expect(page.get_by_text("Scrolled: 130")).to_be_visible()
    expect(page.get_by_text(re.compile("Row 2$"))).to_be_visible()
    until(page, "() => getComputedStyle(document.querySelector('.effect')).opacity === '0.25'")


def test_what_is_no_source_goes_to_the_place_of_the_source(open_screen):
    page = open_screen("carousel")

    def is_behind(name):
        until(
            page, """name => {
              const box = (el) => el.getBoundingClientRect();
              const pill = box(document.querySelector("[data-testid=pill] .shape"));
              const tab = box([...document.querySelectorAll("button .text")].find((el) => el.textContent === name));
              return Math.abs(pill.left + 8 - tab.left) < 1 && Math.abs(pill.width - 16 - tab.width) < 1
                && Math.abs(pill.top + 8 - tab.top) < 1 && Math.abs(pill.height - 16 - tab.height) < 1;
            }""", name)

    is_behind("Short")
    # It is known where the others are before they are chosen: there is one move, and it is animated.
    page.evaluate("""() => {
      window.moves = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) { moves++; return animate.apply(this, args); };
    }""")
    page.get_by_role("button", name="Rather longer").click()
    is_behind("Rather longer")
    assert page.evaluate("moves") > 0
    page.get_by_role("button", name="Mid").click()
    is_behind("Mid")


def test_cards_come_to_rest_at_their_edges(open_screen):
    page = open_screen("carousel")
    cards = page.locator(".scroll-x")
    cards.evaluate("el => el.scrollTo(170, 0)")
    until(page, "() => document.querySelector('.scroll-x').scrollLeft === 300")
    assert page.locator(".scroll-y").evaluate("el => (el.scrollTo(0, 33), el.scrollTop)") == 33


def test_the_geometry_and_the_phase_of_a_scroll_view_are_told(open_screen):
    page = open_screen("carousel")
    expect(page.get_by_text(re.compile(r"^At 0 of \d+ in 200, idle$"))).to_be_visible()
    expect(page.get_by_text("There is more")).to_be_visible()
    rows = page.locator(".scroll-y")
    height = rows.evaluate("el => el.scrollHeight")
    rows.evaluate("el => el.scrollTo(0, 130)")
    expect(page.get_by_text(f"At 130 of {height} in 200, idle")).to_be_visible()
    rows.evaluate("el => el.scrollTo(0, el.scrollHeight)")
    expect(page.get_by_text(f"At {height - 200} of {height} in 200, idle")).to_be_visible()
    expect(page.get_by_text("The last row is seen")).to_be_visible()
