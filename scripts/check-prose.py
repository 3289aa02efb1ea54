#!/usr/bin/env python3
"""Checks the English of doc comments and documents.

    scripts/check-prose.py              fail for each sentence that breaks a rule
    scripts/check-prose.py FOLDER …     print what breaks a rule in these folders or files
    scripts/check-prose.py --count      print the number of faults of each room
    scripts/check-prose.py --self-test  check the checker

The rules:

1. A doc comment, and a paragraph of a document, begins with a noun or a verb: no relative clause (`What`, `Who`, `Those` …) and no
   pronoun (`It`, `They`, `Nothing` …) stands in place of the noun. `Where …, …` with a comma is a condition, and allowed.
2. A sentence has at most 25 words. A piece of code, a link and a number count as one word each. In a table, a semicolon and
   `<br>` end an item of a cell as well.
3. A sentence has at most one negation (`not`, `no`, `never`, `none`, `cannot` …).

A room is a folder of sources, or a document. Code blocks, headings and questions are free.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORDS = 25

OPENING = re.compile(
    r"(What|Whatever|Who|Whoever|Whom|Whose|Those|That of|Of|It|Its|They|Their|Nothing|None|Nobody|There (?:is|are)|Where(?![^.]*,))\b(?!['’])")
NEGATION = re.compile(r"\b(?:not|no|never|nothing|nobody|none|neither|nowhere|cannot|\w+n['’]t)\b", re.IGNORECASE)
# A sentence ends before white space and a capital letter, code, or a quotation.
END = re.compile(r"(?<![.\s(])(?<!\be\.g)(?<!\bi\.e)(?<!\bvs)[.!?][)\"”']?\s+(?=[A-Z0-9\x00(\"“'*_])")
COMMENT = re.compile(r"^\s*///\s?(.*)$")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+")
# A label of Swift's markup: `- Parameter name: text`, `- Returns: text`.
LABEL = re.compile(
    r"^(?:Parameters?\b[^:]*|Returns|Throws|Note|Important|Warning|Tip|Experiment|SeeAlso|Precondition|Complexity|Requires)\s*:\s*", re.IGNORECASE)


def plain(text):
    """The text with one word for each piece of code, link and address."""
    text = re.sub(r"(`+)(?!`).+?(?<!`)\1(?!`)(?:['’]s)?", "\x00", text)
    text = re.sub(r"!\[([^\]]*)\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])", r"\1", text)
    text = re.sub(r"<doc:[^>]*>|<?https?://[^\s>]*[^\s>.,)]>?", "\x00", text)
    text = re.sub(r"<!--.*?-->|</?[a-z][^>]*>", "", text)
    return re.sub(r"\*\*|__", "", text).strip()


def sentences(paragraph):
    start = 0
    for match in END.finditer(paragraph):
        yield paragraph[start:match.end()].strip()
        start = match.end()
    if paragraph[start:].strip():
        yield paragraph[start:].strip()


def words(sentence):
    return [word for word in re.split(r"[\s/–—]+", sentence) if re.search(r"[\w\x00]", word)]


def faults(paragraph, begins):
    """What breaks a rule in a paragraph; `begins` says whether its first word counts."""
    paragraph = plain(paragraph)
    for index, sentence in enumerate(sentences(paragraph)):
        if sentence.endswith("?"):
            continue
        if begins and index == 0 and (match := OPENING.match(sentence)):
            yield f"begins with “{match[0]}”", sentence
        if (count := len(words(sentence))) > WORDS:
            yield f"has {count} words", sentence
        if (count := len(NEGATION.findall(sentence))) > 1:
            yield f"has {count} negations", sentence


def paragraphs(lines):
    """The paragraphs of Markdown: (number of the first line, text, whether it continues a list's introduction)."""
    current, first, fence = [], 0, None

    def done():
        if current:
            yield first, " ".join(current)

    for number, line in lines:
        text = line.strip()
        if fence:
            if text.startswith(fence):
                fence = None
            continue
        if match := re.match(r"(```+|~~~+)", text):
            yield from done()
            current, fence = [], match[1]
            continue
        if not text or text.startswith(("#", "@", "{", "}", "<!--", "|")) or ITEM.match(line) or (not current and line.startswith("    ")):
            yield from done()
            current = []
            if text.startswith("|"):
                for cell in re.split(r"(?<!\\)\|", text.strip("|")):
                    for item in re.split(r";\s|<br>", cell):
                        if item.strip(" :-"):
                            yield number, item.strip()
            elif ITEM.match(line):
                current, first = [LABEL.sub("", ITEM.sub("", line).strip())], number
            continue
        if not current:
            first = number
        current.append(text)
    yield from done()


def of_swift(text):
    """The paragraphs of the doc comments of a file, each with whether it begins one."""
    comment = []
    for number, line in enumerate(text.split("\n") + [""], 1):
        if match := COMMENT.match(line):
            comment.append((number, match[1]))
        elif comment:
            for index, (first, paragraph) in enumerate(paragraphs(comment)):
                yield first, paragraph, index == 0
            comment = []


def of_document(text):
    # Scripts make the parts between such marks of names and comments, which are checked where they stand.
    text = re.sub(r"<!-- (\w+): begin -->.*?<!-- \1: end -->", lambda match: "\n" * match[0].count("\n"), text, flags=re.DOTALL)
    for first, paragraph in paragraphs(enumerate(text.split("\n"), 1)):
        yield first, paragraph, True


def check(path):
    text = path.read_text()
    for first, paragraph, begins in of_swift(text) if path.suffix == ".swift" else of_document(text):
        for fault, sentence in faults(paragraph, begins):
            yield first, fault, sentence.replace("\x00", "`…`")


def files(folder):
    if folder.is_file():
        return [folder]
    return sorted(path for path in folder.rglob("*") if path.suffix in (".swift", ".md") and ".build" not in path.parts)


def rooms():
    """The rooms: each module of `Sources` (large ones by their folders), and each document."""
    for module in sorted(path for storey in (ROOT / "Sources").iterdir() if storey.is_dir() for path in storey.iterdir()):
        if not module.is_dir():
            continue
        folders = [path for path in sorted(module.iterdir()) if path.is_dir() and files(path)]
        if len(folders) < 6:
            folders = []
        if any(path.suffix in (".swift", ".md") for path in module.iterdir()) or not folders:
            if found := [path for path in files(module) if not any(folder in path.parents for folder in folders)]:
                yield module.relative_to(ROOT).as_posix(), found
        for folder in folders:
            yield folder.relative_to(ROOT).as_posix(), files(folder)
    for document in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")),
                     *sorted((ROOT / "Examples").glob("*.md")), *sorted((ROOT / "Tests").glob("*.md"))]:
        if document.name != "CHANGELOG.md":
            yield document.relative_to(ROOT).as_posix(), [document]


def self_test():
    assert [fault for fault, _ in faults("What is kept.", True)] == ["begins with “What”"]
    assert [fault for fault, _ in faults("Where it is.", True)] == ["begins with “Where”"] and not list(faults("Where it is, go.", True))
    assert not list(faults("What is kept?", True)) and not list(faults("What is kept.", False))
    assert not list(faults("Whether it is kept.", True)) and not list(faults("Offers items.", True))
    assert [fault for fault, _ in faults("A menu that is not a row, and no list.", True)] == ["has 2 negations"]
    assert not list(faults("A menu that is not a row. It is no list.", True))
    assert not list(faults("Calls `a not b no c`, and does not wait.", True))
    assert [fault for fault, _ in faults("word " * 26 + ".", True)] == ["has 26 words"]
    assert not list(faults("word " * 24 + "word. `code` " + "word " * 23 + "word.", True))
    assert len(list(sentences(plain("See e.g. Swift. `a` is 1.5 wide. (It is.) Good")))) == 4
    assert list(of_swift("/// A.\n///\n/// B.\n/// - Parameter a: C.\nlet a = 1\n")) == [(1, "A.", True), (3, "B.", False), (4, "C.", False)]
    assert list(of_document("<!-- a: begin -->\n| What |\n<!-- a: end -->\nA\n")) == [(4, "A", True)]
    assert list(of_document("# What\n\nA\nb.\n```\nWhat\n```\n| C; F | D |\n|---|---|\n- E\n  f\n")) == [
        (3, "A b.", True), (8, "C", True), (8, "F", True), (8, "D", True), (10, "E f", True)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--count", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    self_test()
    if options.self_test:
        return
    if options.folders:
        for folder in options.folders:
            for path in files(folder.resolve()):
                for line, fault, sentence in check(path):
                    print(f"{path.relative_to(ROOT)}:{line}: {fault}: {sentence}")
        return
    failures = []
    all_rooms = dict(rooms())
    for room, paths in all_rooms.items():
        found = [f"{path.relative_to(ROOT)}:{line}: {fault}: {sentence}" for path in paths for line, fault, sentence in check(path)]
        if options.count:
            print(f"{len(found):6} {room}")
        failures += found
    if failures and not options.count:
        sys.exit("\n".join(failures))
    if not options.count:
        print(f"The sentences of {len(all_rooms)} rooms keep the rules of scripts/check-prose.py.")


if __name__ == "__main__":
    main()
