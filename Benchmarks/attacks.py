#!/usr/bin/env python3
"""How long a visitor waits for an answer on an idle server, and while others attack it.

    swift build && Benchmarks/attacks.py [SECONDS [ATTACK...]]
    IPPO_BIN=.build/release Benchmarks/attacks.py 20
"""

import asyncio
import multiprocessing
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests"))

from Attack.attacks import ALL  # noqa: E402
from Attack.program import Program, Visitor  # noqa: E402


def attack(kind, url):
    """Attacks until it is ended. Attackers have machines of their own: here they get what the others leave of this one."""
    os.nice(19)
    asyncio.run(kind(url).run())


def line(name, visitor, idle=None):
    p50, p99 = visitor.percentile(0.5) * 1000, visitor.percentile(0.99) * 1000
    factor = "" if idle is None else f"{p99 / (idle.percentile(0.99) * 1000):7.1f} ×"
    print(f"{name:<20}{len(visitor.seconds):>8}{p50:>10.1f}{p99:>10.1f}{factor:>10}", flush=True)


def typed(url, seconds):
    return asyncio.run(Visitor(url).type(seconds))


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    named = [kind for kind in ALL if kind.__name__ in sys.argv[2:]] or ALL
    print(f"{'attack':<20}{'letters':>8}{'p50 ms':>10}{'p99 ms':>10}{'p99/idle':>10}")
    for kind in named:
        with Program() as program:
            typed(program.url, 1)  # what is paid once
            idle = typed(program.url, seconds)
            attacker = multiprocessing.Process(target=attack, args=(kind, program.url), daemon=True)
            attacker.start()
            try:
                typed(program.url, 1)  # the attack is under way
                visitor = typed(program.url, seconds)
            finally:
                attacker.terminate()
                attacker.join()
            line("idle", idle)
            line(kind.__name__, visitor, idle)


if __name__ == "__main__":
    main()
