"""What audits of pages look at: that a page says what it is, is sent well, shows soon, stays where it is, and can be read and
pressed."""

import re
import urllib.parse

import pytest
from axe_rules import violations
from gallery_page import entry
from page_conditions import module, until

SCREENS = {"home": "", "a list": "todos", "a form": "binding-form"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}

# Bytes on the line until the first paint: the page, the style sheet and the script, compressed.
FIRST_PAINT = 64_000

SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def size(request):
    return request.param


@pytest.fixture
def server(serve):
    return serve("Gallery")


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS.keys())
def test_a_page_says_what_it_is(server, open_page, path, size):
    page = open_page(server + path, **size)
    response = page.request.get(server + path)
    assert response.status == 200
    assert response.text().lower().startswith("<!doctype html>")
    assert page.title().strip()
    head = page.evaluate("""() => ({
      lang: document.documentElement.lang,
      description: document.querySelector("meta[name=description]")?.content,
      viewport: document.querySelector("meta[name=viewport]")?.content,
      colours: document.querySelectorAll("meta[name=theme-color]").length,
      canonical: document.querySelector("link[rel=canonical]")?.href,
      charset: document.characterSet,
    })""")
    assert re.fullmatch("[a-z]{2,3}(-[A-Za-z0-9]+)*", head["lang"])
    assert head["description"].strip() and head["charset"] == "UTF-8" and head["colours"] == 2
    assert "width=device-width" in head["viewport"]
    # Who has to, can enlarge it.
    assert not re.search("user-scalable|maximum-scale", head["viewport"])
    assert urllib.parse.urlsplit(head["canonical"]).path == "/" + path
    # One main part, one heading of the first level at the least, pictures and links with names.
    assert page.get_by_role("main").count() == 1
    assert page.locator("h1, [role=heading][aria-level='1']").count() >= 1
    assert page.locator("img:not([alt])").count() == 0


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS.keys())
def test_a_page_is_sent_compressed_and_what_it_is_made_of_is_kept(server, open_page, path):
    page = open_page("about:blank", **DESKTOP)
    answers = []
    page.on("response", lambda response: answers.append(response))
    page.goto(server + path)
    page.line.settle()
    first = next(answer for answer in answers if answer.request.resource_type == "document")
    assert first.headers["content-encoding"] == "gzip" and first.headers["cache-control"] == "no-store"
    assert first.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in first.headers
    assets = [answer for answer in answers if "?v=" in answer.url and "worker" not in answer.url]
    assert len(assets) >= 4
    for asset in assets:
        assert asset.status == 200 and asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    # Nothing is asked for twice, and nothing of another origin.
    urls = [answer.url for answer in answers if answer.request.resource_type in ("script", "stylesheet", "document")]
    assert len(urls) == len(set(urls)) and all(url.startswith(server) for url in urls)


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS.keys())
def test_the_first_paint_takes_few_bytes(server, open_page, path, size):
    page = open_page("about:blank", **size)
    sizes = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    names = {}
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.loadingFinished",
               lambda event: sizes.update({names[event["requestId"]]: event["encodedDataLength"]}))
    page.goto(server + path)
    page.line.settle()
    # What the head asks for before anything is shown.
    needed = page.evaluate("""() => [location.href,
      ...[...document.head.querySelectorAll("link[rel=stylesheet], script[src]")].map((el) => el.href || el.src)]""")
    assert all(url in sizes for url in needed), (needed, sizes)
    total = sum(sizes[url] for url in needed)
    print(path or "home", total)
    assert total < FIRST_PAINT


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS.keys())
def test_nothing_moves_while_a_page_loads(server, open_page, path, size):
    page = open_page("about:blank", **size)
    page.add_init_script(SHIFTS)
    page.goto(server + path)
    page.line.settle()
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shifts = page.evaluate("window.shifts")
    moved = sum(value for value, _ in shifts)
    # "Good" in Web Vitals is a tenth.
    assert moved < 0.1, shifts


def test_only_a_page_that_is_gone_to_slides_in(server, open_page):
    page = open_page("about:blank", **PHONE)
    page.add_init_script("""
      window.slides = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...rest) { window.slides.push(this.className); return animate.apply(this, rest); };
      addEventListener("animationstart", ({ target }) => window.slides.push(target.className), true);
    """)
    slides = "window.slides.filter((name) => /^(page|navigation)\\b/.test(name)).length"
    page.goto(server + "binding-form")
    page.line.settle()
    assert page.evaluate(slides) == 0
    page.get_by_role("button", name="Gallery").click()
    entry(page, "Todos").click()
    until(page, f"() => {slides} === 1")


@pytest.mark.parametrize("path", SCREENS.values(), ids=SCREENS.keys())
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_can_be_read_and_pressed(server, open_page, path, scheme):
    page = open_page(server + path, color_scheme=scheme, bypass_csp=True, **PHONE)
    # Names, contrast, and targets of 24 pixels with room around them (WCAG 2.5.8).
    assert violations(page) == []


def test_who_wants_less_data_gets_no_worker(server, open_page):
    page = open_page("about:blank", **DESKTOP)
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page.goto(server)
    page.line.settle()
    module(page, "offline")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
