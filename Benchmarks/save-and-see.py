#!/usr/bin/env python3
"""Save and see: the time from a saved file to the change in Chromium, with --dev, and by hand with `swift build` and a restart.

    Benchmarks/save-and-see.py [--product Board] [--file Examples/Board/Feature/BoardView.swift] [--text "New card"]
        [--rounds 10] [-- ARGUMENTS OF SWIFT BUILD]

Each round replaces the text, which is the label of a field of the first page, in one line of the file, and waits until the page shows
the new one. Both ways are measured in one run, one after the other, with the same arguments of `swift build`. The page of --dev stays
open, with a text that is half typed, and the run fails where that text is lost. By hand, the program is started again, and the page is
opened anew. The file is restored at the end. Meaningful on a machine that does nothing else.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Tests"))
from chromium import launch  # noqa: E402
from playwright.sync_api import expect, sync_playwright  # noqa: E402

PATIENCE = 600_000


def serve(command):
    """Starts a program. Returns the process and its address."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
    for line in process.stdout:
        if " is at " in line:
            return process, line.split(" is at ")[1].strip()
    sys.exit("The program ended before it served.")


def stop(process):
    process.terminate()
    process.wait()


class Source:
    """The file, whose text has another number in each round."""

    def __init__(self, path, text):
        self.path = ROOT / path
        self.text = text
        self.contents = self.path.read_text()
        if self.contents.count(f'"{text}"') != 1:
            sys.exit(f'“"{text}"” has to be in {path} once.')

    def save(self, text):
        new = self.path.with_name(self.path.name + "~")
        new.write_text(self.contents.replace(f'"{self.text}"', f'"{text}"'))
        new.rename(self.path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--product", default="Board")
    parser.add_argument("--file", default="Examples/Board/Feature/BoardView.swift")
    parser.add_argument("--text", default="New card")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("arguments", nargs="*", help="arguments of swift build")
    options = parser.parse_args()
    build = ["swift", "build", *options.arguments, "--product", options.product]
    subprocess.run(build, cwd=ROOT, check=True)
    program = ROOT / ".build" / "debug" / options.product
    source = Source(options.file, options.text)
    times = {"--dev": [], "by hand": []}
    dev, address = serve([program, "--dev", "--port", "0"])
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            expect.set_options(timeout=PATIENCE)
            page = browser.new_page()
            page.goto(address)
            page.get_by_label(options.text, exact=True).fill("Half typed")
            for number in range(options.rounds):
                name = f"{options.text} {2 * number}"
                begin = time.monotonic()
                source.save(name)
                expect(page.get_by_label(name, exact=True)).to_be_visible()
                times["--dev"].append(time.monotonic() - begin)
                expect(page.get_by_label(name, exact=True)).to_have_value("Half typed")
            stop(dev)
            for number in range(options.rounds):
                name = f"{options.text} {2 * number + 1}"
                begin = time.monotonic()
                source.save(name)
                subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
                hand, address = serve([program, "--port", "0"])
                page.goto(address)
                expect(page.get_by_label(name, exact=True)).to_be_visible()
                times["by hand"].append(time.monotonic() - begin)
                stop(hand)
            browser.close()
    finally:
        source.save(options.text)
        dev.kill()
    for way, seconds in times.items():
        print(f"{way:8}  median {statistics.median(seconds):5.2f} s   {min(seconds):5.2f} to {max(seconds):5.2f} s")
    print(f"ratio     {statistics.median(times['--dev']) / statistics.median(times['by hand']):.2f}")


if __name__ == "__main__":
    main()
