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
}
