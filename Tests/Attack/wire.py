"""Clients of a running app, from addresses of their own: 127.0.0.2, 127.0.0.3, … are this machine, too."""

import asyncio
import base64
import json
import os
import re
import struct
import time
from urllib.parse import urlsplit

MASK = b"\x11\x22\x33\x44"


def frame(opcode, payload=b""):
    """A frame of RFC 6455 as clients send it."""
    length = len(payload)
    if length < 126:
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
    else:
        head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
    # The same key four times a word: what is masked is a number of many digits.
    key = MASK * (length // 4 + 1)
    masked = int.from_bytes(payload) ^ int.from_bytes(key[:length])
    return head + MASK + masked.to_bytes(length)


def text(*fields):
    return frame(1, json.dumps(fields).encode())


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"{code} {reason}")
        self.code = code


class Answer:
    """What came back for a request."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body


class Client:
    """A browser at an address: it opens pages, and keeps its cookie."""

    def __init__(self, url, address="127.0.0.2"):
        parts = urlsplit(url)
        self.host, self.port, self.address = parts.hostname, parts.port, address
        self.cookie = None

    async def connect(self, **options):
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0), **options)

    def head(self, path, *fields):
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *fields]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def get(self, path="/"):
        reader, writer = await self.connect()
        try:
            writer.write(self.head(path, "Connection: close"))
            head, found, body = (await reader.read(-1)).partition(b"\r\n\r\n")
            if not found:
                raise Closed(None)
            return self.answer(head, body)
        finally:
            writer.close()

    def answer(self, head, body):
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return Answer(int(first.split()[1]), headers, body.decode(errors="replace"))

    async def sessions(self):
        return json.loads((await self.get("/_ippo/health")).body.splitlines()[-1])["sessions"]

    async def page(self):
        """A page with its session, before a socket is there."""
        answer = await self.get()
        if answer.status != 200:
            raise Closed(answer.status)
        return re.search(r'data-token="([^"]+)"', answer.body).group(1), answer.body

    @staticmethod
    def first(event, body):
        """The first node of a page that sends an event."""
        found = re.search(rf'id="n(\d+)[a-z]*"[^>]*data-event="{event}"', body)
        return int(found.group(1)) if found else None

    async def open(self, **options):
        """A page with its socket."""
        token, body = await self.page()
        socket = await Socket.connect(self, **options)
        # The first field, as the one that searches the list, and the first button.
        socket.field, socket.button = (self.first(event, body) for event in ("setText", "activate"))
        await socket.hello(token)
        return socket


class Socket:
    """The live socket of a page."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer
        self.field, self.button, self.token = None, None, None
        self.sequence = self.acknowledged = self.frames = 0
        self.closing = None

    @classmethod
    async def connect(cls, client, **options):
        reader, writer = await client.connect(**options)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(client.head("/_ippo/live", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                                 f"Sec-WebSocket-Key: {key}"))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(int(head.split()[1]))
        client.answer(head[:-4], b"")
        return cls(reader, writer)

    async def hello(self, token):
        self.send("hello", 2, token, 1 if token else 0)
        while self.token is None:
            await self.receive()

    def send(self, *fields):
        self.writer.write(text(*fields))

    def act(self, *event, node=None):
        """Sends an event, and does not wait."""
        self.sequence += 1
        self.send(self.sequence, node or self.field, *event)
        return self.sequence

    async def perform(self, *event, node=None):
        """Sends an event; returns the seconds until it is acknowledged."""
        start = time.perf_counter()
        number = self.act(*event, node=node)
        while self.acknowledged < number:
            await self.receive()
        return time.perf_counter() - start

    async def receive(self):
        """Reads a frame."""
        try:
            first, length = await self.reader.readexactly(2)
            if length == 126:
                length = struct.unpack("!H", await self.reader.readexactly(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", await self.reader.readexactly(8))[0]
            payload = await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise self.closing or Closed() from error
        if first & 0x0F == 8:
            self.closing = Closed(struct.unpack("!H", payload[:2])[0], payload[2:].decode())
            raise self.closing
        if first & 0x0F == 1:
            self.handle(json.loads(payload))

    def handle(self, message):
        kind = message[0]
        self.frames += 1
        if isinstance(kind, int):
            self.acknowledge(message[1])
        elif kind in ("welcome", "mount"):
            self.token = message[1]
            self.acknowledge(message[3])
        elif kind == "error":
            self.acknowledge(message[1])

    def acknowledge(self, number):
        """Where sessions are kept, it comes with how much of it is."""
        handled = number[0] if isinstance(number, list) else number
        self.acknowledged = max(self.acknowledged, handled)

    async def read(self):
        """Reads until the server closes the socket; returns why it has."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed

    async def drain(self):
        """Waits until the system has taken what was sent."""
        await self.writer.drain()

    def drop(self):
        """Cuts the connection."""
        self.writer.transport.abort()
