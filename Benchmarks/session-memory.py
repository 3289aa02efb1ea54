#!/usr/bin/env python3
"""Memory per idle web session: opens pages of a running program and reads its resident set.

    swift build -c release && Benchmarks/session-memory.py .build/release/GuessingGame
"""

import pathlib
import re
import subprocess
import sys
import urllib.request

SESSIONS = 500


def resident_kib(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text()).group(1))


def main():
    process = subprocess.Popen([sys.argv[1], "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        url = re.search(r"http://\S+", process.stdout.readline()).group()
        for _ in range(20):  # what is paid once
            urllib.request.urlopen(url).read()
        before = resident_kib(process.pid)
        for _ in range(SESSIONS):
            urllib.request.urlopen(url).read()
        after = resident_kib(process.pid)
        print(f"{(after - before) / SESSIONS:.0f} KiB per session ({SESSIONS} sessions, {after / 1024:.0f} MiB in all)")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
