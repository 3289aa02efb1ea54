import Testing

@testable import IppoUI

@MainActor
@Suite("Labels of pickers")
struct PickerValueTests {
  private func pickers(_ screen: Screen) -> [RenderPicker] {
    screen.elements.compactMap { if case .picker(let picker) = $0 { picker } else { nil } }
  }

  private func picker() -> some View {
    Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
  }

  @Test("a menu shows its label in rows alone")
  func menus() {
    #expect(pickers(Screen { VStack { picker() } }).map(\.isLabelHidden) == [true])
    #expect(pickers(Screen { Form { picker() } }).map(\.isLabelHidden) == [false])
    #expect(pickers(Screen { List { picker().pickerStyle(.menu) } }).map(\.isLabelHidden) == [false])
  }

  @Test("columns of options keep theirs")
  func columns() {
    #expect(pickers(Screen { picker().pickerStyle(.inline) }).map(\.isLabelHidden) == [false])
  }
}
