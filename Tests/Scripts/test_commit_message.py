"""The hook for commit messages (scripts/hooks/commit-msg)."""

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).parents[2] / "scripts/hooks/commit-msg"


def refuse(message, folder):
    """The hook's errors about a message, one per line; empty if the message is accepted."""
    file = folder / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    run = subprocess.run([HOOK, file], capture_output=True, text=True, timeout=30, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    assert (run.returncode == 0) == (run.stderr == "")
    return run.stderr.splitlines()


@pytest.mark.parametrize("message", [
    "IppoWeb: yield between session suspensions\n\nNew requests wait for one suspension.\n",
    "IppoUI, IppoWeb: name the case\n",
    "docs/wire-protocol.md: describe edits\n",
    f"Tests: {'x' * 65}\n",
    "Merge branch 'main' of a fork; with a semicolon\n",
    "fixup! Format\n",
    "Tests: name\n# Please enter the commit message\n",
    "Tests: show the change\n\n# ------------------------ >8 ------------------------\ndiff; of anything\n",
])
def test_messages_that_are_accepted(message, tmp_path):
    assert refuse(message, tmp_path) == []


@pytest.mark.parametrize(("message", "complaint"), [
    ("Format\n", "the subject does not begin with a component, such as “IppoWeb: ”"),
    (f"Tests: {'x' * 66}\n", "the subject has 73 characters; 72 are allowed"),
    ("IppoWeb: one thing; another\n", "the subject has a semicolon: make two commits of two topics"),
    ("IppoWeb: one thing.\n", "the subject ends with a full stop"),
    ("IppoWeb: one thing\nand more\n", "the second line is not empty"),
    ("\n", "the subject does not begin with a component, such as “IppoWeb: ”"),
])
def test_messages_that_are_refused(message, complaint, tmp_path):
    assert f"error: {complaint}" in refuse(message, tmp_path)
