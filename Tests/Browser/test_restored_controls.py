"""Controls that scripts or browsers have set: the page and the app agree before the first click."""

import re

import pytest
from playwright.sync_api import expect

# Values for each control, set by a script as a password manager would.
SETTERS = {
    "Switch": ("[role=switch]", "el.checked = true", "App: true true 1 1 1 1 1 5 0"),
    "Check": ("input[type=checkbox]:not([role])", "el.checked = false", "App: false false 1 1 1 1 1 5 0"),
    "Menu": ("select:not([size])", "el.selectedIndex = 1", "App: false true 2 1 1 1 1 5 0"),
    "Segment": (".segmented input >> nth=1", "el.checked = true", "App: false true 1 2 1 1 1 5 0"),
    "Inline": (".radios.inline input >> nth=2", "el.checked = true", "App: false true 1 1 3 1 1 5 0"),
    "Radio": (".radios:not(.inline) input >> nth=1", "el.checked = true", "App: false true 1 1 1 2 1 5 0"),
    "Level": ("input[type=range] >> nth=0", "el.value = 8", "App: false true 1 1 1 1 1 8 0"),
}

# The values of all controls, as in the app's line.
SHOWN = """() => {
  const one = (selector, at = 0) => document.querySelectorAll(selector)[at];
  const chosen = (selector) => [...document.querySelectorAll(selector)].findIndex((el) => el.checked) + 1;
  const wheel = document.querySelector("[role=listbox] [aria-selected=true]");
  return "App: " + [one("[role=switch]").checked, one("input[type=checkbox]:not([role])").checked,
    one("select:not([size])").selectedIndex + 1, chosen(".segmented input"), chosen(".radios.inline input"),
    chosen(".radios:not(.inline) input"), wheel ? +wheel.textContent.match(/[0-9]+/)[0] : one("select[size]").selectedIndex + 1,
    Math.trunc(one("input[type=range]").value)].join(" ");
}"""


def line(page):
    return page.get_by_text(re.compile("^App: "))


def change_all(page):
    """Sets all controls as a person does, and returns the app's line afterwards."""
    page.get_by_role("switch", name="Switch").check(force=True)
    page.get_by_role("checkbox", name="Check").uncheck(force=True)
    page.get_by_label("Menu").select_option(label="Menu 2")
    page.get_by_role("radio", name="Segment 3").check(force=True)
    page.get_by_role("radio", name="Inline 2").check(force=True)
    page.get_by_role("radio", name="Radio 3").check(force=True)
    page.get_by_role("slider", name="Level").fill("7")
    page.get_by_role("button", name=re.compile("Increment")).click()
    text = "App: true false 2 3 2 3 1 7 1"
    expect(line(page)).to_have_text(text)
    return text


def has_what_is_shown(page):
    # The count has no control.
    text = line(page).inner_text()
    shown = page.evaluate(SHOWN)
    assert text.rsplit(" ", 1)[0] == shown


@pytest.mark.parametrize("name", SETTERS)
def test_what_a_script_sets_with_change_alone_is_told(open_screen, name):
    page = open_screen("controls")
    selector, change, text = SETTERS[name]
    page.locator(selector).first.evaluate(f"el => {{ {change}; el.dispatchEvent(new Event('change', {{ bubbles: true }})); }}")
    expect(line(page)).to_have_text(text)
    has_what_is_shown(page)


def test_what_a_person_sets_is_told_once(open_screen):
    page = open_screen("controls")
    page.get_by_label("Menu").select_option(label="Menu 3")
    expect(line(page)).to_have_text("App: false true 3 1 1 1 1 5 0")
    page.line.settle()
    assert sum('"select"' in message for message in page.line.sent) == 1


def test_who_comes_back_from_another_page_finds_controls_as_they_were(open_screen, elsewhere):
    page = open_screen("controls")
    text = change_all(page)
    page.goto(elsewhere)
    page.go_back()
    expect(line(page)).to_have_text(text)
    has_what_is_shown(page)
    # The page resumes the same window.
    page.get_by_role("button", name=re.compile("Increment")).click()
    expect(line(page)).to_have_text(text[:-1] + "2")


def test_a_window_that_is_over_gives_way_to_a_new_one_whose_app_is_shown(serve, open_page, elsewhere):
    page = open_page(serve("InteractionProbe", SCREEN="controls"))
    page.line.settle()
    change_all(page)
    page.goto(elsewhere)
    page.evaluate("0")
    page.add_init_script("sessionStorage.removeItem('ippo-window-1')")
    page.go_back()
    page.line.settle()
    expect(line(page)).to_have_text("App: false true 1 1 1 1 1 5 0")
    has_what_is_shown(page)


def test_after_a_reload_controls_show_what_the_app_has(open_screen):
    page = open_screen("controls")
    change_all(page)
    page.reload()
    page.line.settle()
    expect(line(page)).to_have_text("App: false true 1 1 1 1 1 5 0")
    has_what_is_shown(page)


def test_what_is_set_before_the_script_runs_is_told(serve, open_page):
    address = serve("InteractionProbe", SCREEN="controls")
    # A person acts before the scripts: after the page is parsed, on a slow line.
    page = open_page("about:blank")
    page.add_init_script("""new MutationObserver((_, observer) => {
      const slider = document.querySelector("input[type=range]");
      if (!slider || !document.querySelector("#ippo-status")) return;
      observer.disconnect();
      document.querySelector("[role=switch]").checked = true;
      document.querySelectorAll(".segmented input")[1].checked = true;
      document.querySelector("select:not([size])").selectedIndex = 2;
      slider.value = 3;
    }).observe(document, { childList: true, subtree: true })""")
    page.goto(address)
    expect(line(page)).to_have_text("App: true true 3 2 1 1 1 3 0")
    has_what_is_shown(page)
