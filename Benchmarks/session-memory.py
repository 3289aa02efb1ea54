#!/usr/bin/env python3
"""Memory per idle web session: opens sessions of a program, and reads its resident set right after that, once more when they
hibernate, or when only their views are put away, and again when they have ended. Some that hibernate are woken by an event, one
after the other.

    swift build -c release && Benchmarks/session-memory.py .build/release/Gallery [pages|attached|visits [COUNT [rest]]]
    swift build -c release --product CounterProbe && Benchmarks/session-memory.py .build/release/CounterProbe attached 10000

Many sockets need many descriptors (`ulimit -n`).

- pages: pages are asked for, and nobody comes for them.
- attached: each page has its socket, on which nobody does anything but what a browser does by itself.
- visits: sockets say hello, and go.
"""

import asyncio
import pathlib
import sys
import time

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Tests"))
from Attack.program import Program  # noqa: E402
from Attack.wire import Client, Socket  # noqa: E402

COUNTS = {"pages": 500, "attached": 500, "visits": 785}
# One address opens them all.
OPTIONS = ["--max-pages-per-second", "100000", "--max-sessions-per-address", "100000", "--max-sessions", "100000"]
# How many are woken.
WOKEN = 200
# When they hibernate: soon after their views are put away, or not while this lasts.
HIBERNATION = ["--hibernate-idle-seconds", "15", "--hibernate-seconds", "75"]
REST = ["--hibernate-idle-seconds", "3600", "--hibernate-seconds", "3600"]


async def visit(client):
    socket = await Socket.connect(client)
    await socket.hello(None)
    socket.drop()


async def ping(sockets):
    """As browsers do every 15 seconds."""
    while True:
        await asyncio.sleep(15)
        for socket in sockets:
            socket.send("ping")


async def measure(program, kind, count, only_rests):
    client, sockets = Client(program.url), []

    async def open_session():
        match kind:
            case "pages":
                await client.page()
            case "attached":
                sockets.append(await Client(program.url, f"127.0.0.{2 + len(sockets) % 200}").open())
            case "visits":
                await visit(client)

    for _ in range(20):  # what is paid once
        await open_session()
    pings = asyncio.create_task(ping(sockets))
    before = program.resident_mib

    def report(when):
        per_session = (program.resident_mib - before) * 1024 / count
        print(f"{per_session:.0f} KiB per session {when} ({count} sessions, {program.resident_mib:.0f} MiB in all)", flush=True)

    start = time.perf_counter()
    for _ in range(count):
        await open_session()
    report(f"after {time.perf_counter() - start:.1f} seconds")
    # Views of which nothing is seen are put away after 5 seconds, or 60 where there is a socket, at a sweep; sweeps are 5 seconds
    # apart, and memory is given back at the one after that.
    await asyncio.sleep(110 if kind == "attached" else 40)
    report("once their views are put away" if only_rests else "once they hibernate")
    if sockets:
        times = []
        for socket in sockets[:WOKEN]:
            event = ("setText", "a") if socket.field else ("activate",)
            times.append(await socket.perform(*event, node=socket.field or socket.button) * 1000)
        times.sort()
        print(f"woken in {times[len(times) // 2]:.1f} ms (median), {times[len(times) * 99 // 100]:.1f} ms (p99)", flush=True)
    pings.cancel()
    for socket in sockets:
        socket.drop()
    # Those that nobody has greeted end after a minute, and the others after five; their memory is given back at the sweep after
    # that.
    while await client.sessions():
        await asyncio.sleep(1)
    await asyncio.sleep(12)
    print(f"{program.resident_mib:.0f} MiB once they have ended ({before:.0f} MiB before)")


def main():
    kind = sys.argv[2] if len(sys.argv) > 2 else "pages"
    only_rests = sys.argv[4:] == ["rest"]
    with Program(*OPTIONS, *(REST if only_rests else HIBERNATION), path=sys.argv[1]) as program:
        asyncio.run(measure(program, kind, int(sys.argv[3]) if len(sys.argv) > 3 else COUNTS[kind], only_rests))


if __name__ == "__main__":
    main()
