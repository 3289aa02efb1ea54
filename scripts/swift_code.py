"""Swift sources as text: without comments and literals, and block by block."""

import re

# Comments and the text of string literals are not code; a literal keeps its quotes.
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|#"(?:.*?)"#|"""(?:.*?)"""|"(?:[^"\\\n]|\\.)*"', re.DOTALL)


def code(text):
    """The source without comments and literals, with its line numbers."""
    def blank(match):
        return ("" if match.group().startswith("/") else '""') + "\n" * match.group().count("\n")

    return NO_CODE.sub(blank, text)


def block(text, opening):
    """The index of the brace that closes the one at `opening`."""
    depth = 0
    for index in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    raise ValueError("a brace is not closed")
