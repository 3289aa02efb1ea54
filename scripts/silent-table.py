#!/usr/bin/env python3
"""Writes the table of what compiles and has no effect into docs/compatibility.md.

    scripts/silent-table.py            write the table
    scripts/silent-table.py --check    fail when a modifier that returns `self` does not say that it has no effect, or when
                                       the table is not the one that would be written

A declaration says so in its doc comment: "Has no effect in browsers and terminals: nothing can be felt." The places are
"browsers", "terminals", or both; without them it has none anywhere. What follows the colon is why.
"""

import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STOREYS = [ROOT / "Sources" / name for name in ("Interface", "Render")]
PAGE = ROOT / "docs" / "compatibility.md"
BEGIN, END = "<!-- silent: begin -->", "<!-- silent: end -->"

SENTENCE = re.compile(r"\bHa(?:s|ve) no effect(?: in (browsers and terminals|browsers|terminals))?(?::\s*(.+?))?(?:\.(?=\s|$)|$)")
DECLARATION = re.compile(
    r"^(\s*)(?:public |open |package |private |fileprivate |internal |nonisolated |final |static |class |mutating |indirect |override |convenience )*"
    r"(func|init|var|let|case|struct|class|enum|protocol|extension|typealias|subscript|actor|macro)\b\s*([^\s(<:{=?!]*)")
ACCESS = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated |static |final )*(?:public|open)\b")
TYPES = {"struct", "class", "enum", "protocol", "extension", "actor"}
# What is shown, or says how it is: their functions that return what they are applied to are modifiers.
SHOWN = {"View", "Scene", "Commands", "ToolbarContent", "TabContent", "TableRowContent", "TableColumnContent", "ShapeStyle",
         "PresentationSizing"}


def labels(text):
    """`f(_ a: Int, b c: Int = g(1))` is `(_:b:)`."""
    start = text.find("(")
    depth, angle, parts, current = 0, 0, [], ""
    for index in range(start, len(text)):
        character = text[index]
        if character in "([{":
            depth += 1
            if depth == 1:
                continue
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                break
        elif character == "<":
            angle += 1
        elif character == ">" and text[index - 1] != "-":
            angle -= 1
        if character == "," and depth == 1 and angle == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    parts.append(current)
    names = []
    for part in parts:
        if words := part.split(":")[0].split():
            # Attributes come before the label.
            words = [word for word in words if not word.startswith("@")]
            names.append(words[0] + ":")
    return "(" + "".join(names) + ")"


class Declaration:
    def __init__(self, path, line, owner, owner_kind, kind, name, text, comment, is_public):
        self.path, self.line, self.owner, self.owner_kind, self.kind = path, line, owner, owner_kind, kind
        self.text, self.comment, self.is_public = text, comment, is_public
        self.name = name if kind != "init" and kind != "subscript" else kind
        if kind in ("func", "init", "subscript") or kind == "case" and "(" in text.split("=")[0]:
            self.name += labels(text)

    @property
    def full_name(self):
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def summary(self):
        """The comment before the parameters, as one line."""
        lines = []
        for line in self.comment:
            if line.lstrip().startswith("- "):
                break
            lines.append(line.strip())
        return " ".join(lines)


def declarations(path):
    """The declarations of a file, which is indented as `swift format` indents it."""
    lines = path.read_text().splitlines()
    owners, comment = [], []
    for number, line in enumerate(lines):
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append(stripped[3:].removeprefix(" "))
            continue
        if stripped.startswith("@") and not DECLARATION.match(re.sub(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)+", "", line)):
            continue
        bare = re.sub(r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)+", r"\1", line)
        found = DECLARATION.match(bare)
        if found:
            indent, kind, name = len(found.group(1)), found.group(2), found.group(3)
            owners = [owner for owner in owners if owner[0] < indent]
            end = number
            while end < len(lines) - 1 and not re.search(r"[{=]\s*$|[{}]", lines[end]) and lines[end].strip():
                end += 1
            text = " ".join(part.strip() for part in lines[number : end + 1])
            owner = owners[-1] if owners else None
            is_public = bool(ACCESS.match(line)) or bool(owner and (owner[2] or owner[3] == "protocol" and owner[2]))
            yield Declaration(path, number, owner[1] if owner else "", owner[3] if owner else "", kind, name, text, comment, is_public)
            if kind in TYPES:
                parent = f"{owner[1]}." if owner and kind != "extension" else ""
                # In a public extension or protocol, and of the cases of a public enum, all is public.
                opens = bool(ACCESS.match(line)) and kind in ("extension", "protocol", "enum")
                owners.append((indent, parent + name, opens, kind))
        if stripped:
            comment = []


def silent(declaration):
    """Where a declaration has no effect, and why; `None` where it does not say so."""
    for found in SENTENCE.finditer(declaration.summary):
        # A sentence of its own: "The role has no effect" is about a part.
        if found.group().startswith("Has"):
            return found.group(1) or "browsers and terminals", (found.group(2) or "").strip()
    return None


def sources():
    """The files of views and of the render tree."""
    return sorted(path for storey in STOREYS for path in storey.rglob("*.swift"))


def shown_types():
    """The protocols of what is shown, and the types that conform to one of them."""
    parents = collections.defaultdict(set)
    for path in sources():
        for name, list_ in re.findall(
                r"^\s*(?:[\w@]+ )*(?:struct|class|enum|protocol|extension) (\w+)[^:{\n]*:\s*([^{\n]*)", path.read_text(), re.M):
            parents[name] |= set(re.findall(r"\w+", list_.split(" where ")[0]))
    shown = set(SHOWN)
    while more := {name for name, conformances in parents.items() if conformances & shown} - shown:
        shown |= more
    return shown


def requirements():
    """What protocols ask for, by name: who returns itself there answers a question, and modifies nothing."""
    return {declaration.name for declaration in all_declarations()
            if declaration.kind == "func" and declaration.owner_kind == "protocol"}


def returns_self(declaration, lines, shown, required):
    """Whether all that a modifier does is to return what it is applied to."""
    if declaration.kind != "func" or not declaration.is_public:
        return False
    if declaration.owner.split(".")[-1] not in shown or declaration.name in required:
        return False
    if re.search(r"\{\s*self\s*\}\s*$", declaration.text):
        return True
    body = " ".join(line.strip() for line in lines[declaration.line : declaration.line + 12])
    return bool(re.match(r"[^{]*->\s*some \w+\s*(?:where [^{]*)?\{\s*self\s*\}", body))


def all_declarations():
    for path in sources():
        yield from declarations(path)


def table(rows):
    """One line for all declarations that share their reason."""
    groups = collections.defaultdict(set)
    for declaration, (where, why) in rows:
        groups[(where, why)].add(declaration.full_name)
    lines = ["| what | has no effect in | why |", "|---|---|---|"]
    for (where, why), names in sorted(groups.items(), key=lambda group: (sorted(group[1])[0].lower(), group[0])):
        cells = ", ".join(f"`{name}`" for name in sorted(names))
        reason = why.replace("|", "\\|").replace("``", "`")
        lines.append(f"| {cells} | {where} | {reason} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail instead of writing")
    check = parser.parse_args().check

    rows, faults = [], []
    shown, required = shown_types(), requirements()
    for path in sources():
        lines = path.read_text().splitlines()
        for declaration in declarations(path):
            found = silent(declaration)
            if found and declaration.is_public:
                rows.append((declaration, found))
            elif returns_self(declaration, lines, shown, required):
                faults.append(f"{path.relative_to(ROOT)}:{declaration.line + 1}: {declaration.name} returns `self` and does not "
                              "say that it has no effect")
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    written = f"{before}{BEGIN}\n\n{table(rows)}\n{END}{after}"
    if not check:
        PAGE.write_text(written)
    elif written != page:
        faults.append("docs/compatibility.md: the table of what has no effect is not up to date: run scripts/silent-table.py")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
