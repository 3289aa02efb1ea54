#!/usr/bin/env python3
"""Derives the types that bind to stores from one of them.

`UIBinding`, `UIBindable`, `Binding`, `Bindable` and `ObservedObject.Wrapper` have the same functions for stores. They are
written by hand in `UIBinding+Store.swift`; this script writes the other four files.

    scripts/generate-store-faces.py            write the files
    scripts/generate-store-faces.py --check    fail when a file differs from what would be written
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Architecture/ComposableArchitectureCore/Bindings"
SOURCE = FOLDER / "UIBinding+Store.swift"
WIDTH = 120

# Of each file: the name, whether it belongs to IppoUI, the extended type, the intermediate type, the name and the type of its
# stored property, and the generic parameter of the extended type that is the store.
FACES = [
    ("UIBindable", False, "UIBindable", "_StoreUIBindable", "bindable", "UIBindable<Store<State, Action>>", "Value"),
    ("Binding", True, "Binding", "_StoreBinding", "binding", "Binding<Store<State, Action>>", "Value"),
    ("Bindable", True, "Bindable", "_StoreBindable_SwiftUI", "bindable", "Bindable<Store<State, Action>>", "Value"),
    ("ObservedObject", True, "ObservedObject.Wrapper", "_StoreObservedObject", "wrapper",
     "ObservedObject<Store<State, Action>>.Wrapper", "ObjectType"),
]

SUBSCRIPT = "  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> {}<State, Action, Member> {{"
WRAPPED = (
    "  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> {}<\n    State, Action, Member\n  > {{")
# Bindings of views are made anew with each body, for the child of that moment.
CURRENT = "          id: CurrentChild(),"
IDENTITY = "          id: wrappedValue.core.read { presentedID($0.pointee[keyPath: state]) },"
# The wrapper of an observed object has no `wrappedValue` of its own.
IDENTITY_OF_WRAPPER = """\
          id: self[dynamicMember: \\Store<State, Action>.itself].wrappedValue.core.read {
            presentedID($0.pointee[keyPath: state])
          },"""


def replace(text, old, new):
    if old not in text:
        raise SystemExit(f"{SOURCE.name} does not contain {old!r}.")
    return text.replace(old, new)


def face(text, isOfViews, extended, intermediate, name, type, parameter):
    binding = "Binding" if isOfViews else "UIBinding"
    text = replace(text, "extension UIBinding {", f"extension {extended} {{")
    text = replace(text, "let binding: UIBinding<Store<State, Action>>", f"let {name}: {type}")
    text = replace(text, "_StoreUIBinding(binding: self,", f"{intermediate}({name}: self,")
    text = replace(text, "(binding: binding,", f"({name}: {name},")
    text = replace(text, "    binding[dynamicMember:", f"    {name}[dynamicMember:")
    text = replace(text, "where Value == Store", f"where {parameter} == Store")
    text = replace(text, "_StoreUIBinding", intermediate)
    text = replace(text, "-> UIBinding<", f"-> {binding}<")
    line = SUBSCRIPT.format(intermediate)
    if len(line) > WIDTH:
        text = replace(text, line, WRAPPED.format(intermediate))
    if not isOfViews:
        return text
    text = replace(text, CURRENT, IDENTITY_OF_WRAPPER if parameter == "ObjectType" else IDENTITY)
    text = replace(text, "public import SwiftNavigation", "public import IppoUI")
    lines = ["  " + line if line else line for line in text.rstrip("\n").split("\n")]
    return "\n".join(["#if UI", *lines, "#endif"]) + "\n"


def main():
    source = SOURCE.read_text()
    stale = []
    for file, *arguments in FACES:
        path = FOLDER / f"{file}+Store.swift"
        text = face(source, *arguments)
        if path.read_text() == text:
            continue
        if "--check" not in sys.argv:
            path.write_text(text)
        stale.append(path.name)
    if "--check" not in sys.argv:
        return
    if stale:
        raise SystemExit(f"{', '.join(stale)}: not derived from {SOURCE.name}; run scripts/generate-store-faces.py.")
    print(f"{len(FACES)} files are derived from {SOURCE.name}.")


if __name__ == "__main__":
    main()
