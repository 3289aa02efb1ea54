"""What leads out of the app is opened beside it, and what is of its own server in its place."""

import pytest
from gallery_page import at
from playwright.sync_api import expect


@pytest.fixture
def page(open_screen):
    page = open_screen("opening")
    page.context.route("https://example.org/**", lambda route: route.fulfill(body="<title>Another</title>", content_type="text/html"))
    page.line.listen()
    return page


@pytest.mark.parametrize(("role", "name", "path"), [
    ("button", "Open another", "opened"), ("link", "Link to another", "linked"), ("link", "link", "written"),
])
def test_another_page_is_opened_beside_the_app(page, role, name, path):
    with page.context.expect_page() as opened:
        page.get_by_role(role, name=name, exact=True).click()
    other = opened.value
    other.wait_for_url("https://example.org/" + path)
    assert other.evaluate("window.opener") is None
    assert len(page.context.pages) == 2
    expect(page.get_by_text("Log:")).to_be_visible()
    if role == "button":
        expect(page.get_by_text("Log: opened")).to_be_visible()


@pytest.mark.parametrize(("role", "name", "number"), [("button", "Open own", 2), ("link", "Link to own", 3)])
def test_a_page_of_the_server_takes_the_place_of_the_app(page, role, name, number):
    page.get_by_role(role, name=name).click()
    expect(page).to_have_url(at(f"/?page={number}"))
    assert len(page.context.pages) == 1


def test_a_script_is_not_opened(page):
    page.get_by_role("button", name="Open script").click()
    expect(page.get_by_text("Log: false")).to_be_visible()
    assert page.title() != "taken"


def test_a_link_that_the_app_follows_itself_opens_nothing(page):
    page.get_by_role("link", name="Followed here").click()
    expect(page.get_by_text("Log: followed")).to_be_visible()
    assert len(page.context.pages) == 1


@pytest.mark.parametrize("press", [lambda link: link.click(), lambda link: link.press("Enter")])
def test_a_link_in_a_text_is_for_the_app_that_follows_links(page, press):
    link = page.get_by_role("link", name="terms")
    press(link)
    expect(page.get_by_text("Log: app://settings/terms")).to_be_visible()
    assert link.evaluate("(el) => getComputedStyle(el).color") == page.get_by_role("link", name="Link to own").evaluate(
        "(el) => getComputedStyle(el).color")
    assert link.evaluate("(el) => getComputedStyle(el).cursor") == "pointer"
