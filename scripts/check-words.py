#!/usr/bin/env python3
"""Checks that the library says its own words by its tables of words, in the language of the window.

Two things are refused in the sources of views and renderers:
- a literal with a letter as the first argument of a view or a modifier that shows or speaks a text, such as Text("Rename");
- a literal that is a word of the library, such as `name ?? "Untitled"`, but for the places below.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("Sources/Render", "Sources/Interface", "Sources/Renderers")
SAYING = ("Text Button Label Toggle Section Picker TextField SecureField ContentUnavailableView LabeledContent Menu Link Stepper "
          "Slider ProgressView Gauge DisclosureGroup NavigationLink DatePicker ColorPicker ShareLink alert confirmationDialog "
          "navigationTitle accessibilityLabel accessibilityHint accessibilityValue accessibilityAction help searchable").split()
LITERAL = re.compile(r'\b(' + "|".join(SAYING) + r')\(\s*(?:Text\()?(?:verbatim: )?"[^"\\]*[A-Za-z]')
WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
CASE = re.compile(r'^  case \w+ = "(.*)"$', re.MULTILINE)

# Names of keys and files, and words of protocols, that are written like words of the library.
OTHERS = {
    "Sources/Render/IppoRender/SpokenSymbol.swift": "English names of symbols, which are looked up where they are said",
    "Sources/Interface/IppoCharts/Drawing/SelectionView.swift": "names of keys in UI Events",
    "Sources/Interface/IppoCoreHaptics/CHHapticPattern.swift": "keys of dictionaries",
    "Sources/Interface/IppoCoreLocation/CLPlacemark.swift": "keys of dictionaries",
    "Sources/Interface/IppoUI/Files/FileWrapper.swift": "a name in a folder that the app writes",
    "Sources/Interface/IppoUI/Values/Input/KeyboardShortcut.swift": "names of keys in UI Events",
    "Sources/Interface/IppoUIKit/Controllers/UIActivityViewController.swift": "identifiers of activities",
    "Sources/Renderers/IppoTerminal/Interaction/KeyHelp.swift": "names of keys, which are translated where they are said",
    "Sources/Renderers/IppoTerminal/Interaction/KeyName.swift": "names of keys, with tables of their own",
    "Sources/Renderers/IppoTerminal/Interaction/RenderShortcut+Matching.swift": "names of keys in UI Events",
    "Sources/Renderers/IppoTerminal/Interaction/TerminalRenderer+Keys.swift": "names of keys in UI Events",
}


def code(line):
    """A line without its comment."""
    return "" if line.lstrip().startswith("//") else re.split(r"\s//\s", line)[0]


def main():
    tables = ROOT / "Sources/Render/IppoWindow/LibraryWord.swift"
    words = {word for word in CASE.findall(tables.read_text()) if word[0].isupper()}
    assert len(words) > 100, "the words of the library were not found"
    faults = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            name = str(path.relative_to(ROOT))
            if ".docc/" in name or path.name.startswith("LibraryWord") or path.name.startswith("TerminalWord"):
                continue
            for number, line in enumerate(path.read_text().splitlines(), 1):
                line = code(line)
                if found := LITERAL.search(line):
                    faults.append(f"{name}:{number}: {found.group(1)} says a literal: take a word of LibraryWord")
                elif name not in OTHERS:
                    faults += [f'{name}:{number}: "{word}" is a word of the library: take it from LibraryWord'
                               for word in WORD.findall(line) if word in words]
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
