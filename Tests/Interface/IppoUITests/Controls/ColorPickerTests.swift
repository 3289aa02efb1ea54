import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Choosing colours, and pasting")
struct ColorPickerTests {
  struct Paint: View {
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    var body: some View {
      ColorPicker("Paint", selection: $color)
      Text(color.description)
    }
  }

  @Test("A colour is a field, and keeps its opacity")
  func color() throws {
    let screen = Screen { Paint() }
    func field() throws -> (id: RenderNodeID, value: RenderField) {
      try screen.first { if case .field(let field) = $0 { field } else { nil } }
    }
    #expect(try field().value.text == "#ff8000")
    #expect(try field().value.keyboard == .color)
    try screen.send(.setText("#0000ff"), to: field().id)
    #expect(screen.texts.last == "#0000FF80")
    try screen.send(.setText("#00"), to: field().id)
    #expect(try field().value.isInvalid)
    #expect(screen.texts.last == "#0000FF80")
    try screen.send(.submit, to: field().id)
    #expect(try field().value.text == "#0000ff")
  }

  @Test("A paste button takes text, and nothing else")
  func paste() async throws {
    let log = Watched<[String]>([])
    let screen = Screen { PasteButton(payloadType: String.self) { log.value += $0 } }
    let button = try screen.first { if case .button(let button) = $0 { button } else { nil } }
    #expect(button.value.isPaste)
    #expect(throws: RenderEventError.self) { try screen.send(.activate, to: button.id) }
    try screen.send(.paste("hello"), to: button.id)
    try await log.wait(for: "what was pasted") { !$0.isEmpty }
    #expect(log.value == ["hello"])
  }
}
