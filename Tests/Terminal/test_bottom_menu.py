"""The word game and its bottom menu, in a terminal: section 000 of the tutorials."""

import json

import pytest
from programs import binary


@pytest.fixture
def play(spawn, tmp_path):
    """A game of a kind, in the gallery."""

    def start(game="Daily puzzle", spelling="today", **options):
        path = tmp_path / "state.json"
        path.write_text(json.dumps({"example": "bottom-menu", "spelling": spelling, "isLogShown": False}))
        terminal = spawn([binary("Gallery"), "--terminal", "--state", str(path)], **options).wait_for(game)
        terminal.click(game)
        return terminal.wait_for("Spell a word")

    return start


# An ellipsis that is turned.
DOTS = "⋮"


@pytest.mark.parametrize("spelling", ["today", "tutorial"])
def test_pointer_only(play, spelling):
    """000-T19, 000-T20, 000-T21, 000-T22: dots, backdrop, button in the corner and buttons, with the pointer alone."""
    terminal = play(spelling=spelling, columns=60, rows=30)
    terminal.click(DOTS)
    terminal.wait_for("Main menu", "End game", "Settings")
    terminal.type("\x1b[<0;3;2M\x1b[<0;3;2m")
    terminal.wait_until_gone("End game")
    terminal.click(DOTS)
    terminal.wait_for("End game")
    terminal.click("✖")
    terminal.wait_until_gone("End game")
    terminal.click(DOTS)
    terminal.wait_for("End game")
    terminal.click("End game")
    terminal.wait_for("Game over").wait_until_gone("End game")


def test_keyboard_only(play):
    """000-T19, 000-T20, 000-T22: Tab and the arrows stay in the menu; Escape closes it; the focus goes back."""
    terminal = play(columns=60, rows=30)
    terminal.click(DOTS)
    terminal.wait_for("End game")
    terminal.press("escape")
    terminal.wait_until_gone("End game")
    # The focus is back on the dots.
    terminal.press("enter")
    terminal.wait_for("End game")
    for _ in range(5):
        terminal.press("tab")
    terminal.press("shift-tab")
    terminal.press("escape")
    terminal.wait_until_gone("End game")
    terminal.press("enter")
    terminal.wait_for("End game")
    terminal.press("tab", "enter")
    terminal.wait_for("Continue: Daily puzzle")


def test_a_duel_is_forfeited(play):
    """000-T11, 000-T22: a duel can be forfeited."""
    terminal = play("Duel with Ada", columns=60, rows=30)
    terminal.click(DOTS)
    terminal.wait_for("Forfeit")
    terminal.click("Forfeit")
    terminal.wait_for("Forfeit this game?", "Ada will win.")
    terminal.click("Forfeit  ")
    terminal.wait_for("Game over")


def test_a_phone_is_a_narrow_terminal(play):
    """000-T25: a narrow terminal has the panel over its whole width."""
    terminal = play(columns=40, rows=30)
    terminal.click(DOTS)
    terminal.wait_for("End game")
    edge = next(line for line in terminal.lines if "▄▄▄▄" in line)
    assert edge.startswith("▗▄") and len(edge) == 40
