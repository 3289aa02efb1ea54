"""A line between a browser and a program that takes its time, both ways: for sockets, too, which browsers themselves do not slow."""

import asyncio
import contextlib
import threading

from waits import pace


class SlowLine:
    """Forwards connections to a port of this machine.

    `delay`: seconds that everything is on its way in one direction, half of what goes by between a request and its answer.
    `rate`: bytes per second in one direction.
    """

    def __init__(self, port, delay=0.15, rate=350_000):
        self.target, self.delay, self.rate = port, delay, rate
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.run(asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.port = self.server.sockets[0].getsockname()[1]

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result()

    async def connect(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
            await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer))
        except OSError:
            writer.close()

    async def carry(self, reader, writer):
        """One direction: what is read waits for its turn on the line, and is then on its way."""
        queue = asyncio.Queue()
        delivery = asyncio.ensure_future(self.deliver(queue, writer))
        free = self.loop.time()
        with contextlib.suppress(OSError):
            while data := await reader.read(16_384):
                free = max(free, self.loop.time()) + len(data) / self.rate
                queue.put_nowait((free + self.delay, data))
        queue.put_nowait((self.loop.time() + self.delay, b""))
        await delivery

    async def deliver(self, queue, writer):
        try:
            while True:
                due, data = await queue.get()
                await pace(due - self.loop.time())
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    def close(self):
        async def stop():
            self.server.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # What is closed tells so in the next round.
            await pace(0)

        self.run(stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
