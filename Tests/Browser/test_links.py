"""Links, rows and tabs whose address can be told are opened elsewhere as on every web page, and here by their event."""

import re

import pytest
from gallery_page import DESKTOP, at, bar, entry
from playwright.sync_api import expect
from programs import run


def opened(page, click):
    """The page that a click opens beside this one."""
    with page.context.expect_page() as other:
        click()
    other.value.wait_for_load_state()
    return other.value


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"button": "middle"}])
def test_a_link_of_a_stack_opens_elsewhere(open_screen, how):
    page = open_screen("links")
    other = opened(page, lambda: page.get_by_role("link", name="Novels").click(**how))
    expect(other.get_by_text("All novels")).to_be_visible()
    expect(other).to_have_url(at("/novels"))
    # Where it was clicked, nothing has happened.
    page.line.settle()
    expect(page).to_have_url(at("/"))
    expect(page.get_by_text("All novels")).to_have_count(0)


def test_a_link_is_followed_by_its_event(open_screen):
    page = open_screen("links")
    page.evaluate("window.isSame = true")
    page.get_by_role("link", name="Poems").click()
    expect(page.get_by_text("All poems")).to_be_visible()
    expect(page).to_have_url(at("/poems"))
    assert page.evaluate("window.isSame")
    page.go_back()
    expect(page.get_by_role("link", name="Novels")).to_be_visible()
    expect(page).to_have_url(at("/"))
    assert page.evaluate("window.isSame")


def test_a_link_is_as_wide_as_its_label_but_in_rows(open_screen):
    page = open_screen("links")
    link = page.get_by_role("link", name="Novels").bounding_box()
    text = page.get_by_text("Novels").bounding_box()
    assert abs(link["width"] - text["width"]) < 1
    assert abs(link["x"] + link["width"] / 2 - 195) < 1
    row = page.get_by_role("link", name="Poems")
    assert abs(row.bounding_box()["width"] - page.get_by_role("listitem").bounding_box()["width"]) < 1


def test_a_button_in_a_link_is_no_part_of_it(open_screen):
    page = open_screen("links")
    page.get_by_role("button", name="Like").click()
    expect(page.get_by_role("button", name="Liked")).to_be_visible()
    expect(page).to_have_url(at("/"))


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"button": "middle"}])
def test_a_tab_and_what_can_be_chosen_open_elsewhere(open_screen, how):
    page = open_screen("links", **DESKTOP)
    tab = page.get_by_role("tab", name="Choice")
    other = opened(page, lambda: tab.click(**how))
    expect(other).to_have_url(at("/?tab=choice"))
    expect(other.get_by_role("tab", name="Choice")).to_have_attribute("aria-selected", "true")
    expect(tab).to_have_attribute("aria-selected", "false")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(page).to_have_url(at("/?tab=choice"))
    blue = page.get_by_role("option", name="Blue")
    other = opened(page, lambda: blue.click(**how))
    expect(other).to_have_url(at("/?choice=blue&tab=choice"))
    expect(other.get_by_role("option", name="Blue")).to_have_attribute("aria-selected", "true")
    expect(blue).to_have_attribute("aria-selected", "false")


def test_tabs_that_are_links_take_the_keyboard(open_screen):
    page = open_screen("links", **DESKTOP)
    page.get_by_role("tab", name="Shelf").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Choice")).to_be_focused()
    expect(page.get_by_role("tab", name="Choice")).to_have_attribute("aria-selected", "true")


def test_links_lead_on_without_scripts(serve, open_page):
    page = open_page(serve("Gallery"), java_script_enabled=False, **DESKTOP)
    entry(page, "Alerts").locator("a").click()
    expect(page).to_have_url(at("/alerts"))
    expect(bar(page, "Alerts")).to_be_visible()


def test_links_are_reached_by_keys_without_scripts(serve, open_page):
    address = serve("Gallery")
    page = open_page(address, java_script_enabled=False, **DESKTOP)
    link = page.locator("noscript a", has_text="Alerts").first
    expect(link).to_have_css("width", "1px")
    # It is seen while it has the focus.
    link.focus()
    assert link.bounding_box()["width"] > 40
    page.keyboard.press("Enter")
    expect(page).to_have_url(at("/alerts"))
    page.goto(address)
    page.locator("noscript a").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator("noscript a").nth(1)).to_be_focused()


@pytest.mark.parametrize("browser", ["lynx", "w3m"])
def test_browsers_of_texts_show_names_links_and_controls(serve, browser):
    options = {"lynx": ["-assume_charset=utf-8", "-display_charset=utf-8"], "w3m": ["-o", "display_link_number=1"]}

    def read(address):
        shown = run([browser, *options[browser], "-dump", address])
        assert shown.returncode == 0, shown.stderr
        return shown.stdout

    shown = read(serve("Gallery"))
    for name in ("Guessing Game", "Alerts", "Rehearsals"):
        assert re.search(rf"\[\d+\]{name}", shown), name
    assert "This page needs JavaScript" in shown
    controls = read(serve("Catalog") + "toggles")
    for name in ("Catalogue", "Disabled, on", "Unseen label"):
        assert name in controls
    assert "Save" in read(serve("Catalog") + "navigation")


def test_an_example_opens_elsewhere_and_its_links_lead_within(open_gallery):
    page = open_gallery(**DESKTOP)
    other = opened(page, lambda: entry(page, "Alerts").click(modifiers=["Control"]))
    expect(bar(other, "Alerts")).to_be_visible()
    expect(page).to_have_url(at("/"))
    # From there, addresses count from the app's first folder.
    entry(other, "Guessing Game").click()
    expect(other).to_have_url(at("/guessing-game"))
