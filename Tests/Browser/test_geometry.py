"""What needs sizes and places: alignment guides, anchors, places in scroll views, effects that depend on them."""

import re

import pytest
from playwright.sync_api import expect


def until(page, condition, argument=None):
    """Waits for a condition of the page, from frame to frame. (`wait_for_function` needs a policy that allows `eval`.)"""
    page.evaluate(
        f"""async (argument) => {{
          const condition = {condition};
          const end = performance.now() + 30000;
          while (!condition(argument)) {{
            if (performance.now() > end) throw Error("waited in vain for " + condition);
            await new Promise(requestAnimationFrame);
          }}
        }}""", argument)


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
