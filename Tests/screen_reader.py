"""The screen reader Orca on a virtual screen, with its speech as text, and windows of Chromium and Firefox beside it."""

import contextlib
import itertools
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from chromium import launch_window
from engines import Chromium, Firefox, firefox, page_class
from page_conditions import LISTENS
from programs import PATIENCE, ROOT
from virtual_screen import virtual_screen
from waits import Overdue

FOLDER = ROOT / "Tests" / "Orca"
FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")

# Writes a text into a live region of the page, in the modal dialog if one is open: all else is inert then. The region is there
# for two frames before its text changes.
MARK = """void (async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const home = [...document.querySelectorAll(":modal")].pop() ?? document.body;
  await frame(), await frame();
  let region = document.getElementById("mark");
  if (region?.parentElement !== home) {
    region?.remove();
    region = document.createElement("div");
    region.id = "mark";
    region.role = "status";
    region.className = "sr";
    home.append(region);
    await frame(), await frame();
  }
  region.textContent = "%s";
})()"""


class Speech:
    """The utterances of Orca since the last question."""

    def __init__(self, receiver):
        self.receiver = receiver
        self.utterances = []

    def receive(self, what, condition):
        """Receives utterances until the condition is true."""
        end = time.monotonic() + PATIENCE
        while not condition(" / ".join(self.utterances)):
            self.receiver.settimeout(max(0.001, end - time.monotonic()))
            try:
                self.utterances.append(self.receiver.recv(65_536).decode().strip())
            except TimeoutError:
                raise Overdue(what, self.utterances, PATIENCE) from None


def are_in_order(phrases, text):
    place = 0
    for phrase in phrases:
        place = text.find(phrase, place)
        if place < 0:
            return False
        place += len(phrase)
    return True


class Listener:
    """A page of an engine with Orca beside it. Keys come from the X server, as those of a keyboard do."""

    def __init__(self, speech, page, environment):
        self.speech = speech
        self.page = page
        self.environment = environment
        self.marks = itertools.count(1)

    def open(self, address):
        """Opens a page of a probe. Returns the listener, once the page handles everything."""
        self.page.open(address)
        self.page.until("document.body.dataset.token && document.querySelector('.window')")
        self.page.until(LISTENS)
        self.said()
        return self

    def keys(self, *names):
        subprocess.run(["xdotool", "key", *names], env=self.environment, check=True, timeout=PATIENCE)

    def type(self, text):
        subprocess.run(["xdotool", "type", text], env=self.environment, check=True, timeout=PATIENCE)

    def focus(self, element):
        """Moves the focus by script: to a selector, or to an expression in parentheses. Returns what is said of it."""
        expression = element if element.startswith("(") else f"document.querySelector({element!r})"
        self.said()
        self.page.until(f"(() => {{ const el = {expression}; el?.focus(); return el && document.activeElement === el; }})()")
        return self.said()

    def said(self):
        """The utterances since the last question.

        The end is a live text of the page, which browser and reader handle after all before it.
        """
        mark = f"mark {next(self.marks)}"
        self.page.value(MARK % mark)
        self.speech.receive(f"Orca to say {mark!r}", lambda text: text.endswith(mark) or text.endswith(mark + "."))
        # The region is no part of the dialog that it was in.
        self.page.value("void document.getElementById('mark').remove()")
        utterances, self.speech.utterances = self.speech.utterances[:-1], []
        return utterances

    def hears(self, *phrases):
        """Waits for phrases in this order, each of which is said once. Returns all utterances since the last question."""
        self.speech.receive(f"Orca to say {phrases!r}", lambda text: are_in_order(phrases, text))
        utterances = self.said()
        text = " / ".join(utterances)
        for phrase in phrases:
            assert text.count(phrase) == 1, f"{phrase!r} was said {text.count(phrase)} times: {utterances}"
        return utterances


@contextlib.contextmanager
def running(arguments, environment, **options):
    """Runs a program, and the programs that it starts, until the end of the block. They keep nothing."""
    process = subprocess.Popen(arguments, env=environment, start_new_session=True, stderr=subprocess.DEVNULL, **options)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


@contextlib.contextmanager
def screen_reader():
    """Starts a screen, a bus, a window manager and Orca. Returns the speech and the environment for browsers."""
    with contextlib.ExitStack() as stack:
        display = stack.enter_context(virtual_screen())
        folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("DBUS_", "AT_SPI_", "WAYLAND_"))}
        for name in FOLDERS:
            (folder / name).mkdir(mode=0o700)
            environment[name] = str(folder / name)
        environment |= {"DISPLAY": display, "PYTHONPATH": str(FOLDER), "IPPO_SPEECH": str(folder / "speech"), "LANG": "C.UTF-8",
                        "GNOME_ACCESSIBILITY": "1", "GSETTINGS_BACKEND": "memory", "PYTHONDONTWRITEBYTECODE": "1"}
        receiver = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
        receiver.bind(environment["IPPO_SPEECH"])
        bus = stack.enter_context(running(["dbus-daemon", "--session", "--nofork", "--print-address"], environment,
                                          stdout=subprocess.PIPE, text=True))
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        stack.enter_context(running(["openbox"], environment))
        preferences = folder / "orca"
        preferences.mkdir()
        shutil.copy(FOLDER / "settings.py", preferences / "orca-customizations.py")
        stack.enter_context(running(["/usr/bin/python3", str(FOLDER / "start.py"), str(preferences)], environment,
                                    stdout=subprocess.DEVNULL))
        speech = Speech(receiver)
        speech.receive("Orca to start", lambda text: text)
        yield speech, environment


@contextlib.contextmanager
def listener(name, playwright, speech, environment):
    """A window of an engine that Orca reads."""
    with contextlib.ExitStack() as stack:
        if name == "chromium":
            browser = launch_window(playwright, environment)
            stack.callback(browser.close)
            page = page_class(Chromium)(browser, 1280, 900)
            # The keyboard goes from the address bar to the page.
            page.press(5, 5)
            page.release(5, 5)
        else:
            page = page_class(Firefox)(stack.enter_context(firefox(environment)), 1280, 900)
        stack.callback(page.close)
        yield Listener(speech, page, environment)
