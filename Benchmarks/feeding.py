#!/usr/bin/env python3
"""Measures a visitor's latency beside sessions that send actions to themselves without end, and the memory of these sessions.

    swift build -c release --product FeedingProbe && IPPO_BIN=.build/release Benchmarks/feeding.py [SECONDS [SESSIONS...]]

A visitor presses a button and waits for the answer, again and again; beside it none, one or ten sessions (or SESSIONS) of the same
program, each at an address of its own, have an effect that sends an action as soon as the one before was handled, and each action
changes twenty texts of the page. Their clients read as fast as they can, on what the others leave of the machine; with "deaf" in
place of a number one client does not read at all. Ends with 1 where the visitor's p99 is more than GOAL milliseconds beside ten.
"""

import asyncio
import multiprocessing
import os
import pathlib
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests"))

from Attack.program import Program  # noqa: E402
from Attack.wire import Client, Closed, Socket  # noqa: E402

# Milliseconds until a visitor has an answer, 99 times of 100.
GOAL = 100


def buttons(body):
    return [int(found) for found in re.findall(r'id="n(\d+)[a-z]*"[^>]*data-event="activate"', body)]


async def opened(url, address, **options):
    """A page with its socket, and its two buttons."""
    client = Client(url, address)
    token, body = await client.page()
    socket = await Socket.connect(client, **options)
    await socket.hello(token)
    return socket, *buttons(body)


async def feed(url, count, reads, begun, frames):
    async def one(number):
        socket, _, button = await opened(url, f"127.0.1.{number + 1}", **({} if reads else {"limit": 1024}))
        await socket.perform("activate", node=button)
        begun.release()
        while reads:
            await socket.receive()
            frames.value += 1
        await asyncio.Event().wait()

    await asyncio.gather(*[one(number) for number in range(count)], return_exceptions=True)


def feeding(url, count, reads, begun, frames):
    os.nice(19)
    asyncio.run(feed(url, count, reads, begun, frames))


async def press(url, seconds):
    socket, button, _ = await opened(url, "127.0.0.2")
    times, end = [], time.monotonic() + seconds
    try:
        while time.monotonic() < end or len(times) < 10:
            times.append(1000 * await socket.perform("activate", node=button))
    except Closed as closed:
        raise SystemExit(f"The visitor's socket was closed: {closed}") from None
    finally:
        socket.drop()
    return sorted(times)


def measure(seconds, name):
    reads, count = (False, 1) if name == "deaf" else (True, int(name))
    begun, frames = multiprocessing.Semaphore(0), multiprocessing.Value("q", 0, lock=False)
    with Program(name="FeedingProbe") as program:
        asyncio.run(press(program.url, 1))  # what is paid once
        feeder = multiprocessing.Process(target=feeding, args=(program.url, count, reads, begun, frames), daemon=True)
        feeder.start()
        try:
            for _ in range(count):
                if not begun.acquire(timeout=60):
                    raise SystemExit("A session did not begin to feed itself.")
            asyncio.run(press(program.url, 1))
            before, read = program.resident_mib, frames.value
            times = asyncio.run(press(program.url, seconds))
            after, read = program.resident_mib, frames.value - read
        finally:
            feeder.terminate()
            feeder.join()
    p50, p99 = (times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{name:<10}{len(times):>9}{p50:>9.2f}{p99:>9.2f}{times[-1]:>9.2f}{read / seconds:>12.0f}{before:>9.0f}{after:>9.0f}", flush=True)
    return p99


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(f"{'sessions':<10}{'presses':>9}{'p50 ms':>9}{'p99 ms':>9}{'max ms':>9}{'frames/s':>12}{'MiB':>9}{'MiB after':>10}")
    slowest = [measure(seconds, name) for name in sys.argv[2:] or ["0", "1", "10", "deaf"]]
    return 1 if max(slowest) > GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
