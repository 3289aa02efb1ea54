#!/usr/bin/env python3
"""Kills a process that saves models again and again with SIGKILL, and shows that no committed save is lost or there in part.

    swift build --product ModelProbe --traits default,SQLite && Benchmarks/data/killed-writers.py [KILLS]

The process (Tests/Support/ModelProbe) changes five objects of a file in each save, and prints the save's number when the save is
complete. It is killed after a random time of 1 to 60 milliseconds; the next process continues in the same file. After each kill
another process opens the file: the last save that was printed has to be there with all its changes, at most one more may be there, and
all objects have to agree. Ends with 1 where that does not hold. IPPO_BIN is the folder with the program (default: .build/debug).
"""

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = pathlib.Path(os.environ.get("IPPO_BIN", ".build/debug")) / "ModelProbe"


def killed(store, pause):
    """The number of the last save that the process has printed before its end; 0 for none."""
    process = subprocess.Popen([PROGRAM, "write", store], stdout=subprocess.PIPE)
    first = process.stdout.readline()
    time.sleep(pause)
    process.send_signal(signal.SIGKILL)
    lines = (first + process.stdout.read()).split(b"\n")
    process.wait()
    if process.returncode != -signal.SIGKILL:
        sys.exit(f"the process ended with {process.returncode} by itself")
    # What follows the last end of a line was not written whole.
    return int(lines[-2]) if len(lines) > 1 else 0


def main():
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = random.randrange(1 << 32)
    chance = random.Random(seed)
    known = unprinted = 0
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        store = pathlib.Path(folder) / "models.store"
        for kill in range(1, kills + 1):
            printed = killed(store, chance.uniform(0.001, 0.06)) or known
            check = subprocess.run([PROGRAM, "check", store], capture_output=True, text=True)
            if check.returncode != 0:
                sys.exit(f"after kill {kill} (seed {seed}): {check.stderr}")
            known = int(check.stdout)
            if not printed <= known <= printed + 1:
                sys.exit(f"after kill {kill} (seed {seed}): save {printed} was complete, and {known} is the last in the file")
            unprinted += known - printed
            if kill % 100 == 0 or kill == kills:
                print(f"{kill} kills, {known} saves, none lost; {unprinted} were complete and not yet printed", flush=True)
    print(f"{time.monotonic() - start:.0f} seconds")


main()
