"""Texts of several lines in the editor of the person, which has the terminal meanwhile; and text that is selected by the mouse."""

import base64
import re
import stat

import pytest
from programs import binary


@pytest.fixture
def opened(spawn, tmp_path):
    """The probe, once it has started an editor: a script of the shell."""

    def start(script, variable="EDITOR", shell=False, **variables):
        editor = tmp_path / "an editor"
        editor.write_text(f"#!/bin/sh\n{script}\n")
        editor.chmod(0o700)
        environment = {"PROBE_EDITOR": "1", "VISUAL": "", "EDITOR": "false", variable: f"'{editor}' -n", "OUT": str(tmp_path)} | variables
        if shell:
            terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"], environment=environment).wait_for("$")
            terminal.type(f"{binary('TerminalProbe')} --terminal\n")
        else:
            terminal = spawn([binary("TerminalProbe"), "--terminal"], environment=environment)
        terminal.wait_for("Text: first")
        terminal.type("\x0f")
        return terminal

    return start


@pytest.mark.parametrize("variable", ["EDITOR", "VISUAL"])
def test_a_text_comes_back_from_the_editor(opened, tmp_path, variable):
    terminal = opened('stty -a <&1 >"$OUT/stty"; cat "$2" >"$OUT/given"; ls -l "$2" >"$OUT/file"; printf "one\\ntwo\\n" >"$2"', variable)
    terminal.wait_for("Text: one/two", "Changes: 1")
    assert (tmp_path / "given").read_text() == "first"
    assert re.search(r"(?<!-)icanon", (tmp_path / "stty").read_text()) and re.search(r" echo\b", (tmp_path / "stty").read_text())
    assert (tmp_path / "file").read_text().startswith("-rw")
    # The shell's screen, and then the app's again.
    assert terminal.received.count(b"\x1b[?1049h") == 2 and terminal.received.count(b"\x1b[?1049l") == 1
    assert terminal.private_mode(1002) and terminal.private_mode(2004)
    terminal.type("!")
    terminal.wait_for("Text: one/two!", "Changes: 2")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_the_editor_has_the_keys_and_the_screen(opened):
    terminal = opened('echo; echo "type here"; read line; echo "$line" >"$2"')
    terminal.wait_for("type here")
    assert not terminal.private_mode(1049) and not terminal.private_mode(1002)
    terminal.type("typed\n")
    terminal.wait_for("Text: typed")


@pytest.mark.parametrize("script,reason", [
    ('echo other >"$2"; exit 3', "The editor ended with the status 3."),
    ('echo other >"$2"; kill -9 $$', "The editor "),
    ('printf "\\377" >"$2"', "The editor has left no text in UTF-8."),
    ('rm "$2"', "The editor has left no text in UTF-8.")])
def test_an_editor_that_fails_changes_nothing(opened, script, reason):
    terminal = opened(script)
    terminal.wait(lambda: terminal.received.count(b"\x1b[?1049h") == 2 and b"\x07" in terminal.received, "the app's screen and a bell")
    terminal.type("!")
    terminal.wait_for("Text: first!", "Changes: 1")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()
    left = terminal.received[terminal.received.rindex(b"\x1b[?1049l"):].decode()
    assert reason in left and "The text is as it was." in left


def test_an_editor_that_is_not_there_changes_nothing(opened):
    terminal = opened("", variable="OTHER", EDITOR="/nonexistent/editor")
    terminal.wait(lambda: terminal.received.count(b"\x1b[?1049h") == 2, "the app's screen")
    terminal.wait_for("Text: first", "Changes: 0")


def test_control_c_belongs_to_the_editor(opened):
    terminal = opened('trap "exit 1" INT; echo; echo waiting; read line')
    terminal.wait_for("waiting")
    terminal.press("ctrl-c")
    terminal.wait_for("Text: first")
    terminal.type("!")
    terminal.wait_for("Text: first!")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0


@pytest.mark.parametrize("whom", ["0", "$$"], ids=["job", "itself"])
def test_an_editor_that_is_suspended_suspends_the_job(opened, whom):
    terminal = opened(f'kill -TSTP {whom}; printf "after the stop" >"$2"', shell=True)
    terminal.wait(lambda: b"Stopped" in terminal.received and terminal.received.endswith(b"$ "), "the prompt")
    terminal.type("echo us''able\n")
    terminal.wait_for("usable")
    terminal.type("fg\n")
    terminal.wait_for("Text: after the stop")
    terminal.press("ctrl-c")
    terminal.wait_for_prompt()
    terminal.type("echo go''od\n")
    terminal.wait_for("good")


def test_nothing_of_the_text_is_left_on_the_disk(opened, tmp_path):
    folder = tmp_path / "temporary"
    folder.mkdir()
    terminal = opened('ls -ld "$(dirname "$2")" >"$OUT/folder"', TMPDIR=str(folder))
    terminal.wait(lambda: terminal.received.count(b"\x1b[?1049h") == 2, "the app's screen")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    assert (tmp_path / "folder").read_text().startswith("drwx------")
    assert not list(folder.iterdir())
    assert stat.S_ISDIR(folder.stat().st_mode)


def test_selected_text_is_copied(spawn):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"PROBE_EDITOR": "1"}).wait_for("Select these words")
    column, row = terminal.find("these")
    terminal.type(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<32;{column + 3};{row + 1}M\x1b[<32;{column + 11};{row + 1}M\x1b[<0;{column + 11};{row + 1}m")
    copied = base64.b64encode(b"these words")
    terminal.wait(lambda: b"\x1b]52;c;" + copied + b"\x1b\\" in terminal.received, "the copy")
    terminal.wait(lambda: terminal.screen.buffer[row][column].reverse, "the selection")
    assert not terminal.screen.buffer[row][column - 1].reverse
    terminal.press("escape")
    terminal.wait(lambda: not terminal.screen.buffer[row][column].reverse, "no selection")
