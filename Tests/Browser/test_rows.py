"""Rows of long lists are made when they come near what is seen."""

import re
import urllib.request
from random import Random

import pytest
from playwright.sync_api import expect
from programs import PATIENCE

# The numbers of the rows that can be seen in the list, from the top, once no gap can be.
SEEN = """() => {
    const list = document.querySelector(".list").getBoundingClientRect();
    const isSeen = (el) => {
        const { top, bottom } = el.getBoundingClientRect();
        return bottom > list.top + 1 && top < list.bottom - 1;
    };
    if ([...document.querySelectorAll(".gap")].some(isSeen)) return null;
    return [...document.querySelectorAll("li.row")].filter(isSeen).map((el) => +el.textContent.match(/-?\\d+/)[0]);
}"""


@pytest.fixture
def page(open_screen):
    page = open_screen("rows")
    page.get_by_text("Row 0", exact=True).wait_for()
    return page


def seen(page):
    """The rows in sight, when none is missing."""
    return page.wait_for_function(SEEN).json_value()


def scroll_to(page, share):
    page.evaluate("(share) => { const el = document.querySelector('.list'); el.scrollTop = el.scrollHeight * share; }", share)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_the_first_page_has_the_first_rows(serve):
    with urllib.request.urlopen(serve("InteractionProbe", SCREEN="rows")) as response:
        markup = response.read().decode()
    assert len(markup) < 60_000
    assert "Row 49<" in markup and "Row 50<" not in markup


@pytest.mark.parametrize("share", [0.001, 0.3, 0.9999, 1, 0.5, 0])
def test_wherever_one_scrolls_rows_are_those_of_the_data(page, share):
    scroll_to(page, share)
    rows = seen(page)
    assert len(rows) > 5
    assert rows == list(range(rows[0], rows[0] + len(rows)))
    if share == 0:
        assert rows[0] == 0
    if share == 1:
        scroll_to(page, 1)
        assert seen(page)[-1] == 99_999
    # Two screens before and after, and no more.
    made = int(re.search(r"\d+", page.get_by_text("Made:").inner_text()).group())
    assert made < 600


def test_assistive_technology_is_told_which_row_of_how_many_it_is_at(page):
    def places():
        return page.evaluate(
            """() => [...document.querySelectorAll("li.row")].map((el) => [
                +el.textContent.match(/-?\\d+/)[0], el.getAttribute("aria-posinset"), el.getAttribute("aria-setsize")])"""
        )

    for share in [0, 0.5, 1]:
        scroll_to(page, share)
        seen(page)
        assert all(place == [place[0], str(place[0] + 1), "100000"] for place in places())
    scroll_to(page, 0)
    seen(page)
    page.get_by_role("button", name="Prepend").click()
    page.wait_for_function("() => document.querySelector('li.row[aria-setsize=\"100001\"]')")
    page.wait_for_function("() => [...document.querySelectorAll('li.row')].every((el) => el.getAttribute('aria-setsize') === '100001')")
    assert places()[:2] == [[-1, "1", "100001"], [0, "2", "100001"]]


def test_a_row_that_was_never_made_is_scrolled_to(page):
    page.get_by_role("button", name="Middle").click()
    page.get_by_text("Row 50000", exact=True).wait_for()
    page.wait_for_function("() => { const rows = (" + SEEN + ")(); return rows && rows.includes(50000); }")


def test_what_one_reads_stays_in_its_place_while_rows_come_before_it(page):
    scroll_to(page, 0.2)
    rows = seen(page)
    top = "(n) => [...document.querySelectorAll('li.row')].find((el) => el.textContent.includes('Row ' + n)).getBoundingClientRect().top"
    before = page.evaluate(top, rows[3])
    page.get_by_role("button", name="Prepend").dispatch_event("click")
    page.get_by_role("button", name="Remove").dispatch_event("click")
    page.wait_for_function("() => document.body.textContent.includes('Row -1')")
    assert abs(page.evaluate(top, rows[3]) - before) <= 1


def test_rows_that_are_far_are_put_away_and_nothing_moves(page):
    """Wherever one has been, the page holds the rows of some screens once the server has answered, and what one reads goes where
    it was scrolled to."""
    top = "(n) => [...document.querySelectorAll('li.row')].find((el) => el.textContent === 'Row ' + n).getBoundingClientRect().top"

    def go(distance):
        rows = seen(page)
        row = rows[-2] if distance > 0 else rows[1]
        before = page.evaluate(top, row)
        page.evaluate(
            """(distance) => new Promise((done) => {
                document.querySelector(".list").scrollTop += distance;
                requestAnimationFrame(() => requestAnimationFrame(done));
            })""",
            distance,
        )
        rows = seen(page)
        assert rows == list(range(rows[0], rows[0] + len(rows)))
        assert abs(page.evaluate(top, row) - (before - distance)) <= 1
        page.wait_for_function("() => document.querySelectorAll('li.row').length < 400")
        return rows[0]

    step = page.locator(".list").evaluate("(el) => Math.floor(el.clientHeight * 0.8)")
    first = 0
    for _ in range(60):
        first = go(step)
    assert first > 500
    while page.locator(".list").evaluate("(el) => el.scrollTop") > step:
        first = go(-step)
    assert first < 20


# Of the cells in sight their numbers and their columns, once no gap can be seen.
CELLS = """() => {
    const isSeen = (el) => { const { top, bottom } = el.getBoundingClientRect(); return bottom > 60 && top < innerHeight; };
    if ([...document.querySelectorAll(".gap")].some(isSeen)) return null;
    const width = innerWidth / 3;
    return [...document.querySelectorAll(".text")].filter((el) => /^Cell/.test(el.textContent) && isSeen(el)).map((el) => {
        const { left, right } = el.getBoundingClientRect();
        return [+el.textContent.match(/-?\\d+/)[0], Math.floor((left + right) / 2 / width)];
    });
}"""


def assert_cells_are_in_order(page):
    cells = page.wait_for_function(CELLS).json_value()
    numbers = [number for number, _ in cells]
    assert len(numbers) > 20
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    # Each section begins a line.
    assert all(column == (number + 2 if number < 0 else number) % 3 for number, column in cells)
    return numbers


def test_cells_of_grids_are_made_when_they_come_near(open_screen):
    page = open_screen("cells")
    scroller = page.locator(".scroll")

    def scroll_to(share):
        scroller.evaluate("(el, share) => { el.scrollTop = el.scrollHeight * share; }", share)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    assert assert_cells_are_in_order(page)[0] == -2
    for share in [0.001, 0.5, 0.2, 1]:
        scroll_to(share)
        assert_cells_are_in_order(page)
    scroll_to(1)
    assert assert_cells_are_in_order(page)[-1] == 99_999
    page.get_by_role("button", name="Middle").click()
    page.get_by_text("Cell 50000", exact=True).wait_for()
    page.wait_for_function("() => (" + CELLS + ")()?.some(([number]) => number === 50000)")
    assert_cells_are_in_order(page)
    # Narrower or wider, cells keep their columns.
    page.set_viewport_size({"width": 700, "height": 700})
    assert_cells_are_in_order(page)
    made = page.get_by_text(re.compile("^Cell")).count()
    assert made < 2_500


def test_the_keyboard_goes_along_rows_that_are_not_made_yet(open_screen):
    page = open_screen("buttons")

    def row(number):
        return page.get_by_role("button", name=f"Row {number}", exact=True)

    def focused():
        return int(page.evaluate("document.activeElement.textContent.match(/\\d+/)?.[0]"))

    page.wait_for_function("() => document.querySelector('.list [tabindex=\"-1\"]')")
    row(1).focus()
    page.keyboard.press("PageDown")
    step = focused() - 1
    assert step > 5
    for pages in range(2, 12):
        # What is a screen away has been asked for.
        page.wait_for_function("(name) => [...document.querySelectorAll('li')].some((el) => el.textContent === name)",
                               arg=f"Row {1 + step * pages}")
        page.keyboard.press("PageDown")
        assert focused() == 1 + step * pages
    page.keyboard.press("PageUp")
    assert focused() == 1 + step * 10
    page.keyboard.press("End")
    expect(row(100_000)).to_be_focused()
    expect(row(100_000)).to_be_in_viewport()
    page.keyboard.press("ArrowUp")
    expect(row(99_999)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Pressed: 99999")).to_be_visible()
    page.keyboard.press("Home")
    expect(row(1)).to_be_focused()
    expect(row(1)).to_be_in_viewport()


# The numbers of the rows of a table that can be seen, once no gap can be.
TABLE_ROWS = """() => {
    const view = document.querySelector(".scroll").getBoundingClientRect();
    const isSeen = (el) => {
        const { top, bottom } = el.getBoundingClientRect();
        return bottom > view.top + 1 && top < view.bottom - 1;
    };
    if ([...document.querySelectorAll(".gap")].some(isSeen)) return null;
    return [...document.querySelectorAll("[role=row] > [role=cell]:first-child")].filter(isSeen)
        .map((el) => +el.textContent.match(/-?\\d+/)[0]);
}"""


@pytest.fixture
def table(open_screen):
    page = open_screen("long table")
    page.get_by_text("Row 0", exact=True).wait_for()
    return page


def scroll_table_to(page, share):
    page.evaluate("(share) => { const el = document.querySelector('.scroll'); el.scrollTop = el.scrollHeight * share; }", share)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.wait_for_function(TABLE_ROWS).json_value()


def test_the_first_page_has_the_first_rows_of_a_table(serve):
    with urllib.request.urlopen(serve("InteractionProbe", SCREEN="long table")) as response:
        markup = response.read().decode()
    assert len(markup) < 60_000
    assert "Row 49<" in markup and "Row 50<" not in markup


def test_wherever_one_scrolls_rows_of_a_table_are_those_of_the_data(table):
    for share in [0.001, 0.3, 0.9999, 0.5, 0]:
        rows = scroll_table_to(table, share)
        assert len(rows) > 5
        assert rows == list(range(rows[0], rows[0] + len(rows)))
    assert rows[0] == 0
    scroll_table_to(table, 1)
    assert scroll_table_to(table, 1)[-1] == 99_999
    # Rows far away go once the server has answered.
    table.wait_for_function("() => document.querySelectorAll('[role=row]').length < 400")


def test_rows_of_a_table_are_sorted_chosen_and_counted(table):
    # The header is a row of the table, too.
    def places():
        return table.evaluate(
            """() => [...document.querySelectorAll("[role=row]:has(> [role=cell])")].map((el) => [
                +el.firstElementChild.textContent.match(/-?\\d+/)[0], el.getAttribute("aria-rowindex")])""")

    expect(table.get_by_role("table")).to_have_attribute("aria-rowcount", "100001")
    scroll_table_to(table, 0.4)
    assert all(place == [place[0], str(place[0] + 2)] for place in places())
    scroll_table_to(table, 0)
    table.get_by_role("button", name="Prepend").click()
    expect(table.get_by_role("table")).to_have_attribute("aria-rowcount", "100002")
    assert places()[:2] == [[-1, "2"], [0, "3"]]
    table.get_by_text("Row 3", exact=True).click()
    expect(table.get_by_text("Chosen: 3")).to_be_visible()
    table.get_by_role("button", name="Number").click()
    table.get_by_role("button", name="Number").click()
    table.get_by_label("descending").wait_for()
    scroll_table_to(table, 0)
    table.get_by_text("Row 99999", exact=True).wait_for()
    rows = scroll_table_to(table, 0)
    assert rows == list(range(99_999, 99_999 - len(rows), -1))


def test_rows_of_an_outline_unfold_in_their_list(open_screen):
    page = open_screen("outline")
    page.get_by_role("button", name="All").click()
    page.get_by_role("button", name="Row 1", exact=True).click()
    expect(page.get_by_text("Row 1b")).to_be_visible()
    page.wait_for_function("() => document.querySelector('li.row[aria-setsize=\"10000\"]')")
    rows = page.evaluate(
        """() => [...document.querySelectorAll("li.row")].slice(0, 6).map((el) => [
            el.textContent, ...["level", "posinset", "setsize"].map((name) => +el.getAttribute("aria-" + name))])""")
    assert rows == [["All", 1, 1, 2], ["Row 0", 2, 1, 10000], ["Row 1", 2, 2, 10000], ["Row 1a", 3, 1, 2],
                    ["Row 1b", 3, 2, 2], ["Row 2", 2, 3, 10000]]
    starts = [page.get_by_text(name, exact=True).bounding_box()["x"] for name in ["All", "Row 1", "Row 1b"]]
    assert starts[0] < starts[1] < starts[2]
    # What one has unfolded is unfolded when it comes back.
    scroll_to(page, 0.5)
    assert len(seen(page)) > 5
    scroll_to(page, 0)
    expect(page.get_by_text("Row 1b")).to_be_visible()
    scroll_to(page, 1)
    scroll_to(page, 1)
    expect(page.get_by_text("Last")).to_be_in_viewport()
    page.get_by_role("button", name="All").press("Enter")
    expect(page.get_by_text("Row 1b")).to_have_count(0)
    assert page.locator("li.row").count() == 2


def test_printing_makes_rows_first_and_says_how_many_are_missing(page):
    # The client prints after ten seconds, whatever is there by then. A busy machine may need longer for the rows.
    page.evaluate("""() => {
        window.print = () => { window.printed = document.querySelectorAll('li.row').length; };
        const later = window.setTimeout;
        window.setTimeout = (action, delay, ...rest) => later(action, delay === 10000 ? 1e6 : delay, ...rest);
    }""")
    page.keyboard.press("Control+p")
    page.wait_for_function("() => window.printed", timeout=3 * PATIENCE * 1000)
    # The first rows, and 2,000 more.
    assert page.evaluate("window.printed") >= 2000
    page.emulate_media(media="print")
    gap = page.locator(".gap").last
    assert re.search(r"\d{5}", gap.evaluate("(el) => getComputedStyle(el, '::after').content + el.dataset.count"))
    assert gap.bounding_box()["height"] < 60


def test_printing_a_list_that_is_all_there_is_left_to_the_browser(open_screen):
    page = open_screen("links")
    page.evaluate("() => addEventListener('keydown', (event) => { window.prevented = event.defaultPrevented; })")
    page.keyboard.press("Control+p")
    assert page.evaluate("window.prevented") is False


# Of what can be seen whole, the lines in the order of the rows, once no room for rows can be seen.
LINES = """(isSideways) => {
    const scroller = document.querySelector(".list,.scroll").getBoundingClientRect();
    const sees = (margin) => (el) => {
        const { top, bottom, left, right } = el.getBoundingClientRect();
        return isSideways ? right > scroller.left + margin && left < scroller.right - margin
            : bottom > scroller.top + margin && top < scroller.bottom - margin;
    };
    if ([...document.querySelectorAll(".gap")].some(sees(1))) return null;
    return [...document.querySelectorAll(".text")].filter((el) => /^\\d+:\\d$/.test(el.textContent)).filter(sees(1))
        .map((el) => el.textContent);
}"""


@pytest.mark.parametrize(
    "container", ["list", "sections", "outline", "table", "stack", "grid", "sidewaysGrid", "sidewaysStack"])
def test_after_any_changes_and_wherever_one_scrolls_what_is_seen_is_a_part_of_the_data(open_screen, container):
    random = Random(container)
    page = open_screen("random rows", {"CONTAINER": container, "SEED": "7"})
    is_sideways = container.startswith("sideways")
    if container == "outline":
        page.get_by_role("button", name="All").click()
    page.locator(".text").filter(has_text=re.compile(r"^0:0$")).wait_for()
    told = page.get_by_text(re.compile("^Lines "))
    for _ in range(40):
        action = random.choice(["Change", "Change", "Go", "scroll", "scroll", "scroll", "resize"])
        if action == "resize":
            page.set_viewport_size({"width": random.randint(320, 900), "height": random.randint(400, 900)})
        elif action == "scroll":
            page.evaluate(
                """([share, isSideways]) => {
                    const el = document.querySelector(".list,.scroll");
                    if (isSideways) el.scrollLeft = el.scrollWidth * share; else el.scrollTop = el.scrollHeight * share;
                }""", [random.random(), is_sideways])
        else:
            page.get_by_role("button", name=action).click()
        page.line.settle()
        seen = page.wait_for_function(LINES, arg=is_sideways).json_value()
        lines = told.text_content().split()[1:]
        assert len(seen) >= min(5, len(lines)), action
        start = lines.index(seen[0])
        assert lines[start:start + len(seen)] == seen, action


def test_an_endless_list_loads_a_page_when_one_comes_near_its_end_and_one_at_a_time(open_screen):
    page = open_screen("endless rows")
    counts = []
    for _ in range(30):
        page.line.settle()
        count = int(re.search(r"\d+", page.get_by_text(re.compile("^Rows:")).text_content()).group())
        seen = page.wait_for_function(SEEN).json_value()
        # Two screens ahead, and what a page has.
        assert count <= seen[-1] + 2 * len(seen) + 70
        if counts[-1:] != [count]:
            counts.append(count)
        page.evaluate("() => { const el = document.querySelector('.list'); el.scrollTop += el.clientHeight; }")
    assert counts == list(range(60, counts[-1] + 1, 60))
    assert len(counts) > 4
