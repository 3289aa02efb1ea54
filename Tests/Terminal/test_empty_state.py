"""Containers that show something else while they are empty, in a terminal: section 004 of the tutorials."""

import json

import pytest
from programs import binary


@pytest.fixture
def show(spawn, tmp_path):
    """One spelling of the example, in the gallery."""

    def start(spelling, **options):
        path = tmp_path / "state.json"
        path.write_text(json.dumps({"example": "empty-state", "spelling": spelling, "isLogShown": False}))
        return spawn([binary("Gallery"), "--terminal", "--state", str(path)], **options)

    return start


@pytest.mark.parametrize("columns", [40, 100])
def test_the_tutorials_container_switches_both_ways(show, columns):
    """004-T13, 004-T14: the tutorial's container, with the pointer alone, narrow and wide."""
    terminal = show("tutorial", columns=columns, rows=40).wait_for("Hello World")
    for _ in range(2):
        terminal.wait_for("●───").click("●───")
        terminal.wait_for("EmptyTitle", "EmptyDescription").wait_until_gone("Hello World")
        terminal.wait_for("━━━●").click("━━━●")
        terminal.wait_for("Hello World").wait_until_gone("EmptyTitle")


def test_the_library_with_the_keyboard_alone(show):
    """004-T13, 004-T14: the component of the library, with the keyboard alone."""
    terminal = show("today", columns=60, rows=30).wait_for("Nothing to read")
    # From the choice of the spelling to the button below.
    terminal.press("down", "enter")
    terminal.wait_for("The Left Hand of Darkness").wait_until_gone("Nothing to read")
