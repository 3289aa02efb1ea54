"""The recipe of docs/deploy for OpenSSH: each visitor has a session of their own, and finds it again."""

import getpass
import os
import signal
import subprocess

import pytest
from programs import PATIENCE, ROOT, binary
from pseudo_terminal import Terminal

DEPLOY = ROOT / "docs" / "deploy"


def adapted(name, replacements):
    text = (DEPLOY / name).read_text()
    for old, new in replacements.items():
        assert old in text, f"{name} has no “{old}”"
        text = text.replace(old, str(new))
    return text


@pytest.fixture
def login(listening, tmp_path):
    """A server with the recipe; logs visitors in who have keys of their own."""
    user = getpass.getuser()
    script, keys, config = tmp_path / "ssh-session", tmp_path / "keys", tmp_path / "sshd_config"
    script.write_text(adapted("ssh-session", {"/usr/local/bin/my-app": binary("TerminalProbe")}))
    script.chmod(0o755)
    for name in ("host", "ann", "ben", "eve"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / name], check=True)
    keys.write_text("".join((tmp_path / f"{name}.pub").read_text() for name in ("ann", "ben")))
    recipe = adapted("sshd_config", {
        "Match User my-app": f"Match User {user}", "/etc/ssh/my-app.keys": keys,
        "/usr/local/lib/my-app/ssh-session": script, "XDG_STATE_HOME=/var/lib/my-app": f"XDG_STATE_HOME={tmp_path}/state"})

    def server(port):
        config.write_text(f"""
ListenAddress 127.0.0.1:{port}
HostKey {tmp_path}/host
PidFile none
UsePAM no
StrictModes no
PermitRootLogin prohibit-password
{recipe}""")
        return ["/usr/sbin/sshd", "-D", "-e", "-f", config]

    if os.geteuid() == 0:
        # Debian's unit makes it.
        os.makedirs("/run/sshd", mode=0o755, exist_ok=True)
    port = listening(server)
    terminals = []

    def command(who, *words):
        return ["ssh", "-F", "none", "-p", str(port), "-i", str(tmp_path / who), "-o", "IdentitiesOnly=yes",
                "-o", "IdentityAgent=none", "-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=no",
                "-o", f"UserKnownHostsFile={tmp_path}/known", "-o", "LogLevel=ERROR", f"{user}@127.0.0.1", *words]

    def start(who):
        terminals.append(Terminal(command(who)))
        return terminals[-1]

    start.command = command
    yield start
    for terminal in terminals:
        terminal.close()


def test_each_key_has_a_session_and_finds_it_again(login):
    ann = login("ann").wait_for("Count: 0")
    ann.press("enter", "enter")
    ann.wait_for("Count: 2")
    ben = login("ben").wait_for("Count: 0")
    ben.press("enter")
    ben.wait_for("Count: 1")
    ann.press("ctrl-c")
    assert ann.wait_for_end() == 0
    # The line is cut.
    ben.kill(signal.SIGKILL)
    ben.wait_for_end()
    login("ann").wait_for("Count: 2")
    login("ben").wait_for("Count: 1")


def test_a_visitor_who_comes_from_a_second_place_takes_the_session_along(login):
    first = login("ann").wait_for("Count: 0")
    first.press("enter")
    first.wait_for("Count: 1")
    second = login("ann").wait_for("Count: 1")
    first.press("enter")
    assert first.wait_for_end() == 1
    second.press("enter")
    second.wait_for("Count: 2")


def test_nothing_but_the_app_is_to_be_had(login):
    def run(*arguments):
        return subprocess.run(login.command(*arguments), capture_output=True, text=True, timeout=PATIENCE, check=False)

    # A command of the visitor's own is not run, and there is no terminal for the app.
    result = run("ann", "id; touch /tmp/x")
    assert result.returncode == 1 and "uid=" not in result.stdout
    assert "an app for a terminal" in result.stderr
    # A key that nobody was given.
    result = run("eve")
    assert result.returncode == 255 and "Permission denied" in result.stderr
