import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("Pickers that are links")
struct PickerLinkTests {
  enum Size: String, CaseIterable { case small, large }

  private func screen(_ selection: Model<Size>) -> Screen {
    Screen {
      NavigationStack {
        Form {
          Picker("Size", selection: selection.binding) {
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
  }

  @Test("The link says what is chosen, leads to the options, and comes back once one is chosen")
  func chooses() throws {
    let selection = Model(Size.small)
    let screen = screen(selection)
    #expect(screen.texts.contains("Size") && screen.texts.contains("Small"))
    #expect(!screen.texts.contains("Large"))
    let link = try screen.first { if case .button(let button) = $0, button.opensPage { button } else { nil } }
    try screen.send(.activate, to: link.id)
    #expect(screen.pages.count == 2)
    let picker = try screen.first { if case .picker(let picker) = $0 { picker } else { nil } }
    #expect(picker.value.options.map(\.title) == ["Small", "Large"])
    #expect(picker.value.selection == 0)
    #expect(picker.value.style == .inline)
    try screen.send(.select(1), to: picker.id)
    #expect(selection.value == .large)
    #expect(screen.pages.count == 1)
    #expect(screen.texts.contains("Large") && !screen.texts.contains("Small"))
  }

  @Test("Outside of a navigation it is a menu")
  func outside() throws {
    let screen = Screen {
      Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
    }
    let pickers: [RenderPicker] = screen.all { if case .picker(let picker) = $0 { picker } else { nil } }
    #expect(pickers.map(\.style) == [.navigationLink])
  }

  private struct Swatch: View {
    let size: Size
    var body: some View {
      Text(size.rawValue).padding(4).frame(maxWidth: .infinity).background(size == .small ? Color.red : .blue)
        .clipShape(RoundedRectangle(cornerRadius: 4))
    }
  }

  private func option(_ name: String, in screen: Screen) throws -> RenderNodeID {
    try #require(
      screen.nodes.last {
        if case .button = $0.element { screen.texts(in: $0.id) == [name] } else { false }
      }
    ).id
  }

  private func colors(_ screen: Screen) -> [RenderPaint?] {
    screen.all { if case .shape(let shape) = $0 { shape.fill } else { nil } }
  }

  @Test("Options that are views of the app's own look so, on the page and where one is chosen")
  func views() throws {
    let selection = Model(Size.small)
    let screen = Screen {
      NavigationStack {
        Form {
          Picker("Size", selection: selection.binding) {
            ForEach(Size.allCases, id: \.self) { Swatch(size: $0) }
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    #expect(colors(screen) == [.color(.named(.red))])
    let link = try screen.first { if case .button(let button) = $0, button.opensPage { button } else { nil } }
    try screen.send(.activate, to: link.id)
    #expect(colors(screen) == [.color(.named(.red)), .color(.named(.red)), .color(.named(.blue))])
    try screen.send(.activate, to: option("large", in: screen))
    #expect(selection.value == .large)
    #expect(screen.pages.count == 1)
    #expect(colors(screen) == [.color(.named(.blue))])
  }

  @Test("An inline picker of such options has a row for each, and says which is chosen")
  func inline() throws {
    let selection = Model<Size?>(nil)
    let screen = Screen {
      Form {
        Picker("Size", selection: selection.binding) {
          Section("Sizes") { ForEach(Size.allCases, id: \.self) { Swatch(size: $0).tag(Optional($0)) } }
          Swatch(size: .small).disabled(true)
        }
        .pickerStyle(.inline)
      }
    }
    #expect(screen.texts.filter { !$0.isEmpty } == ["Size", "Sizes", "small", "large"])
    #expect(screen.rows.count == 4)
    func chosen() -> [String] {
      screen.nodes.filter { $0.attributes.accessibility.traits.contains(.isSelected) }.flatMap {
        screen.texts(in: $0.id)
      }
    }
    #expect(chosen().isEmpty)
    try screen.send(.activate, to: option("large", in: screen))
    #expect(selection.value == .large)
    #expect(chosen() == ["large"])
  }
}
