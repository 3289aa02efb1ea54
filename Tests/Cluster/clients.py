"""Clients that count with a button, come back as the browser does, and know what they must see."""

import asyncio
import random
import re
import time

import waits
from Attack.wire import Client, Closed, Socket

# Seconds without a word of the server, while something is not answered, until a client comes back.
SILENCE = 3


class Violation(AssertionError):
    """A client saw what must not be."""


class Counter:
    """A page with a count, and the button that raises it.

    The count is the number of presses that were handled: none is lost, none is done twice. What was acknowledged as kept stays.
    """

    def __init__(self, url, number, seed):
        self.client = Client(url, "127.0.0.1")
        self.name = f"client {number}"
        self.random = random.Random(seed)
        self.token = None
        # What the page shows, and what it will show when all that it has missed is there.
        self.revision = self.behind = 1
        self.sequence = self.handled = self.kept = self.shown = 0
        # Numbers that are not kept, and when the button was pressed.
        self.pressed = {}
        self.sent = 0
        self.waits = []
        self.connections = 0
        self.socket = None
        self.history = []
        self.tries = 0
        # When a socket was left that the server had not closed.
        self.given_up = float("-inf")

    def note(self, text):
        self.history.append(f"{time.strftime('%H:%M:%S')}.{int(time.time() * 1000) % 1000:03} {text}")
        del self.history[:-60]

    def fail(self, text):
        raise Violation(f"{self.name}: {text}\n  " + "\n  ".join(self.history))

    # MARK: The page

    async def open(self):
        """A page, which is asked for until there is one."""
        while True:
            try:
                self.token, body = await asyncio.wait_for(self.client.page(), SILENCE * 3)
                break
            except (Closed, OSError, ValueError, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
                self.note(f"no page: {error!r}")
                await self.pause()
        self.button = int(re.search(r'<button id="n(\d+)"[^>]*aria-label="Increment"', body).group(1))
        self.text = int(re.search(r'<p id="n(\d+)"[^>]*>\d+</p><button id="n\d+"[^>]*aria-label="Increment"', body).group(1))

    async def pause(self):
        """As the browser does, though no longer than two seconds."""
        await waits.pace(min(2, 0.25 * 2 ** self.tries) * (0.5 + self.random.random()))
        self.tries += 1

    @property
    def session(self):
        return self.token.split(".")[0]

    # MARK: The socket

    async def run(self, end, pace):
        """Presses the button of the page until the end, and then waits until every press is kept."""
        presses = asyncio.create_task(self.press(end, pace))
        try:
            while not (presses.done() and self.kept == self.sequence):
                try:
                    await self.serve(presses)
                except (Closed, OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
                    self.lost(error)
                    await self.pause()
        finally:
            presses.cancel()
            if self.socket:
                self.socket.drop()
        if presses.done() and not presses.cancelled() and presses.exception():
            raise presses.exception()
        if self.shown != self.sequence:
            self.fail(f"the count is {self.shown} after {self.sequence} presses")

    async def press(self, end, pace):
        while time.monotonic() < end:
            await waits.pace(self.random.uniform(0, 2 * pace))
            # A person who sees nothing happen stops at some point.
            if len(self.pressed) < 100:
                self.sequence += 1
                self.pressed[self.sequence] = time.monotonic()
                if self.socket:
                    self.transmit()

    def transmit(self):
        for number in range(self.sent + 1, self.sequence + 1):
            self.socket.send(number, self.button, "activate")
            self.sent = number

    def lost(self, error):
        self.socket = None
        code = getattr(error, "code", None)
        self.note(f"lost: {error!r}")
        if code is None:
            self.given_up = time.monotonic()
        # A node that was frozen may hear of a socket that was given up after the next one, and take it for the newer one.
        is_late = code == 4409 and time.monotonic() - self.given_up < 5 * SILENCE
        if code in (1003, 1007, 4400, 4401, 4409) and not is_late:
            self.fail(f"the socket was closed with {error}")

    async def serve(self, presses):
        socket = await asyncio.wait_for(Socket.connect(self.client), SILENCE)
        socket.handle = lambda message: self.handle(socket, message)
        self.connections += 1
        try:
            socket.send("hello", 2, self.token, self.revision)
            while not (presses.done() and self.kept == self.sequence):
                # With nothing to wait for, the server may be silent: then a ping is answered.
                try:
                    await asyncio.wait_for(socket.receive(), SILENCE / 2)
                except asyncio.TimeoutError:
                    if self.socket is None:
                        raise
                    socket.send("ping")
                    await asyncio.wait_for(socket.receive(), SILENCE)
        finally:
            self.socket = None
            socket.drop()

    def cut(self):
        """The network is gone."""
        if self.socket:
            self.note("cut")
            self.socket.drop()

    # MARK: What the server says

    def handle(self, socket, message):
        kind, *rest = message
        if isinstance(kind, int):
            acknowledged, *patches = rest
            if patches and kind > self.revision:
                if kind != self.revision + 1:
                    raise Closed(None, f"frame {kind} after {self.revision}")
                self.revision = kind
                for patch in patches:
                    if patch[:2] == ["t", self.text]:
                        self.show(int(patch[2]))
            self.acknowledge(acknowledged)
            if kind % 32 == 0:
                socket.send("ack", kind)
        elif kind == "error":
            self.fail(f"the server says {message}")
        elif kind in ("welcome", "mount"):
            token, revision, acknowledged, *page = rest
            self.note(f"{kind} {token[:10]} {revision} {acknowledged}; {self.sequence} pressed, {self.kept} kept, "
                      f"showed {self.shown}")
            if token.split(".")[0] != self.session:
                self.fail("the session began anew")
            self.token = token
            # The frames that the client misses follow a welcome.
            self.behind = revision
            if kind == "mount":
                # The page is that of the archive: what was handled and not kept may be undone.
                self.revision, self.handled = revision, 0
                self.shown = int(self.find(page[0]))
            self.acknowledge(acknowledged)
            self.socket, self.sent, self.tries = socket, self.handled, 0
            self.transmit()

    def show(self, count):
        if count != self.shown + 1:
            self.fail(f"the count goes from {self.shown} to {count}")
        self.shown = count

    def acknowledge(self, acknowledged):
        handled, kept = acknowledged if isinstance(acknowledged, list) else (acknowledged, acknowledged)
        self.handled = max(self.handled, handled)
        is_whole = self.revision >= self.behind
        if not self.kept <= self.handled <= (self.shown if is_whole else self.sequence) or self.shown > self.sequence:
            self.fail(f"{self.handled} handled, {self.shown} shown, {self.kept} kept before, {self.sequence} pressed")
        now = time.monotonic()
        for number in range(self.kept + 1, kept + 1):
            self.waits.append(now - self.pressed.pop(number))
        self.kept = max(self.kept, kept)

    def find(self, markup):
        """The text of the count in a page."""
        if isinstance(markup, list):
            if markup[1] == self.text:
                return markup[-1]
            for child in markup[4:]:
                found = self.find(child)
                if found is not None:
                    return found
        return None
