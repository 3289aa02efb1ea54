"""Programs in pseudo-terminals."""

import json

import pytest
from programs import binary
from pseudo_terminal import Terminal


@pytest.fixture
def spawn():
    """Starts programs in terminals of their own, and ends them after the test."""
    terminals = []

    def start(argv, kind=Terminal, **options):
        terminals.append(kind(argv, **options))
        return terminals[-1]

    yield start
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def probe(spawn):
    """The probe app, ready."""

    def start(**options):
        return spawn([binary("TerminalProbe"), "--terminal"], **options).wait_for("Count: 0")

    return start


@pytest.fixture
def example(spawn, tmp_path):
    """An example of the gallery in one spelling, open."""

    def start(name, spelling="today", **options):
        path = tmp_path / "state.json"
        path.write_text(json.dumps({"example": name, "spelling": spelling}))
        return spawn([binary("Gallery"), "--terminal", "--state", str(path)], **options).wait_for("Source")

    return start
