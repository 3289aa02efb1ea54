"""The address of a page is where its app is: links that are shared, the history, and reloads."""

from gallery_page import DESKTOP, at, bar, entries, entry, titles
from playwright.sync_api import expect


def test_every_example_has_an_address_that_opens_it(serve, open_page):
    server = serve("Gallery")
    page = open_page(server, **DESKTOP)
    page.line.settle()
    expect(page).to_have_url(at("/"))
    names = titles(page)
    before, addresses = page.url, {}
    for title in names:
        entry(page, title).click()
        expect(bar(page, title)).to_be_visible()
        page.wait_for_function("before => location.href !== before", arg=before)
        before = addresses[title] = page.url
    assert len(set(addresses.values())) == len(names)
    other = open_page(server, **DESKTOP)
    for title, address in addresses.items():
        assert other.goto(address).status == 200
        expect(bar(other, title)).to_be_visible()
        expect(other).to_have_url(address)


def test_on_a_phone_back_leaves_the_example_and_its_address(serve, open_page):
    server = serve("Gallery")
    page = open_page(server)
    entry(page, "Guessing Game").click()
    expect(bar(page, "Guessing Game")).to_be_visible()
    expect(page).to_have_url(at("/guessing-game"))
    page.go_back()
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()
    expect(page).to_have_url(at("/"))
    page.goto(server + "guessing-game?spelling=tutorial")
    expect(bar(page, "Guessing Game")).to_be_visible()
    page.get_by_role("button", name="Gallery", exact=True).click()
    expect(page.get_by_role("searchbox", name="Search examples")).to_be_visible()
    expect(page).to_have_url(at("/?spelling=tutorial"))


def test_a_reload_shows_the_same_example(open_gallery):
    page = open_gallery(**DESKTOP)
    entry(page, "Alerts").click()
    expect(page).to_have_url(at("/alerts"))
    page.reload()
    expect(bar(page, "Alerts")).to_be_visible()
    expect(page).to_have_url(at("/alerts"))


def test_the_skip_link_stays_on_a_page_with_an_address(open_gallery):
    page = open_gallery("alerts", **DESKTOP)
    expect(bar(page, "Alerts")).to_be_visible()
    link = page.get_by_role("link", name="Skip to content")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url(at("/alerts"))


def test_an_unknown_address_shows_the_app_and_says_404(serve, open_page):
    server = serve("Gallery")
    page = open_page(server, expected_complaint="status of 404", **DESKTOP)
    for path in ("nothing-of-the-kind", "alerts/inner"):
        assert page.goto(server + path).status == 404
        expect(entries(page).first).to_be_visible()
    assert page.goto(server + "_ippo/nothing").status == 404
