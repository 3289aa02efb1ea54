"""Keys that end or stop the program, behind much that was typed before: the program notices them at once."""

import re
import signal

import pytest
import waits
from programs import binary

DIGITS = "0123456789"


def count(log):
    return log.read_text().count("\n") if log.exists() else 0


@pytest.mark.parametrize(("key", "status"), [("\x03", 0), ("\x1c", -signal.SIGQUIT)])
def test_a_key_that_ends_the_program_passes_typed_keys(spawn, tmp_path, key, status):
    log = tmp_path / "keys"
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"PROBE_KEYS": str(log)}).wait_for("Keys: 0")
    terminal.type("x" * 20_000 + key)
    assert terminal.wait_for_end() == status
    assert count(log) < 20_000
    terminal.assert_restored()


def test_control_z_passes_typed_keys_which_keep_their_order(spawn, tmp_path):
    log, typed = tmp_path / "keys", DIGITS * 100
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"], environment={"PROBE_KEYS": str(log)}).wait_for("$")
    terminal.type(f"{binary('TerminalProbe')} --terminal\n")
    terminal.wait_for("Keys: 0")
    terminal.type(typed + "\x1a")
    terminal.wait(lambda: b"Stopped" in terminal.received and terminal.received.endswith(b"$ "), "the prompt", whole=False)
    assert count(log) < len(typed)
    terminal.type("fg\n")
    waits.until("the keys", lambda: count(log) >= len(typed), lambda: count(log), within=120)
    assert "".join(line.split()[0] for line in log.read_text().splitlines()) == typed
    terminal.press("ctrl-c")
    terminal.wait_for_prompt()


def test_a_pasted_control_c_is_text(spawn):
    terminal = spawn([binary("TerminalProbe"), "--terminal"], environment={"PROBE_TYPE_AHEAD": "1"}).wait_for("Count: 0")
    terminal.type("n\x1b[200~a\x03b\x1b[201~")
    terminal.wait_for("First: a")
    # The program goes on.
    terminal.type("k")
    terminal.wait(lambda: re.search(r"First: a.*k\.", terminal.text), "the key behind the text")
