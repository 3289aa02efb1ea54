"""What a person can put into a page does not cost it: broken text, much text, and much at once while nobody listens."""

import json

import pytest
from playwright.sync_api import expect

TOO_LONG = "This is too long to be sent."


@pytest.fixture
def page(open_screen):
    """A page that notices when it is loaded again."""
    page = open_screen("count")
    page.evaluate("window.isTheSame = true")
    yield page
    assert page.evaluate("window.isTheSame"), "the page was loaded again"


def test_half_a_surrogate_pair_in_a_field_becomes_a_replacement_character(page):
    page.get_by_role("textbox").evaluate(
        r"(el) => { el.value = 'a\ud800b'; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    expect(page.get_by_text("Name of 3: a\ufffdb")).to_be_visible()
    page.get_by_text("Increment").click()
    expect(page.get_by_text("Count: 1")).to_be_visible()


def test_a_paste_of_300_kb_arrives(page):
    page.get_by_role("textbox").focus()
    page.keyboard.insert_text("x" * 300_000)
    expect(page.get_by_text("Name of 300,000: xxxxxxxxxx")).to_be_visible()


def test_a_paste_too_long_for_the_server_is_refused_at_the_field(page):
    field = page.get_by_role("textbox")
    field.fill("before")
    expect(page.get_by_text("Name of 6: before")).to_be_visible()
    field.press("End")
    page.keyboard.insert_text("y" * 2_000_000)
    expect(page.locator("#ippo-status")).to_have_text(TOO_LONG)
    assert field.evaluate("(el) => el.validationMessage") == TOO_LONG
    # Nothing is lost: it is still in the field, and the app has what it had.
    assert field.evaluate("(el) => el.value.length") == 2_000_006
    page.get_by_text("Increment").click()
    expect(page.get_by_text("Count: 1")).to_be_visible()
    expect(page.get_by_text("Name of 6: before")).to_be_visible()
    # Return submits nothing: the app would take the text before.
    field.press("Enter")
    expect(page.locator("#ippo-status")).to_have_text(TOO_LONG)
    page.line.settle()
    assert not any('"submit"' in message for message in page.line.sent)
    # Once it is shorter it is sent, and nothing is complained about any more.
    field.fill("after")
    expect(page.get_by_text("Name of 5: after")).to_be_visible()
    expect(page.locator("#ippo-status")).to_have_text("")
    assert field.evaluate("(el) => el.checkValidity()")


def test_what_is_found_too_large_on_the_way_is_not_sent_again(page):
    forward = page.line.send

    def send(server, message):
        # A proxy with a limit of its own.
        if len(message) > 10_000:
            page.line.sockets[-1].close(code=1009)
        else:
            forward(server, message)

    page.line.send = send
    field = page.get_by_role("textbox")
    field.focus()
    page.keyboard.insert_text("z" * 20_000)
    page.get_by_text("Increment").click()
    expect(page.get_by_text("Count: 1")).to_be_visible()
    assert field.evaluate("(el) => el.validationMessage") == TOO_LONG
    field.fill("short")
    expect(page.get_by_text("Name of 5: short")).to_be_visible()


def test_hundreds_of_clicks_while_nobody_listens_all_count(open_screen):
    page = open_screen("count", is_held=True)
    page.get_by_text("Increment").evaluate("(el) => { for (let i = 0; i < 700; i++) el.click(); }")
    page.line.release()
    expect(page.get_by_text("Count: 700")).to_be_visible()
    clicks = [json.loads(message)[0] for message in page.line.sent if "activate" in message]
    assert clicks == sorted(set(clicks)), "every click is sent once"
    assert len(page.line.sockets) == 1, "the server did not cut the page off"


def test_what_is_typed_while_nobody_listens_arrives_in_its_order(open_screen):
    page = open_screen("count", is_held=True)
    field = page.get_by_role("textbox")
    field.press_sequentially("one value")
    page.line.release()
    expect(page.get_by_text("Name of 9: one value")).to_be_visible()
    edits = [message for message in map(json.loads, page.line.sent) if message[2:3] == ["edit"]]
    assert "".join(edit[8] for edit in edits) == "one value"
