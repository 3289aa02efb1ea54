#!/usr/bin/env python3
"""Memory per idle web session: opens pages of a program and reads its resident set, once more when their views are put away,
and again when they have ended.

    swift build -c release && Benchmarks/session-memory.py .build/release/GuessingGame
"""

import json
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

SESSIONS = 500
# One address opens them all.
OPTIONS = ["--max-pages-per-second", "100000", "--max-sessions-per-address", "100000"]


def resident_kib(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text()).group(1))


def main():
    process = subprocess.Popen([sys.argv[1], "--port", "0", *OPTIONS], stdout=subprocess.PIPE, text=True)
    try:
        url = re.search(r"http://\S+", process.stdout.readline()).group()
        for _ in range(20):  # what is paid once
            urllib.request.urlopen(url).read()
        before = resident_kib(process.pid)
        for _ in range(SESSIONS):
            urllib.request.urlopen(url).read()
        after = resident_kib(process.pid)
        print(f"{(after - before) / SESSIONS:.0f} KiB per session ({SESSIONS} sessions, {after / 1024:.0f} MiB in all)",
              flush=True)
        # Views of which nothing is seen are put away after 5 seconds, at a sweep; sweeps are 5 seconds apart, and memory is
        # given back at the one after that.
        time.sleep(25)
        print(f"{(resident_kib(process.pid) - before) / SESSIONS:.0f} KiB per session once their views are put away",
              flush=True)
        # Nobody adopts them: they end after a minute, and their memory is given back at the sweep after that.
        while json.load(urllib.request.urlopen(url + "_ippo/health"))["sessions"]:
            time.sleep(1)
        time.sleep(12)
        print(f"{resident_kib(process.pid) / 1024:.0f} MiB once they have ended ({before / 1024:.0f} MiB before)")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
