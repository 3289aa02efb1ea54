#!/usr/bin/env python3
"""The first byte of a page: opens fresh sessions of every page of a program, one after the other, and prints how long it took
from the request to the first byte of the answer, and what the process computed for it on all its threads.

    swift build -c release --product Gallery && Benchmarks/first-pages.py .build/release/Gallery [--rounds N] [--phone] [--all]

The pages are those of the program's site map that stand directly below the first one. Every visit is from an address of its own, on
a connection that is already open, and asks for gzip, as browsers do. Each page is measured in two ways: by new visitors, who are
shown what others were shown before, so that it need not be written again where it is the same; and by one visitor alone ("own"), for
whom it is written and compressed anew each time, as for the first visitor of a page. Ends with 1 where a median of a page is above
the goal. Meaningful on a machine that does nothing else.
"""

import argparse
import asyncio
import contextlib
import gzip
import pathlib
import re
import statistics
import sys
import time
from urllib.parse import urlsplit

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Tests"))
from Attack.program import Program  # noqa: E402
from Attack.wire import Client  # noqa: E402
from chromium import PHONE_AGENT  # noqa: E402

# Milliseconds to the first byte, in the median.
GOAL = 5
OPTIONS = ["--max-pages-per-second", "100000", "--max-sessions", "1000000"]
BROWSERS = {
    False: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    True: PHONE_AGENT,
}


def computed(process):
    """Milliseconds that all threads of a process have run."""
    milliseconds = 0
    for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        # A thread may have ended since.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            milliseconds += int((task / "schedstat").read_text().split()[0]) / 1e6
    return milliseconds


class Visits:
    def __init__(self, program, browser):
        self.program, self.browser, self.count = program, browser, 0
        # Of the visitor who shares no page with others.
        self.cookie = None

    async def open(self, path, own=False):
        """Milliseconds to the first byte, milliseconds computed, bytes as sent, and bytes of markup."""
        self.count += 1
        address = f"127.{1 + self.count // 60000 % 250}.{self.count // 240 % 250}.{2 + self.count % 240}"
        client = Client(self.program.url, address)
        if own:
            client.cookie = self.cookie
        reader, writer = await client.connect()
        request = client.head(
            path, f"User-Agent: {self.browser}", "Accept: text/html", "Accept-Encoding: gzip", "Connection: close")
        # The server has taken the connection.
        await asyncio.sleep(0.002)
        before, start = computed(self.program.process), time.perf_counter()
        writer.write(request)
        answer = await reader.read(65536)
        seconds = time.perf_counter() - start
        while more := await reader.read(65536):
            answer += more
        writer.close()
        cost = computed(self.program.process) - before
        head, body = answer.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 200"), (path, head)
        if own and not self.cookie:
            self.cookie = re.search(rb"(?i)set-cookie: ([^;\r]+)", head)[1].decode()
        if b"chunked" in head:
            body = chunks(body)
        length = len(body)
        if b"content-encoding: gzip" in head.lower():
            body = gzip.decompress(body)
        return seconds * 1000, cost, length, len(body)


def chunks(body):
    result = b""
    while body:
        size, body = body.split(b"\r\n", 1)
        result, body = result + body[: int(size, 16)], body[int(size, 16) + 2:]
    return result


async def paths(program):
    text = (await Client(program.url).get("/sitemap.xml")).body
    found = [urlsplit(url).path for url in re.findall("<loc>(.*?)</loc>", text)]
    return [path for path in found if path.count("/") == 1] or ["/"]


async def measure(program, options):
    visits = Visits(program, BROWSERS[options.phone])
    known = await paths(program)
    # One visitor first: nobody else has been shown the pages by then.
    measured = {}
    for own in [True, False]:
        for path in known:  # what is paid once
            for _ in range(3):
                await visits.open(path, own)
        measured[own] = {path: [] for path in known}
        for _ in range(options.rounds):
            for path, results in measured[own].items():
                results.append(await visits.open(path, own))
    return measured


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=50, help="visits of every page")
    parser.add_argument("--phone", action="store_true", help="visits are by a phone, whose window is narrow")
    parser.add_argument("--all", action="store_true", help="lists every page, and not the ten slowest alone")
    options = parser.parse_args()
    with Program(*OPTIONS, path=options.program) as program:
        measured = asyncio.run(measure(program, options))
    above = [report(pages, own, options) for own, pages in measured.items()]
    return any(above)


def report(pages, own, options):
    """Prints what one way of visiting took; whether a page is above the goal."""
    def median(results, field):
        return statistics.median(result[field] for result in results)

    ordered = sorted(pages.items(), key=lambda page: -median(page[1], 0))
    print("written anew (own)" if own else "shown to others before")
    print("first byte: median   p99   computed   gzip   markup")
    for path, results in ordered if options.all else ordered[:10]:
        times = sorted(result[0] for result in results)
        print(f"{times[len(times) // 2]:15.2f} ms {times[len(times) * 99 // 100]:6.2f} {median(results, 1):7.2f} ms "
              f"{median(results, 2) / 1000:6.1f} {median(results, 3) / 1000:6.1f} kB  {path}")
    everything = [result for results in pages.values() for result in results]
    times = sorted(result[0] for result in everything)
    print(f"all {len(pages)} pages: median {times[len(times) // 2]:.2f} ms, p99 {times[len(times) * 99 // 100]:.2f} ms, "
          f"computed {median(everything, 1):.2f} ms")
    slow = [path for path, results in ordered if median(results, 0) > GOAL]
    print(f"goal: {GOAL} ms; {len(slow)} of {len(pages)} pages are above it\n")
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
