"""Waits of tests: each has a deadline, and says what was waited for and what was seen. Nothing else in the tests sleeps."""

import asyncio
import contextlib
import ctypes
import os
import select
import time

from programs import PATIENCE


class Overdue(AssertionError):
    """What a test waited for has not come."""

    def __init__(self, what, seen, seconds):
        super().__init__(f"waited {seconds:g} s for {what}; seen: {seen}")


def until(what, condition, seen=lambda: "nothing", process=None, within=PATIENCE):
    """Asks another program until the answer is true: for what gives no signal, as a port that is listened to.

    `process` is the program, which must not end meanwhile. Returns the answer.
    """
    end = time.monotonic() + within
    while not (answer := condition()):
        if process is not None and process.poll() is not None:
            raise Overdue(what, f"it ended with {process.returncode}; {seen()}", within)
        if time.monotonic() > end:
            raise Overdue(what, seen(), within)
        time.sleep(0.02)
    return answer


def end_of_process(number, what, within=PATIENCE):
    """Returns when a process has ended, which need not be a child of this one."""
    try:
        descriptor = os.pidfd_open(number)
    except ProcessLookupError:
        return
    try:
        if not select.select([descriptor], [], [], within)[0]:
            raise Overdue(f"the end of {what}", "it is still there", within)
    finally:
        os.close(descriptor)


IN_CLOSE_WRITE, IN_MOVED_TO, IN_CREATE = 0x8, 0x80, 0x100


def files(what, folder, condition, within=PATIENCE):
    """Looks at a folder that exists whenever a file in it was written, renamed or made, until a condition is true."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if descriptor < 0 or libc.inotify_add_watch(
            descriptor, os.fsencode(folder), IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE) < 0:
        raise OSError(ctypes.get_errno(), f"{folder} cannot be watched")
    end = time.monotonic() + within
    try:
        while not condition():
            left = end - time.monotonic()
            if left <= 0 or not select.select([descriptor], [], [], left)[0]:
                raise Overdue(what, sorted(os.listdir(folder)), within)
            with contextlib.suppress(BlockingIOError):
                os.read(descriptor, 65_536)
    finally:
        os.close(descriptor)


async def pace(seconds):
    """How fast a test's load comes, or how slow its line is: a part of what it does, and no wait for anything."""
    await asyncio.sleep(seconds)


def pause(seconds):
    """As `pace`, where nothing else runs meanwhile."""
    time.sleep(seconds)
