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
    terminal = spawn([binary("InteractionProbe"), "--terminal"],
                     environment={"SCREEN": "documents", "XDG_STATE_HOME": str(tmp_path / "state")},
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


def drafts(folder):
    """The drafts below a folder for the state of programs."""
    return list((folder / "ippo" / "InteractionProbe" / "drafts").iterdir())


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_does_not_ask_and_leaves_a_draft(note, end, tmp_path):
    note.kill(end)
    assert note.wait_for_end() == -end
    [draft] = drafts(tmp_path / "state")
    assert f"{LOST} A draft of it is in {draft}." in note.received.decode()
    assert draft.stem == "Untitled" and "!" in draft.read_text()
    note.assert_restored()


def read(lines, folder):
    """The lines and the errors of the reading mode."""
    result = subprocess.run(
        [binary("InteractionProbe"), "--accessible"], input=lines, capture_output=True, text=True, timeout=PATIENCE,
        check=False, env=os.environ | {"SCREEN": "documents", "XDG_STATE_HOME": str(folder)})
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines(), result.stderr


def test_quit_asks_in_the_reading_mode(tmp_path):
    lines, errors = read("4 Draft\nquit\n3\nquit\n1\n4 More\n", tmp_path)
    assert lines.count(QUESTION) == 2
    assert "4. Note, text field, More" not in lines, "The program goes on after its end."
    assert errors == ""


def test_the_end_of_input_does_not_ask(tmp_path):
    lines, errors = read("4 Draft\n", tmp_path)
    [draft] = drafts(tmp_path)
    assert QUESTION not in lines and errors == f"{LOST} A draft of it is in {draft}.\n"
    assert draft.read_text() == "Draft"


def interrupt(terminal, questions):
    """Presses Control-C, and waits until the question has been read so many times, with its answers."""
    terminal.press("ctrl-c")
    terminal.wait(lambda: terminal.received.count(QUESTION.encode()) == questions, "the question")
    terminal.wait(lambda: terminal.received.rstrip().endswith(b", button"), "the answers")


def test_control_c_asks_in_the_reading_mode(spawn, tmp_path):
    terminal = spawn([binary("InteractionProbe"), "--accessible"],
                     environment={"SCREEN": "documents", "XDG_STATE_HOME": str(tmp_path)}, folder=tmp_path)
    terminal.wait_for("Type the number of a choice")
    terminal.type("4 Draft\n")
    terminal.wait_for("4. Note, text field, Draft")
    interrupt(terminal, questions=1)
    terminal.type("3\n")
    terminal.wait(lambda: b"4. Note, text field, Draft" in terminal.received.split(QUESTION.encode())[-1],
                  "the page after the question")
    interrupt(terminal, questions=2)
    terminal.type("1\n")
    assert terminal.wait_for_end() == 0
    assert b"is not saved:" not in terminal.received
    terminal.assert_restored()
