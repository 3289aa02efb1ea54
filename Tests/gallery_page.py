"""The page of the gallery in a browser, and what stands where on it."""

import re

from programs import ROOT

DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def at(path):
    """The address ends like that, whatever the port."""
    return re.compile(r"^http://127\.0\.0\.1:\d+" + re.escape(path) + "$")


def entries(page):
    """The rows of the list: each opens an example."""
    return page.locator(".list .row-link .look-link").filter(has_not=page.get_by_text("Home", exact=True))


def home(page):
    """What a wide window shows where no example is open."""
    return page.get_by_text(re.compile("^Ippo runs SwiftUI"))


def titles(page):
    return [entry.locator(".text").first.inner_text() for entry in entries(page).all()]


def entry(page, title):
    return entries(page).filter(has=page.get_by_text(title, exact=True))


def bar(page, title=None):
    """The bar of the page of an example, of whichever is open where there is no title: it has a Source button."""
    of = "" if title is None else f'[data-title="{title}"]'
    return page.locator(f".page{of} > .bar:visible", has=page.get_by_role("button", name="Source"))


def examples():
    """The names of the gallery's examples in addresses."""
    source = (ROOT / "Examples" / "CaseStudies" / "Catalog" / "CaseStudy.swift").read_text()
    cases = re.findall(r"^  case (\w+)$", source, re.MULTILINE)
    return ["guessing-game", "alerts", "bottom-menu", "shared-state", "empty-state"] + [
        re.sub("[A-Z]", lambda letter: "-" + letter.group().lower(), case) for case in cases]
