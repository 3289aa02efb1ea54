import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("A toggle shows and writes its binding")
  func toggle() throws {
    let isOn = Model(false)
    let screen = Screen { Lazily { Toggle("Sound", isOn: isOn.binding).toggleStyle(.switch) } }
    let toggle = try screen.first { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    #expect(toggle.value == RenderToggle(isOn: false, style: .switch))
    #expect(screen.texts == ["Sound"])
    try screen.send(.setOn(true), to: toggle.id)
    #expect(isOn.value)
    #expect(throws: RenderEventError.notAccepted(toggle.id, .activate)) { try screen.send(.activate, to: toggle.id) }
  }

  @Test("A field writes every event, and refuses them when it is disabled")
  func field() throws {
    let text = Model("")
    let isDisabled = Model(false)
    let screen = Screen {
      Lazily {
        TextField("Name", text: text.binding).disabled(isDisabled.value).keyboardType(.emailAddress)
          .textContentType(.emailAddress).autocapitalization(.none).disableAutocorrection(true)
          .textFieldStyle(.roundedBorder)
      }
    }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }
    #expect(field.value.prompt == "Name")
    #expect(field.value.keyboard == .email)
    #expect(field.value.contentType == "email")
    #expect(field.value.capitalization == .none)
    #expect(!field.value.isAutocorrected)
    #expect(field.value.style == .roundedBorder)
    for typed in ["B", "Bl", "Blo"] { try screen.send(.setText(typed), to: field.id) }
    #expect(text.value == "Blo")
    isDisabled.value = true
    screen.graph.drain()
    #expect(throws: RenderEventError.disabled(field.id)) { try screen.send(.setText("X"), to: field.id) }
    #expect(text.value == "Blo")
  }

  @Test("A field for a value keeps what was typed until it is left, and says when it cannot be read")
  func valueField() throws {
    let number = Model(1)
    let screen = Screen { Lazily { TextField("Number", value: number.binding, format: .number) } }
    func field() throws -> (id: RenderNodeID, value: RenderField) {
      try screen.first { if case .field(let field) = $0 { field } else { nil } }
    }
    let id = try field().id
    try screen.send(.setText("12x"), to: id)
    #expect(try field().value.text == "12x")
    try screen.send(.setText("x"), to: id)
    #expect(try field().value.isInvalid)
    try screen.send(.setText("0042"), to: id)
    #expect(number.value == 42)
    #expect(try field().value.text == "0042")
    try screen.send(.submit, to: id)
    #expect(try field().value.text == "42")
    number.value = 7
    screen.graph.drain()
    #expect(try field().value.text == "7")
  }

  @Test("A secure field and an editor are fields of their kind")
  func otherFields() {
    let screen = Screen {
      Lazily {
        VStack {
          SecureField("Password", text: .constant("x"))
          TextEditor(text: .constant("long"))
          TextField("Note", text: .constant(""), axis: .vertical).lineLimit(3)
        }
      }
    }
    let fields = screen.all { if case .field(let field) = $0 { field } else { nil } }
    #expect(fields.map(\.isSecure) == [true, false, false])
    #expect(fields.map(\.isMultiline) == [false, true, true])
    #expect(fields.map(\.lineLimit) == [nil, nil, 3])
  }

  @Test("Return submits to the actions around the field")
  func submit() throws {
    let log = Box("")
    let screen = Screen {
      Lazily {
        TextField("Name", text: .constant("")).onSubmit { log.value += "inner " }.onSubmit { log.value += "outer" }
      }
    }
    try screen.send(.submit, to: screen.first { if case .field = $0 { true } else { nil } }.id)
    #expect(log.value == "inner outer")
  }

  @Test("A stepper stops at its bounds")
  func stepper() throws {
    let value = Model(9)
    let screen = Screen { Lazily { Stepper("Value: \(value.value)", value: value.binding, in: 0...10) } }
    let id = try screen.first { if case .stepper = $0 { true } else { nil } }.id
    try screen.send(.step(1), to: id)
    #expect(value.value == 10)
    #expect(throws: RenderEventError.notAccepted(id, .step(1))) { try screen.send(.step(1), to: id) }
    try screen.send(.step(-1), to: id)
    #expect(value.value == 9)
    #expect(screen.texts == ["Value: 9"])
  }

  @Test("A slider moves values to its range and steps")
  func slider() throws {
    let value = Model(5.0)
    let screen = Screen { Lazily { Slider(value: value.binding, in: 0...10, step: 2) } }
    let slider = try screen.first { if case .slider(let slider) = $0 { slider } else { nil } }
    #expect(slider.value == RenderSlider(value: 5, minimum: 0, maximum: 10, step: 2))
    try screen.send(.setValue(6.7), to: slider.id)
    #expect(value.value == 6)
    try screen.send(.setValue(99), to: slider.id)
    #expect(value.value == 10)
    #expect(throws: RenderEventError.self) { try screen.send(.setValue(.nan), to: slider.id) }
  }

  @Test("A slider with marks sets the numbers that can be chosen alone")
  func sliderWithMarks() throws {
    let value = Model(5.0)
    let screen = Screen {
      Lazily {
        Slider(value: value.binding, in: 0...10, neutralValue: 5, enabledBounds: 2...8) {
          Text("Speed")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("slow")
        } maximumValueLabel: {
          Text("fast")
        } ticks: {
          SliderTick(5)
          SliderTick(7) { Text("seven") }
        }
      }
    }
    let slider = try screen.first { if case .slider(let slider) = $0 { slider } else { nil } }
    try screen.send(.setValue(1), to: slider.id)
    #expect(value.value == 2)
    try screen.send(.setValue(9), to: slider.id)
    #expect(value.value == 8)
    try screen.send(.setValue(6), to: slider.id)
    #expect(value.value == 6)
  }

  private enum Tab: Hashable { case counter, profile }

  @Test("A picker has an option for each tag, and selects by index")
  func picker() throws {
    let tab = Model(Tab.counter)
    let screen = Screen {
      Lazily {
        Picker("Tab", selection: tab.binding) {
          Text("Counter").tag(Tab.counter)
          Label("Profile", systemImage: "person").tag(Tab.profile)
          Text("No tag")
        }
        .pickerStyle(SegmentedPickerStyle())
      }
    }
    let picker = try screen.first { if case .picker(let picker) = $0 { picker } else { nil } }
    #expect(picker.value.options.map(\.title) == ["Counter", "Profile"])
    #expect(picker.value.options.map(\.symbol) == [nil, "person"])
    #expect(picker.value.selection == 0)
    #expect(picker.value.style == .segmented)
    #expect(screen.texts == ["Tab"])
    try screen.send(.select(1), to: picker.id)
    #expect(tab.value == .profile)
    #expect(throws: RenderEventError.self) { try screen.send(.select(2), to: picker.id) }
  }

  @Test("A ForEach in a picker tags its rows with their ids; an optional selection takes them too")
  func pickerForEach() throws {
    let selection = Model<String?>("b")
    let screen = Screen {
      Lazily {
        Picker("Letter", selection: selection.binding) {
          Text("None").tag(String?.none)
          ForEach(["a", "b"], id: \.self) { Text($0.uppercased()) }
        }
      }
    }
    let picker = try screen.first { if case .picker(let picker) = $0 { picker } else { nil } }
    #expect(picker.value.options.map(\.title) == ["None", "A", "B"])
    #expect(picker.value.selection == 2)
    try screen.send(.select(0), to: picker.id)
    #expect(selection.value == nil)
  }

  @Test("Buttons take the style, role and size around them")
  func buttonStyles() throws {
    let screen = Screen {
      Lazily {
        VStack {
          Button("A") {}.buttonStyle(.borderedProminent).controlSize(.large)
          Button("B", role: .destructive) {}.buttonStyle(.plain)
        }
      }
    }
    let buttons = screen.all { if case .button(let button) = $0 { button } else { nil } }
    #expect(
      buttons == [
        RenderButton(style: .borderedProminent, size: .large), RenderButton(role: .destructive, style: .plain),
      ])
  }

  @Test("A style of the app's own draws the label, and its environment works")
  func customStyles() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(isEnabled ? "!" : "-")
          configuration.label
        }
      }
    }
    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    let isOn = Model(false)
    let log = IppoUITests.Box(0)
    let screen = Screen {
      Lazily {
        VStack {
          Button("Press") { log.value += 1 }.buttonStyle(Loud())
          Button("Off") {}.buttonStyle(Loud()).disabled(true)
          Toggle("Switch", isOn: isOn.binding).toggleStyle(Box())
        }
      }
    }
    #expect(screen.texts == ["!", "Press", "-", "Off", "off"])
    let button = try screen.first { if case .button(let button) = $0 { button } else { nil } }
    #expect(button.value.style == .custom)
    try screen.send(.activate, to: button.id)
    #expect(log.value == 1)
    try screen.tap("off")
    #expect(isOn.value)
  }

  @Test("A hidden label still names its control")
  func hiddenLabels() throws {
    let screen = Screen { Lazily { Toggle("Sound", isOn: .constant(true)).labelsHidden() } }
    #expect(screen.texts == [""])
    #expect(screen.nodes.compactMap(\.attributes.accessibility.label) == ["Sound"])
  }

  @Test("A disclosure shows its content while it is expanded")
  func disclosure() throws {
    let screen = Screen { Lazily { DisclosureGroup("More") { Text("Hidden") } } }
    #expect(screen.texts == ["More"])
    let id = try screen.first { if case .disclosure = $0 { true } else { nil } }.id
    try screen.send(.setOn(true), to: id)
    #expect(screen.texts == ["More", "Hidden"])
  }

  @Test("A menu has its label first, then the items")
  func menu() throws {
    let log = Box("")
    let screen = Screen {
      Lazily {
        Menu("Options") {
          Button("One") { log.value += "1" }
          Section("More") { Button("Two") { log.value += "2" } }
        }
      }
    }
    let menu = try screen.first { if case .menu(let menu) = $0 { menu } else { nil } }
    #expect(screen.graph.tree.children(of: menu.id).count == 3)
    try screen.tap("Two")
    #expect(log.value == "2")
  }

  @Test("Progress is a share of its total")
  func progress() {
    let screen = Screen {
      Lazily {
        VStack {
          ProgressView()
          ProgressView("Loading", value: 30, total: 120)
        }
      }
    }
    let progress = screen.all { if case .progress(let progress) = $0 { progress } else { nil } }
    #expect(progress.map(\.fraction) == [nil, 0.25])
    #expect(screen.texts == ["Loading"])
  }

  @Test("A share that is no number is none, in progress and in gauges")
  func noNumbers() {
    let screen = Screen {
      ProgressView(value: Double.nan)
      ProgressView(value: Double.infinity, total: .infinity)
      ProgressView(value: Float.nan).progressViewStyle(.circular)
      Gauge(value: Double.nan) { Text("Fuel") }
    }
    #expect(screen.all { if case .progress(let progress) = $0 { progress.fraction } else { nil } } == [0, 0, 0, 0])
    #expect(screen.graph.tree.outline.contains("0%"))
  }

  @Test("Tabs show one child, switch by index, and tell their views")
  func tabs() throws {
    let log = Box("")
    let selection = Model("b")
    let screen = Screen {
      Lazily {
        TabView(selection: selection.binding) {
          Text("A").onAppear { log.value += "+A" }.onDisappear { log.value += "-A" }
            .tabItem { Label("First", systemImage: "star") }.tag("a")
          Text("B").onAppear { log.value += "+B" }.onDisappear { log.value += "-B" }
            .tabItem { Text("Second") }.tag("b")
        }
      }
    }
    let tabs = try screen.first { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.value.items.map(\.title) == ["First", "Second"])
    #expect(tabs.value.items.map(\.symbol) == ["star", nil])
    #expect(tabs.value.selection == 1)
    #expect(log.value == "+B")
    log.value = ""
    try screen.send(.select(0), to: tabs.id)
    #expect(selection.value == "a")
    #expect(log.value.contains("+A") && log.value.contains("-B"))
  }
}
