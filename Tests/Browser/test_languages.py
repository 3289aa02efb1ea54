"""The gallery in the languages of its visitors: texts, direction of reading, and what is found."""

import pytest
from gallery_page import DESKTOP, entries
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}}


def test_japanese_visitors_read_japanese(open_gallery):
    page = open_gallery(locale="ja-JP", **DESKTOP)
    expect(page.get_by_role("heading", name="ギャラリー")).to_be_visible()
    expect(page.locator(".window[lang=ja][dir=ltr]")).to_be_attached()
    search = page.get_by_role("searchbox", name="サンプルを検索")
    search.fill("数当て")
    expect(entries(page)).to_have_count(1)
    expect(entries(page)).to_contain_text("数当てゲーム")
    search.fill("guess")
    expect(entries(page)).to_have_count(1)
    entries(page).click()
    expect(page).to_have_title("数当てゲーム")
    expect(page.get_by_label("アクション 0 件")).to_be_attached()


def test_visitors_of_other_languages_read_english(open_gallery):
    page = open_gallery(locale="fi-FI", **DESKTOP)
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()
    expect(page.locator(".window[lang=en][dir=ltr]")).to_be_attached()


def test_two_visitors_read_different_languages_at_once(serve, open_page):
    address = serve("Gallery")
    japanese, arabic = (open_page(address, locale=locale, **DESKTOP) for locale in ("ja", "ar"))
    expect(japanese.get_by_role("heading", name="ギャラリー")).to_be_visible()
    expect(arabic.get_by_role("heading", name="المعرض")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_arabic_pages_are_mirrored(open_gallery, screen):
    page = open_gallery(locale="ar-EG", **screen)
    heading = page.get_by_role("heading", name="المعرض")
    expect(heading).to_be_visible()
    expect(page.locator(".window[lang=ar][dir=rtl]")).to_be_attached()
    width = screen["viewport"]["width"]
    box = heading.bounding_box()
    assert box["x"] + box["width"] > width - 40, "the heading stands at the right edge"
    row = page.get_by_text("لعبة التخمين").first
    symbol = page.locator(".row .symbol").nth(1)
    assert symbol.bounding_box()["x"] > row.bounding_box()["x"] + row.bounding_box()["width"], "the symbol leads"
    # The line below a row begins below its text, which is on the right.
    assert page.locator(".row").nth(1).evaluate(
        "row => [getComputedStyle(row, '::after').right, getComputedStyle(row, '::after').left]") == ["16px", "0px"]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    row.click()
    expect(page).to_have_title("لعبة التخمين")
    if screen is PHONE:
        back = page.get_by_role("button", name="المعرض")
        expect(back.locator("svg")).to_have_css("scale", "-1 1")
        box = back.bounding_box()
        assert box["x"] + box["width"] > width - 40, "the way back is on the right"
    # What is written from left to right stays so in the mirrored page.
    question = page.get_by_text("Which number is it?")
    expect(question).to_have_css("unicode-bidi", "plaintext")
    assert page.evaluate("document.documentElement.scrollWidth") == width
