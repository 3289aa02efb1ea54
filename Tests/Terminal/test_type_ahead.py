"""Text that a person types before the field that takes it has the focus."""

import pytest
from programs import binary


@pytest.fixture
def probe(spawn):
    def start():
        return spawn([binary("TerminalProbe"), "--terminal"], environment={"PROBE_TYPE_AHEAD": "1"}).wait_for("Count: 0")

    return start


@pytest.mark.parametrize("key", ["n", "e", "q"])
def test_text_behind_the_key_that_opens_a_field_is_in_the_field(probe, key):
    terminal = probe()
    # The letters of the text are shortcuts as well.
    terminal.type(f"{key}keen queen ")
    terminal.wait_for("First: keen queen .")
    terminal.type("\x1b[200~ok\x1b[201~n")
    terminal.wait_for("First: keen queen okn.", "Count: 0")


@pytest.mark.parametrize("name", ["At once", "In an effect", "On the queue"])
def test_a_paste_behind_the_click_that_opens_a_field_is_in_the_field(probe, name):
    terminal = probe()
    column, row = terminal.find(name)
    click = f"\x1b[<0;{column + 2};{row + 1}M\x1b[<0;{column + 2};{row + 1}m"
    terminal.type(f"{click}\x1b[200~pasted\x1b[201~ and typed")
    terminal.wait_for("First: pasted and typed.", "Count: 0")


def test_text_behind_a_submission_is_in_the_field_that_gets_the_focus(probe):
    terminal = probe()
    terminal.type("eone\rtwo")
    terminal.wait_for("First: one.", "Second: two.")


def test_letters_are_shortcuts_where_no_field_comes(probe):
    terminal = probe()
    terminal.type("kkk")
    terminal.wait_for("Count: 3")
    terminal.type("k" * 2_000 + "nkey")
    terminal.wait_for("Count: 2,003", "First: key.")
