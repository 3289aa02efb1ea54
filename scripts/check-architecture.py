#!/usr/bin/env python3
"""Checks what the compiler does not: that renderers, the view graph and the accessibility tree decide about every element and
every event, that the modules import in one direction only, that the view graph names no views, and that what the compiler does
not check about concurrency has its reason beside it.

    scripts/check-architecture.py                fail when a renderer leaves elements or events to a `default:`, when a
                                                 file imports what its room must not know, when the view graph names a
                                                 view, or when an `@unchecked Sendable` or `nonisolated(unsafe)` does not
                                                 say why
    scripts/check-architecture.py --self-test    check the checker

A `default:` in a switch over elements, events or their kinds lets a new one pass unnoticed; without it the compiler names
every place that has to decide.
"""

import argparse
import pathlib
import re
import sys

from swift_code import block, code

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The folders whose switches decide about every element and event. Views handle the events that they know, and refuse others.
DECIDING = [
    ROOT / "Sources" / folder for folder in [
        "Renderers", "Render/IppoRender/Accessibility", "Interface/IppoUI/Gestures", "Interface/IppoUI/Graph",
    ]
]
INTERFACE = ROOT / "Sources"

# The closed sets a renderer has to know whole.
CLOSED = ["RenderElement", "RenderEvent", "RenderOp", "RenderBox", "RenderEffect"]
# What a switch is over, where its cases alone do not say it.
SUBJECT = re.compile(r"(?:^|\.)(?:element|event|op)[!?]?$")

CASE_NAME = re.compile(r"(?:^|[\s(,])(?:let\s+)?\.([a-zA-Z]\w*)")


def without_arguments(text):
    """`.a(.b(1), c), .d` is `.a, .d`."""
    while (shorter := re.sub(r"(?<=\w)\([^()]*\)", "", text)) != text:
        text = shorter
    return text


def own_level(text):
    """What of a block lies in no block within it; the rest is blanked."""
    depth, result = 0, []
    for character in text:
        depth -= character == "}"
        result.append(character if depth == 0 or character == "\n" else " ")
        depth += character == "{"
    return "".join(result)


def cases(name):
    """The case names of an enum, read from its declaration."""
    declaration = re.compile(rf"public (?:indirect )?enum {name}\b[^{{]*{{")
    for path in INTERFACE.rglob("*.swift"):
        text = path.read_text()
        if match := declaration.search(text):
            body = code(text)
            start = declaration.search(body).end() - 1
            level = own_level(body[start + 1 : block(body, start)])
            found = set()
            for line in re.findall(r"^\s*case ([^\n]*(?:\n(?!\s*(?:case|///|$))[^\n]*)*)", level, re.MULTILINE):
                found |= {part.strip().strip("`") for part in without_arguments(line).split(",")}
            return {part for part in found if re.fullmatch(r"\w+", part)}
    raise SystemExit(f"There is no public enum {name}.")


def switches(text):
    """Line, subject, names of cases, and whether there is a `default:`, of every switch."""
    text = code(text)
    for match in re.finditer(r"\bswitch\s+", text):
        # The subject ends at the first brace outside of parentheses; a closure in a subject is in parentheses.
        depth, opening = 0, match.end()
        while text[opening] != "{" or depth:
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[opening], 0)
            opening += 1
        level = own_level(text[opening + 1 : block(text, opening)])
        names = set()
        for pattern in re.findall(r"^\s*case\s+(.*?):(?:\s|$)", level, re.MULTILINE | re.DOTALL):
            names |= set(CASE_NAME.findall(" " + re.sub(r"\bwhere\b.*", "", without_arguments(pattern), flags=re.DOTALL)))
        has_default = re.search(r"^\s*default\s*:", level, re.MULTILINE) is not None
        yield text.count("\n", 0, match.start()) + 1, text[match.end() : opening].strip(), names, has_default


def offences(text, closed):
    """The lines of switches that leave a part of a closed set to `default:`."""
    for line, subject, names, has_default in switches(text):
        is_closed = SUBJECT.search(subject) or names and any(names <= whole for whole in closed)
        if has_default and is_closed:
            yield line


# The storeys of `Sources`, each with those whose modules it may import besides its own (see CONTRIBUTING.md).
STOREYS = {
    "Foundations": [],
    "Render": ["Foundations"],
    "Interface": ["Foundations", "Render"],
    "Companions": ["Foundations", "Render", "Interface"],
    "Architecture": ["Foundations", "Render", "Interface", "Companions"],
    "Services": ["Foundations", "Render", "Companions"],
    "Renderers": ["Foundations", "Render", "Services"],
    "App": ["Foundations", "Render", "Interface", "Companions", "Architecture", "Services", "Renderers"],
}
# What the files of a folder must not import besides. Services and renderers import no faces for views of the companions.
FORBIDDEN = {
    "Sources/Services": ["SwiftUINavigation"],
    "Sources/Renderers/IppoTerminal": ["IppoSessions", "IppoShared", "IppoServers"],
    "Sources/Interface/IppoUIKit": ["IppoUI"],
    "Sources/Interface/IppoCoreGraphics": ["IppoRender", "IppoUI", "IppoUIKit"],
    "Sources/Interface/IppoCoreTransferable": ["IppoRender", "IppoUI", "IppoUIKit"],
    "Sources/Interface/IppoUniformTypeIdentifiers": ["IppoRender", "IppoUI", "IppoUIKit"],
    "Sources/Interface/IppoOS": ["IppoRender", "IppoUI", "IppoUIKit"],
    "Sources/App/IppoInspector": ["IppoTerminal", "IppoWeb", "Ippo", "IppoTesting"],
    "Sources/App/IppoRecorder": ["IppoUI", "ComposableArchitectureCore", "IppoTerminal", "IppoWeb", "Ippo", "IppoTesting"],
}
# What these folders import only where there are views: inside of `#if UI` (see Package.swift).
WITHOUT_VIEWS = ["Sources/Companions", "Sources/Architecture/ComposableArchitectureCore"]
# A module that is built for views alone.
VIEWS_ALONE = "Sources/Companions/SwiftUINavigation"
OF_VIEWS = ["IppoRender", "IppoWindow", "IppoUI", "IppoUIKit", "SwiftUINavigation"]
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:class|struct|enum|protocol|func)\s+)?(\w+)",
    re.MULTILINE)


def modules():
    """The storey of every module. A module's folder has its name, but for the plugin of macros, which nobody imports."""
    return {folder.name: storey for storey in STOREYS for folder in (ROOT / "Sources" / storey).iterdir() if folder.is_dir()}


def storeys(found, imported):
    """Problems of the files in `imported`: pairs of a storey and what is imported there, by names of files."""
    for name, (storey, names) in imported.items():
        for module in names:
            other = found.get(module, storey)
            if other != storey and other not in STOREYS[storey]:
                yield f"{name}: imports {module} of {other}, which {storey} must not know."


def arrows():
    unknown = {folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir()} - set(STOREYS)
    yield from (f"Sources/{name}: no storey; add it to STOREYS." for name in sorted(unknown))
    imported = {}
    for storey in STOREYS:
        for path in sorted((ROOT / "Sources" / storey).rglob("*.swift")):
            if not any(folder.suffix == ".docc" for folder in path.parents):
                imported[path.relative_to(ROOT).as_posix()] = storey, IMPORT.findall(code(path.read_text()))
    yield from storeys(modules(), imported)


def imports():
    for folder, modules in FORBIDDEN.items():
        for path in sorted((ROOT / folder).rglob("*.swift")):
            for module in IMPORT.findall(code(path.read_text())):
                if module in modules:
                    yield f"{path.relative_to(ROOT)}: imports {module}, which {folder} must not know."


def outside_of_views(text):
    """The source without what lies between `#if UI` and its `#else` or `#endif`."""
    lines, open_conditions = [], []
    for line in text.split("\n"):
        word = line.split()[0] if line.split() else ""
        if word == "#if":
            open_conditions.append(re.match(r"\s*#if UI\b", line) is not None)
        elif word in ("#else", "#elseif"):
            open_conditions[-1] = False
        elif word == "#endif":
            open_conditions.pop()
        lines.append("" if any(open_conditions) else line)
    return "\n".join(lines)


def views():
    for folder in WITHOUT_VIEWS:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            if path.is_relative_to(ROOT / VIEWS_ALONE):
                continue
            for module in IMPORT.findall(outside_of_views(code(path.read_text()))):
                if module in OF_VIEWS:
                    yield f"{path.relative_to(ROOT)}: imports {module} where there are no views; put it into `#if UI`."


# The folders of IppoUI that are the view graph. They name no type that the other folders declare, so that one can read and test
# them without the views.
GRAPH = [
    "Animation", "Archive", "Data", "Environment", "Geometry", "Graph", "Lifecycle", "Preferences", "Structure",
    "Values/Environment", "Values/Geometry",
]
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+(\w+)")
# The generic parameters of a declaration.
PARAMETERS = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|func|init|subscript)\b[^<({\n]*<([^<>]*)>")
TOP_LEVEL = re.compile(
    r"^(?!\s)(?!.*\b(?:private|fileprivate)\b)(?:\S.*\s)?(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)


def names_of_views(graph, views):
    """The lines in `graph` that name a type of `views`, with the type: both are sources by names of files.

    A name that the graph declares itself, such as that of a generic parameter, means its own.
    """
    upper = {name: path for path, text in views.items() for name in TOP_LEVEL.findall(code(text))}
    own = set()
    for text in graph.values():
        own |= set(DECLARED.findall(code(text)))
        for parameters in PARAMETERS.findall(code(text)):
            own |= set(re.findall(r"(\w+)\s*(?:[:,]|$)", parameters))
    for path, text in graph.items():
        for number, line in enumerate(code(text).split("\n"), 1):
            for name in re.findall(r"(?<![.\w\\])[A-Z_]\w*", line):
                if name in upper and name not in own:
                    yield path, number, name, upper[name]


def graph():
    ui = ROOT / "Sources/Interface/IppoUI"
    sources = {path.relative_to(ui).as_posix(): path.read_text() for path in sorted(ui.rglob("*.swift"))}
    missing = [folder for folder in GRAPH if not (ui / folder).is_dir()]
    yield from (f"Sources/Interface/IppoUI/{folder}: no such folder; correct GRAPH." for folder in missing)
    lower = {path: text for path, text in sources.items() if any(path.startswith(f"{folder}/") for folder in GRAPH)}
    upper = {path: text for path, text in sources.items() if path not in lower and ".docc/" not in path}
    for path, line, name, other in names_of_views(lower, upper):
        yield f"Sources/Interface/IppoUI/{path}:{line}: names {name} of {other}, which the view graph must not know."


UNCHECKED = re.compile(r"@unchecked Sendable|nonisolated\(unsafe\)")


def unreasoned(text):
    """The lines that switch off a check of the compiler and say why neither behind it nor in a comment directly above."""
    above = ""
    for number, (line, plain) in enumerate(zip(text.split("\n"), code(text).split("\n")), 1):
        has_reason = re.search(r"// \w", line) or re.match(r"\s*// \w", above)
        if UNCHECKED.search(plain) and not has_reason:
            yield number
        above = line


def reasons():
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        for line in unreasoned(path.read_text()):
            yield f"{path.relative_to(ROOT)}:{line}: say why this is safe, in a comment behind it or on the line above."


def check():
    closed = [cases(name) for name in CLOSED]
    problems = []
    files = [path for room in DECIDING for path in ([room] if room.is_file() else sorted(room.rglob("*.swift")))]
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        problems += [f"{name}:{line}: `default:` over elements or events; name the cases."
                     for line in offences(path.read_text(), closed)]
    return problems + list(arrows()) + list(imports()) + list(views()) + list(graph()) + list(reasons())


def self_test():
    elements = {"text", "image", "box", "slider"}
    assert list(offences("switch node.element {\ncase .text: 1\ndefault: 2\n}", [elements])) == [1]
    assert list(offences("switch x {\ncase .text(let a), .box(.frame): 1\ndefault: 2\n}", [elements])) == [1]
    assert list(offences("switch node.element {\ncase .text: 1\ncase .image: 2\n}", [elements])) == []
    assert list(offences("switch key {\ncase .up: 1\ndefault: 2\n}", [elements])) == []
    # Only the `default:` of the switch itself counts, and comments and literals do not.
    assert list(offences("switch x {\ncase .text: switch y {\ncase 1: 2\ndefault: 3\n}\n}", [elements])) == []
    assert list(offences('switch x {\ncase .text: """\ndefault:\n"""\n// default:\n}', [elements])) == []
    assert list(offences("switch (a, node.b) {\ncase (.text, .image(let c)): 1\ndefault: 2\n}", [elements])) == [1]
    assert IMPORT.findall("@_spi(A) public import B\nimport struct C.D\n") == ["B", "C"]
    assert outside_of_views("#if UI && os(Linux)\nimport A\n#else\nimport B\n#endif").split() == ["#else", "import", "B", "#endif"]
    found = {"Low": "Foundations", "High": "App", "Paint": "Renderers", "View": "Interface"}
    assert list(storeys(found, {"a": ("App", ["Low", "Paint", "Foundation"]), "b": ("Interface", ["Low", "View"])})) == []
    assert len(list(storeys(found, {"a": ("Foundations", ["High"]), "b": ("Renderers", ["Low", "View"])}))) == 2
    views = {"Text.swift": "public struct Text: View {\n  struct Inner {}\n}\nprivate struct Key {}\nstruct Label {}"}
    sources = {"Node.swift": "func f<Label>(_ a: Inner, _ b: Key, _ c: Label) {}\n// Text\nlet a = \"Text\"\nlet b = .Text\nlet c: Text"}
    assert list(names_of_views(sources, views)) == [("Node.swift", 5, "Text", "Text.swift")]
    assert list(names_of_views({"Own.swift": "struct Text {}\nlet a: Text"}, views)) == []
    assert len(list(names_of_views({"Use.swift": "let a: Text\nlet b: Array<Text>"}, views))) == 2
    assert list(unreasoned("final class A: @unchecked Sendable {\n}\nnonisolated(unsafe) let a = 1")) == [1, 3]
    assert list(unreasoned("final class A: @unchecked Sendable {  // its lock guards it\n}")) == []
    assert list(unreasoned("// Never changed.\nnonisolated(unsafe) let a = 1")) == []
    # What is documented is no reason yet, and what only speaks of it needs none.
    assert list(unreasoned("/// A box.\nstruct A: @unchecked Sendable {}")) == [2]
    assert list(unreasoned('/// `@unchecked Sendable` is a promise.\nlet a = "nonisolated(unsafe)"')) == []
    assert {"window", "custom", "disclosure", "text", "presentation"} <= cases("RenderElement")
    assert {"setText", "move", "resize", "focusWithin"} <= cases("RenderEvent")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true")
    if parser.parse_args().self_test:
        self_test()
        sys.exit()
    self_test()
    found = check()
    print("\n".join(found) or "Renderers decide about all elements and events, imports point one way, the graph names no views, and what is unchecked says why.")
    sys.exit(1 if found else 0)
