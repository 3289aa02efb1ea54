"""The guessing game, played in Chromium by roles and names."""

import json
import re

from playwright.sync_api import expect
from waits import until


def question(identifier, secret, count=0):
    return {"id": f"00000000-0000-0000-0000-{identifier:012}", "secret": secret, "count": count}


def result(identifier, secret, count):
    return {"counter": question(identifier, secret, count)}


FRESH = {"counter": question(1, 42), "results": [], "resultList": None}
RESULTS = [result(10, 20, 20), result(11, -5, 5), result(12, 7, 8)]
AT_LIST = {"counter": question(1, 42), "results": RESULTS, "resultList": {"results": RESULTS}}
WITH_RESULTS = {"counter": question(1, 42), "results": RESULTS, "resultList": None}


def guess(page, number):
    page.get_by_role("textbox", name="Guess").fill(str(number))


def rows(page):
    return page.get_by_role("listitem").filter(has_text="Secret:")


def test_a_game(serve, open_page):
    page = open_page(serve(state=FRESH))
    expect(page.get_by_role("heading", name="Guessing Game")).to_be_visible()
    guess(page, 10)
    expect(page.get_by_text("Higher")).to_be_visible()
    guess(page, 60)
    expect(page.get_by_text("Lower")).to_be_visible()
    guess(page, 41)
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Correct", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox", name="Guess")).to_have_value("42")
    for games in (1, 2, 3):
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_text(f"Games: {games}")).to_be_visible()
    page.get_by_role("button", name="Detail").click()
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    expect(page).to_have_title("Results")


def test_edit_mode_deletes_a_row_and_going_back_shows_the_count(serve, open_page):
    page = open_page(serve(state=WITH_RESULTS))
    page.get_by_role("button", name="Detail").click()
    page.get_by_role("button", name="Edit").click()
    rows(page).nth(1).get_by_role("button", name="Delete").click()
    expect(rows(page)).to_have_count(2)
    expect(rows(page).nth(1)).to_contain_text("Secret: 7")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Guessing Game").click()
    expect(page.get_by_text("Games: 2")).to_be_visible()


def test_the_delete_key_and_a_swipe_delete_rows(serve, open_page):
    page = open_page(serve(state=AT_LIST))
    rows(page).first.focus()
    page.keyboard.press("Delete")
    expect(rows(page)).to_have_count(2)
    box = rows(page).first.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 20, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, middle, steps=8)
    page.mouse.up()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Secret: 7")


def test_the_delete_key_deletes_a_row_once_before_its_script_is_there(serve, open_page):
    page = open_page("about:blank")
    held = []
    page.route(re.compile("/keyboard[.]js"), lambda route: held.append(route))
    page.goto(serve(state=AT_LIST))
    page.wait_for_function("() => 'isComplete' in document.body.dataset")
    rows(page).first.focus()
    page.keyboard.press("Delete")
    until("the request of the script", lambda: page.evaluate("1") and held)
    held.pop().continue_()
    expect(rows(page)).to_have_count(2)
    page.line.settle()
    expect(rows(page)).to_have_count(2)


def test_deleting_all_asks_first(serve, open_page):
    page = open_page(serve(state=AT_LIST))
    page.get_by_role("button", name="Delete All").click()
    alert = page.get_by_role("alertdialog", name="Delete all results?")
    expect(alert).to_contain_text("3 results will be lost.")
    alert.get_by_role("button", name="Cancel").click()
    expect(alert).to_have_count(0)
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Delete All").click()
    expect(alert).to_be_visible()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="Delete All").click()
    alert.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No Results")).to_be_visible()
    expect(page.get_by_role("button", name="Delete All")).to_be_disabled()
    page.get_by_role("button", name="Guessing Game").click()
    expect(page.get_by_text("Games: 0")).to_be_visible()


def test_the_browsers_back_button_leaves_the_list(serve, open_page):
    page = open_page(serve(state=WITH_RESULTS))
    page.get_by_role("button", name="Detail").click()
    expect(page).to_have_title("Results")
    page.evaluate("history.back()")
    expect(page).to_have_title("Guessing Game")
    expect(page.get_by_text("Games: 3")).to_be_visible()


def test_a_cut_socket_loses_nothing_and_repeats_nothing(serve, open_page):
    page = open_page(serve(state=FRESH))
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Games: 1")).to_be_visible()
    page.line.cut()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Games: 3")).to_be_visible()
    expect(page.locator("#ippo-status")).to_be_empty()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Games: 4")).to_be_visible()
    assert len(page.line.sockets) == 2


def test_the_first_page_needs_no_script(serve, chromium):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    response = page.goto(serve(state=AT_LIST))
    expect(rows(page)).to_have_count(3)
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy and re.search("script-src 'self'(;|$)", policy)
    context.close()


def test_everything_that_can_be_used_has_a_name_and_every_id_is_unique(serve, open_page):
    page = open_page(serve(state=AT_LIST))
    expect(rows(page)).to_have_count(3)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll("button,a,input,select,textarea,[role=img],dialog")]
          .filter((el) => el.checkVisibility() && !el.closest("[aria-hidden=true],[inert]"))
          .filter((el) => !(el.ariaLabel || el.textContent.trim() || el.getAttribute("aria-labelledby")))
          .map((el) => el.outerHTML)"""
    )
    assert nameless == []
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((el) => el.id)")
    assert len(ids) == len(set(ids))
    broken = page.evaluate(
        """() => [...document.querySelectorAll("[aria-labelledby],[aria-describedby],[aria-controls]")]
          .flatMap((el) => ["aria-labelledby", "aria-describedby", "aria-controls"]
            .flatMap((name) => (el.getAttribute(name) ?? "").split(" ").filter(Boolean)))
          .filter((id) => !document.getElementById(id))"""
    )
    assert broken == []


def test_a_row_is_moved_by_keys_and_by_its_handle(serve, open_page):
    page = open_page(serve(state=AT_LIST))
    page.line.settle()
    # The game's rows cannot be moved: what the client says of rows that can is what counts here.
    page.evaluate(
        """() => document.querySelectorAll("li.row").forEach((row) => {
          row.dataset.movable = "";
          const handle = Object.assign(document.createElement("span"), { className: "row-handle", textContent: "=" });
          handle.style.display = "block";
          row.append(handle);
        })"""
    )

    def moves():
        return [json.loads(message)[2:] for message in page.line.sent if '"move"' in message]

    rows(page).first.focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowDown")
    handle, last = rows(page).first.locator(".row-handle").bounding_box(), rows(page).last.bounding_box()
    page.mouse.move(handle["x"] + 3, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(handle["x"] + 3, last["y"] + last["height"] - 2, steps=6)
    page.mouse.up()
    # Messages reach the test after the browser has sent them.
    until("both moves", lambda: page.evaluate("1") and len(moves()) >= 2, moves)
    assert moves() == [["move", 1], ["move", 2]]
