import Testing

@testable import IppoUI

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var note: Binding<String>?
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  struct Status: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.note) private var note
    var body: some View {
      Text("Title: \(title ?? "none")")
      Text("Note: \(note ?? "none")")
      Button("Clear") { note = "" }
    }
  }

  struct Editor: View {
    @State private var note = "milk"
    @State private var isShown = true
    var body: some View {
      Status()
      TextField("Note", text: $note).focusedValue(\.title, "editor").focusedValue(\.note, $note)
      Button("Toggle") { isShown.toggle() }
      if isShown { Text("Scene").focusedSceneValue(\.title, "scene") }
    }
  }

  @Test("The view with the focus wins over the scene, and what it says is gone with the focus")
  func focus() throws {
    let screen = Screen { Editor() }
    #expect(screen.texts.contains("Title: scene"))
    #expect(screen.texts.contains("Note: none"))
    let field = try #require(screen.nodes.first { $0.attributes.reportsFocus }).id
    try screen.send(.focusWithin(true), to: field)
    #expect(screen.texts.contains("Title: editor"))
    #expect(screen.texts.contains("Note: milk"))
    try screen.tap("Clear")
    #expect(screen.texts.contains("Note: "))
    try screen.send(.focusWithin(false), to: field)
    #expect(screen.texts.contains("Title: scene"))
    try screen.tap("Toggle")
    #expect(screen.texts.contains("Title: none"))
  }

  struct Reader: View {
    @AccessibilityFocusState private var isRead: Bool
    var body: some View {
      Text(isRead ? "read" : "unread").accessibilityFocused($isRead)
      Button("Read") { isRead = true }
    }
  }

  @Test("The focus of assistive technology is that of the keyboard")
  func accessibility() throws {
    let screen = Screen { Reader() }
    try screen.tap("Read")
    let text = try #require(screen.nodes.first { if case .text = $0.element { true } else { false } })
    #expect(text.attributes.isFocused == true)
    #expect(screen.texts.first == "read")
  }
}
