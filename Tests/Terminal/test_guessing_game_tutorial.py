"""The guessing game of the tutorial, in a terminal."""

import json

import pytest
from programs import binary

TAG = "348D742D-15D0-4D51-BAB0-C24AAE5AA439"
PHONE = {"columns": 48, "rows": 28}


def games(terminal, count):
    return terminal.wait_for(f"ゲーム回数:{count}")


def rows(terminal):
    return [line for line in terminal.lines if "Secret:" in line]


@pytest.fixture
def counter_app(spawn, tmp_path):
    """The tutorial's own program, started as a file says."""

    def start(**state):
        path = tmp_path / "state.json"
        path.write_text(json.dumps(state))
        return spawn([binary("GuessingGameTutorialApp"), "--terminal", "--state", str(path)])

    return start


@pytest.mark.parametrize("size", [{}, PHONE])
def test_the_last_stage_by_pointer(example, size):
    """001-T28: the last stage, by pointer in a terminal"""
    terminal = games(example("guessing-game", "tutorial", **size), 0)
    for count in (1, 2, 3):
        terminal.click_alone("Next")
        games(terminal, count)
    terminal.click_alone("Detail")
    terminal.wait(lambda: len(rows(terminal)) == 3, "three results")
    terminal.click_alone("Edit")
    terminal.wait_for("[−]", "Done")
    terminal.click("[−]")
    terminal.wait(lambda: len(rows(terminal)) == 2, "two results")
    terminal.click("‹ Back")
    games(terminal, 2)


def test_every_stage_can_be_chosen(example):
    terminal = example("guessing-game", "tutorial")
    for stage, text in [
        ("A", "kept in an array"),
        ("B", "keyed by their question"),
        ("C", "Secret: 20"),
        ("D", "A plain link"),
        ("Open", "Secret: 10"),
    ]:
        terminal.click_alone(stage)
        terminal.wait_for(text)


def test_the_program_is_a_window_with_a_navigation(counter_app):
    """001-T16: the tutorial's program, a window with a navigation around the game, in a terminal"""
    terminal = games(counter_app(stage="d"), 0)
    terminal.wait_for("Detail", "Next")
    terminal.click_alone("Detail")
    terminal.wait_for("‹ Back", "Edit")


def test_the_riddle(counter_app):
    """001-T20: the riddle of the single result, in a terminal"""
    terminal = games(counter_app(stage="d"), 0)
    for _ in range(3):
        terminal.click_alone("Next")
    games(terminal, 1)
    terminal.click_alone("Detail")
    terminal.wait(lambda: len(rows(terminal)) == 1, "one result")
    terminal.press("delete")
    terminal.wait(lambda: not rows(terminal), "no result")
    terminal.press("escape")
    games(terminal, 0)


def test_a_game_by_keys(counter_app):
    """001-T19: guess, next, delete and back, by keys in a terminal"""
    terminal = games(counter_app(), 0)
    # From the button that counts down to the field, past the one that counts up to the button below, and to the link.
    terminal.press("tab")
    terminal.wait(lambda: not terminal.screen.cursor.hidden, "the field to have the focus")
    terminal.type("\x1512")
    terminal.press("tab", "tab", "enter")
    games(terminal, 1)
    terminal.press("shift-tab", "shift-tab", "shift-tab", "shift-tab", "enter")
    terminal.wait_for("Answer: 12")
    terminal.press("delete")
    terminal.wait_until_gone("Answer: 12")
    terminal.press("escape")
    games(terminal, 0)


def test_a_state_with_the_list_open_starts_there(counter_app):
    """001-T29: a state with the list open starts there, and goes back to two games, in a terminal"""
    terminal = counter_app(isListOpen=True, tag=TAG).wait_for("Secret: 10", "‹ Back")
    assert len(rows(terminal)) == 2
    terminal.press("escape")
    games(terminal, 2)


def test_the_same_state_under_another_tag_starts_with_the_game(counter_app):
    """001-T29: under another tag the same state starts with the game, in a terminal"""
    terminal = games(counter_app(isListOpen=True), 2)
    assert "Detail" in terminal.text and not rows(terminal)


def test_actions_and_changes_are_printed(counter_app):
    """001-T30: actions and the changes they make are printed, in a terminal when the program has left it"""
    terminal = games(counter_app(), 0)
    terminal.click_alone("+")
    terminal.click_alone("Next")
    games(terminal, 1)
    # Printing happens beside the program: by the time the list has come and gone, it is done.
    for _ in range(3):
        terminal.click_alone("Detail")
        terminal.wait_for("Edit")
        terminal.press("escape")
        games(terminal, 1)
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    printed = terminal.received[terminal.received.rindex(b"\x1b[?1049l"):].decode().replace("\r\n", "\n")
    assert "received action:\n  StageE.GameReducer.Action.counter(.increment)" in printed
    assert "-     count: 0\n+     count: 1\n" in printed
    assert "received action:\n  StageE.GameReducer.Action.counter(.playNext)" in printed
