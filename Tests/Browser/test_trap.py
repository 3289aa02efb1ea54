"""An app that ends its process: a supervisor restarts it, and the other sessions go on."""

import threading

import pytest
from killed_servers import launch, open_kept, settled  # noqa: F401 (fixtures)
from playwright.sync_api import expect
from programs import PATIENCE


class Supervisor(threading.Thread):
    """Restarts a server whenever it ends by itself, like systemd with `Restart=on-failure`."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.restarts, self.is_over = server, 0, threading.Event()

    def run(self):
        while True:
            self.server.process.wait()
            if self.is_over.is_set():
                return
            self.restarts += 1
            self.server.start()


@pytest.fixture
def supervise():
    supervisors = []

    def start(server):
        supervisors.append(Supervisor(server))
        supervisors[-1].start()
        return supervisors[-1]

    yield start
    for supervisor in supervisors:
        supervisor.is_over.set()


def test_the_trap_of_an_app_ends_no_other_session_and_is_not_set_off_again_and_again(launch, open_kept, supervise):
    server = launch("InteractionProbe", SCREEN="trap", SWIFT_BACKTRACE="enable=no")
    supervisor = supervise(server)
    innocent, trapped = open_kept(server.address), open_kept(server.address)
    settled(innocent)
    settled(trapped)
    innocent.get_by_role("button", name="Add").click()
    expect(innocent.get_by_text("Count 1", exact=True)).to_be_visible()
    note = innocent.get_by_role("textbox", name="Note")
    note.click()
    innocent.keyboard.type("Half a sen")
    trapped.get_by_role("button", name="Add").click()
    trapped.get_by_role("button", name="Trap").click()
    # A person types while the process ends and restarts.
    innocent.keyboard.type("tence.")
    # The presses after the fault are answered once the faulty event is refused, since the client sends events in order.
    trapped.get_by_role("button", name="Add").click()
    # The process ends and restarts three times until then.
    expect(trapped.get_by_text("Count 2", exact=True)).to_be_visible(timeout=3 * PATIENCE * 1000)
    innocent.get_by_role("button", name="Add").click()
    expect(innocent.get_by_text("Count 2", exact=True)).to_be_visible()
    expect(note).to_have_value("Half a sentence.")
    settled(innocent)
    # Once at first, and twice to identify the event.
    assert supervisor.restarts == 3
