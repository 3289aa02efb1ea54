"""Reads a style sheet: its rules with their selectors, declarations and surrounding at-rules."""

import re

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'')


class Rule:
    """A rule: `around` has the at-rules around it, the outermost first."""

    def __init__(self, around, prelude, declarations, line):
        self.around, self.prelude, self.declarations, self.line = around, prelude, declarations, line


def parts(text, separator):
    """Splits a text at a separator that is not in brackets."""
    level, begin, found = 0, 0, []
    for index, letter in enumerate(text):
        level += letter in "([" or -(letter in ")]")
        if letter == separator and level == 0:
            found.append(text[begin:index])
            begin = index + 1
    return [*found, text[begin:]]


def rules(text, around=(), line=1):
    """All rules of a style sheet. A rule within a style rule has that one among `around`."""
    # Comments and strings keep their lines, and nothing else.
    text = COMMENT.sub(lambda match: "\n" * match.group().count("\n"), text)
    text = STRING.sub('""', text)
    yield from read(text, around, line)


def read(text, around, line):
    position = 0
    while (match := re.compile(r"[{;]").search(text, position)):
        prelude = text[position:match.start()]
        at = line + text.count("\n", 0, match.start())
        if match.group() == ";":
            if prelude.strip():
                yield Rule(around, prelude.strip(), [], at)
            position = match.end()
            continue
        level, end = 1, match.end()
        while level:
            level += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body, prelude = text[match.end():end - 1], prelude.strip()
        if prelude.startswith("@") and "{" in body and not prelude.startswith("@property"):
            yield Rule(around, prelude, [], at)
            yield from read(body, (*around, prelude), line + text.count("\n", 0, match.end()))
        else:
            nested = "{" in body
            declarations = [] if nested else [
                (name.strip(), value.strip()) for name, _, value in (one.partition(":") for one in parts(body, ";")) if value]
            yield Rule(around, prelude, declarations, at)
            if nested:
                yield from read(body, (*around, prelude), line)
        position = end
