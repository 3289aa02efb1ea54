import Testing

@testable import IppoUI

@MainActor
@Suite("Styles that change other styles")
struct StyleConfigurationTests {
  struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("box")
      GroupBox(configuration)
    }
  }

  struct Barred: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("group")
      ControlGroup(configuration)
    }
  }

  struct Starred: LabelStyle {
    var star = "*"
    func makeBody(configuration: Configuration) -> some View {
      Text(star)
      Label(configuration)
    }
  }

  struct Warned: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("careful")
      Toggle(configuration)
    }
  }

  struct Numbered: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("1.")
      Button(configuration)
    }
  }

  @Test("A control of a configuration, in the body of its style, has the style around it")
  func around() {
    let screen = Screen {
      GroupBox("label") { Text("content") }.groupBoxStyle(Framed())
      ControlGroup { Text("control") }.controlGroupStyle(Barred())
      Label("title", systemImage: "star").labelStyle(Starred())
      Toggle("toggle", isOn: .constant(true)).toggleStyle(Warned())
      Button("button") {}.buttonStyle(Numbered())
    }
    #expect(
      screen.texts == [
        "box", "label", "content", "group", "control", "*", "title", "careful", "toggle", "1.", "button",
      ])
    let nested = Screen { Label("title", systemImage: "star").labelStyle(Starred()).labelStyle(Starred(star: "+")) }
    #expect(nested.texts == ["*", "+", "title"])
  }

  struct Folded: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("fold")
      configuration.label
      configuration.content
    }
  }

  @Test("Controls within the content of one have its style")
  func content() {
    let screen = Screen {
      GroupBox { GroupBox { Text("inner") } }.groupBoxStyle(Framed())
      DisclosureGroup("outer") { DisclosureGroup("within") { Text("leaf") } }.disclosureGroupStyle(Folded())
    }
    #expect(screen.texts == ["box", "box", "inner", "fold", "outer", "fold", "within", "leaf"])
  }

  struct Switching: View {
    @State private var isPlain = true
    var body: some View {
      Tap("switch") { isPlain.toggle() }
      Label("title", systemImage: "star").labelStyle(Starred())
        .labelStyle(Starred(star: isPlain ? "+" : "-"))
    }
  }

  @Test("A style around that changes shows in the body of the one within")
  func changes() throws {
    let screen = Screen { Switching() }
    try screen.tap("switch")
    #expect(screen.texts == ["switch", "*", "-", "title"])
  }
}
