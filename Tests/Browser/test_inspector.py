"""--inspect: a page beside the app shows its actions and states, and lets the app's own page show earlier ones."""

import http.client
import re
import urllib.parse

import pytest
from axe_rules import AXE, RULES
from playwright.sync_api import expect
from programs import PATIENCE, binary
from pseudo_terminal import Terminal

NOTE = "Inspecting the past"


@pytest.fixture
def inspected(serve):
    """Starts the counter with an inspector; returns the addresses of both."""
    app = serve("CounterProbe", options=["--inspect"])
    line = serve.process().stdout.readline()
    return app, re.fullmatch(r"The inspector is at (http://127\.0\.0\.1:\d+/_ippo/inspect/[0-9a-f]{32}/)\n", line).group(1)


def place(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def test_the_app_shows_earlier_states_refuses_events_meanwhile_and_goes_on_from_any_of_them(inspected, open_page):
    app, inspector = (open_page(address, viewport={"width": 1100, "height": 760}) for address in inspected)
    app.line.settle()
    count = app.locator("body").get_by_text(re.compile(r"^-?\d+$"))
    more, less = (app.get_by_role("button", name=name, exact=True) for name in ("+", "−"))
    place(inspector, "Now, after 0 actions")
    for number in range(1, 5):
        more.click()
        expect(count).to_have_text(str(number))
    # Entries come as they happen, with what they changed and what they cost.
    place(inspector, "Now, after 4 actions")
    expect(inspector.get_by_role("button", name=re.compile(r"^\.increment"))).to_have_count(4)
    expect(inspector.get_by_role("button", name=re.compile(r"^tap button “\+”.* ms, 1 body, 1 op"))).to_have_count(4)
    expect(inspector.get_by_role("button", name=re.compile(r"^tap button “\+”.* 1 op, \d+ bytes"))).to_have_count(4)

    # Back by buttons and by the slider.
    inspector.get_by_role("button", name="Earlier", exact=True).click()
    place(inspector, "The past: action 4 of 4")
    inspector.get_by_role("slider", name="Point in time").press("ArrowLeft")
    inspector.get_by_role("slider", name="Point in time").press("ArrowLeft")
    place(inspector, "The past: action 2 of 4")
    expect(app.get_by_text(NOTE, exact=True)).to_be_visible()
    expect(count).to_have_text("2")
    expect(inspector.get_by_role("button", name="count: 2")).to_be_visible()

    # The app takes no events, and nothing is in the way of the content.
    app.line.settle()
    more.click()
    app.line.settle()
    expect(count).to_have_text("2")
    note, content = app.get_by_text(NOTE, exact=True).bounding_box(), count.bounding_box()
    assert note["y"] + note["height"] < content["y"]
    inspector.evaluate(AXE)
    for scheme in ("dark", "light"):
        inspector.emulate_media(color_scheme=scheme)
        inspector.line.settle()
        found = inspector.evaluate("(tags) => axe.run({ runOnly: { type: 'tag', values: tags } })", RULES)
        assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []

    # On from there, and back to now from a new point.
    inspector.get_by_role("button", name="Go on from here").click()
    place(inspector, "Now, after 2 actions")
    expect(app.get_by_text(NOTE, exact=True)).to_have_count(0)
    less.click()
    expect(count).to_have_text("1")
    place(inspector, "Now, after 3 actions")
    inspector.get_by_role("button", name=re.compile(r"^\.increment")).last.click()
    inspector.get_by_role("button", name="Show this state").click()
    place(inspector, "The past: action 1 of 3")
    inspector.get_by_role("button", name="Leave out").click()
    expect(count).to_have_text("0")
    inspector.get_by_role("button", name="Back to now").click()
    place(inspector, "Now, after 3 actions")
    expect(count).to_have_text("1")

    # A value of the state is edited.
    inspector.get_by_role("button", name="count: 1").click()
    inspector.get_by_role("textbox", name="Value").fill("41")
    inspector.get_by_role("button", name="Set", exact=True).click()
    expect(count).to_have_text("41")
    more.click()
    expect(count).to_have_text("42")

    # The session as a file.
    inspector.get_by_role("button", name="Export").click()
    inspector.get_by_role("menuitem", name="Save the state…").click()
    with inspector.expect_download() as download:
        inspector.get_by_role("link", name=re.compile("State")).click()
    assert "count = 42" in open(download.value.path(), encoding="utf-8").read()

    # Another window of the app is in the list as well.
    other = open_page(inspected[0])
    other.line.settle()
    expect(inspector.get_by_role("combobox", name="Window").locator("option")).to_have_count(2)


def test_the_inspector_is_found_by_its_token_and_under_the_name_of_this_machine_alone(inspected):
    address = urllib.parse.urlsplit(inspected[1])

    def status(path, method="GET", **fields):
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=PATIENCE)
        try:
            connection.request(method, path, headers={name.replace("_", "-"): value for name, value in fields.items()})
            return connection.getresponse().status
        finally:
            connection.close()

    def handshake(path, origin):
        return status(path + "_ippo/live", Origin=origin, Connection="Upgrade", Upgrade="websocket",
                      Sec_WebSocket_Version="13", Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==")

    path = address.path
    wrong = path[:-2] + ("1" if path[-2] == "0" else "0") + "/"
    assert status(path) == 200
    assert [status(other) for other in (wrong, path[:-3] + "/", "/_ippo/inspect/", "/_ippo/inspect", path + "more")] == [404] * 5
    assert status(path, Host="elsewhere.example") == 403
    assert handshake(path, f"http://{address.netloc}") == 101
    assert handshake(path, "http://elsewhere.example") == 403
    assert handshake(wrong, f"http://{address.netloc}") == 404


def test_the_window_of_a_terminal_is_inspected_in_a_browser(open_page):
    terminal = Terminal([binary("CounterProbe"), "--terminal", "--inspect", "--port", "0"])
    try:
        terminal.wait(lambda: re.search(r"http://\S+/_ippo/inspect/[0-9a-f]{32}/", terminal.text), "the address of the inspector")
        inspector = open_page(re.search(r"http://\S+", terminal.text).group(), viewport={"width": 1100, "height": 760})
        place(inspector, "Now, after 0 actions")
        terminal.click("+")
        terminal.wait(lambda: terminal.find_alone("1"), "the count 1")
        terminal.click("+")
        place(inspector, "Now, after 2 actions")
        inspector.get_by_role("button", name="Earlier", exact=True).click()
        place(inspector, "The past: action 2 of 2")
        inspector.get_by_role("button", name="Earlier", exact=True).click()
        terminal.wait(lambda: NOTE in terminal.text and terminal.find_alone("1"), "the note and the count 1")
        # A key is refused meanwhile.
        terminal.click("+")
        # The terminal has read the press before the browser's button is pressed.
        terminal.repaint()
        inspector.get_by_role("button", name="Back to now").click()
        place(inspector, "Now, after 2 actions")
        terminal.wait(lambda: NOTE not in terminal.text and terminal.find_alone("2"), "the count 2")
    finally:
        terminal.close()
