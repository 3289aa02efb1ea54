"""The catalogue in Chromium: where everything stands on its pages, and what axe-core says about them."""

import os
import re
import time

import pytest
from axe_rules import violations
from programs import PATIENCE, ROOT

GOLDENS = ROOT / "Tests" / "Browser" / "Goldens"
VIEWPORTS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
SCHEMES = ["light", "dark"]
PAGES = re.findall(r"^  case (\w+)$", (ROOT / "Examples/Catalog/Feature/CatalogPage.swift").read_text(), re.MULTILINE)

# How far a box may be from where it was: fractions of points are rounded once to this side and once to that.
SLACK = 1

# A font that every machine has that runs these tests makes the boxes the same. What turns has another box in every frame.
STYLE = """* { font-family: "DejaVu Sans" !important; }
*, ::before, ::after { animation: none !important; transition: none !important; }"""

# The roles and names of what is on the page, with its boxes: role, name, left, top, width, height.
BOXES = """() => {
  const roles = { A: "link", BUTTON: "button", TEXTAREA: "textbox", SELECT: "combobox", PROGRESS: "progressbar",
    METER: "meter", H1: "heading", H2: "heading", H3: "heading", UL: "list", LI: "listitem", SUMMARY: "button" };
  const kinds = { checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", date: "date", time: "time",
    "datetime-local": "date and time", color: "colour", password: "password", search: "searchbox" };
  const role = (el) => el.getAttribute("role") ?? (el.tagName === "INPUT" ? kinds[el.type] ?? "textbox" : roles[el.tagName])
    ?? (el.classList.contains("text") ? "text" : null);
  const text = (el) => el.textContent.replace(/\\s+/g, " ").trim().slice(0, 40);
  const named = (el) => el.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  const name = (el) => el.getAttribute("aria-label") ?? (named(el)?.map(text).join(" ") || el.placeholder || text(el));
  const shown = [...document.querySelectorAll(".page:not(.leaving)")].findLast((el) => el.checkVisibility());
  return [...shown.querySelectorAll("*")].filter((el) => role(el) && el.checkVisibility()).map((el) => {
    const box = el.getBoundingClientRect();
    return [role(el), name(el), ...[box.left, box.top, box.width, box.height].map(Math.round)];
  });
}"""

# The boxes once the fonts are there and two frames have the same, or after a hundred frames.
RESTING = f"""async () => {{
  await document.fonts.ready;
  const boxes = {BOXES};
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let found = JSON.stringify(boxes());
  for (let before, count = 0; before !== found && count < 100; count += 1, found = JSON.stringify(boxes())) {{
    before = found;
    await frame();
  }}
  return JSON.parse(found);
}}"""


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


def described(boxes):
    return "".join(f"{role} “{name}” {left} {top} {width} {height}\n" for role, name, left, top, width, height in boxes)


def parsed(text):
    lines = [re.fullmatch(r"(.*) (-?\d+) (-?\d+) (-?\d+) (-?\d+)", line) for line in text.splitlines()]
    return [(line.group(1), [int(number) for number in line.groups()[1:]]) for line in lines]


def differences(found, golden):
    """What is not where it was, or not what it was."""
    (found, golden) = (parsed(found), parsed(golden))
    if [what for what, _ in found] != [what for what, _ in golden]:
        return sorted(set(what for what, _ in found) ^ set(what for what, _ in golden)) or ["another order"]
    return [f"{what}: {now}, was {then}" for (what, now), (_, then) in zip(found, golden)
            if any(abs(a - b) > SLACK for a, b in zip(now, then))]


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
