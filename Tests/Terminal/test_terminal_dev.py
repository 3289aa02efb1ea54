"""--terminal --dev: a saved file is built, and the new program takes over the terminal as it is. Errors are lines in the terminal
until they are mended, and the terminal is given back on every way out.
"""

import os
import re
import signal
import termios

import pytest
from dev_package import DevPackage
from ports import free_port
from waits import end_of_process, files

F12 = "\x1b[24~"


@pytest.fixture
def package(tmp_path):
    return DevPackage(tmp_path)


def child(package):
    """The process that has the terminal, once it is the only one of the supervisor."""
    [process] = package.only_child()
    return process


def cursor_at(terminal, column, row):
    terminal.wait(lambda: (terminal.screen.cursor.x, terminal.screen.cursor.y) == (column, row), "the cursor")


def test_a_saved_file_is_seen_and_nothing_that_is_done_in_the_terminal_is_lost(package, spawn):
    terminal = package.show(spawn).wait_for("Version 1", "Count 0")
    terminal.click("Add")
    terminal.wait_for("Count 1")
    terminal.click("Note")
    terminal.type("Half typed")
    terminal.wait_for("Half typed")
    column, row = terminal.find("Half typed")
    terminal.press("left", "left", "left")
    cursor_at(terminal, column + 7, row)

    # A new version: text, caret and focus, without a look at the shell's screen.
    package.save("version 2")
    terminal.wait_for("Version 2", "Count 1, amount 1, stored 1", "Half typed")
    cursor_at(terminal, column + 7, row)
    assert b"\x1b[?1049l" not in terminal.received
    terminal.type("!")
    terminal.wait_for("Half ty!ped")

    # An error: the program goes on.
    package.save("error cannot find 'missing' in scope")
    terminal.wait_for("The build failed", "App.swift:3:7", "cannot find 'missing' in scope", "let é = missing")
    title = next(index for index, line in enumerate(terminal.lines) if "The build failed" in line)
    assert str(package.source).endswith(terminal.lines[title + 1].strip(" …").removesuffix(":3:7"))
    assert "^" in terminal.lines[title + 4]
    assert terminal.lines[title + 4].index("^") == terminal.lines[title + 3].index("é")
    terminal.type("?")
    terminal.wait_for("Half ty!?ped")

    # The strip hides at a click, and another error shows it again.
    terminal.click("The build failed")
    terminal.wait_until_gone("The build failed")
    package.save("error another")
    terminal.wait_for("The build failed", "another")
    worker = child(package)
    package.save("same")
    terminal.wait_until_gone("The build failed")
    assert child(package) == worker

    # A sheet stays open, and a version that traps at its start does not take over.
    terminal.press("down", "down", "enter")
    terminal.wait_for("Details of version 2")
    package.save("version trap")
    terminal.wait_for("The new program did not start", "This app never starts, on purpose.", "Details of version 2")
    # A version that cannot read a value names it.
    package.save("version 3")
    terminal.wait_for("Details of version 3", "State that was not restored", "amount")

    # A build that a newer save overtakes ends.
    package.save("slow")
    slow = package.folder / ".build" / "slow"
    files("the slow build", slow.parent, slow.exists)
    terminal.wait_for("Building")
    package.save("version 5")
    end_of_process(int(slow.read_text()), "the build that was overtaken")
    terminal.wait_for("Details of version 5")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()
    assert "Built in" in terminal.text


def test_keys_that_are_typed_while_a_version_takes_over_are_typed_once_each(package, spawn):
    terminal = package.show(spawn).wait_for("Version 1")
    terminal.click("Note")
    text = ""
    for version in range(2, 5):
        package.save(f"version {version}")
        while f"Version {version}" not in terminal.text:
            letter = chr(ord("a") + len(text) % 26)
            text += letter
            terminal.type(letter)
            terminal.read(0.02)
            assert len(text) < 20_000
    terminal.wait(lambda: text[-20:] in terminal.text.replace("…", ""), "the end of the text")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_program_and_restores_the_terminal(package, spawn, number):
    terminal = package.show(spawn).wait_for("Version 1")
    worker = child(package)
    terminal.kill(number)
    assert terminal.wait_for_end() == -number
    terminal.assert_restored()
    end_of_process(worker, "the app")


@pytest.mark.parametrize("way", ["trap", "kill"])
def test_after_a_trap_or_a_kill_the_terminal_is_the_shells_and_a_save_goes_on_before_it(package, spawn, way):
    terminal = package.show(spawn).wait_for("Version 1")
    terminal.click("Add")
    terminal.wait_for("Count 1")
    if way == "trap":
        terminal.click("Trap")
    else:
        os.kill(child(package), signal.SIGKILL)
    terminal.wait_for("The app stopped", "Control-C ends the program.")
    if way == "trap":
        assert "This action ends the program on purpose." in terminal.text
    terminal.assert_restored()
    package.save("version 2")
    terminal.wait_for("Version 2", "Count 1")
    os.kill(child(package), signal.SIGKILL)
    terminal.wait(lambda: terminal.received.count(b"Control-C ends the program.") == 2, "the shell's screen")
    # Return starts the same version again.
    terminal.type("\r")
    terminal.wait(lambda: terminal.received.count(b"\x1b[?1049h") == 3, "the app's screen")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_control_c_ends_a_program_that_waits(package, spawn):
    (package.products / "version.txt").write_text("trap")
    terminal = package.show(spawn).wait_for("The new program did not start", "Control-C ends the program.")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == -signal.SIGINT
    terminal.assert_restored()


def test_the_app_ends_with_its_supervisor_and_restores_the_terminal(package, spawn):
    terminal = package.show(spawn).wait_for("Version 1")
    worker = child(package)
    terminal.kill(signal.SIGKILL)
    end_of_process(worker, "the app")
    assert termios.tcgetattr(terminal.process.fd)[:4] == terminal.discipline[:4]


def test_the_inspector_of_each_version_is_behind_f12_and_at_the_same_address(package, spawn):
    port = free_port()
    terminal = package.show(spawn, "--inspect", "--port", str(port)).wait_for("Version 1", f"127.0.0.1:{port}/_ippo/inspect/")
    address = re.search(rf"127\.0\.0\.1:{port}/_ippo/inspect/[0-9a-f]+", terminal.text)[0]
    terminal.click("Add")
    terminal.wait_for("Count 1")
    terminal.type(F12)
    terminal.wait_for("Inspector").wait_until_gone("Version 1")
    terminal.type(F12)
    terminal.wait_for("Version 1", "Count 1")
    package.save("version 2")
    terminal.wait_for("Version 2", "Count 1", address)
    terminal.type(F12)
    terminal.wait_for("Inspector").wait_until_gone("Version 2")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    terminal.assert_restored()


def test_what_makes_no_sense_is_refused(package):
    assert "start it without --accessible" in package.complaint(package.program, "--dev", "--accessible")
    assert "--dev starts several" in package.complaint(package.program, "--dev", "--terminal", "--record", "file")
    assert "needs a terminal that can place text" in package.complaint(package.program, "--dev", "--terminal")
