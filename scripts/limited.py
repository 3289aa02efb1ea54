#!/usr/bin/env python3
"""Runs a command with a time limit.

    scripts/limited.py [--name NAME] [--log FILE] SECONDS COMMAND...

After the limit, the script names the command and sends it SIGTERM, after which pytest names its open tests. The script then prints
the open tests of a Swift Testing log, the remaining processes, and the stacks of the first of them. It ends all these processes, in
any process group or session, and exits with status 124. Without a timeout, the status is the command's.
SIGINT and SIGTERM also end the command and all started processes.

With --log the script writes the output to FILE, and copies FILE to standard output at the end of the command.
"""

import argparse
import collections
import contextlib
import ctypes
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import threading
import time

PR_SET_CHILD_SUBREAPER = 36
# The time limit of a debugger for the stacks of a process, in seconds.
STACKS = 45
TIMED_OUT = 124


def parents():
    """The parent and the command line of every process."""
    found = {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        with contextlib.suppress(OSError):
            with open(f"/proc/{name}/stat", "rb") as file:
                # The name of the program is in parentheses, and may contain any characters.
                state, parent = file.read().rpartition(b")")[2].split()[:2]
            with open(f"/proc/{name}/cmdline", "rb") as file:
                line = file.read().replace(b"\0", b" ").decode(errors="replace").strip()
            if state != b"Z":
                found[int(name)] = (int(parent), line)
    return found


def descendants(root):
    """All descendants of a process, the oldest first, with their command lines."""
    processes = parents()
    children = collections.defaultdict(list)
    for process, (parent, _) in processes.items():
        children[parent].append(process)
    found, waiting = [], [root]
    while waiting:
        for child in sorted(children[waiting.pop(0)]):
            found.append((child, processes[child][1]))
            waiting.append(child)
    return found


def tell(process, number):
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, number)


def await_ends(processes, seconds):
    """Waits until all given processes have ended, or until a time limit."""
    poll, open_ones = select.poll(), set()
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            descriptor = os.pidfd_open(process)
            poll.register(descriptor, select.POLLIN)
            open_ones.add(descriptor)
    end = time.monotonic() + seconds
    while open_ones and (left := end - time.monotonic()) > 0:
        for descriptor, _ in poll.poll(left * 1000):
            poll.unregister(descriptor)
            os.close(descriptor)
            open_ones.remove(descriptor)
    for descriptor in open_ones:
        os.close(descriptor)


def reap():
    """Reaps ended processes whose parents have ended."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def open_tests(log):
    """The tests that have started but not ended, from the output of Swift Testing and XCTest."""
    begun = collections.Counter()
    for line in log.splitlines():
        if match := re.match(r"Test Case '(.+)' (started|passed|failed|skipped)", line):
            begun[match[1]] += 1 if match[2] == "started" else -1
        elif match := re.match(r"\W*Test (?!run |case )(.+) started\.$", line):
            begun[match[1]] += 1
        elif match := re.match(r"\W*Test (?!run |case )(.+?)(?: with \d+ test cases?)? (?:(?:passed|failed) after|skipped)\b", line):
            begun[match[1]] -= 1
    return [name for name, count in begun.items() if count > 0]


def stacks(process):
    """The stacks of a process's threads, printed by a debugger."""
    debuggers = [
        ("gdb", ["gdb", "-batch", "-nx", "-ex", "set pagination off", "-ex", "thread apply all bt 40", "-p", str(process)]),
        ("eu-stack", ["eu-stack", "-n", "40", "-p", str(process)]),
        ("lldb", ["lldb", "--batch", "--no-lldbinit", "-p", str(process), "-o", "thread backtrace -c 40 all"]),
    ]
    said = []
    for name, command in debuggers:
        if not shutil.which(name):
            continue
        try:
            result = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                errors="replace", timeout=STACKS)
        except subprocess.TimeoutExpired:
            said.append(f"{name} did not print stacks within {STACKS} s.")
            break
        if re.search(r"^(?:#\d|.*frame #\d)", result.stdout, re.MULTILINE):
            lines = [line for line in result.stdout.splitlines() if not line.startswith(("[New ", "warning:", "Reading "))]
            return "\n".join(lines[:400])
        said.append(f"{name} printed no stacks: {result.stdout.strip()[-300:]}")
    said.append("What its threads are called, and where they wait in the kernel:")
    with contextlib.suppress(OSError):
        for thread in sorted(os.listdir(f"/proc/{process}/task"), key=int):
            with contextlib.suppress(OSError):
                words = [open(f"/proc/{process}/task/{thread}/{file}").read().strip() for file in ("comm", "wchan")]
                said.append(f"  {thread} {' '.join(words)}")
    return "\n".join(said)


class Command:
    """A running command. `is_over` is set when the command has ended or must end."""

    def __init__(self, name, arguments, log, grace):
        self.name, self.grace = name, grace
        self.is_over = threading.Event()
        self.stopped_by = None
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.stop)
        # This process adopts orphans, so that it can find all started processes.
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self.log = open(log, "wb") if log else None
        output = self.log or None
        self.process = subprocess.Popen(arguments, stdout=output, stderr=subprocess.STDOUT if log else None)
        self.has_ended = threading.Event()
        self.status = None
        threading.Thread(target=self.follow, daemon=True).start()

    def follow(self):
        self.status = self.process.wait()
        self.has_ended.set()
        self.is_over.set()

    def stop(self, number, _):
        self.stopped_by = number
        self.is_over.set()

    def report(self, seconds):
        print(f"\nerror: {self.name} did not end within {seconds:g} s.", file=sys.stderr)
        if self.log:
            with open(self.log.name, errors="replace") as file:
                tests = open_tests(file.read())
            print("Open tests:" if tests else "No test is open.", *tests, sep="\n  ", file=sys.stderr)
        left = descendants(os.getpid())
        print("Processes:", *(f"{process} {line[:200]}" for process, line in left), sep="\n  ", file=sys.stderr)
        for process, line in left:
            # Shells and similar programs only wait for their children.
            if re.match(r"\S*(?:ba)?sh\b|\S*make\b|\S*limited\.py|\S*python\S* \S*(?:limited|stages)\.py", line):
                continue
            print(f"Stacks of {process} {line[:200]}:\n{stacks(process)}", file=sys.stderr, flush=True)
            break
        sys.stderr.flush()

    def end(self):
        """Ends all started processes: the command first, so that other processes can clean up after it."""
        tell(self.process.pid, signal.SIGTERM)
        if not self.has_ended.wait(self.grace):
            tell(self.process.pid, signal.SIGKILL)
            self.has_ended.wait()
        number = signal.SIGTERM
        reap()
        while left := [process for process, _ in descendants(os.getpid())]:
            for process in left:
                tell(process, number)
            await_ends(left, self.grace)
            reap()
            # Processes that these have started meanwhile are found in the next round.
            number = signal.SIGKILL

    def finish(self):
        if self.log:
            self.log.close()
            with open(self.log.name, "rb") as file:
                shutil.copyfileobj(file, sys.stdout.buffer)
            sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--name")
    parser.add_argument("--log")
    parser.add_argument("--grace", type=float, default=15, help="seconds that processes have to end by themselves")
    parser.add_argument("seconds", type=float)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    command = Command(arguments.name or " ".join(arguments.command), arguments.command, arguments.log, arguments.grace)
    in_time = command.is_over.wait(arguments.seconds)
    if not in_time:
        command.report(arguments.seconds)
    if not command.has_ended.is_set():
        command.end()
    command.finish()
    if not in_time:
        return TIMED_OUT
    if command.stopped_by:
        return 128 + command.stopped_by
    return command.status if command.status >= 0 else 128 - command.status


if __name__ == "__main__":
    sys.exit(main())
