"""Waiting in tests: each wait has a deadline, and its message names the expected and the observed state.

No other code of the tests sleeps.
"""

import asyncio
import contextlib
import ctypes
import os
import select
import time

from programs import PATIENCE


class Overdue(AssertionError):
    """An awaited event that has not occurred in time."""

    def __init__(self, what, seen, seconds):
        super().__init__(f"waited {seconds:g} s for {what}; seen: {seen}")


def until(what, condition, seen=lambda: "nothing", process=None, within=PATIENCE):
    """Queries another program until the result is true, for states without a signal, such as an open port.

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
    """Waits for the end of a process, which may be any process of the machine."""
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
    """Evaluates a condition after each change of a file in a folder, until the condition is true."""
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
    """Sleeps as a part of the test's load or of a slow line, rather than to wait for a result."""
    await asyncio.sleep(seconds)


def pause(seconds):
    """Like `pace`, but blocks the thread."""
    time.sleep(seconds)
