"""What goes wrong in a cluster, in an order that a seed decides."""

import asyncio
import random
import signal
import time

import waits
from Cluster.clients import Counter


class Report:
    """What happened, and how long people waited."""

    def __init__(self):
        self.faults = []
        self.counters = []

    def __str__(self):
        waits = sorted(wait for counter in self.counters for wait in counter.waits)
        pick = lambda share: waits[min(len(waits) - 1, int(share * len(waits)))]
        kinds = {kind: sum(fault[0] == kind for fault in self.faults) for kind in sorted({fault[0] for fault in self.faults})}
        return (f"{len(self.counters)} clients, {len(waits)} presses, {sum(counter.connections for counter in self.counters)} "
                f"connections; faults: {kinds}; until a press was kept: p50 {pick(0.5) * 1000:.0f} ms, "
                f"p99 {pick(0.99) * 1000:.0f} ms, longest {waits[-1]:.1f} s")


class Faults:
    """One after the other; each has ended before the next begins."""

    def __init__(self, cluster, counters, seed, report):
        self.cluster, self.counters, self.report = cluster, counters, report
        self.random = random.Random(seed)
        self.kinds = [self.cut, self.cut, self.kill, self.restart, self.freeze]
        if hasattr(cluster.store, "fail"):
            self.kinds += [self.fail_store, self.restart_store, self.freeze_store]

    async def run(self, end):
        # Each kind once before any comes again, so that a short run sees all.
        bag = []
        while time.monotonic() < end:
            await waits.pace(self.random.uniform(0.2, 1))
            if not bag:
                bag = self.random.sample(self.kinds, len(self.kinds))
            kind = bag.pop()
            detail = await kind()
            self.report.faults.append((kind.__name__, detail))

    async def cut(self):
        """Some clients lose their sockets, at any moment of what they do."""
        victims = self.random.sample(self.counters, max(1, len(self.counters) // 3))
        for victim in victims:
            victim.cut()
        return len(victims)

    async def kill(self):
        node = self.random.choice(self.cluster.nodes)
        await asyncio.to_thread(node.end, signal.SIGKILL)
        await waits.pace(self.random.uniform(0, 1))
        await asyncio.to_thread(node.start)
        return node.name

    async def restart(self):
        node = self.random.choice(self.cluster.nodes)
        status = await asyncio.to_thread(node.end, signal.SIGTERM)
        assert status == 0, f"{node.name} ended with {status} when it was asked to end"
        await asyncio.to_thread(node.start)
        return node.name

    async def freeze(self):
        """A node that does nothing for a while, and then goes on as if nothing had been."""
        node = self.random.choice(self.cluster.nodes)
        node.tell(signal.SIGSTOP)
        try:
            await waits.pace(self.random.uniform(0.2, 4))
        finally:
            node.tell(signal.SIGCONT)
        return node.name

    async def fail_store(self):
        await asyncio.to_thread(self.cluster.store.fail)
        await waits.pace(self.random.uniform(0, 1))
        await asyncio.to_thread(self.cluster.store.start)

    async def restart_store(self):
        await asyncio.to_thread(self.cluster.store.stop)
        await asyncio.to_thread(self.cluster.store.start)

    async def freeze_store(self):
        self.cluster.store.tell(signal.SIGSTOP)
        try:
            await waits.pace(self.random.uniform(0.2, 3))
        finally:
            self.cluster.store.tell(signal.SIGCONT)


async def count_through_faults(cluster, seconds, clients, seed, pace=0.15):
    """Clients count while things go wrong; returns what happened once every press is kept."""
    report = Report()
    report.counters = [Counter(cluster.url, number, f"{seed} {number}") for number in range(clients)]
    # A page that a node makes while it cannot reach the store is that node's alone.
    await asyncio.gather(*(counter.open() for counter in report.counters))
    end = time.monotonic() + seconds
    faults = Faults(cluster, report.counters, seed, report)
    async with asyncio.TaskGroup() as group:
        for counter in report.counters:
            group.create_task(counter.run(end, pace))
        group.create_task(faults.run(end))
    return report
