"""The first bytes of a page, for search engines and browsers without script, in the language of the request."""

import re
import socket
import urllib.request
from urllib.parse import urlsplit

import pytest
from gallery_page import DESKTOP
from playwright.sync_api import expect
from programs import PATIENCE

TITLES = {"en": "Gallery", "ja": "ギャラリー", "ar": "المعرض"}


@pytest.fixture(scope="module")
def gallery(serve_module):
    return serve_module("Gallery")


def ask(address, languages=None, path=""):
    """The raw response to a request: its header fields and its text."""
    fields = {} if languages is None else {"Accept-Language": languages}
    request = urllib.request.Request(address + path, headers=fields)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.headers, answer.read().decode()


def read(html):
    """The language and the direction of a document, and those of its window."""
    root = re.search(r'<html lang="([^"]*)"(?: dir="([^"]*)")?>', html)
    window = re.search(r'<div [^>]*class="window[ "][^>]*>', html)[0]
    return root.groups(), (re.search(r' lang="([^"]*)"', window)[1], re.search(r' dir="([^"]*)"', window)[1])


@pytest.mark.parametrize("languages, expected", [
    (None, "en"), ("", "en"), ("ja", "ja"), ("ar", "ar"), ("ar-EG,ar;q=0.9,en;q=0.8", "ar"), ("JA-jp", "ja"),
    ("de;q=0.9, ja;q=0.3", "ja"), ("en;q=0.2, ja;q=0.1, ar;q=0.15", "en"), ("ja;q=0, ar;q=0.001", "ar"),
    ("fi, sv", "en"), ("*", "en"), ("*;q=0.5, ja", "ja"), ("ja;q=x, ar", "ar"), (";;;,,q=1,ja;;", "en"),
    ("x" * 3000 + ",ja", "ja"), ("i-klingon, ar-Arab-EG-u-nu-latn;q=0.4", "ar"),
])
def test_the_first_bytes_are_in_the_language_of_the_visitor(gallery, languages, expected):
    fields, html = ask(gallery, languages)
    direction = "rtl" if expected == "ar" else "ltr"
    assert read(html) == ((expected, direction), (expected, direction))
    assert f">{TITLES[expected]}<" in html
    for language, title in TITLES.items():
        assert (f">{title}<" in html) == (language == expected)
    assert {name.strip() for name in fields["Vary"].split(",")} == {"accept-encoding", "accept-language"}
    assert fields["Cache-Control"] == "no-store"


def test_words_of_the_library_are_in_that_language_too(gallery):
    _, html = ask(gallery, "ja")
    for word in ["再接続しています…", "オフラインです。", "本文へ移動", "このページの操作には JavaScript が必要です。"]:
        assert word in html
    for word in ["Reconnecting", "You are offline", "Skip to content", "needs JavaScript"]:
        assert word not in html


def test_fields_that_are_no_text_are_refused_or_read(gallery):
    """Sends bytes that no browser sends: the server responds, and accepts the next request."""
    parts = urlsplit(gallery)
    for value in [b"\xff\xfe, ja", b"ja;q=\x01", b"ja" * 20_000]:
        with socket.create_connection((parts.hostname, parts.port), PATIENCE) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: " + parts.netloc.encode() + b"\r\nConnection: close\r\n"
                               b"Accept-Language: " + value + b"\r\n\r\n")
            assert connection.recv(12).startswith(b"HTTP/1.1 ")
    assert read(ask(gallery, "ja")[1])[0][0] == "ja"


def test_the_page_without_a_server_is_in_that_language_too(gallery):
    for language, direction, text in [("ja", "ltr", "サーバに接続できません"), ("ar", "rtl", "يتعذر الوصول"), ("en", "ltr", "cannot be reached")]:
        worker = re.search(r' data-worker="_ippo/worker.js([^"]*)"', ask(gallery, language)[1])[1].replace("&amp;", "&")
        page = ask(gallery, None, "_ippo/offline" + worker)[1]
        assert re.search(r'<html lang="([^"]*)" dir="([^"]*)">', page).groups() == (language, direction)
        assert text in page


def test_visitors_of_several_languages_are_not_given_each_other_s_pages(gallery):
    """The server caches pages that several visitors have received."""
    for _ in range(4):
        for language in ["ja", "ar", "en", "ja,en;q=0.5"]:
            html = ask(gallery, language)[1]
            assert read(html)[0][0] == language[:2]
            assert f">{TITLES[language[:2]]}<" in html


WATCH = """
  window.seen = new Set();
  const look = () => {
    const window_ = document.querySelector(".window");
    if (window_) window.seen.add([document.documentElement.lang, document.documentElement.dir, window_.lang, window_.dir].join());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.mark.parametrize("locale, expected", [
    ("ja-JP", "ja,ltr,ja,ltr"), ("ar-EG", "ar,rtl,ar,rtl"), ("de-DE", "en,ltr,en,ltr"),
])
def test_nothing_turns_when_the_socket_connects(gallery, open_page, locale, expected):
    page = open_page("about:blank", locale=locale, **DESKTOP)
    page.add_init_script(WATCH)
    page.goto(gallery)
    # An answered click shows that the socket is open, and that the server knows the browser's capabilities.
    expect(page.locator("#ippo-status")).to_be_empty()
    page.get_by_role("searchbox").fill("x")
    expect(page.locator(".window li.row")).not_to_have_count(0)
    page.line.settle()
    assert page.evaluate("[...window.seen]") == [expected]


def test_the_words_of_the_page_s_scripts_are_in_its_language(gallery, open_page):
    page = open_page(gallery, locale="ja", **DESKTOP)
    expect(page.get_by_role("heading", name="ギャラリー")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_have_text("本文へ移動")


def test_buttons_of_the_library_speak_the_language_of_the_page(serve, open_page):
    page = open_page(serve("Gallery", {"example": "shared-state"}), locale="ja", **DESKTOP)
    expect(page.get_by_role("button", name="Increment", exact=True).or_(page.get_by_role("button", name="増やす")).first).to_be_visible()
    assert page.locator("[lang=ja]").count() == 2
