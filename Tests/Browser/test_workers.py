"""An app that several worker processes serve: what a visitor types outlives a worker, and no process outlives its supervisor."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import urllib.request

import pytest
from killed_servers import open_kept, settled  # noqa: F401 (fixtures)
from playwright.sync_api import expect
from programs import PATIENCE, binary
from supervised import SupervisedProgram
from waits import end_of_process, until


class Fleet(SupervisedProgram):
    """A supervisor and its workers."""

    def __init__(self, folder, *options, program="InteractionProbe", screen="trap"):
        self.errors = folder / "errors.txt"
        environment = os.environ | {"SCREEN": screen, "SWIFT_BACKTRACE": "enable=no"}
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [binary(program), "--workers", "2", "--port", "0", *options], stdout=subprocess.PIPE,
                stderr=errors, text=True, env=environment)

    def address(self, of=" is at "):
        """The address in the next line of the output that has one."""
        return self.after(of)

    @property
    def workers(self):
        """The processes of the workers that have not ended."""
        return self.children

    def worker_with_connection(self, port):
        """The worker that has the connections of the only browser."""
        return until("a worker to have a connection", lambda: next(
            (worker for worker in self.workers if self.has_connection(worker, port)), None))

    def has_connection(self, worker, port):
        """Whether a worker has an established connection to the port of the app."""
        rows = [line.split() for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]]
        sockets = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "01"}
        return not sockets.isdisjoint(links(worker))


def links(process):
    """What the descriptors of a process stand for."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for descriptor in os.listdir(f"/proc/{process}/fd"):
            with contextlib.suppress(FileNotFoundError):
                yield os.readlink(f"/proc/{process}/fd/{descriptor}")


@pytest.fixture
def fleet(tmp_path):
    """Starts an app with two workers."""
    fleets = []

    def start(*options, **names):
        fleets.append(Fleet(tmp_path, *options, **names))
        return fleets[-1]

    yield start
    for fleet in fleets:
        if fleet.process.poll() is None:
            fleet.process.kill()
            fleet.process.wait()


def test_what_is_typed_outlives_workers(fleet, open_kept):
    fleet = fleet("--metrics-port", "0")
    address, metrics = fleet.address(), fleet.address("Metrics are at ")
    port = int(re.search(r":(\d+)/", address)[1])
    page = open_kept(address)
    settled(page)
    note = page.get_by_role("textbox", name="Note")
    note.click()
    page.keyboard.type("One")

    # A worker is killed: the page goes on at the other one.
    worker = fleet.worker_with_connection(port)
    os.kill(worker, signal.SIGKILL)
    page.keyboard.type(", two")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Count 1", exact=True)).to_be_visible()
    expect(note).to_have_value("One, two")
    fleet.said("A worker was ended by signal 9; another one starts now")

    # Another visitor sets a trap off: the event is refused after it has ended two workers, and nobody else notices.
    other = open_kept(address)
    settled(other)
    other.get_by_role("button", name="Trap").click()
    other.get_by_role("button", name="Add").click()
    note.click()
    page.keyboard.press("End")
    page.keyboard.type(", three")
    expect(other.get_by_text("Count 1", exact=True)).to_be_visible()
    expect(note).to_have_value("One, two, three")

    # New workers replace the others, while somebody types.
    settled(page)
    until("two workers", lambda: len(fleet.workers) == 2)
    before = fleet.workers
    fleet.process.send_signal(signal.SIGHUP)
    page.keyboard.type(", four")
    for worker in before:
        end_of_process(worker, "a worker of the earlier program")
    page.keyboard.type(", five")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Count 2", exact=True)).to_be_visible()
    expect(note).to_have_value("One, two, three, four, five")
    settled(other)
    fleet.said("2 new workers serve; the others end")

    # Metrics are sums: a worker that is replaced takes its gauges along, and leaves its counts.
    await_sessions(metrics, 2)
    third = [open_kept(address) for _ in range(2)]
    for visitor in third:
        settled(visitor)
    await_sessions(metrics, 4)

    fleet.stop()


def test_visitors_of_two_workers_share_values_and_see_each_other(fleet, open_kept):
    fleet = fleet(program="Board")
    address = fleet.address()
    port = int(re.search(r":(\d+)/", address)[1])
    ada, grace = open_kept(address), open_kept(address)
    # New visitors go to the workers in turn.
    until("each worker to have a visitor", lambda: all(
        fleet.has_connection(worker, port) for worker in fleet.workers))
    ada.get_by_label("Your name").fill("Ada L.")
    grace.get_by_label("Your name").fill("Grace H.")
    expect(grace.get_by_text("Ada L.", exact=True)).to_be_visible()
    expect(ada.get_by_text("Grace H.", exact=True)).to_be_visible()
    ada.get_by_label("New card").fill("Write tests")
    ada.get_by_role("button", name="Add", exact=True).click()
    expect(grace.get_by_role("button", name="Write tests")).to_be_visible()
    settled(ada)
    settled(grace)
    fleet.stop()


def await_sessions(metrics, sessions):
    """Waits until the workers have that many sessions together. Of a worker that does not report in time, the last report counts."""
    seen = []

    def read():
        seen[:] = [urllib.request.urlopen(metrics, timeout=PATIENCE).read().decode()]
        return number(seen[0], "ippo_web_sessions") == sessions and number(seen[0], "ippo_web_session_commits_total") > 0

    until(f"metrics of {sessions} sessions", read, lambda: seen)


def number(metrics, name):
    """The value of a metric without labels, or zero if no worker has reported it."""
    found = re.search(rf"^{name} (\S+)$", metrics, re.MULTILINE)
    return float(found[1]) if found else 0


def test_workers_end_with_their_supervisor(fleet):
    fleet = fleet()
    fleet.address()
    workers = fleet.workers
    assert len(workers) == 2
    fleet.process.kill()
    fleet.process.wait(PATIENCE)
    for worker in workers:
        end_of_process(worker, "a worker without a supervisor")


def test_workers_that_trap_at_the_start_are_not_started_again_and_again(fleet):
    fleet = fleet(screen="trap at start")
    assert fleet.process.wait(PATIENCE) == 1
    log = fleet.errors.read_text()
    assert "as all before it, and none has served: the app ends" in log
    # Each of the two places was tried three times at most.
    assert log.count("A worker was ended by signal") <= 6


def test_what_a_worker_cannot_open_is_said_once_and_is_the_status(fleet, tmp_path):
    (tmp_path / "secret").write_text("0123456789abcdef" * 4)
    (tmp_path / "sessions.db").write_text("A text, and no database. " * 100)
    fleet = fleet("--sessions", f"sqlite:{tmp_path / 'sessions.db'}", "--secret-file", str(tmp_path / "secret"))
    assert fleet.process.wait(PATIENCE) == 1
    assert "error: The store of sessions cannot be used" in fleet.errors.read_text()
