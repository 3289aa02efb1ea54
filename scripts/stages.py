#!/usr/bin/env python3
"""Makes targets of the Makefile in order until one fails, and prints the time of each.

    scripts/stages.py --limit MINUTES TARGET...

All targets together have one time limit. After the limit, the script ends the current target in the same way as scripts/limited.py.
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import time

LIMITED = pathlib.Path(__file__).resolve().parent / "limited.py"
# The time to handle a hanging stage: the runner prints its stacks, and ends all of its processes.
ENDING = 150


def table(rows, total, limit):
    width = max(len(name) for name, _, _ in rows + [("stage", 0, "")])
    lines = [f"{'stage':{width}} {'seconds':>8}  result"]
    lines += [f"{name:{width}} {seconds:8.0f}  {result}" for name, seconds, result in rows]
    lines.append(f"{'all':{width}} {total:8.0f}  of {limit:.0f} at most")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limit", type=float, required=True)
    parser.add_argument("targets", nargs="+")
    arguments = parser.parse_args()
    limit = arguments.limit * 60
    start = time.monotonic()
    rows, status = [], 0
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    make = os.environ.get("MAKE", "make")
    for target in arguments.targets:
        if status:
            rows.append((target, 0, "not made"))
            continue
        begin = time.monotonic()
        left = limit - min(ENDING, limit / 2) - (begin - start)
        process = subprocess.Popen([sys.executable, LIMITED, "--name", f"make {target}", f"{max(left, 0):.3f}", make, target])
        try:
            status = process.wait()
        except SystemExit as stop:
            process.terminate()
            process.wait()
            status = stop.code
        result = {0: "made", 124: "did not end"}.get(status, f"failed with {status}")
        rows.append((target, time.monotonic() - begin, result))
    print(f"\n{table(rows, time.monotonic() - start, limit)}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
