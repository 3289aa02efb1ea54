"""Files in a terminal are paths: typed, or found by going through folders."""

import pytest
from programs import binary


@pytest.fixture
def screen(open_terminal, tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "inner.bin").write_bytes(b"12345")
    (tmp_path / "note.txt").write_text("1")
    return open_terminal
