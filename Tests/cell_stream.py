"""The parser of pyte, without the sequences that it takes for others."""

import re

import pyte

# Control sequences with a private marker (ECMA-48 5.4.1), such as modifyOtherKeys and the keyboard protocol of kitty.
PRIVATE = re.compile(rb"\x1b\[[<=>][0-9;:]*[@-~]")
# The beginning of such a sequence at the end of what was read.
BEGINNING = re.compile(rb"\x1b(?:\[(?:[<=>][0-9;:]*)?)?\Z")


class CellStream(pyte.ByteStream):
    """Feeds a screen. pyte drops the marker of a sequence, and takes `CSI > 4 ; 2 m` for underlined text."""

    held = b""

    def feed(self, data):
        data = self.held + data
        beginning = BEGINNING.search(data)
        end = beginning.start() if beginning else len(data)
        self.held = data[end:]
        super().feed(PRIVATE.sub(b"", data[:end]))
