"""Every example, looked at by axe-core (WCAG 2.2 A and AA, and its best practices)."""

import re

import pytest
from axe_rules import violations
from gallery_page import bar
from programs import ROOT


def case_studies():
    """The names of the case studies, as the gallery's state has them."""
    source = (ROOT / "Examples" / "CaseStudies" / "Catalog" / "CaseStudy.swift").read_text()
    cases = re.findall(r"^  case (\w+)$", source, re.MULTILINE)
    return [re.sub("[A-Z]", lambda letter: "-" + letter.group().lower(), case) for case in cases]


@pytest.fixture(scope="module")
def gallery(serve_module):
    """The gallery's address: an example opens at its name."""
    return serve_module("Gallery")


@pytest.mark.parametrize("scheme, width", [("light", 390), ("dark", 1280)])
def test_the_list_of_examples_is_accessible(open_gallery, scheme, width):
    page = open_gallery(color_scheme=scheme, viewport={"width": width, "height": 844}, bypass_csp=True)
    page.get_by_role("heading", name="Gallery").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("scheme, width", [("light", 390), ("dark", 1280)])
@pytest.mark.parametrize("example", ["guessing-game", "alerts", "bottom-menu", "shared-state", "empty-state"])
def test_an_example_is_accessible(gallery, open_page, example, scheme, width):
    page = open_page(gallery + example, color_scheme=scheme,
                     viewport={"width": width, "height": 844}, bypass_csp=True)
    bar(page).wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("example", case_studies())
def test_a_case_study_is_accessible(gallery, open_page, example):
    scheme = "dark" if len(example) % 2 else "light"
    page = open_page(gallery + example, color_scheme=scheme,
                     viewport={"width": 1280, "height": 844}, bypass_csp=True)
    bar(page).wait_for()
    assert violations(page) == []
