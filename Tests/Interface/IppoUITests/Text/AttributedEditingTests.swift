import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Editors of attributed text")
struct AttributedEditingTests {
  private var text: AttributedString {
    var bold = AttributedString("bold")
    bold.kern = 2
    return AttributedString("a ") + bold + AttributedString(" z")
  }

  @Test("What is typed has the attributes before it, and what stays keeps its own")
  func typing() throws {
    let value = Model(text)
    let screen = Screen { Lazily { TextEditor(text: value.binding) } }
    let field = try screen.first { if case .field(let field) = $0 { field.text } else { nil } }
    #expect(field.value == "a bold z")
    try screen.send(.setText("a bolder z"), to: field.id)
    screen.graph.drain()
    #expect(String(value.value.characters) == "a bolder z")
    #expect(value.value.runs.map { String(value.value[$0.range].characters) } == ["a ", "bolder", " z"])
    try screen.send(.setText("bolder z"), to: field.id)
    #expect(value.value.runs.first?.kern == 2)
    try screen.send(.setText(""), to: field.id)
    #expect(value.value.characters.isEmpty)
  }

  @Test("A selection is replaced, and its attributes are changed")
  func selection() throws {
    var text = text
    let start = text.characters.index(text.startIndex, offsetBy: 2)
    let end = text.characters.index(start, offsetBy: 4)
    var selection = AttributedTextSelection(range: start..<end)
    #expect(String(text[selection].characters) == "bold")
    text.transformAttributes(in: &selection) { $0.kern = 5 }
    #expect(text.runs.map(\.kern) == [nil, 5, nil])
    text.replaceSelection(&selection, withCharacters: "x")
    #expect(String(text.characters) == "a x z")
    guard case .insertionPoint(let place) = selection.indices(in: text) else {
      Issue.record("The caret is expected behind the new text, and there is a range.")
      return
    }
    #expect(text.characters.distance(from: text.startIndex, to: place) == 3)
    text.transformAttributes(in: &selection) { $0.kern = 9 }
    #expect(selection.typingAttributes(in: text).kern == 9)
  }
}
