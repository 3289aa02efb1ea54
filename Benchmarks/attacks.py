#!/usr/bin/env python3
"""How long a visitor waits for an answer on an idle server, and while others attack it.

    swift build && Benchmarks/attacks.py [SECONDS]
    IPPO_BIN=.build/release Benchmarks/attacks.py 20
"""

import asyncio
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests"))

from Attack.attacks import ALL  # noqa: E402
from Attack.program import Program, Visitor, under  # noqa: E402


def line(name, visitor, idle=None):
    p50, p99 = visitor.percentile(0.5) * 1000, visitor.percentile(0.99) * 1000
    factor = "" if idle is None else f"{p99 / (idle.percentile(0.99) * 1000):7.1f} ×"
    print(f"{name:<20}{len(visitor.seconds):>8}{p50:>10.1f}{p99:>10.1f}{factor:>10}", flush=True)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    print(f"{'attack':<20}{'letters':>8}{'p50 ms':>10}{'p99 ms':>10}{'p99/idle':>10}")
    for kind in ALL:
        with Program() as program:
            async def run(program=program, kind=kind):
                await Visitor(program.url).type(1)  # what is paid once
                idle = await Visitor(program.url).type(seconds)
                attack = kind(program.url)
                visitor = await under(attack, Visitor(program.url).type(seconds, attack))
                return idle, visitor

            idle, visitor = asyncio.run(run())
            line("idle", idle)
            line(kind.__name__, visitor, idle)


if __name__ == "__main__":
    main()
