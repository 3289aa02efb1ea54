import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Controls of several values, names and places")
struct SharedControlTests {
  struct Lamp {
    let isOn: Binding<Bool>
  }

  @Test("a toggle of several sources is on where all are, and sets all")
  func toggleOfSources() throws {
    let states = Box([true, false])
    func lamp(_ index: Int) -> Lamp {
      Lamp(isOn: Binding(get: { states.value[index] }, set: { states.value[index] = $0 }))
    }
    let lamps = [lamp(0), lamp(1)]
    let screen = Screen { Toggle(sources: lamps, isOn: \.isOn) { Text("All") } }
    let toggle = try screen.first { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    #expect(!toggle.value.isOn)
    try screen.send(.setOn(true), to: toggle.id)
    #expect(states.value == [true, true])
  }

  @Test("a rename button runs the action around it, and is disabled without one")
  func renameButton() throws {
    let names = Box(0)
    let screen = Screen { RenameButton().renameAction { names.write(names.value + 1) } }
    let button = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: button.id)
    #expect(names.value == 1)
    let alone = Screen { RenameButton() }
    #expect(alone.nodes.contains { $0.attributes.isDisabled })
  }

  @Test("tabs of sections stand side by side with the others, with the usual name for a search")
  func tabs() throws {
    let screen = Screen {
      TabView(selection: .constant("b")) {
        Tab("A", systemImage: "star", value: "a") { Text("first") }
        TabSection("More") { Tab("B", image: "b", value: "b") { Text("second") } }
        Tab(value: "c", role: .search) { Text("third") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    let tabs = try screen.first { if case .tabs(let tabs) = $0 { tabs } else { nil } }.value
    #expect(tabs.items.map(\.title) == ["A", "B", "Search"])
    #expect(tabs.selection == 1)
  }

  @Test("the first focus is set unless something has it")
  func defaultFocus() {
    struct Login: View {
      enum Field { case name, word }
      @FocusState var focus: Field?
      @State var text = ""

      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($focus, equals: .name)
          TextField("Word", text: $text).focused($focus, equals: .word)
        }
        .defaultFocus($focus, .word)
      }
    }
    let screen = Screen { Login() }
    screen.graph.drain()
    #expect(
      screen.nodes.filter { if case .field = $0.element { true } else { false } }.map(\.attributes.isFocused) == [
        false, true,
      ])
  }

  @Test("assistive technology is given a representation in place of the view")
  func representation() throws {
    let value = Box(1)
    let screen = Screen {
      Text("drawing").accessibilityRepresentation {
        Stepper("Count", value: Binding(get: { value.value }, set: { value.write($0) }))
      }
    }
    let stepper = try screen.first { if case .stepper(let stepper) = $0 { stepper } else { nil } }
    try screen.send(.step(1), to: stepper.id)
    #expect(value.value == 2)
    #expect(screen.nodes.contains { $0.attributes.accessibility.isHidden })
  }
}
