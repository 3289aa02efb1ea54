"""The programs that are measured, as processes."""

import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parents[1] / "Tests"))

from ports import free_port  # noqa: E402


def resident_kib(pid):
    """The resident set of a process and of those it has started."""
    total = int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text()).group(1))
    for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        total += resident_kib(child)
    return total


class Server:
    """A program that serves a page; ends with its context."""

    def __init__(self, arguments, screen, **variables):
        self.arguments = [str(argument) for argument in arguments]
        self.environment = os.environ | {"PEERS_SCREEN": screen, "STREAMLIT_BROWSER_GATHER_USAGE_STATS": "false"} | variables

    def __enter__(self):
        port = free_port()
        arguments = [argument.replace("{port}", str(port)) for argument in self.arguments]
        self.process = subprocess.Popen(
            arguments, env=self.environment | {"PORT": str(port)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{port}/"
        for _ in range(600):
            try:
                urllib.request.urlopen(self.url).read()
                return self
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit(f"{arguments[0]} ended with {self.process.returncode} before it answered at {self.url}")
                time.sleep(0.1)
        self.__exit__()
        raise SystemExit(f"{arguments[0]} does not answer at {self.url}")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def steady_kib(self):
        """The resident set, once it has stayed as it is within 64 KiB for half a second, or after ten seconds."""
        size, since = resident_kib(self.process.pid), time.monotonic()
        end = since + 10
        while since + 0.5 > time.monotonic() < end:
            time.sleep(0.05)
            new = resident_kib(self.process.pid)
            if abs(new - size) > 64:
                size, since = new, time.monotonic()
        return size


def servers(programs, screen):
    """Name and server of each program that has a screen."""
    python = sys.executable
    # An address may open so many pages a second as persons do, and not a benchmark.
    options = ["--port", "{port}", "--max-pages-per-second", "10000"]
    result = {
        "Ippo": Server([programs / "Peers", *options], screen),
        "NiceGUI": Server([python, HERE / "programs/nicegui_app.py"], screen),
        "Streamlit": Server(
            [python, "-m", "streamlit", "run", HERE / "programs/streamlit_app.py", "--server.port", "{port}", "--server.address",
             "127.0.0.1", "--server.headless", "true"], screen),
    }
    if screen == "chat":
        result["pyview-web"] = Server([python, HERE / "programs/pyview_app.py"], screen)
    if screen == "counter":
        result["Echo (NIO)"] = Server([programs / "Echo", "{port}"], screen)
    return result
