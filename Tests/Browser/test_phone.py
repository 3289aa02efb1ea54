"""The gallery on small phones: nothing runs off the screen, and fingers hit what they aim at."""

import pytest
from gallery_page import bar, entry, titles
from page_conditions import until
from playwright.sync_api import expect

PHONES = {"small": {"width": 320, "height": 640}, "usual": {"width": 390, "height": 844}}

# What is wrong on a page: what scrolls sideways, backgrounds that are wider than their content, texts and controls beyond its
# edges, texts that are cut off without a sign of it, names that stand there twice, and controls that a finger of 44 points
# misses.
FAULTS = """() => {
  const isSeen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && el.getBoundingClientRect().width > 1;
  const name = (el) => (el.getAttribute("aria-label") || el.textContent || el.placeholder || el.className).trim();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const isOut = (el) => {
    const { left, right } = el.getBoundingClientRect();
    return (left < -1 || right > innerWidth + 1) && !el.closest(".scroll-x");
  };
  const isCut = (el) => !el.children.length && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0
    && getComputedStyle(el).overflowX !== "visible" && getComputedStyle(el).textOverflow !== "ellipsis";
  const controls = all("button,select,input,textarea,[role=link],[role=option],[role=tab]")
    .filter((el) => !el.closest("[aria-hidden=true],.sr"));
  const scrolls = (el) => /auto|scroll/.test(getComputedStyle(el).overflowY);
  const isMissed = (el) => {
    const whole = el.closest("label,li") ?? el;
    const { left, right, top, bottom } = el.getBoundingClientRect();
    // What is scrolled out of sight, whole or in part, comes when one scrolls.
    let region = el.parentElement;
    while (region && !scrolls(region)) region = region.parentElement;
    const seen = region?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    if (bottom > Math.min(innerHeight, seen.bottom) || top < Math.max(0, seen.top)) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[-21, 0], [21, 0], [0, -21], [0, 21]].some(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !(hit && (el.contains(hit) || hit.contains(el) && whole.contains(hit)));
    });
  };
  const isWide = (el) => el.scrollWidth > el.clientWidth;
  const isBeyond = (el) => el.getBoundingClientRect().width > el.parentElement.getBoundingClientRect().width + 1;
  const headings = all(".small-title,.large-title").map(name);
  return {
    wide: [document.documentElement, ...document.querySelectorAll(".page-content")].filter(isWide).map((el) => el.className),
    beyond: all(".decorated > .background").filter(isBeyond).map(name),
    out: all(".text,button,h1").filter(isOut).map(name), cut: all("span,div,p,h1,label,a,button").filter(isCut).map(name),
    twice: headings.filter((text, index) => headings.indexOf(text) !== index), missed: controls.filter(isMissed).map(name),
  };
}"""

NONE = {"wide": [], "beyond": [], "out": [], "cut": [], "twice": [], "missed": []}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("phone", PHONES)
def test_every_example_suits_a_phone(open_gallery, phone):
    page = open_gallery(viewport=PHONES[phone], has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.line.arrange()
    assert page.evaluate(FAULTS) == NONE, "the list"
    found = {}
    for title in titles(page):
        entry(page, title).click()
        bar(page, title).wait_for()
        page.line.arrange()
        found[title] = page.evaluate(FAULTS)
        page.get_by_role("button", name="Gallery", exact=True).click()
        page.get_by_role("searchbox", name="Search examples").wait_for()
    assert {title: faults for title, faults in found.items() if faults != NONE} == {}


def test_items_of_a_bar_that_are_too_long_stand_in_lines(serve, open_page):
    page = open_page(serve("Gallery", state={"example": "todos"}), viewport=PHONES["small"])
    page.get_by_role("button", name="Clear completed").wait_for()
    # The page is there before what arranges its bar.
    until(page, """() => [...document.querySelectorAll("button .text")].some((el) =>
      el.textContent === "Clear completed" && el.scrollWidth <= el.clientWidth)""")
    boxes = [page.get_by_role("button", name=name).bounding_box() for name in ("Edit", "Clear completed", "Add todo")]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    for at, box in enumerate(boxes):
        for other in boxes[at + 1:]:
            assert (box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
                    or box["y"] + box["height"] <= other["y"])


def test_the_bar_of_a_keyboard_stands_where_fingers_type(open_screen):
    phone = {"viewport": PHONES["usual"], "has_touch": True, "is_mobile": True}
    page = open_screen("keyboard bar", **phone)
    field, done = page.get_by_role("textbox", name="Name"), page.get_by_role("button", name="Done")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(done).to_be_hidden()
    field.tap()
    page.keyboard.type("Ada")
    page.get_by_role("button", name="Clear").tap()
    expect(page.get_by_text("Nobody")).to_be_visible()
    # As on a phone, the field keeps the focus: one can type on.
    expect(field).to_be_focused()
    page.keyboard.type("Bob")
    expect(page.get_by_text("Bob")).to_be_visible()
    done.tap()
    expect(done).to_be_hidden()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    # With a mouse there is no keyboard on the screen, and the bar can always be reached.
    other = open_screen("keyboard bar")
    expect(other.get_by_role("button", name="Done")).to_be_visible()


def test_a_pressed_button_leaves_the_keyboard_where_it_is(open_screen):
    page = open_screen("keyboard bar", viewport=PHONES["usual"], has_touch=True, is_mobile=True)
    field = page.get_by_role("textbox", name="Name")
    field.tap()
    page.keyboard.type("Ada")
    # By a pointer, whose press may be long: what is pressed is still there when it is released.
    page.get_by_role("button", name="Share").click(delay=50)
    expect(field).to_be_focused()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_a_link_is_a_row_like_others(open_screen):
    page = open_screen("keyboard bar", viewport=PHONES["usual"], has_touch=True, is_mobile=True)
    link, text = page.get_by_text("Swift", exact=True).bounding_box(), page.get_by_text("Nobody").bounding_box()
    assert link["x"] == text["x"]
    rows = [page.locator(".row", has_text=name).bounding_box()["height"] for name in ("Swift", "Nobody")]
    assert rows[0] == rows[1]
