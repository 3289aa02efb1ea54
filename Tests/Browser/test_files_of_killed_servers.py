"""Files of visitors do not outlive the process that has them."""

import re
import signal

import pytest
from killed_servers import Server, launch, open_kept, settled  # noqa: F401 (fixtures)
from playwright.sync_api import expect
from programs import PATIENCE


def left(folder):
    """The files that programs have left in their temporary folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def give_files(page):
    """Sends two files to the app, and waits until the app has read them."""
    page.get_by_role("button", name="Choose", exact=True).click()
    page.locator("input[type=file]").set_input_files([
        {"name": "one.txt", "mimeType": "text/plain", "buffer": b"one"},
        {"name": "two.txt", "mimeType": "text/plain", "buffer": b"two"}])
    expect(page.get_by_text(re.compile("one.txt: 3 bytes.*two.txt: 3 bytes"))).to_be_visible()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_files_of_visitors_go_with_the_process_that_was_asked_to_end(launch, open_kept, tmp_path, end):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    server = launch("InteractionProbe", SCREEN="files", TMPDIR=str(temporary))
    for _ in range(3):
        page = open_kept(server.address)
        settled(page)
        give_files(page)
    assert len(list(temporary.iterdir())) == 1
    server.process.send_signal(end)
    assert server.process.wait(PATIENCE) == 0
    assert left(temporary) == []
    server.start()


def test_files_of_a_killed_process_are_removed_by_the_next_and_those_of_others_stay(launch, open_kept, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    first = launch("InteractionProbe", SCREEN="files", TMPDIR=str(temporary))
    page = open_kept(first.address)
    settled(page)
    give_files(page)
    killed = left(temporary)
    first.kill()
    assert left(temporary) == killed
    first.start()
    assert left(temporary) == []
    settled(page)
    other = open_kept(first.address)
    settled(other)
    give_files(other)
    alive = left(temporary)
    folder = tmp_path / "second"
    folder.mkdir()
    second = Server(folder, "InteractionProbe", None, {"SCREEN": "files", "TMPDIR": str(temporary)})
    second.start()
    assert left(temporary) == alive
    second.terminate()
    assert left(temporary) == alive
