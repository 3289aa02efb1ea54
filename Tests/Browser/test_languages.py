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
    # What is written from left to right stays so in the mirrored page, and its lines begin at the leading edge.
    question = page.get_by_text("Which number is it?")
    expect(question).to_have_css("unicode-bidi", "plaintext")
    expect(question).to_have_css("text-align", "right")
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_title_of_an_alert_reads_in_its_own_direction(open_gallery):
    page = open_gallery("dialogs", locale="ar-EG", **PHONE)
    page.get_by_role("button", name="Alert", exact=True).click()
    title = page.locator(".dialog-title")
    expect(title).to_have_text("Buy a ticket?")
    expect(title).to_have_css("unicode-bidi", "plaintext")
    expect(title).to_have_css("text-align", "center")


def test_long_japanese_titles_break_between_phrases(open_gallery):
    page = open_gallery("binding-form", locale="ja-JP", **PHONE)
    title = page.locator("h1.large-title").last
    expect(title).to_have_text("バインドできるフォーム")
    # The second line begins where its first letter is lower than the one before it.
    first = title.evaluate("""title => {
      const text = title.firstChild, range = document.createRange();
      const top = place => { range.setStart(text, place); range.setEnd(text, place + 1); return range.getBoundingClientRect().top };
      return [...text.data].map((_, place) => place).filter(place => place && top(place) > top(place - 1) + 10)
    }""")
    assert [title.inner_text()[place:] for place in first] == ["フォーム"]
