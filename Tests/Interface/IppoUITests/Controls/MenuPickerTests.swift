import Testing

@testable import IppoUI

@MainActor
@Suite("Pickers in menus")
struct MenuPickerTests {
  @Test("A picker in a menu is part of it; with the style of menus it is a menu in the menu")
  func styles() throws {
    let choice = Model(1)
    let screen = Screen {
      Menu("More") {
        Picker("Part", selection: choice.binding) { Text("A").tag(1) }
        Picker("Menu", selection: choice.binding) {
          Text("B").tag(1)
          Text("C").tag(2)
        }
        .pickerStyle(.menu)
      }
    }
    let menus = screen.all { if case .menu(let menu) = $0 { menu } else { nil } }
    #expect(menus.count == 2)
    #expect(screen.texts.contains("Menu"))
    let pickers = screen.nodes.filter { if case .picker = $0.element { true } else { false } }
    #expect(pickers.count == 2)
    try screen.send(.select(1), to: pickers[1].id)
    #expect(choice.value == 2)
  }

  @Test("Outside of menus the style of menus makes a control of its own")
  func outside() {
    let screen = Screen { Picker("Menu", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.menu) }
    #expect(screen.all { if case .menu(let menu) = $0 { menu } else { nil } }.isEmpty)
  }
}
