"""The gallery in a terminal: every example, narrow and wide, by keys and by mouse."""

import json
import re

import pytest
from programs import binary

SIZES = {"narrow": {"columns": 80, "rows": 24}, "wide": {"columns": 140, "rows": 40}}


@pytest.fixture
def gallery(spawn, tmp_path):
    """The gallery, started from a state."""

    def start(state=None, **options):
        path = tmp_path / "state.json"
        path.write_text(json.dumps(state or {}))
        return spawn([binary("Gallery"), "--terminal", "--state", str(path)], **options)

    return start


@pytest.fixture
def ids(gallery):
    """The names of all examples, which the gallery lists when a state file has another one."""
    terminal = gallery({"example": "?"}).wait_for("Search examples")
    terminal.press("ctrl-c")
    terminal.wait_for_end()
    listed = re.search(r"There is no example “\?”. There are ([a-z0-9, -]+)\.", terminal.received.decode())
    assert listed, terminal.text
    return listed.group(1).split(", ")


def search(terminal, text):
    """Types into the search field, which stands above the first row, where the focus is at the start."""
    terminal.press("up")
    terminal.wait(lambda: not terminal.screen.cursor.hidden, "the field to have the focus")
    terminal.type("\x15" + text)


@pytest.mark.parametrize("part", range(4))
def test_every_example_opens(gallery, ids, part):
    assert "guessing-game" in ids
    for example in ids[part::4]:
        terminal = gallery({"example": example}, **SIZES["wide"]).wait_for("Source", "Actions", "Search examples")
        show_and_hide_the_code(terminal)
        terminal.resize(**SIZES["narrow"])
        terminal.wait_until_gone("Search examples").wait_for("Source", "Actions", "‹ Gallery")
        show_and_hide_the_code(terminal)
        terminal.press("ctrl-c")
        assert terminal.wait_for_end() == 0
        terminal.assert_restored()
        assert "Issue" not in terminal.text and "error" not in terminal.text, terminal.text


def show_and_hide_the_code(terminal):
    terminal.click("Source")
    terminal.wait_for("import ", "Done")
    terminal.press("escape")
    terminal.wait_until_gone("import ").wait_for("Actions")


@pytest.mark.parametrize("example, control", [("counter", "+"), ("guessing-game", "Step by one"), ("todos", "Add todo")])
def test_a_tiny_terminal_shows_the_example_and_the_way_back(gallery, example, control):
    terminal = gallery({"example": example}, columns=40, rows=12).wait_for("‹ Gallery", control, "Esc back")
    terminal.wait_until_gone("Actions")
    terminal.press("escape")
    terminal.wait_for("Search examples")


def test_buttons_stay_where_they_are_while_a_number_grows(gallery):
    terminal = gallery({"example": "counter"}, columns=80, rows=24).wait_for("Source")
    before = [terminal.find_alone("−"), terminal.find_alone("+")]
    # Beside the sign, the button is hit, too.
    column, row = before[1]
    for _ in range(12):
        terminal.type(f"\x1b[<0;{column};{row + 1}M\x1b[<0;{column};{row + 1}m")
    terminal.wait_for("12")
    assert [terminal.find_alone("−"), terminal.find_alone("+")] == before


def test_the_home_page_opens_an_example(gallery):
    terminal = gallery(columns=100, rows=30).wait_for("Ippo runs SwiftUI", "Tutorials")
    assert "Search examples" in terminal.text
    terminal.press("tab")
    terminal = gallery(columns=80, rows=24).wait_for("Home")
    terminal.click("Home")
    terminal.wait_for("Ippo runs SwiftUI", "‹ Gallery")
    terminal.click("Alerts")
    terminal.wait_for("Confirmation Dialog")


def test_the_list_is_beside_the_example_where_there_is_room(gallery):
    terminal = gallery(**SIZES["wide"]).wait_for("Gallery", "Search examples", "Ippo runs SwiftUI")
    terminal.click("Guessing Game")
    terminal.wait_for("Which number is it?", "Actions", "Source")
    assert "Search examples" in terminal.text


def test_the_list_is_below_the_example_where_there_is_not(gallery):
    terminal = gallery(**SIZES["narrow"]).wait_for("Gallery", "Search examples")
    terminal.click("Guessing Game")
    terminal.wait_for("Which number is it?", "‹ Gallery")
    assert "Search examples" not in terminal.text
    terminal.press("escape")
    terminal.wait_for("Search examples")


@pytest.mark.parametrize("size", SIZES)
def test_the_code_is_shown_and_put_away(gallery, size):
    terminal = gallery({"example": "guessing-game"}, **SIZES[size]).wait_for("Source", "Which number is it?")
    terminal.click("Source")
    terminal.wait_for("Guessing Game: Source", "import ", "Done")
    terminal.press("escape")
    terminal.wait_for("Which number is it?")


def test_keys_alone_find_an_example(gallery):
    terminal = gallery(**SIZES["narrow"]).wait_for("Search examples")
    search(terminal, "two counters")
    terminal.wait_for("Two Counters").wait_until_gone("Guessing Game")
    terminal.press("down", "enter")
    terminal.wait_for("‹ Gallery")


@pytest.mark.parametrize("size", SIZES)
def test_actions_are_listed(gallery, size):
    terminal = gallery({"example": "counter", "isLogShown": True}, **SIZES[size]).wait_for("Use the example")
    terminal.click("+")
    terminal.wait_for("+ ")
    terminal.click("Clear")
    terminal.wait_for("Use the example")


def test_an_example_goes_on_when_the_window_becomes_narrow(gallery):
    terminal = gallery({"example": "guessing-game"}, **SIZES["wide"]).wait_for("Games: 0", "Search examples", "Next")
    terminal.click("Next")
    terminal.wait_for("Games: 1")
    terminal.resize(80, 24)
    terminal.wait_until_gone("Search examples").wait_for("Games: 1")
    terminal.resize(140, 40)
    terminal.wait_for("Search examples", "Games: 1")


def test_the_gallery_speaks_the_language_of_the_terminal(gallery):
    terminal = gallery(columns=100, rows=30, environment={"LANG": "ja_JP.UTF-8"})
    terminal.wait_for("ギャラリー", "サンプルを検索", "数当てゲーム", "^C 終了")
    terminal.press("ctrl-c")
    terminal.wait_for_end()
    gallery(columns=100, rows=30, environment={"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}).wait_for("Search examples")
