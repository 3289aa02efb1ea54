#!/usr/bin/env python3
"""Measures how long after the save of one process a view of another process shows the change of the file.

    swift build --product ModelProbe --traits default,SQLite && Benchmarks/data/delay.py [SAVES]

One process saves (Tests/Support/ModelProbe change), the other has a view with a query (follow). The time runs from the end of the
save to the frame with the change. Ends with 1 where the median is more than GOAL milliseconds. IPPO_BIN is the folder with the
program (default: .build/debug).
"""

import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ".build/debug")) / "ModelProbe"
GOAL = 50


def start(what, store):
    process = subprocess.Popen([PROGRAM, what, store], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    if process.stdout.readline() != "ready\n":
        sys.exit(f"the process that should {what} did not start")
    return process


def main():
    saves = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    delays = []
    with tempfile.TemporaryDirectory() as folder:
        store = pathlib.Path(folder) / "models.store"
        writer = start("change", store)
        reader = start("follow", store)
        for _ in range(saves):
            time.sleep(random.uniform(0.05, 0.2))
            print("save", file=writer.stdin, flush=True)
            step, saved = writer.stdout.readline().split()
            shown = next(time for seen, time in map(str.split, reader.stdout) if seen == step)
            delays.append((float(shown) - float(saved)) * 1000)
        for process in (writer, reader):
            process.stdin.close()
            process.wait()
    delays.sort()
    median = statistics.median(delays)
    late = delays[int(len(delays) * 0.99)]
    print(f"{saves} saves: median {median:.1f} ms, 99 of 100 within {late:.1f} ms, at most {delays[-1]:.1f} ms")
    sys.exit(0 if median <= GOAL else 1)


main()
