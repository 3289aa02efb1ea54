"""The built programs, and how long a test waits for them."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Seconds until a condition counts as failed; nothing waits this long unless it fails.
PATIENCE = float(os.environ.get("IPPO_TEST_PATIENCE", "30"))


def binary(name):
    """The path of a built program; IPPO_BIN names another folder than .build/debug."""
    path = pathlib.Path(os.environ.get("IPPO_BIN", ROOT / ".build" / "debug")) / name
    if not path.exists():
        pytest.fail(f"{path} does not exist: run `swift build` first.")
    return str(path)


def run(argv, within=PATIENCE, **options):
    """Runs a program without a terminal."""
    return subprocess.run(argv, capture_output=True, text=True, timeout=within, check=False, **options)
