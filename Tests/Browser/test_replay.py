"""--replay: a recorded session is shown again in a browser and in a terminal, step by step and from any point."""

import os
import re
import subprocess

import pytest
from playwright.sync_api import expect
from programs import PATIENCE, binary, run
from pseudo_terminal import Terminal

SECRET = "correct horse battery"
# Where the program itself is later, and has a fault.
FAULTY = {"PROBE_REPLAY": "faulty"}
RIGHT = {"PROBE_REPLAY": "right"}


@pytest.fixture(scope="module")
def bug_file(serve_module, open_module_page, tmp_path_factory):
    """A bug file of a session in a browser, in which a person has typed a secret."""
    folder = tmp_path_factory.mktemp("recordings")
    page = open_module_page(serve_module("TerminalProbe", options=["--record", str(folder)], **RIGHT))
    page.get_by_role("button", name="Visit").click()
    expect(page.get_by_text("Visits: 1")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("Ada")
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Signed in")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    # The text is behind the alert already. The alert goes with the server's answer, and nothing is on its way then.
    expect(page.get_by_text("Signed in")).to_have_count(0)
    expect(page.get_by_text("Hello, Ada")).to_be_visible()
    page.line.settle()
    page.close()
    process = serve_module.process()
    process.terminate()
    assert process.wait(PATIENCE) == 0
    file, = folder.glob("*.ippo")
    assert SECRET.encode() not in file.read_bytes()
    return str(file)


def terminal(bug_file, environment):
    return Terminal([binary("TerminalProbe"), "--terminal", "--replay", bug_file], columns=100, environment=environment)


def replayed(path, environment):
    """The result of a replay without a terminal."""
    return run([binary("TerminalProbe"), "--terminal", "--replay", path], stdin=subprocess.DEVNULL, env=environment)


def at(shown, point):
    """Waits until a terminal shows a point. The last row says the number, once the replay stands still."""
    shown.wait(lambda: re.search(rf"Replay {point}/\d+ ", shown.lines[-1]) and "way" not in shown.lines[-1], f"point {point}")


def test_a_bug_file_of_a_browser_is_replayed_in_a_terminal_from_any_point(bug_file):
    shown = terminal(bug_file, RIGHT)
    try:
        at(shown, 0)
        assert "Visits: 0" in shown.text
        end = int(re.search(r"Replay 0/(\d+)", shown.lines[-1]).group(1))
        shown.press("right")
        at(shown, 1)
        shown.wait(lambda: "Visits: 1" in shown.text, "the visit")
        assert "tap button “Visit”" in shown.lines[-1]
        # The person's keys are for the replay.
        shown.press("enter")
        shown.press("end")
        at(shown, end)
        shown.wait(lambda: "Hello, Ada" in shown.text and "Visits: 1" in shown.text, "the end")
        assert "Signed in" not in shown.text
        shown.press("left")
        at(shown, end - 1)
        # Behind a dialog as well.
        shown.wait(lambda: "Signed in" in shown.text, "the alert")
        shown.press("home")
        at(shown, 0)
        shown.wait(lambda: "Visits: 0" in shown.text and "Signed in" not in shown.text, "the beginning")
        shown.type("2\r")
        at(shown, 2)
        for _ in range(5):
            shown.type("+")
        shown.type(" ")
        at(shown, end)
        shown.wait(lambda: "Hello, Ada" in shown.text, "the end of the play")
        assert SECRET.encode() not in shown.received
        shown.type("q")
        assert shown.wait_for_end() == 0
        assert f"The program behaves as recorded, in {end} steps." in shown.text
    finally:
        shown.close()


def test_a_replay_in_a_terminal_stops_where_the_program_does_something_else(bug_file):
    shown = terminal(bug_file, FAULTY)
    try:
        at(shown, 0)
        shown.press("end")
        shown.wait(lambda: 'greeting = "Hallo, Ada"' in shown.text, "the difference")
        assert "the program leaves the recording" in shown.text
        assert 'greeting = "Hello, Ada"' in shown.text
        shown.type("x")
        shown.wait(lambda: "The program leaves the recording." in shown.lines[-1], "the last row")
        shown.type("d")
        shown.wait(lambda: 'greeting = "Hallo, Ada"' in shown.text, "the difference again")
        shown.type("xq")
        assert shown.wait_for_end() == 1
    finally:
        shown.close()


def test_a_replay_without_a_terminal_says_the_result(bug_file):
    whole = replayed(bug_file, RIGHT)
    assert (whole.returncode, re.sub(r"\d+", "N", whole.stdout)) == (0, "The program behaves as recorded, in N steps.\n")
    faulty = replayed(bug_file, FAULTY)
    assert faulty.returncode == 1
    assert 'greeting = "Hallo, Ada"' in faulty.stdout
    missing = replayed(bug_file + "x", RIGHT)
    assert missing.returncode == 1
    assert missing.stderr.startswith(f"error: {bug_file}x: ")
    folder = os.path.dirname(bug_file)
    refused = replayed(folder, RIGHT)
    assert (refused.returncode, refused.stderr) == (1, f"error: {folder}: This is a folder. Name one of the recordings in it.\n")


def test_a_bug_file_is_replayed_in_a_browser_by_a_page_beside_the_app(bug_file, serve, open_page):
    address = serve("TerminalProbe", options=["--replay", bug_file], **FAULTY)
    line = serve.process().stdout.readline()
    remote = re.fullmatch(r"The replay of .*\.ippo is controlled at (http://127\.0\.0\.1:\d+/_ippo/inspect/[0-9a-f]{32}/)\n", line).group(1)
    remote = open_page(remote, viewport={"width": 900, "height": 700})
    expect(remote.get_by_text("The app is not open: load its page.")).to_be_visible()
    app = open_page(address)
    expect(app.get_by_text("Visits: 0")).to_be_visible()
    expect(remote.get_by_text(re.compile(r"^Point 0 of \d+: the beginning$"))).to_be_visible()
    remote.get_by_role("button", name="Step", exact=True).click()
    expect(app.get_by_text("Visits: 1")).to_be_visible()
    expect(remote.get_by_text(re.compile(r"^Point 1 of \d+: tap button “Visit”$"))).to_be_visible()
    # A person's events are refused.
    app.line.settle()
    app.get_by_role("button", name="Visit").click()
    app.line.settle()
    expect(app.get_by_text("Visits: 1")).to_be_visible()
    # Any point, by the list; one before it is another window of the program, in the same page.
    remote.get_by_role("button", name=re.compile("type “Ada” into")).last.click()
    expect(app.get_by_role("textbox", name="Name")).to_have_value("Ada")
    remote.get_by_role("button", name="0. the beginning").click()
    expect(app.get_by_role("textbox", name="Name")).to_have_value("")
    expect(app.get_by_text("Visits: 0")).to_be_visible()
    # At a speed, up to the difference, and on in a page that is loaded anew.
    remote.get_by_role("combobox", name="Speed").select_option(label="16×")
    remote.get_by_role("button", name="Play").click()
    expect(remote.get_by_text("The program leaves the recording.", exact=True)).to_be_visible()
    expect(remote.get_by_text('greeting = "Hallo, Ada"')).to_be_visible()
    expect(app.get_by_text("Signed in")).to_be_visible()
    app.reload()
    expect(app.get_by_text("Signed in")).to_be_visible()
    remote.get_by_role("button", name="Step back").click()
    expect(app.get_by_text("Signed in")).to_have_count(0)
