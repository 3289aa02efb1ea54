import Testing

@testable import IppoUI

@MainActor
@Suite struct FieldEditingTests {
  struct Form: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    let isManaged: Bool
    let told: Model<[Bool]>

    var body: some View {
      let field = TextField("Name", text: $text, onEditingChanged: { told.value.append($0) })
      if isManaged { field.focused($isFocused) } else { field }
    }
  }

  @Test(
    arguments: [[.editing(true), .focus(true)], [.focus(true), .editing(true)], [.focus(true)]] as [[RenderEvent]])
  func `a field whose focus the app manages tells once that editing begins, and once that it ends`(
    events: [RenderEvent]
  ) throws {
    let told = Model<[Bool]>([])
    let screen = Screen { Form(isManaged: true, told: told) }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    for event in events { try screen.send(event, to: field) }
    #expect(told.value == [true])
    for event in events {
      switch event {
      case .editing: try screen.send(.editing(false), to: field)
      default: try screen.send(.focus(false), to: field)
      }
    }
    #expect(told.value == [true, false])
  }

  @Test func `another field tells each time`() throws {
    let told = Model<[Bool]>([])
    let screen = Screen { Form(isManaged: false, told: told) }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    for isEditing in [true, false, true, false] { try screen.send(.editing(isEditing), to: field) }
    #expect(told.value == [true, false, true, false])
  }
}
