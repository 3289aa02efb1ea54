"""Quick steps through the history of a browser: as many as were taken are taken, however long an answer takes."""

import re

import pytest
from playwright.sync_api import expect
from slow_line import SlowLine

PAGES = ["a", "b", "c", "d"]


def path(*names):
    return re.compile(r"^Path:\s*" + ", ".join(names) + "$")


def title(page, name):
    return page.locator(f'.page[data-title="Page {name}"]:not(.leaving)')


def arrived(page, *names):
    """The app and the browser agree on these pages."""
    expect(page.locator(".page[data-back]:not(.leaving)")).to_have_count(len(names))
    if names:
        expect(title(page, names[-1])).to_be_visible()
    expect(page.get_by_text(path(*names))).to_have_count(1)
    page.wait_for_function("count => (history.state | 0) === count", arg=len(names))


def go(page, *steps):
    """Steps of which none waits for another, as by somebody who presses a button of the browser quickly."""
    page.evaluate("steps => { for (const step of steps) history.go(step); }", list(steps))


def press(page, step, count):
    """The same by the browser's own buttons; each step is there before the next, and no answer is."""
    for _ in range(count):
        page.evaluate("""step => new Promise((done) => {
          addEventListener("popstate", () => setTimeout(done), { once: true });
          history.go(step);
        })""", step)


@pytest.fixture(params=["fast", "slow"])
def open_stack(request, serve, open_page):
    """Opens the stack over a line that is fast or slow."""
    lines, opened = [], []

    def open_it(screen, address=""):
        server = serve("InteractionProbe", SCREEN=screen)
        if request.param == "slow":
            lines.append(SlowLine(int(re.search(r":(\d+)/", server).group(1))))
            server = lines[-1].address
        page = open_page(server + address)
        opened.append(page)
        page.line.settle()
        return page

    yield open_it
    # They would complain of a line that is gone.
    for page in opened:
        page.close()
    for line in lines:
        line.close()


def descend(page, names=PAGES):
    """Opens pages by their links."""
    for name in names:
        page.locator(".page:not(.leaving)").last.get_by_text(f"Go to {name}", exact=True).click()
        expect(title(page, name)).to_be_visible()
    page.line.settle()
    arrived(page, *names)


@pytest.mark.parametrize("screen", ["stack", "addressed stack"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_quick_steps_back_leave_a_page_each(open_stack, screen, count):
    page = open_stack(screen)
    descend(page)
    press(page, -1, count)
    arrived(page, *PAGES[:-count])
    page.line.settle()
    arrived(page, *PAGES[:-count])


@pytest.mark.parametrize("screen", ["stack", "addressed stack"])
def test_steps_at_once_leave_as_many_pages(open_stack, screen):
    page = open_stack(screen)
    descend(page)
    go(page, -3)
    arrived(page, "a")
    page.line.settle()
    arrived(page, "a")


def test_pages_that_were_opened_together_are_left_as_quickly(open_stack):
    page = open_stack("stack")
    page.get_by_role("button", name="Open four").click()
    arrived(page, *PAGES)
    press(page, -1, 2)
    arrived(page, "a", "b")


def test_steps_forward_open_the_pages_of_their_addresses_again(open_stack):
    page = open_stack("addressed stack")
    descend(page)
    press(page, -1, 4)
    arrived(page)
    press(page, 1, 3)
    arrived(page, "a", "b", "c")
    expect(page).to_have_url(re.compile("/a/b/c$"))
    press(page, 1, 1)
    arrived(page, *PAGES)
    go(page, -3)
    arrived(page, "a")
    go(page, 3)
    arrived(page, *PAGES)
    expect(page).to_have_url(re.compile("/a/b/c/d$"))


def test_steps_to_and_fro_end_where_they_lead(open_stack):
    page = open_stack("addressed stack")
    descend(page)
    for step in [-1, -1, 1, -1, -1, 1, 1]:
        press(page, step, 1)
    arrived(page, "a", "b", "c")
    expect(page).to_have_url(re.compile("/a/b/c$"))


def test_each_entry_keeps_its_address_while_pages_are_left(open_stack):
    page = open_stack("addressed stack")
    descend(page)
    urls = []
    for _ in range(3):
        press(page, -1, 1)
        urls.append(page.url.split("/", 3)[3])
    assert urls == ["a/b/c", "a/b", "a"]
    arrived(page, "a")


def test_pages_without_addresses_do_not_come_back(open_stack):
    page = open_stack("stack")
    descend(page)
    press(page, -1, 3)
    arrived(page, "a")
    page.line.settle()
    press(page, 1, 2)
    arrived(page, "a")


@pytest.mark.parametrize("screen", ["stack", "addressed stack"])
def test_a_page_that_cannot_be_left_stays_and_so_do_those_below_it(open_stack, screen, request):
    page = open_stack(screen)
    descend(page, ["a", "b", "locked"])
    # Over a fast line the first step may be refused before the second one is taken, which is refused then, too. Over a slow line it
    # is not, which holds on a busy machine if the line is held up for as long as the steps take.
    is_slow = request.node.callspec.params["open_stack"] == "slow"
    if is_slow:
        page.line.held = []
    press(page, -1, 2)
    if is_slow:
        page.line.release()
    refused = page.get_by_text(re.compile("^Refused 1$" if is_slow else "^Refused [12]$"))
    expect(refused).to_have_count(1)
    arrived(page, "a", "b", "locked")
    page.line.settle()
    expect(refused).to_have_count(1)
    if screen != "stack":
        expect(page).to_have_url(re.compile("/a/b/locked$"))
    # The app has a way out of its own.
    title(page, "locked").get_by_role("button", name="Home").click()
    arrived(page)


def test_a_page_that_the_app_closes_gives_its_entry_back(open_stack):
    page = open_stack("addressed stack")
    descend(page, ["a", "b"])
    title(page, "b").get_by_role("button", name="Home").click()
    arrived(page)
    descend(page, ["a"])
    press(page, -1, 1)
    arrived(page)


def test_a_page_that_was_left_before_it_came_does_not_come(open_stack):
    page = open_stack("addressed stack")
    descend(page, ["a", "b"])
    title(page, "b").get_by_text("Go to c", exact=True).click()
    page.wait_for_function("() => history.state === 3")
    press(page, -1, 2)
    arrived(page, "a")
    page.line.settle()
    arrived(page, "a")
    expect(page).to_have_url(re.compile("/a$"))


def test_after_a_reload_the_pages_are_left_one_by_one(open_stack):
    page = open_stack("addressed stack")
    descend(page, ["a", "b"])
    page.reload()
    page.line.settle()
    arrived(page, "a", "b")
    press(page, -1, 1)
    arrived(page, "a")
    press(page, -1, 1)
    arrived(page)
