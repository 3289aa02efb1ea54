"""The app under attack, and somebody who uses it meanwhile."""

import asyncio
import os
import pathlib
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from Attack.wire import Client
from programs import PATIENCE, binary
from waits import pace


def finish(coroutine):
    """The result of a coroutine. It runs in a thread of its own: Playwright keeps a loop running in the one of the tests."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


class Program:
    """A running program; ends with its context."""

    def __init__(self, *options, name="Gallery", path=None, descriptors=None):
        arguments = [path or binary(name), "--port", "0", *map(str, options)]
        if descriptors:
            arguments = ["prlimit", f"--nofile={descriptors}", *arguments]
        self.arguments = arguments

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.PIPE, text=True)
        self.url = re.search(r"http://\S+", self.process.stdout.readline()).group()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            assert self.process.wait(PATIENCE) == 0, "the program did not shut down gracefully"
        finally:
            self.process.kill()

    def _file(self, name):
        return pathlib.Path(f"/proc/{self.process.pid}/{name}").read_text()

    @property
    def resident_mib(self):
        return int(re.search(r"VmRSS:\s+(\d+)", self._file("status")).group(1)) / 1024

    @property
    def sockets(self):
        """The number of connections on the program's port, including the listening socket."""
        folder = pathlib.Path(f"/proc/{self.process.pid}/fd")
        names = {os.readlink(file) for file in folder.iterdir() if file.is_symlink()}
        port = f":{int(self.url.rsplit(':', 1)[1].strip('/')):04X}"
        tables = [line.split() for kind in ("tcp", "tcp6") for line in self._file(f"net/{kind}").splitlines()[1:]]
        return sum(f"socket:[{fields[9]}]" in names for fields in tables if fields[1].endswith(port))

    @property
    def is_asleep(self):
        """Whether all threads of the program sleep in the kernel."""
        folder = pathlib.Path(f"/proc/{self.process.pid}/task")
        return all(file.read_text().rsplit(")", 1)[1].split()[0] == "S" for file in folder.glob("*/stat"))


class Visitor:
    """Types into a field, letter by letter, and waits for each answer."""

    def __init__(self, url, address="127.0.0.2", pause=0.02):
        self.client, self.pause = Client(url, address), pause
        self.socket = None
        self.seconds = []
        # How often each attacker was answered while the visitor waited for one answer.
        self.overtaken = []

    async def type(self, seconds, attack=None):
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        socket = self.socket = self.socket or await self.client.open()
        try:
            # Ten letters at least, however long they take.
            while loop.time() < end or len(self.seconds) < 10:
                before = attack.count["frames"] if attack else 0
                self.seconds.append(await socket.perform("setText", "abcdefgh"[: len(self.seconds) % 9]))
                self.overtaken.append((attack.count["frames"] if attack else 0) - before)
                await pace(self.pause)
        finally:
            socket.drop()
        assert socket.acknowledged == socket.sequence
        return self

    def percentile(self, share):
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def under(attack, work):
    """Runs an attack for as long as something else takes."""
    task = asyncio.create_task(attack.run())
    try:
        await asyncio.wait_for(attack.count.has_begun.wait(), PATIENCE)
        return await work
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
