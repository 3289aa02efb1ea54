"""An app goes on for a visitor, whatever others ask of it. ATTACK_SECONDS says how long each attack lasts."""

import asyncio
import contextlib
import os
import socket as socketlib

import pytest
from Attack.attacks import (Connections, EnvironmentFlips, HelloAndGo, LongTexts, ManySockets, PageFlood, PageStorm,
                            PingFlood, Slowloris, SlowReaders, TicketFlood)
from Attack.program import Program, Visitor, finish, under
from Attack.wire import Client, Socket, frame
from waits import pace, until

SECONDS = float(os.environ.get("ATTACK_SECONDS", "3"))
# No session of the gallery in a debug build takes more, in MiB.
SESSION = 2


def attacked(program, kind):
    """Lets somebody type during an attack; returns the visitor and the attack."""
    async def run():
        await Visitor(program.url).type(0)
        attack = kind(program.url)
        visitor = await under(attack, Visitor(program.url).type(SECONDS, attack))
        print(f"{kind.__name__}: {len(visitor.seconds)} letters, p50 {visitor.percentile(0.5) * 1000:.1f} ms, "
              f"p99 {visitor.percentile(0.99) * 1000:.1f} ms; {dict(attack.count)}")
        # The server is itself again.
        await Visitor(program.url).type(0)
        return visitor, attack

    return finish(run())


@pytest.mark.parametrize("kind", [PageStorm, LongTexts, EnvironmentFlips, ManySockets, HelloAndGo, SlowReaders, Slowloris,
                                  PingFlood, TicketFlood])
def test_a_visitor_is_answered(kind):
    with Program() as program:
        visitor, attack = attacked(program, kind)
        assert attack.count, "nothing was attacked"
        # What is on the main actor when a letter comes, and one piece of work of the attacker's address; some answers
        # arrive together.
        ordered = sorted(visitor.overtaken)
        assert ordered[len(ordered) // 2] <= 4


def test_a_flood_of_pages_is_bounded_in_sessions_and_memory():
    limit = 60
    with Program("--max-sessions", 400, "--max-idle-sessions", limit) as program:
        before = program.resident_mib
        _, attack = attacked(program, PageFlood)
        assert attack.count[200] > 0
        assert finish(Client(program.url).sessions()) <= limit + 10
        assert program.resident_mib - before < limit * SESSION + 100


def test_pages_beyond_what_an_address_may_open_are_refused():
    with Program("--max-pages-per-second", 1) as program:
        _, attack = attacked(program, PageStorm)
        assert attack.count[200] >= 1 and attack.count[429] > 0


def test_a_full_server_says_so_and_serves_those_who_are_there():
    async def run(url):
        visitor = Visitor(url)
        visitor.socket = await visitor.client.open()
        attack = PageFlood(url)
        await under(attack, visitor.type(SECONDS, attack))
        assert attack.count[503] > 0
        assert await visitor.client.sessions() <= 5

    with Program("--max-sessions", 5) as program:
        finish(run(program.url))


def test_without_memory_pages_are_refused():
    with Program("--max-memory-bytes", 1 << 20) as program:
        answer = finish(Client(program.url).get())
        assert answer.status == 503 and int(answer.headers["retry-after"]) >= 1


def test_pings_that_do_not_end_and_sockets_that_say_nothing_are_closed():
    async def flood(client):
        socket = await client.open()
        reading = asyncio.create_task(socket.read())
        # The transport of the socket would discard what it has received as soon as it cannot send.
        with socketlib.fromfd(socket.writer.get_extra_info("socket").fileno(), socketlib.AF_INET, socketlib.SOCK_STREAM) as line:
            rest = b""
            while not reading.done():
                rest = rest or frame(9, b"x") * 50
                with contextlib.suppress(BlockingIOError, ConnectionError):
                    rest = rest[line.send(rest, socketlib.MSG_DONTWAIT | socketlib.MSG_NOSIGNAL):]
                await pace(0.01)
        return (await reading).code

    async def wait(client):
        return (await (await Socket.connect(client)).read()).code

    async def run(url):
        client = Client(url)
        # Either takes ten seconds.
        assert await asyncio.gather(flood(client), wait(client)) == [1008, 4408]
        assert (await client.get("/_ippo/health")).status == 200

    with Program() as program:
        finish(run(program.url))


@pytest.mark.parametrize("descriptors", [128, 80])
def test_a_server_out_of_descriptors_waits_and_serves_again(descriptors):
    async def run(program):
        attack = Connections(program.url, limit=descriptors * 2)
        task = asyncio.create_task(attack.run())
        await asyncio.wait_for(attack.has_tried_all.wait(), 4 * descriptors)
        most = max(8, descriptors - 64)
        # The program accepts as many connections as it has room for, and leaves the others in the queue. A program that accepts
        # connections only to close them, or that retries the accept in a loop, closes some or never sleeps.
        await asyncio.to_thread(
            until, f"{most} connections", lambda: program.sockets > most, lambda: f"{program.sockets - 1} connections")
        await asyncio.to_thread(until, "a server that has nothing to do", lambda: program.is_asleep, lambda: "it works")
        # The server accepts up to four connections at once before it counts them (SwiftNIO's maxMessagesPerRead).
        assert most + 1 <= program.sockets < most + 1 + 4
        assert attack.closed == 0
        attack.release()
        task.cancel()
        attack.release()
        # The waiting clients are served.
        await asyncio.wait_for(Visitor(program.url).type(0), 60)

    with Program(descriptors=descriptors) as program:
        finish(run(program))
