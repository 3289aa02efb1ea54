"""The pages of the catalogue and of the gallery in every engine: names, boxes, the console, axe-core, and what a person does there.

One browser shows all pages of a test, since starting a browser takes longer than showing a page.
"""

import json
import time

import pytest
from axe_rules import violations_in
from engines import NAMES, by_text, open_page
from gallery_page import examples
from page_boxes import GOLDENS, PAGES, RESTING, STYLE, VIEWPORTS, described, differences, parsed
from programs import PATIENCE

# A test visits up to 70 pages: 100 seconds on two cores, and more than the usual limit beside other work.
pytestmark = pytest.mark.timeout(900)

# How far a box may be from that of Chromium: lines of other fonts, and controls that an engine draws itself.
SLACK = 8
# Pages with controls whose form is the engine's own: dates, and wheels, which are lists of elements outside of Chromium.
OWN_FORMS = {"dates", "pickers"}

SWITCH = "[role=switch]"


def has(selector):
    return f"!!document.querySelector({selector!r})"


def buttons(page):
    page.click(by_text("Bordered"))
    page.reads("Pressed 1 times")


def menus(page):
    page.click(by_text("File"))
    page.click(by_text("New", "[role=menuitem]"))
    page.reads("Chosen: New")


def toggles(page):
    page.click(SWITCH)
    page.until(f"!document.querySelector('{SWITCH}').checked")
    page.click(by_text("Free"))
    page.until(f"{by_text('Free')}.getAttribute('aria-pressed') === 'true'")


def values(page):
    page.click("button[aria-label^=Increment]")
    page.reads("Count: 3")
    x, y = page.middle("input[type=range]")
    page.press(x, y)
    page.release(x + 60, y)
    page.until("document.querySelector('input[type=range]').value > 0.5")
    page.until("!document.body.innerText.includes('40%')")


def pickers(page):
    page.click(".segmented label:nth-child(2)")
    page.until("document.querySelectorAll('.segmented input')[1].checked")
    page.until("document.querySelector('select').selectedIndex === 1")


def fields(page):
    page.click("input[type=text], input:not([type])")
    page.keys("Ada")
    page.until("document.activeElement.value.includes('Ada')")


def outlines(page):
    page.click(by_text("Closed"))
    page.reads("Cannot be seen")
    page.click(by_text("Europe"))
    page.reads("Oslo")


def tables(page):
    page.click(by_text("Mars", "[role=button],button"))
    page.until(f"{by_text('Mars', '[role=button],button')}.closest('[role=row]')?.matches('[aria-current],[aria-selected=true]')")


def tabs(page):
    page.click(by_text("Show the second"))
    page.reads("The second tab")
    page.click(by_text("Search", "[role=tab]"))
    page.reads("The third tab")


def navigation(page):
    page.click(by_text("Save"))
    page.reads("Saved 1 times")


def presentations(page):
    page.click(by_text("Alert"))
    page.reads("It cannot be brought back.")
    page.click(by_text("Cancel"))
    page.until("!document.querySelector('dialog[open]:not(.leaving)')")
    page.click(by_text("Sheet"))
    page.reads("It is dismissed by Done")
    page.key("Escape")
    page.until("!document.querySelector('dialog[open]:not(.leaving)')")


def gestures(page):
    page.click(by_text("Tapped 0 times", "*"))
    page.reads("Tapped 1 times")
    circle = ".shape.round"
    before = page.box(circle)
    x, y = page.middle(circle)
    page.press(x, y)
    for step in (10, 30, 50):
        page.move(x + step, y)
    # The view follows the pointer, whose place is not counted from the view's own offset.
    page.until(f"Math.abs(document.querySelector('{circle}').getBoundingClientRect().x - {before['x']} - 50) < 2")
    page.release(x + 50, y)
    page.until(f"Math.abs(document.querySelector('{circle}').getBoundingClientRect().x - {before['x']}) < 1")
    page.click(by_text("Take the keyboard"))
    page.until("document.activeElement.matches('input')")


def lists(page):
    page.click(by_text("Edit"))
    page.reads("Done")


def forms(page):
    page.click("button[aria-label^=Increment]")
    page.reads("Count: 4")


def scrolling(page):
    page.run("document.querySelector('.scroll-x').scrollLeft = 200")
    page.until("document.querySelector('.scroll-x').scrollLeft === 200")


INTERACTIONS = {name: value for name, value in globals().items() if name in PAGES}


def visit(page, address, title, is_wide):
    page.open(address)
    page.until("document.body.dataset.token && document.querySelector('.window')")
    page.complaints()
    page.listen()
    page.until("document.querySelector('.columns')" if is_wide else "!document.querySelector('.columns')")
    if title:
        page.until(f"document.querySelector('.page[data-title={json.dumps(title)}]')")


def boxes_of(page):
    page.run(f"const sheet = new CSSStyleSheet(); sheet.replaceSync({json.dumps(STYLE)}); document.adoptedStyleSheets = [sheet];"
             f"window.found = null; ({RESTING})().then((found) => {{ window.found = found; }});")
    return described(page.until("window.found"))


def is_alike(name, viewport, found, golden):
    """Texts of other fonts are on other lines of a narrow page, so that its boxes are elsewhere."""
    return names_of(found) == names_of(golden) and (
        viewport == "phone" or name in OWN_FORMS or not differences(found, golden, SLACK))


def compared(page, name, viewport):
    """The boxes of a page in this engine, and those of Chromium: once they agree, as what the browser measures and the server
    answers changes a page after its load."""
    golden = (GOLDENS / f"{name}-{viewport}.txt").read_text()
    end = time.monotonic() + PATIENCE
    while True:
        found = boxes_of(page)
        if is_alike(name, viewport, found, golden) or time.monotonic() > end:
            return found, golden


def names_of(text):
    """Roles and names, without those of the controls that engines form."""
    return [what for what, _ in parsed(text) if "by wheel" not in what and not what.startswith("option")]


@pytest.mark.engines("firefox", "webkit")
def test_pages_of_the_catalogue_are_those_of_chromium(serve, browsers, engine):
    address, wrong = serve("Catalog"), []
    with open_page(engine, browsers, **VIEWPORTS["desktop"]) as page:
        for name in PAGES:
            visit(page, address + name, name.capitalize(), is_wide=True)
            found, golden = compared(page, name, "desktop")
            if names_of(found) != names_of(golden):
                wrong.append((name, sorted(set(names_of(found)) ^ set(names_of(golden)))))
            elif name not in OWN_FORMS:
                wrong += [(name, line) for line in differences(found, golden, SLACK)]
            wrong += [(name, line) for line in page.complaints() + violations_in(page, "dark")]
        page.resize(**VIEWPORTS["phone"])
        for name in PAGES:
            visit(page, address + name, name.capitalize(), is_wide=False)
            found, golden = compared(page, name, "phone")
            if names_of(found) != names_of(golden):
                wrong.append((name, "phone", sorted(set(names_of(found)) ^ set(names_of(golden)))))
            if page.value("document.documentElement.scrollWidth > innerWidth"):
                wrong.append((name, "wider than the window"))
            wrong += [(name, line) for line in page.complaints() + violations_in(page, "light")]
    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.engines(*NAMES)
def test_pages_of_the_catalogue_do_what_a_person_does(serve, browsers, engine):
    address = serve("Catalog")
    with open_page(engine, browsers, **VIEWPORTS["desktop"]) as page:
        for name, interaction in INTERACTIONS.items():
            visit(page, address + name, name.capitalize(), is_wide=True)
            interaction(page)
            assert page.complaints() == [], name


@pytest.mark.engines("firefox", "webkit")
def test_pages_of_the_gallery_are_accessible_and_complain_of_nothing(serve, browsers, engine):
    address, wrong = serve("Gallery"), []
    with open_page(engine, browsers, **VIEWPORTS["desktop"]) as page:
        for at, scheme in enumerate(("light", "dark")):
            is_wide = scheme == "dark"
            page.resize(**VIEWPORTS["desktop" if is_wide else "phone"])
            for name in ["", *examples()[at::2]]:
                visit(page, address + name, None, is_wide)
                page.until("[...document.querySelectorAll('button')].some((el) => el.textContent.trim() === 'Source')"
                           if name else has("[type=search]"))
                if page.value("document.documentElement.scrollWidth > innerWidth"):
                    wrong.append((name, "wider than the window"))
                wrong += [(name, line) for line in page.complaints() + violations_in(page, scheme)]
    assert wrong == [], "\n".join(map(str, wrong))


INCREMENT = "button[aria-label^=Increment]"

# Presses the button as soon as it is there: the server takes it away after half a second, with the fact in its place.
CANCEL = f"""
  new MutationObserver((_, observer) => {{
    const button = {by_text("Cancel")};
    if (!button) return;
    observer.disconnect();
    button.focus();
    button.click();
    window.isCancelled = true;
  }}).observe(document.body, {{ childList: true, characterData: true, subtree: true }});
"""


def shown(text):
    """Whether the page shows a text, or no longer where the text begins with "!"."""
    sign = "!" if text.startswith("!") else ""
    return f"({sign}document.body.innerText.includes({json.dumps(text.removeprefix('!'))}))"


# What a person clicks on pages of the gallery, and the text that the page shows afterwards, or what holds then.
STEPS = {
    "guessing-game": [(by_text("Next"), "Games: 1")],
    "alerts": [(by_text("Alert"), "This is an alert"), (by_text("Increment"), "Incremented!"), (by_text("OK"), "Count: 1")],
    "bottom-menu": [(by_text("Daily puzzle"), None), ("button[aria-label=Menu]", "End game")],
    "empty-state": [(by_text("Add a book"), "The Left Hand of Darkness")],
    "optional-state": [(by_text("Bring the counter"), "The counter is here")],
    "dialogs": [(by_text("Confirmation dialog"), "How many do you want?"), (by_text("Buy two"), "Tickets in your pocket: 2")],
    "binding-form": [(INCREMENT, "Guests: 5"), (by_text("Start over"), "Guests: 4")],
    "view-actions": [(INCREMENT, "Target: 100"), (by_text("Switch on"), "Switch off")],
    "shared-notifications": [(by_text("Let the wind turn"), "East")],
    "cancellation": [(INCREMENT, "Number: 1"),
                     (by_text("Ask for a fact"),
                      f"(window.isCancelled && {by_text('Ask for a fact')} && {shown('!1 is 1 times')})")],
    "navigation-stack": [(by_text("Grand tour"), "Hours left: 3")],
    "destinations": [(by_text("Go to the gallery"), "the text that reads it is drawn again")],
    "recursion": [(by_text("Add a heading"), "Headings in this part: 1")],
    "undo": [("button[aria-label='Row 2, column 3']", "■"), (by_text("Undo"), "!■"), (by_text("Redo"), "■")],
    "on-change": [(by_text("Double"), "Eggs: 2 → 4"), (by_text("Halve"), "Eggs: 4 → 2")],
    "print-changes": [(by_text("Rise"), "1023 hPa")],
    "recording": [(by_text("c"), "Notes: c"), (by_text("e"), "Notes: c e")],
}


@pytest.mark.engines(*NAMES)
def test_pages_of_the_gallery_do_what_a_person_does(serve, browsers, engine):
    address, wrong = serve("Gallery"), []
    with open_page(engine, browsers, **VIEWPORTS["desktop"]) as page:
        for name, steps in STEPS.items():
            visit(page, address + name, None, is_wide=True)
            if name == "cancellation":
                page.run(CANCEL)
            for control, text in steps:
                page.click(control)
                if text and not page.holds(text if text.startswith("(") else shown(text)):
                    wrong.append((name, control, text))
            wrong += [(name, line) for line in page.complaints()]
    assert wrong == [], "\n".join(map(str, wrong))


# What is wider than its room, but for what scrolls sideways; and how many views have a scrollbar beside their content.
BESIDE_BARS = """({
  wide: [...document.querySelectorAll(".page-content, .list, .surface")].filter((el) => el.clientWidth && el.scrollWidth > el.clientWidth)
    .map((el) => el.className),
  bars: [...document.querySelectorAll(".page-content, .list, .scroll, .surface")].filter((el) =>
    getComputedStyle(el).overflowY === "auto" && el.offsetWidth - el.clientWidth >= 5).length,
})"""


@pytest.mark.engines("chromium", "firefox")
def test_pages_of_the_catalogue_fit_beside_scrollbars_that_take_room(serve, browsers, engine):
    address, wide, bars = serve("Catalog"), [], 0
    with open_page(engine, browsers, **VIEWPORTS["phone"], has_scrollbars=True) as page:
        for name in PAGES:
            visit(page, address + name, name.capitalize(), is_wide=False)
            found = page.value(BESIDE_BARS)
            wide += [(name, each) for each in found["wide"]]
            bars += found["bars"]
    assert wide == []
    assert bars >= 3, "scrollbars take room"
