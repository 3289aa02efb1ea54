"""The focus is always on the page: after pages, sheets and alerts come and go, and when the control that has it is removed."""

import pytest
from engines import by_text, open_page
from gallery_page import examples

PHONE = {"width": 390, "height": 844}
# Nothing is on its way out, and an element that is seen has the focus.
IS_THERE = """(!document.querySelector('.leaving') && document.activeElement !== document.body
  && document.activeElement.getClientRects().length > 0)"""
LINKS = "[role=link],a,button,[role=button]"
DIALOG = "document.querySelector('dialog[open]:not(.leaving),.popover:not(.leaving)')"
EXAMPLE = by_text("Source")
# Presses the button as soon as the focus is on the page beside it: the server takes it away after half a second.
CANCEL = f"""
  const look = () => {{
    const button = {by_text("Cancel")};
    if (!button || !{IS_THERE}) return requestAnimationFrame(look);
    button.focus();
    button.click();
    window.isCancelled = true;
  }};
  look();
"""
BACK = "[...document.querySelectorAll('.back')].findLast((el) => el.offsetHeight)"


class Walk:
    """A person who goes through pages by keys, and the places at which the focus was nowhere."""

    def __init__(self, page):
        self.page = page
        self.wrong = []

    def open(self, address):
        self.page.open(address)
        self.page.until("document.body.dataset.token && document.querySelector('.window') && !document.querySelector('.columns')")
        self.page.listen()
        self.page.until("window.ippoKeys === null")
        self.address = address

    def press(self, control, until):
        """Presses a control by the Return key. A string that is no expression is its text."""
        element = control if control.startswith(("(", "[")) else by_text(control, LINKS)
        self.page.until(f"!!{element}")
        self.page.run(f"{element}.focus()")
        self.page.key("Enter")
        self.expect(control, until)

    def expect(self, what, until):
        self.page.until(until)
        if not self.page.holds(IS_THERE):
            self.wrong.append((self.address, what, self.page.value("document.activeElement.outerHTML.slice(0, 100)")))

    def escape(self):
        self.page.key("Escape")
        self.expect("Escape", f"!{DIALOG}")


@pytest.fixture
def walk(engine, browsers):
    with open_page(engine, browsers, **PHONE) as page:
        yield Walk(page)


def row(name):
    return f"""([...document.querySelectorAll('.cover-link')].find((el) => el.getAttribute('href').endsWith('/{name}'))?.parentElement)"""


@pytest.mark.timeout(900)
@pytest.mark.engines("chromium", "firefox")
def test_the_focus_goes_into_each_example_and_back(serve, walk, engine):
    walk.open(serve("Gallery"))
    # Firefox takes three times as long for each.
    for name in examples()[:: 1 if engine == "chromium" else 4]:
        walk.press(row(name), until=EXAMPLE)
        walk.press(f"({BACK})", until=f"!{EXAMPLE} && !document.querySelector('.page[data-back]:not(.leaving)')")
    assert walk.wrong == []


@pytest.mark.engines("chromium", "firefox")
def test_the_focus_is_on_the_page_whatever_comes_and_goes(serve, walk):
    gallery, catalogue = serve("Gallery"), serve("Catalog")
    for game in ("Solo", "Daily puzzle"):
        walk.open(gallery + "bottom-menu")
        walk.press(game, until="document.querySelector('[aria-label=Menu]')")
        walk.press("(document.querySelector('[aria-label=Menu]'))", until=DIALOG)
        walk.escape()
    # A page that nothing opened, as its address was asked for.
    walk.press(f"({BACK})", until=f"!{EXAMPLE}")
    # What cannot be used while it waits, and what changes its place.
    walk.open(gallery + "cancellation")
    walk.page.run(CANCEL)
    walk.press("Ask for a fact", until="window.isCancelled")
    walk.expect("Cancel", by_text("Ask for a fact"))
    walk.open(gallery + "empty-state")
    walk.press("Add a book", until=f"!{by_text('Add a book')} || document.querySelector('li')")

    walk.open(catalogue + "presentations")
    for name in ("Alert", "Confirmation dialog", "Sheet", "Half a sheet", "Cover", "Popover"):
        walk.press(name, until=DIALOG)
        if name == "Cover":
            walk.press("Done", until=f"!{DIALOG}")
        else:
            walk.escape()
    walk.open(catalogue + "navigation")
    walk.press("To a page", until="document.title === 'Further'")
    walk.press(f"({BACK})", until="document.title === 'Navigation'")

    walk.open(catalogue + "lists")
    for left in ("Banana", "Cherry"):
        walk.page.run("document.querySelector('[data-deletable]').focus()")
        walk.page.key("Delete")
        walk.expect("Delete", f"document.querySelector('[data-deletable]').textContent.includes('{left}')")
    assert walk.wrong == []
