import Foundation
import Testing

@testable import IppoUI

private struct Underlined: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text(isEnabled ? "on" : "off")
      configuration
    }
  }
}

private struct Titled: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Menu")
      Menu(configuration)
    }
  }
}

private struct Framed: FormStyle {
  func makeBody(configuration: Configuration) -> some View { ScrollView { configuration.content } }
}

private struct Days: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Next day") { configuration.selection += 86_400 }
    configuration.label
    DatePicker(configuration)
  }
}

private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

@MainActor
@Suite("Styles of an app's own")
struct OwnStyleTests {
  private func fields(_ screen: Screen) -> [RenderField] {
    screen.all { if case .field(let field) = $0 { field } else { nil } }
  }

  @Test("A style of fields puts views around the field, which then has no decoration")
  func fields() throws {
    let text = Model("")
    let screen = Screen {
      VStack {
        TextField("Name", text: text.binding)
        SecureField("Key", text: .constant("")).disabled(true)
        TextField("Known", text: .constant("")).textFieldStyle(.roundedBorder)
      }
      .textFieldStyle(Underlined())
    }
    #expect(screen.texts == ["on", "off"])
    #expect(fields(screen).map(\.style) == [.plain, .plain, .roundedBorder])
    #expect(fields(screen).map(\.prompt) == ["Name", "Key", "Known"])
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
    try screen.send(.setText("Ada"), to: field.id)
    #expect(text.value == "Ada")
  }

  @Test("A style of menus shows the menu within its body")
  func menus() throws {
    let screen = Screen { Menu("File") { Button("New") {} }.menuStyle(Titled()) }
    #expect(screen.texts == ["Menu", "File", "New"])
    #expect(Screen { Menu("File") { Button("New") {} }.menuStyle(.button) }.texts == ["File", "New"])
  }

  @Test("A style of forms decides what is around the controls")
  func forms() {
    let screen = Screen { Form { Text("A") }.formStyle(Framed()) }
    #expect(screen.texts == ["A"])
    #expect(screen.all { if case .list(let list) = $0 { list } else { nil } }.isEmpty)
    let known = Screen { Form { Text("A") }.formStyle(.grouped) }
    #expect(known.all { if case .list(let list) = $0 { list } else { nil } }.count == 1)
  }

  @Test("A style of date pickers reads and writes the date")
  func dates() throws {
    let date = Model(Date(timeIntervalSince1970: 0))
    let screen = Screen {
      Lazily { DatePicker("Due", selection: date.binding, displayedComponents: .date).datePickerStyle(Days()) }
        .environment(\.timeZone, .gmt)
    }
    try screen.tap("Next day")
    #expect(fields(screen).map(\.text) == ["1970-01-02"])
    #expect(screen.texts == ["Next day", "Due", "Due"])
  }

  @Test("A style of buttons that asks is told when the button is held down; others are not")
  func presses() throws {
    let screen = Screen {
      Button("A") {}.buttonStyle(Sinking())
      Button("B") {}.buttonStyle(.plain)
    }
    func opacity() -> [Double] { screen.all { if case .effect(.opacity(let value)) = $0 { value } else { nil } } }
    let buttons = screen.nodes.filter { if case .button = $0.element { true } else { false } }
    #expect(buttons.map { $0.attributes.gestures.contains(.press) } == [true, false])
    try screen.send(.press(true), to: buttons[0].id)
    #expect(opacity() == [0.5])
    try screen.send(.press(false), to: buttons[0].id)
    #expect(opacity() == [1])
    #expect(throws: RenderEventError.self) { try screen.send(.press(true), to: buttons[1].id) }
  }
}
