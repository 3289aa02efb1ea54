"""The address of a page is where its app is: links that are shared, the history, and reloads."""

import re

import pytest
from gallery_page import DESKTOP, at, bar, entries, entry, home, titles
from playwright.sync_api import expect
from programs import PATIENCE


@pytest.mark.timeout(900)
def test_every_example_has_an_address_that_opens_it(serve, open_page):
    server = serve("Gallery")
    page = open_page(server, **DESKTOP)
    page.line.settle()
    expect(page).to_have_url(at("/"))
    names = titles(page)
    before, addresses, contents = page.url, {}, {}
    for title in names:
        entry(page, title).click()
        expect(bar(page, title)).to_be_visible()
        page.wait_for_function("before => location.href !== before", arg=before)
        before = addresses[title] = page.url
        contents[title] = content(page)
    assert len(set(addresses.values())) == len(names)
    other = open_page(server, **DESKTOP)
    for title, address in addresses.items():
        assert other.goto(address).status == 200
        expect(bar(other, title)).to_be_visible()
        expect(other).to_have_url(address)
        assert content(other) == contents[title]


def content(page):
    """What an example shows, by the roles and names of what is in it.

    Numbers, and the answers to a first guess at a secret number, differ: they are counted, drawn or told by a clock.
    """
    page.line.settle()
    shown = page.locator(".stage").last.aria_snapshot()
    return re.sub(r"paragraph: (Higher|Lower|Correct!?)$", "paragraph: …", re.sub(r"[0-9]+", "0", shown), flags=re.M)


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


def test_back_and_forward_go_through_the_examples_that_were_looked_at(open_gallery):
    page = open_gallery(**DESKTOP)
    # Where the list stands alone, an example is a page that can be left.
    expect(home(page)).to_be_visible()
    names = ["Alerts", "Guessing Game", "Bottom Menu", *titles(page)]
    names = list(dict.fromkeys(names))[:10]
    assert len(names) == 10
    addresses = []
    for name in names:
        before = page.url
        entry(page, name).click()
        expect(bar(page, name)).to_be_visible()
        page.wait_for_function("before => location.href !== before", arg=before)
        addresses.append(page.url)
    # Back to each, and then to the first page.
    for name, address in reversed(list(zip(names[:-1], addresses[:-1]))):
        page.go_back()
        expect(bar(page, name)).to_be_visible()
        expect(page).to_have_url(address)
    page.go_back()
    expect(page).to_have_url(at("/"))
    for name in names:
        expect(bar(page, name)).to_have_count(0)
    for name, address in zip(names, addresses):
        page.go_forward()
        expect(bar(page, name)).to_be_visible()
        expect(page).to_have_url(address)
    canonical = page.locator("link[rel=canonical]")
    expect(canonical).to_have_attribute("href", addresses[-1])


def test_what_is_typed_makes_no_entries(open_gallery):
    page = open_gallery(**DESKTOP)
    entry(page, "Alerts").click()
    expect(page).to_have_url(at("/alerts"))
    count = page.evaluate("history.length")
    page.get_by_role("searchbox", name="Search examples").fill("game")
    expect(entry(page, "Guessing Game")).to_be_visible()
    expect(entry(page, "Alerts")).to_have_count(0)
    assert page.evaluate("history.length") == count


def test_the_pages_of_a_stack_have_addresses_that_lead_there(serve, open_page):
    server = serve("Gallery")
    page = open_page(server + "navigation-stack", **DESKTOP)
    expect(bar(page, "Navigation Stack")).to_be_visible()
    link = page.get_by_role("link", name="To a city")
    assert link.locator("a.cover-link").get_attribute("href") == "./navigation-stack/city/Vienna"
    link.click()
    expect(page).to_have_url(at("/navigation-stack/city/Vienna"))
    page.get_by_role("link", name="Back to the station").click()
    expect(page).to_have_url(at("/navigation-stack/city/Vienna/station"))
    page.get_by_role("link", name="Train to Paris").click()
    address = at("/navigation-stack/city/Vienna/station/city/Paris")
    expect(page).to_have_url(address)
    other = open_page(page.url, **DESKTOP)
    expect(other.locator(".stage").get_by_role("region", name="Paris")).to_be_visible()
    expect(other.get_by_text("Souvenirs: 0", exact=True)).to_be_visible()
    expect(other).to_have_url(address)
    page.go_back()
    expect(page).to_have_url(at("/navigation-stack/city/Vienna/station"))
    expect(page.locator(".stage").get_by_role("region", name="Station")).to_be_visible()
    page.go_back()
    expect(page.locator(".stage").get_by_role("region", name="Vienna")).to_be_visible()
    expect(page).to_have_url(at("/navigation-stack/city/Vienna"))


def test_what_a_feature_presents_has_an_address(serve, open_page):
    server = serve("Gallery")
    page = open_page(server + "destinations/gallery", **DESKTOP)
    expect(page.locator(".stage").get_by_role("button", name="Increment")).to_be_visible()
    page.goto(server + "destinations/shop")
    shop = page.get_by_role("dialog")
    expect(shop.get_by_role("heading", name="Shop")).to_be_visible()
    page.line.settle()
    page.keyboard.press("Escape")
    expect(shop).to_have_count(0)
    expect(page).to_have_url(at("/destinations"))
    # An alert has none.
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(page).to_have_url(at("/destinations"))


def test_addresses_that_name_no_page_of_a_feature_are_unknown(serve, open_page):
    server = serve("Gallery")
    page = open_page(server, expected_complaint="status of 404", **DESKTOP)
    for path in ["navigation-stack/city", "navigation-stack/nothing", "destinations/alert", "destinations/shop/1",
                 "navigation-stack/" + "station/" * 64 + "station"]:
        assert page.goto(server + path).status == 404
        expect(entries(page).first).to_be_visible()


def test_search_engines_find_every_example(serve, open_page):
    server = serve("Gallery")
    page = open_page(server, **DESKTOP)
    titles_shown = titles(page)
    response = page.request.get(server + "sitemap.xml", timeout=4 * PATIENCE * 1000)
    assert response.status == 200
    found = re.findall("<loc>(.*?)</loc>", response.text())
    assert len(found) == len(set(found)) and found[0] == server
    assert len(found) > len(titles_shown)
    for address in found[:: len(found) // 8]:
        again = page.request.get(address)
        assert again.status == 200
        assert f'<link rel="canonical" href="{address}">' in again.text()
