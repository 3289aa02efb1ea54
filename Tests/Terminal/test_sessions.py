"""Sessions that have a name: they go on where they were, whatever ended the process."""

import os
import signal
import sqlite3
import tempfile

import pytest
from programs import binary, run


def says(terminal, text):
    """Whether a text is on the screen, wherever its lines are broken."""
    return "".join(text.split()) in "".join(terminal.text.split())


@pytest.fixture
def state():
    """The variables of a person whose state lies in memory: a change may be drawn before a slow disk has it (`longestHold`)."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        yield {"XDG_STATE_HOME": f"{folder}/state"}


@pytest.fixture
def probe_session(spawn, state):
    """The probe in a session."""

    def start(name="work", *options, **others):
        return spawn([binary("TerminalProbe"), "--terminal", "--session", name, *options], environment=state, **others)

    return start


def wait_for_cursor(terminal, column, row):
    terminal.wait(lambda: (terminal.screen.cursor.x, terminal.screen.cursor.y) == (column, row), "the cursor")


def test_a_kill_in_the_middle_of_a_word_loses_neither_the_word_nor_the_caret(probe_session):
    terminal = probe_session().wait_for("Count: 0")
    terminal.press("enter", "down")
    terminal.wait_for("Count: 1")
    terminal.type("wording")
    terminal.wait_for("Hello, wording!")
    column, row = terminal.find("wording")
    terminal.press("left", "left", "left")
    wait_for_cursor(terminal, column + 4, row)
    terminal.kill(signal.SIGKILL)
    assert terminal.wait_for_end() == -signal.SIGKILL

    terminal = probe_session().wait_for("Count: 1", "Hello, wording!")
    wait_for_cursor(terminal, column + 4, row)
    terminal.type("!")
    terminal.wait_for("Hello, word!ing!")


@pytest.mark.parametrize("end", ["trap", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGSEGV", "leave"])
def test_whatever_ends_the_process_the_session_goes_on(probe_session, end):
    terminal = probe_session().wait_for("Count: 0")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    if end == "leave":
        terminal.press("ctrl-c")
    elif end == "trap":
        terminal.click("Trap")
    else:
        terminal.kill(getattr(signal, end))
    status = terminal.wait_for_end()
    assert (status == 0) == (end == "leave")
    if end == "leave":
        assert "Go on with: TerminalProbe --terminal --session work" in terminal.text
    probe_session().wait_for("Count: 1")


def test_a_session_that_was_suspended_is_kept(probe_session):
    terminal = probe_session().wait_for("Count: 0")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    terminal.kill(signal.SIGSTOP)
    terminal.kill(signal.SIGKILL)
    terminal.wait_for_end()
    probe_session().wait_for("Count: 1")


def test_names_are_sessions_of_their_own(probe_session):
    terminal = probe_session("one").wait_for("Count: 0")
    terminal.press("enter")
    terminal.wait_for("Count: 1")
    probe_session("two").wait_for("Count: 0")


def test_who_comes_last_has_the_session_and_the_first_is_told(probe_session):
    first = probe_session().wait_for("Count: 0")
    first.press("enter")
    first.wait_for("Count: 1")
    second = probe_session().wait_for("Count: 1")
    first.press("enter")
    assert first.wait_for_end() == 1
    assert says(first, "The session “work” goes on in another terminal or in a browser.")
    first.assert_restored()
    second.press("enter")
    second.wait_for("Count: 2")


def test_pages_searches_and_scroll_places_are_there_again(spawn, state):
    command = [binary("Gallery"), "--terminal", "--session", "browse"]
    terminal = spawn(command, environment=state, columns=80, rows=24).wait_for("Search examples")
    terminal.click("Guessing Game")
    terminal.wait(lambda: terminal.screen.title == "Guessing Game – Ippo Gallery", "the page")
    terminal.wait_for("Which number is it?")
    before = terminal.repaint()
    terminal.kill(signal.SIGKILL)
    terminal.wait_for_end()
    terminal = spawn(command, environment=state, columns=80, rows=24)
    terminal.wait(lambda: terminal.screen.title == "Guessing Game – Ippo Gallery", "the page")
    terminal.wait(lambda: terminal.text == before, "the same screen")
    terminal.press("escape")
    terminal.wait_for("Search examples")


def test_a_list_is_scrolled_as_far_as_it_was(spawn, state):
    command = [binary("Gallery"), "--terminal", "--session", "scroll"]
    terminal = spawn(command, environment=state, columns=80, rows=16).wait_for("Search examples")
    top = terminal.lines[8]
    for _ in range(4):
        terminal.type("\x1b[<65;40;9M")
    terminal.wait(lambda: terminal.lines[8] != top, "the list to scroll")
    before = terminal.repaint()
    terminal.kill(signal.SIGKILL)
    terminal.wait_for_end()
    terminal = spawn(command, environment=state, columns=80, rows=16)
    terminal.wait(lambda: terminal.text == before, f"the same screen:\n{before}")


def test_the_default_place_is_the_persons_own(probe_session, state):
    probe_session().wait_for("Count: 0")
    folder = os.path.join(state["XDG_STATE_HOME"], "ippo", "TerminalProbe")
    assert os.stat(folder).st_mode & 0o777 == 0o700
    for name in ("secret", "sessions.db"):
        assert os.stat(os.path.join(folder, name)).st_mode & 0o777 == 0o600
    with open(os.path.join(folder, "sessions.db"), "rb") as file:
        assert b"work" not in file.read()


def test_a_secret_that_others_can_read_is_refused(probe_session, state):
    terminal = probe_session().wait_for("Count: 0")
    terminal.press("ctrl-c")
    terminal.wait_for_end()
    secret = os.path.join(state["XDG_STATE_HOME"], "ippo", "TerminalProbe", "secret")
    os.chmod(secret, 0o644)
    terminal = probe_session()
    assert terminal.wait_for_end() == 1
    assert says(terminal, "can be read by others")


def test_a_session_of_another_secret_or_a_damaged_one_is_left_alone(probe_session, state):
    terminal = probe_session().wait_for("Count: 0")
    terminal.press("ctrl-c")
    terminal.wait_for_end()
    database = sqlite3.connect(os.path.join(state["XDG_STATE_HOME"], "ippo", "TerminalProbe", "sessions.db"))
    [(archive,)] = database.execute("SELECT archive FROM session").fetchall()
    broken = bytes(archive[:-1]) + bytes([archive[-1] ^ 1])
    database.execute("UPDATE session SET archive = ?", [broken])
    database.commit()
    terminal = probe_session()
    assert terminal.wait_for_end() == 1
    assert says(terminal, "The archive is damaged")
    assert [(broken,)] == database.execute("SELECT archive FROM session").fetchall()
    database.close()


@pytest.mark.parametrize("options, complaint", [
    (["--terminal", "--session", ""], "is no name"),
    (["--terminal", "--session", "../x"], "is no name"),
    (["--terminal", "--session", "a b"], "is no name"),
    (["--terminal", "--session", "é"], "is no name"),
    (["--terminal", "--session", "a" * 129], "is no name"),
    (["--session", "a"], "--session is for --terminal"),
    (["--terminal", "--session", "a", "--open", "/x"], "give one of them"),
    (["--terminal", "--link", "https://app.example/"], "needs --session"),
    (["--terminal", "--session", "a", "--link", "app.example"], "is the address of a server"),
    (["--terminal", "--session", "a", "--link", "javascript:alert(1)"], "is the address of a server"),
])
def test_what_makes_no_sense_is_refused(options, complaint):
    result = run([binary("TerminalProbe"), *options])
    assert result.returncode == 64
    assert complaint in " ".join(result.stderr.split())
