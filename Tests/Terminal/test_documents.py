"""Documents with changes when the program ends: the person is asked, and signals are not held up."""

import os
import signal
import subprocess

import pytest
from programs import PATIENCE, binary

QUESTION = "Alert: The document has changes that are not saved"
LOST = "“Untitled” is not saved: the document has no file."


@pytest.fixture
def note(spawn, tmp_path):
    """A new document with a change."""
    terminal = spawn([binary("InteractionProbe"), "--terminal"], environment={"SCREEN": "documents"},
                     folder=tmp_path).wait_for("New note")
    terminal.click("New note")
    terminal.type("!")
    return terminal.wait_for("!")


def test_control_c_asks_and_keys_before_it_do_not_answer(note):
    note.type("\r\x03")
    note.wait_for("Discard Changes")
    note.click("Cancel")
    note.wait_until_gone("Discard Changes").wait_for("!")
    note.press("ctrl-c")
    note.wait_for("Discard Changes")
    note.click("Discard Changes")
    assert note.wait_for_end() == 0
    assert "is not saved" not in note.received.decode()
    note.assert_restored()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_does_not_ask_and_says_what_is_lost(note, end):
    note.kill(end)
    assert note.wait_for_end() == -end
    assert LOST in note.received.decode()
    note.assert_restored()


def read(lines):
    """The lines and the errors of the reading mode."""
    result = subprocess.run(
        [binary("InteractionProbe"), "--accessible"], input=lines, capture_output=True, text=True, timeout=PATIENCE,
        check=False, env=os.environ | {"SCREEN": "documents"})
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines(), result.stderr


def test_quit_asks_in_the_reading_mode():
    lines, errors = read("4 Draft\nquit\n3\nquit\n1\n4 More\n")
    assert lines.count(QUESTION) == 2
    assert "4. Note, text field, More" not in lines, "The program goes on after its end."
    assert errors == ""


def test_the_end_of_input_does_not_ask():
    lines, errors = read("4 Draft\n")
    assert QUESTION not in lines and errors == LOST + "\n"
