import Testing

@testable import IppoUI

@MainActor
@Suite("Focus states")
struct FocusStateTests {
  enum Part: Hashable { case name, mail }

  struct Form: View {
    @FocusState private var focus: Part?
    @State private var hasName = true
    var body: some View {
      Text(verbatim: focus.map { "at \($0)" } ?? "nowhere")
      if hasName { TextField("Name", text: .constant("")).focused($focus, equals: .name) }
      TextField("Mail", text: .constant("")).focused($focus, equals: .mail)
      Button("Begin") { focus = .name }
      Button("Toggle") { hasName.toggle() }
      Button("Go on") {
        hasName = false
        focus = .mail
      }
    }
  }

  private func fields(_ screen: Screen) -> [RenderNode] {
    screen.nodes.filter { if case .field = $0.element { true } else { false } }
  }

  @Test("The state is empty once the view with the focus is gone, and the view does not take the focus when it is back")
  func removal() throws {
    let screen = Screen { Form() }
    try screen.tap("Begin")
    #expect(screen.texts.first == "at name")
    try screen.tap("Toggle")
    #expect(screen.texts.first == "nowhere")
    try screen.tap("Toggle")
    #expect(screen.texts.first == "nowhere")
    #expect(fields(screen).map(\.attributes.isFocused) == [false, false])
  }

  @Test("The focus that moves on while a view goes stays where it is")
  func handOver() throws {
    let screen = Screen { Form() }
    try screen.tap("Begin")
    try screen.tap("Go on")
    #expect(screen.texts.first == "at mail")
    #expect(fields(screen).map(\.attributes.isFocused) == [true])
  }

  struct Tabs: View {
    @FocusState private var isFocused: Bool
    @State private var tab = 0
    var body: some View {
      Text(verbatim: "\(isFocused)")
      Button("Begin") { isFocused = true }
      Button("Next") { tab = 1 }
      TabView(selection: $tab) {
        TextField("Name", text: .constant("")).focused($isFocused).tabItem { Text("One") }.tag(0)
        Text("Nothing").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test("A view loses the focus with its tab")
  func tabs() throws {
    let screen = Screen { Tabs() }
    try screen.tap("Begin")
    #expect(screen.texts.first == "true")
    try screen.tap("Next")
    #expect(screen.texts.first == "false")
  }

  struct Renewed: View {
    @FocusState private var isFocused: Bool
    @State private var number = 0
    @State private var isLocked = false
    var body: some View {
      Text(verbatim: "\(isFocused)")
      TextField("Name", text: .constant("")).focused($isFocused).id(number).disabled(isLocked)
      Button("Begin") { isFocused = true }
      Button("Renew") { number += 1 }
      Button("Lock") { isLocked = true }
    }
  }

  @Test("A view with the same value in the same place takes the focus of the view that it replaces")
  func replacement() throws {
    let screen = Screen { Renewed() }
    try screen.tap("Begin")
    let field = try #require(fields(screen).first).id
    try screen.tap("Renew")
    #expect(screen.texts.first == "true")
    #expect(fields(screen).map(\.attributes.isFocused) == [true])
    #expect(fields(screen).first?.id != field)
  }

  @Test("A disabled view loses the focus, and cannot take it")
  func disabled() throws {
    let screen = Screen { Renewed() }
    try screen.tap("Begin")
    try screen.tap("Lock")
    let field = try #require(fields(screen).first).id
    try screen.send(.focus(false), to: field)
    #expect(screen.texts.first == "false")
    #expect(throws: RenderEventError.disabled(field)) { try screen.send(.focus(true), to: field) }
    #expect(screen.texts.first == "false")
  }
}
