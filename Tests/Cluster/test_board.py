"""Two processes of the board: people at the one see what people at the other do, for as long as there are any.

CLUSTER_STORE names another server than PostgreSQL.
"""

import re
import signal
import time

import pytest
from Cluster.nodes import chromium, two_nodes
from playwright.sync_api import expect
from programs import PATIENCE, binary
from pseudo_terminal import Terminal

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def boards():
    """A server, and two processes that share it."""
    with two_nodes("Board") as servers:
        yield servers


@pytest.fixture
def visit(browsers):
    """Opens a page in a browser of its own, under a name."""
    with chromium(browsers) as browser:

        def start(board, name):
            page = browser.new_context(viewport={"width": 900, "height": 700}).new_page()
            page.goto(board.url)
            page.get_by_label("Your name").fill(name)
            return page

        yield start


def add(page, title):
    page.get_by_label("New card").fill(title)
    page.get_by_role("button", name="Add", exact=True).click()


def card(page, title):
    return page.get_by_role("button", name=title)


def column(page, name):
    return page.get_by_role("group", name=name)


def test_people_at_two_processes_move_the_same_cards(boards, visit):
    store, one, two = boards
    ada, grace = visit(one, "Ada L."), visit(two, "Grace H.")
    expect(grace.get_by_text("Ada L.", exact=True)).to_be_visible()
    expect(ada.get_by_text("Grace H.", exact=True)).to_be_visible()
    add(ada, "Write tests")
    expect(column(grace, "To do").get_by_role("button", name="Write tests")).to_be_visible()

    # Grace sees in whose hand the card is, and where it goes. In Ada's hand it can be read, also under the pointer.
    card(ada, "Write tests").click()
    expect(card(ada, "Write tests")).to_have_attribute("aria-pressed", "true")
    light = card(ada, "Write tests").evaluate(
        "(card) => getComputedStyle(card).backgroundColor.match(/[0-9.]+/g).slice(0, 3).map(Number)")
    assert max(light) > 1.2 * min(light), f"a card in hand has the accent colour, not {light}"
    expect(card(grace, "Write tests")).to_contain_text("Ada L.")
    begin = time.monotonic()
    ada.get_by_role("button", name="Right").click()
    expect(column(grace, "Doing").get_by_role("button", name="Write tests")).to_be_visible()
    print(f"from a click in one browser to the other, through two processes: {1000 * (time.monotonic() - begin):.0f} ms")
    expect(column(grace, "To do").get_by_role("button")).to_have_count(0)

    # The other way round, and of both at once nothing is lost.
    for number in range(5):
        add(ada, f"a{number}")
        add(grace, f"g{number}")
    for page in (ada, grace):
        expect(column(page, "To do").get_by_role("button")).to_have_count(10)

    # A server that was away.
    store.fail()
    add(grace, "Meanwhile")
    expect(card(grace, "Meanwhile")).to_be_visible()
    store.start()
    expect(card(ada, "Meanwhile")).to_be_visible()
    expect(column(ada, "To do").get_by_role("button")).to_have_count(11)
    expect(ada.get_by_text("Grace H.", exact=True)).to_be_visible()


def test_who_leaves_is_gone_whether_by_the_window_or_with_the_process(boards, visit):
    _, one, two = boards
    ada, grace, linus = visit(one, "Ada L."), visit(two, "Grace H."), visit(two, "Linus T.")
    for name in ("Grace H.", "Linus T."):
        expect(ada.get_by_text(name, exact=True)).to_be_visible()
    linus.close()
    expect(ada.get_by_text("Linus T.", exact=True)).to_have_count(0)
    # A page that is loaded anew is another window of somebody else.
    grace.reload()
    expect(ada.get_by_text(re.compile("Grace H"))).to_have_count(0)
    grace.get_by_label("Your name").fill("Grace again")
    expect(ada.get_by_text("Grace again", exact=True)).to_be_visible()
    begin = time.monotonic()
    two.end(signal.SIGKILL)
    expect(ada.get_by_text("Grace again", exact=True)).to_have_count(0)
    print(f"gone with the process after {time.monotonic() - begin:.1f} s")


def test_a_terminal_is_a_window_like_any_other(boards, visit):
    store, one, _ = boards
    ada = visit(one, "Ada L.")
    add(ada, "Write tests")
    terminal = Terminal([binary("Board"), "--terminal"], environment={"IPPO_SHARED": store.url})
    try:
        terminal.wait_for("Write tests", "Ada L.", "To do", "Doing", "Done")
        terminal.click("Write tests")
        terminal.click_alone("Right")
        expect(column(ada, "Doing").get_by_role("button", name="Write tests")).to_be_visible()
        card(ada, "Write tests").click()
        # Whoever is at the terminal has the card in hand, too.
        expect(card(ada, "Write tests")).to_have_text(re.compile("Write tests.+"))
        add(ada, "Read")
        terminal.wait_for("Read")
        print("\n".join(terminal.lines))
    finally:
        terminal.close()
    expect(card(ada, "Write tests")).to_have_text("Write tests")
