#!/usr/bin/env python3
"""Checks that tests wait for signals, and neither sleep nor poll.

    scripts/check-waits.py                fail when a test sleeps, or has a loop that only lets others run
    scripts/check-waits.py --self-test    check the checker

A sleep is too short on a busy machine and too long on all others. A loop that yields until a condition holds never ends if the
condition fails. Tests in Swift wait with `TestSignals` (Tests/Support), and tests in Python with `waits` (Tests/waits.py). Both have
deadlines, and their messages name the expected and the observed state.
"""

import argparse
import pathlib
import re
import sys

from swift_code import block, code

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "Tests"
# Sources of apps, compiled unchanged.
OF_APPS = [TESTS / "Architecture" / "PreviewTests" / "App", TESTS / "Interface" / "UIKitIdioms"]

SLEEP = re.compile(
    r"\bTask(?:<[^>]*>)?\s*\.\s*sleep\s*\((?!\s*until\s*:)|\bThread\s*\.\s*sleep\b|(?<![.\w])(?:usleep|nanosleep|sleep)\s*\((?!\s*(?:for|until|on)\b)")
SLEEP_UNTIL = re.compile(r"\bTask(?:<[^>]*>)?\s*\.\s*sleep\s*\(\s*until\s*:")
OF_THE_SYSTEM = re.compile(r"clock\s*:\s*(?:\.(?:continuous|suspending)\b|(?:Continuous|Suspending)Clock\b)|ContinuousClock|SuspendingClock")
LOOP = re.compile(r"\b(while|repeat|for)\b([^{}]*)\{")
YIELD = re.compile(r"\bTask(?:<[^>]*>)?\s*\.\s*(?:yield|megaYield)\s*\(")
ONLY_YIELDS = re.compile(r"\s*(?:await\s+Task(?:<[^>]*>)?\s*\.\s*(?:yield|megaYield)\s*\([^()]*\)\s*;?\s*)+")
# A loop that consumes a sequence until its end has no body either.
WAITS_IN_CONDITION = re.compile(r"^\s*!|\bawait\b")
DECLARATION = re.compile(r"\bfunc\s+$")

SLEEP_OF_PYTHON = re.compile(r"\b(?:time|asyncio|trio|gevent)\.sleep\s*\(|\bwait_for_timeout\s*\(|^\s*from (?:time|asyncio) import .*\bsleep\b", re.MULTILINE)
# Playwright evaluates such an expression in the page, whose policy forbids that, unless it is true at once.
EXPRESSION_OF_PAGE = re.compile(r"""\bwait_for_function\s*\(\s*f?(?:"{3}|'{3}|"|')(?!\s*(?:async\b|\(|\w+\s*=>))""")
NO_CODE_OF_PYTHON = re.compile(r'"""(?:.*?)"""|#[^\n]*', re.DOTALL)


def line(text, index):
    return text.count("\n", 0, index) + 1


def in_swift(text):
    """The lines of Swift that sleep or poll, with the reason."""
    text = code(text)
    for match in SLEEP.finditer(text):
        if not DECLARATION.search(text[: match.start()]):
            yield line(text, match.start()), "sleeps"
    for match in SLEEP_UNTIL.finditer(text):
        rest = text[match.start() : text.find("\n", match.end()) % (len(text) + 1)]
        if OF_THE_SYSTEM.search(rest):
            yield line(text, match.start()), "sleeps"
    for match in LOOP.finditer(text):
        body = text[match.end() : block(text, match.end() - 1)]
        waits = ONLY_YIELDS.fullmatch(body) if match[1] == "for" else YIELD.search(body) or (match[1] == "while" and not body.strip() and WAITS_IN_CONDITION.search(match[2]))
        if waits:
            yield line(text, match.start()), "looks again and again"


def in_python(text):
    text = NO_CODE_OF_PYTHON.sub(lambda match: "\n" * match.group().count("\n"), text)
    for match in SLEEP_OF_PYTHON.finditer(text):
        yield line(text, match.start()), "sleeps"
    for match in EXPRESSION_OF_PAGE.finditer(text):
        yield line(text, match.start()), "waits for an expression that the page's policy forbids, rather than for a function"


def check():
    problems = []
    for path in sorted(TESTS.rglob("*")):
        if ".build" in path.parts or any(path.is_relative_to(folder) for folder in OF_APPS):
            continue
        if path.suffix == ".swift":
            found, helper = in_swift(path.read_text()), "TestSignals"
        elif path.suffix == ".py" and path != TESTS / "waits.py":
            found, helper = in_python(path.read_text()), "Tests/waits.py"
        else:
            continue
        problems += [f"{path.relative_to(ROOT)}:{number}: {what}; wait for a signal, with {helper}." for number, what in found]
    return problems


def self_test():
    def swift(text):
        return [number for number, _ in in_swift(text)]

    assert swift("while log.isEmpty { await Task.yield() }") == [1]
    assert swift("\nwhile true {\n  work()\n  await Task.yield()\n}") == [2]
    assert swift("repeat {\n await Task.yield()\n} while !isDone") == [1]
    assert swift("for _ in 0..<1000 where !isDone { await Task.yield() }") == [1]
    assert swift("for _ in 0..<3 { await Task.megaYield() }") == [1]
    assert swift("while !isDone {}\nwhile await count() > 0 {}\nwhile queue.next() != nil {}") == [1, 2]
    assert swift("try await Task.sleep(for: .seconds(1))\nThread.sleep(forTimeInterval: 1)\nusleep(1)\nsleep(1)") == [1, 2, 3, 4]
    assert swift("try await Task.sleep(nanoseconds: 1)\ntry await Task.sleep(until: .now, clock: .continuous)") == [1, 2]
    # Tests advance their own clocks, and a single yield lets a task begin.
    assert swift("try await clock.sleep(for: .seconds(1))\ntry await Task.sleep(until: end, clock: clock)") == []
    assert swift("func sleep(until deadline: Instant, tolerance: Duration?) async throws {}\nsleep(on: .immediate)") == []
    assert swift("await Task.yield()\nfor number in 1...9 { send(number); await Task.yield() }") == []
    assert swift('// while !isDone { await Task.yield() }\nlet a = "Thread.sleep(1)"') == []
    assert [number for number, _ in in_python('import time\ntime.sleep(1)\n"""time.sleep(2)"""\n# time.sleep(3)\npage.wait_for_timeout(4)')] == [2, 5]
    assert [number for number, _ in in_python("async def a():\n    await asyncio.sleep(0.1)\n")] == [2]
    assert [number for number, _ in in_python(
        "page.wait_for_function('a.b')\npage.wait_for_function('() => a')\npage.wait_for_function(\"(el) => el\")\n"
        "page.wait_for_function('el => el')\npage.wait_for_function(f\"new Promise(a)\")")] == [1, 5]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true")
    self_test()
    if parser.parse_args().self_test:
        sys.exit()
    problems = check()
    print("\n".join(problems) or "Tests wait for signals, and no test sleeps.")
    sys.exit(1 if problems else 0)
