"""The guessing game, played in a terminal."""

import json
import re
import signal
import uuid

import pytest
from programs import binary


def question(secret, count=0):
    return {"id": str(uuid.uuid4()).upper(), "secret": secret, "count": count}


@pytest.fixture
def play(spawn, tmp_path):
    """The game, started from a state; the first secret number is 7."""

    def start(results=(), is_list_open=False, **options):
        results = [{"counter": question(secret, count)} for secret, count in results]
        list_state = {"results": results} if is_list_open else None
        state = {"counter": question(7), "results": results, "resultList": list_state}
        path = tmp_path / "state.json"
        path.write_text(json.dumps(state))
        return spawn([binary("GuessingGame"), "--terminal", "--state", str(path)], **options)

    return start


def guess(terminal, number):
    """Types a guess into the field, which has the focus at the start."""
    terminal.type("\x15" + str(number))


def next_question(terminal, games):
    terminal.click("Next")
    terminal.wait_for(f"Games: {games}")


def rows(terminal):
    return [line for line in terminal.lines if "Secret:" in line]


def test_a_wrong_guess_tells_the_direction(play):
    terminal = play().wait_for("Games: 0", "Higher")
    guess(terminal, 20)
    terminal.wait_for("Lower")
    guess(terminal, -3)
    terminal.wait_for("Higher")


def test_a_right_guess_is_marked(play):
    terminal = play().wait_for("Games: 0")
    guess(terminal, 6)
    terminal.wait_for("Higher")
    terminal.press("down", "right")
    terminal.wait_for("Correct")
    assert "✔" in terminal.text


def test_next_three_times_is_three_games(play):
    terminal = play().wait_for("Games: 0")
    guess(terminal, 7)
    terminal.wait_for("Correct")
    for games in (1, 2, 3):
        next_question(terminal, games)
    terminal.click("Detail")
    terminal.wait_for("Results", "Secret: 7", "Answer: 7")
    terminal.wait(lambda: len(rows(terminal)) == 3, "three results")


def test_a_result_is_deleted_and_the_count_follows(play):
    terminal = play(results=[(1, 1), (2, 5), (3, 3)]).wait_for("Games: 3")
    terminal.click("Detail")
    terminal.wait_for("Secret: 1", "Secret: 2", "Secret: 3")
    terminal.press("down", "delete")
    terminal.wait_until_gone("Secret: 2")
    assert "Secret: 1" in terminal.text and "Secret: 3" in terminal.text
    terminal.press("escape")
    terminal.wait_for("Games: 2")


def test_edit_mode_deletes_with_a_click(play):
    terminal = play(results=[(1, 1), (2, 5)]).wait_for("Games: 2")
    terminal.click("Detail")
    terminal.wait_for("Secret: 2")
    terminal.click("Edit")
    terminal.wait_for("[−]", "Done")
    terminal.click("[−]")
    terminal.wait_until_gone("Secret: 1")
    terminal.click("Done")
    terminal.wait_until_gone("[−]")
    terminal.click("‹ Guessing Game")
    terminal.wait_for("Games: 1")


def test_everything_is_deleted_after_an_alert(play):
    terminal = play(results=[(1, 1), (2, 5)]).wait_for("Games: 2")
    terminal.click("Detail")
    terminal.wait_for("Secret: 2")
    terminal.click("Delete All")
    terminal.wait_for("Delete all results?", "2 results will be lost.", "Cancel")
    terminal.press("escape")
    terminal.wait_until_gone("Delete all results?")
    assert "Secret: 1" in terminal.text
    terminal.click("Delete All")
    terminal.wait_for("Delete all results?")
    # The focus is on Cancel; the button that deletes is beside it.
    terminal.press("right", "enter")
    terminal.wait_for("No Results")
    terminal.press("escape")
    terminal.wait_for("Games: 0")


def test_a_state_with_the_list_open_starts_there(play):
    terminal = play(results=[(1, 1), (2, 5)], is_list_open=True)
    terminal.wait_for("Results", "Secret: 2", "‹ Guessing Game")
    terminal.press("delete")
    terminal.wait_until_gone("Secret: 1")
    terminal.press("escape")
    terminal.wait_for("Games: 1")


def test_a_new_question_writes_few_bytes(play):
    terminal = play().wait_for("Games: 0")
    terminal.press("down")
    terminal.wait(lambda: terminal.screen.cursor.hidden, "the stepper to have the focus")
    before = len(terminal.received)
    terminal.press("right")
    terminal.wait(lambda: re.search(r"Your guess\s+1$", terminal.text, re.MULTILINE), "the step")
    assert len(terminal.received) - before <= 64


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGSEGV])
def test_it_leaves_the_terminal_usable(play, number):
    terminal = play().wait_for("Games: 0")
    terminal.kill(number)
    assert terminal.wait_for_end() == -number
    terminal.assert_restored()


def test_it_is_played_in_a_small_terminal(play):
    terminal = play(results=[(1, 1)], columns=30, rows=6).wait_for("Games: 1")
    terminal.press("tab", "tab")
    terminal.wait_for("Next")
    terminal.press("enter")
    terminal.press("up", "up", "up")
    terminal.type("\x1b[<64;5;3M" * 9)
    terminal.wait_for("Games: 2")
