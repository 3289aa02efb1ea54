"""Clients that ask for too much. Each attack goes on until it is cancelled, and counts what it has achieved."""

import asyncio
from collections import Counter

from Attack.wire import Client, Closed, Socket, frame, text
from waits import pace

LOST = (Closed, OSError, asyncio.IncompleteReadError, AttributeError)


class Counted(Counter):
    """Counts, and signals its start."""

    def __init__(self):
        super().__init__()
        self.has_begun = asyncio.Event()

    def __setitem__(self, name, value):
        super().__setitem__(name, value)
        self.has_begun.set()


class Attack:
    """One kind of attack, on an app at an address."""

    def __init__(self, url, address="127.0.0.66"):
        self.url, self.address = url, address
        # What came of it, by name.
        self.count = Counted()

    def client(self, number=0):
        return Client(self.url, self.address)

    async def run(self):
        raise NotImplementedError

    async def follow(self, socket):
        """Counts what the server answers to a socket, until it closes it."""
        try:
            while True:
                await socket.receive()
                self.count["frames"] += 1
        except LOST as error:
            self.count[f"closed {getattr(error, 'code', None)}"] += 1
            raise

    async def together(self, *works):
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)

    async def again(self, work):
        """Does it again and again, whatever the server answers."""
        while True:
            try:
                await work()
            except* LOST as errors:
                self.count["lost"] += len(errors.exceptions)
                await pace(0.05)


class PageStorm(Attack):
    """Sixteen pages at once, and again."""

    async def run(self):
        await self.together(*[self.again(self.page) for _ in range(16)])

    async def page(self):
        self.count[(await self.client().get()).status] += 1


class LongTexts(Attack):
    """One socket sends texts of 200 KB as fast as they go."""

    async def run(self):
        await self.again(self.send)

    async def send(self):
        socket = await self.client().open()

        async def write():
            letter = 0
            while True:
                letter = (letter + 1) % 26
                socket.act("setText", chr(97 + letter) * 200_000)
                self.count["sent"] += 1
                await socket.drain()

        await self.together(write(), self.follow(socket))


class EnvironmentFlips(Attack):
    """One socket says that it is dark, and light, and dark."""

    async def run(self):
        await self.again(self.flip)

    async def flip(self):
        socket = await self.client().open()

        async def write():
            while True:
                for dark in [True, False]:
                    socket.send("env", {"dark": dark, "width": 1200 if dark else 400, "height": 800})
                    self.count["sent"] += 1
                await socket.drain()
                await pace(0.01)

        await self.together(write(), self.follow(socket))


class ManySockets(Attack):
    """Fifty sockets, twenty events a second each."""

    sockets = 50

    async def run(self):
        await self.together(*[self.again(self.act) for _ in range(self.sockets)])

    async def act(self):
        socket = await self.client().open()

        async def write():
            number = 0
            while True:
                number += 1
                socket.act("setText", "ab"[number % 2])
                self.count["sent"] += 1
                await socket.drain()
                await pace(0.05)

        await self.together(write(), self.follow(socket))


class PageFlood(Attack):
    """Pages from many addresses, which nobody ever greets."""

    def client(self, number=0):
        return Client(self.url, f"127.0.{1 + number // 250 % 250}.{1 + number % 250}")

    async def run(self):
        await self.together(*[self.again(lambda: self.page(lane)) for lane in range(4)])

    async def page(self, lane):
        self.count["asked"] += 1
        self.count[(await self.client(self.count["asked"] * 4 + lane).get()).status] += 1


class HelloAndGo(Attack):
    """Opens pages, says hello, and goes without a word."""

    async def run(self):
        await self.together(*[self.again(self.visit) for _ in range(4)])

    async def visit(self):
        socket = await Socket.connect(self.client())
        await socket.hello(None)
        self.count["greeted"] += 1
        socket.drop()


class SlowReaders(Attack):
    """Sockets that ask for pages of frames, and read none."""

    async def run(self):
        await self.together(*[self.again(self.ignore) for _ in range(10)])

    async def ignore(self):
        # The system takes as little as it can for them.
        socket = await self.client().open(limit=1024)
        number = 0
        while True:
            number += 1
            socket.act("setText", "zz" if number % 2 else "")
            self.count["sent"] += 1
            await socket.drain()
            await pace(0.01)


class Slowloris(Attack):
    """Many connections that send the fields of a request byte by byte."""

    connections = 300

    async def run(self):
        await self.together(*[self.again(self.dawdle) for _ in range(self.connections)])

    async def dawdle(self):
        reader, writer = await self.client().connect()
        self.count["connected"] += 1
        for byte in b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: " + b"a" * 1000:
            writer.write(bytes([byte]))
            await writer.drain()
            if reader.at_eof():
                raise Closed()
            await pace(0.5)


class PingFlood(Attack):
    """One socket sends pings, of the protocol and of RFC 6455, as fast as they go."""

    async def run(self):
        await self.again(self.ping)

    async def ping(self):
        socket = await self.client().open()

        async def write():
            while True:
                socket.writer.write((frame(9, b"x" * 125) + text("ping")) * 100)
                self.count["sent"] += 200
                await socket.drain()

        await self.together(write(), self.follow(socket))


class Connections(Attack):
    """As many connections as the system gives, which say nothing."""

    def __init__(self, url, address="127.0.0.66", limit=2000):
        super().__init__(url, address)
        self.limit = limit
        self.held = []
        self.has_tried_all = asyncio.Event()

    def client(self, number=0):
        return Client(self.url, f"127.0.{10 + number // 250}.{1 + number % 250}")

    async def run(self):
        for number in range(self.limit):
            try:
                self.held.append(await asyncio.wait_for(self.client(number).connect(), 1))
                self.count["connected"] += 1
            except (OSError, TimeoutError):
                self.count["refused"] += 1
        self.has_tried_all.set()
        await asyncio.Event().wait()

    @property
    def closed(self):
        """The number of connections that the server has closed."""
        return sum(reader.at_eof() for reader, _ in self.held)

    def release(self):
        for _, writer in self.held:
            writer.transport.abort()


ALL = [PageStorm, LongTexts, EnvironmentFlips, ManySockets, PageFlood, HelloAndGo, SlowReaders, Slowloris, PingFlood]


class TicketFlood(Attack):
    """Somebody who opens fifty pages asks for files that nobody offers, sixteen at once."""

    pages = 50

    async def run(self):
        visitor = self.client()
        await visitor.page()
        await self.together(self.open(visitor), *[self.again(lambda: self.ask(visitor)) for _ in range(16)])

    async def open(self, visitor):
        for _ in range(self.pages - 1):
            await visitor.page()

    async def ask(self, visitor):
        self.count[(await visitor.get("/_ippo/files/" + "0" * 32)).status] += 1
