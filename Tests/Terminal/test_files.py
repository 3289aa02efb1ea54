"""Files in a terminal are paths: typed, or found by going through folders."""

import signal

import pytest
from programs import binary


@pytest.fixture
def screen(spawn, tmp_path):
    """The screen about files, in a folder with some."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "inner.txt").write_bytes(b"12345")
    (tmp_path / "note.txt").write_text("1")
    (tmp_path / "picture.png").write_bytes(b"png")
    return spawn([binary("InteractionProbe"), "--terminal"], environment={"SCREEN": "files"}, folder=tmp_path,
                 rows=30).wait_for("nothing yet")


def test_a_file_is_found_in_its_folder(screen):
    screen.click("Choose a text")
    screen.wait_for("Parent Folder")
    assert "picture.png" not in screen.text
    screen.click("deep")
    screen.wait_for("inner.txt")
    screen.click("inner.txt")
    screen.wait_for("inner.txt: 5 bytes")
    assert "Parent Folder" not in screen.text


def test_a_path_is_typed(screen):
    screen.click("Choose a text")
    screen.wait_for("Parent Folder")
    screen.click("Path")
    screen.type("nothing.txt\r")
    screen.wait_for("There is no file")
    for _ in "nothing.txt":
        screen.press("backspace")
    screen.type("deep/inner.txt\r")
    screen.wait_for("inner.txt: 5 bytes")


def test_a_path_is_completed(screen):
    screen.click("Choose a text")
    screen.wait_for("Parent Folder")
    screen.click("Path")
    # The beginning of what there is once is enough; a folder is gone into.
    screen.type("de\r")
    screen.wait_for("inner.txt")
    screen.type("../no")
    screen.wait_until_gone("inner.txt")
    screen.wait_for("note.txt")
    screen.type("\r")
    screen.wait_for("note.txt: 1 byte")


def test_a_document_is_saved_in_the_folder(screen, tmp_path):
    screen.click("Save")
    screen.wait_for("Größe.txt")
    # The name is there to be changed; the button of the dialog is the last that says so.
    screen.wait_for("Replace" if (tmp_path / "Größe.txt").exists() else "Cancel")
    screen.click("Größe.txt")
    screen.press("enter")
    screen.wait_for("Größe.txt: 11 bytes")
    assert (tmp_path / "Größe.txt").read_text() == "Größe 42\n"


@pytest.mark.parametrize("end", ["ctrl-c", signal.SIGTERM, signal.SIGHUP])
def test_a_document_is_saved_before_the_program_ends(spawn, tmp_path, end):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all")
    terminal = spawn([binary("InteractionProbe"), "--terminal"],
                     environment={"SCREEN": "letters", "LETTER": str(letter)}).wait_for("Dear all")
    # The document is saved a second after a change, in the background.
    terminal.click("Sign")
    terminal.wait_for("Dear all, yours")
    if end == "ctrl-c":
        terminal.press(end)
        assert terminal.wait_for_end() == 0
    else:
        terminal.kill(end)
        # A terminal that is closed sends SIGHUP twice: the shell does, and the system.
        if end == signal.SIGHUP:
            terminal.kill(end)
        assert terminal.wait_for_end() == -end
    assert letter.read_text() == "Dear all, yours"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
