#!/usr/bin/env python3
"""Checks that the web client and its style sheet need no newer browsers than README promises.

    scripts/check-browsers.py                fail where they do
    scripts/check-browsers.py --self-test    check the checker

scripts/browser-versions.tsv has the versions of Safari, Firefox and Chromium that have a feature. All features of the style sheet
are in it, and all new ones of scripts. A feature that is newer than the floor has a remedy: most often a module of the client that
is loaded only where the feature is missing, and that has a test with the feature switched off.
"""

import pathlib
import re
import sys

from css_code import rules

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "Sources/Renderers/IppoWeb"
TABLE = ROOT / "scripts/browser-versions.tsv"
TESTS = ROOT / "Tests/Browser/test_older_engines.py"
# The oldest browsers that pages work in with scripts.
FLOOR = {"Safari": 16.4, "Firefox": 128, "Chromium": 111}
KINDS = ["property", "value", "selector", "at-rule", "function", "unit", "member", "event"]

FUNCTION = re.compile(r"(?<![\w-])(-?[a-z][\w-]*)\(")
UNIT = re.compile(r"(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)([a-z]+)\b")
SELECTOR = re.compile(r"::?-?[a-z][a-z-]*")
COMMENT_OF_SCRIPT = re.compile(r"//[^\n]*")


class Feature:
    def __init__(self, kind, name, *cells):
        self.kind, self.name = kind, name
        versions, (self.remedy, self.note) = cells[:3], [*cells[3:], "", ""][:2]
        self.versions = {browser: None if cell == "-" else float(cell) for browser, cell in zip(FLOOR, versions, strict=True)}

    @property
    def missing(self):
        """The browsers of the floor that lack it."""
        return [browser for browser, version in self.versions.items() if version is None or version > FLOOR[browser]]


def table(text):
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    features = [Feature(*line.split("\t")) for line in lines[1:]]
    return {(feature.kind, feature.name): feature for feature in features}


class Uses:
    """The features that are used, each with the places of its uses: (file, line, rule or text)."""

    def __init__(self):
        self.found = {}

    def add(self, kind, name, place):
        self.found.setdefault((kind, name), []).append(place)


def read_style_sheet(text, name, uses, features):
    if "&" in text:
        uses.add("nesting", "&", (name, 1, None))
    values = [feature.name for kind, _ in features if kind == "value" for feature in [features[kind, _]]]
    for rule in rules(text):
        place = (name, rule.line, rule)
        if rule.prelude.startswith("@"):
            uses.add("at-rule", re.match(r"@[\w-]+", rule.prelude).group(), place)
            if rule.prelude.startswith("@property"):
                continue
        elif not any(one.startswith("@keyframes") for one in rule.around):
            for selector in SELECTOR.findall(rule.prelude):
                uses.add("selector", selector, place)
            # A style rule in a style rule.
            if any(not one.startswith("@") for one in rule.around):
                uses.add("nesting", "&", place)
        for property_, value in rule.declarations:
            if not property_.startswith("--"):
                uses.add("property", property_, place)
            for function in FUNCTION.findall(value):
                uses.add("function", function + "()", place)
            for unit in UNIT.findall(value):
                uses.add("unit", unit, place)
            for one in values:
                owner, _, keyword = one.rpartition(": ")
                if owner in ("", property_) and re.search(rf"(?<![\w-]){re.escape(keyword)}(?![\w-])", value):
                    uses.add("value", one, place)


def read_script(text, name, uses, features):
    text = COMMENT_OF_SCRIPT.sub("", text)
    for kind, feature in features:
        if kind == "member":
            whole = re.escape(feature)
            pattern = rf"(?<![\w.]){whole}\b" if "." in feature or feature[0].isupper() else rf"\.{whole}\b"
        elif kind == "event":
            pattern = rf"[\"']{re.escape(feature)}[\"']"
        else:
            continue
        for match in re.finditer(pattern, text):
            uses.add(kind, feature, (name, text.count("\n", 0, match.start()) + 1, text))
    for function in re.findall(r"[`\"'](linear|light-dark)\(", text):
        uses.add("function", function + "()", (name, 1, text))


def read_swift(text, name, uses, features):
    """Styles of single elements."""
    for match in re.finditer(r'styles\["([a-z-]+)"\]', text):
        if not match.group(1).startswith("--"):
            uses.add("property of an element", match.group(1), (name, text.count("\n", 0, match.start()) + 1, text))
    # By both names.
    for match in re.finditer(r'setMask\("([a-z-]+)"', text):
        uses.add("property of an element", "-webkit-" + match.group(1), (name, text.count("\n", 0, match.start()) + 1, text))
    for match in re.finditer(r'"([a-z-]+)\(', text):
        if ("function", match.group(1) + "()") in features:
            uses.add("function", match.group(1) + "()", (name, text.count("\n", 0, match.start()) + 1, None))


def fault(feature, places, tests, modules, style_sheet):
    """The reason why a remedy is none, or nothing."""
    name = feature.name
    if not feature.remedy:
        return f"is newer than the floor in {', '.join(feature.missing)} and has no remedy"
    if feature.remedy == "decoration":
        return None if feature.note else "has no note that says what differs"
    if feature.remedy == "prefix":
        for _, _, rule in places:
            prefixed = f"-webkit-{name}"
            if prefixed not in (rule if isinstance(rule, str) else dict(rule.declarations)):
                return f"stands without -webkit-{name}"
        return None
    if feature.remedy == "supports":
        keyword = name.rpartition(": ")[2]
        if not re.search(rf"@supports[^{{]*{re.escape(keyword)}", style_sheet) and not all(
                any(one.startswith("@supports") for one in rule.around) for _, _, rule in places if rule):
            return "has no alternative by @supports"
        return None
    if feature.remedy == "guarded":
        word = re.escape(name.removesuffix("()"))
        guard = re.compile(rf"supports\([^;]*{word}|{word}\s*\?|\?\.{word}|{word} &&|[\"']{word}[\"'] in|CSS\.supports\([^;]*easing")
        unguarded = [file for file, _, text in places if isinstance(text, str) and not guard.search(text)]
        return f"is not asked for before it is used in {unguarded[0]}" if unguarded else None
    if feature.remedy not in modules:
        return f"names a module that does not exist: {feature.remedy}"
    if not re.search(rf"def test_\w*without_{feature.remedy}\b", tests):
        return f"has no test_…_without_{feature.remedy} in {TESTS.name}"
    return None


def faults(features, uses, tests, modules, style_sheet):
    for (kind, name), places in sorted(uses.found.items(), key=lambda use: use[0]):
        file, line, _ = places[0]
        at = f"{file}:{line}: {name}"
        if kind == "nesting":
            yield f"{at} nests rules, which Safari does from 16.5 on"
            continue
        feature = features.get(("property" if kind == "property of an element" else kind, name))
        if feature is None:
            yield f"{at} is not in {TABLE.name}: look up the versions that have this {kind}, and add a line"
        elif feature.missing:
            if reason := fault(feature, places, tests, modules, style_sheet):
                yield f"{at} {reason}"


def self_test():
    features = table("kind\tname\tsafari\tfirefox\tchromium\n"
                     "property\tcolor\t1\t1\t1\nproperty\tmask\t15.4\t53\t120\tprefix\nproperty\tnew\t17\t1\t1\tbringer\n"
                     "value\tsafe\t17.6\t63\t115\tsupports\nselector\t:is\t14\t78\t88\nmember\tlate\t17\t1\t1\tguarded\n"
                     "event\tended\t26\t1\t1\n")

    def found(style="", script="", tests="", modules=()):
        uses = Uses()
        read_style_sheet(style, "a.css", uses, features)
        read_script(script, "a.js", uses, features)
        return [one.partition(": ")[2] for one in faults(features, uses, tests, modules, style)]

    assert found(":is(a) { color: red }") == []
    assert found("a { colour: red }") == ["colour is not in browser-versions.tsv: look up the versions that have this property, and add a line"]
    assert found("a { mask: none }") == ["mask stands without -webkit-mask"]
    assert found("a { new: 1 }") == ["new names a module that does not exist: bringer"]
    assert found("a { new: 1 }", modules=["bringer"]) == ["new has no test_…_without_bringer in test_older_engines.py"]
    assert found("a { new: 1 }", modules=["bringer"], tests="def test_it_without_bringer(") == []
    assert found("a { color: safe red }") == ["safe has no alternative by @supports"]
    assert found("a { b { color: red } }") == ["& nests rules, which Safari does from 16.5 on"]
    assert found(script="el.late()") == ["late is not asked for before it is used in a.js"]
    assert found(script="el.late ? 1 : 2") == []
    assert found(script='on("ended")') == ["ended is newer than the floor in Safari and has no remedy"]
    assert found(script='// on("ended")') == []


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    features = table(TABLE.read_text())
    unknown = {kind for kind, _ in features} - set(KINDS)
    uses = Uses()
    style_sheet = (WEB / "Assets/style.css").read_text()
    read_style_sheet(style_sheet, "style.css", uses, features)
    for path in sorted(WEB.glob("Client/*/*.js")):
        read_script(path.read_text(), f"{path.parent.name}/{path.name}", uses, features)
    for path in sorted([*WEB.glob("Elements/*.swift"), *WEB.glob("Style/*.swift")]):
        read_swift(path.read_text(), path.name, uses, features)
    modules = {path.parent.name for path in WEB.glob("Client/*/main.js")}
    found = [*(f"{TABLE.name}: there is no kind {kind}" for kind in unknown),
             *faults(features, uses, TESTS.read_text(), modules, style_sheet)]
    for one in found:
        print(one)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
