import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Pickers of several elements, suggestions, and links to help")
struct SharedPickerTests {
  struct Alarm: Identifiable {
    let id: Int
    var sound: String
  }

  struct Alarms: View {
    @State var alarms = [Alarm(id: 1, sound: "a"), Alarm(id: 2, sound: "b")]

    var body: some View {
      Picker("Sound", sources: $alarms, selection: \.sound) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      Text(alarms.map(\.sound).joined())
    }
  }

  @Test("A picker shows what all elements have, and sets it for each")
  func sources() throws {
    let screen = Screen { Alarms() }
    let picker = try screen.first { if case .picker(let picker) = $0 { picker.selection } else { nil as Int?? } }
    #expect(picker.value == nil)
    try screen.send(.select(1), to: picker.id)
    screen.graph.drain()
    #expect(screen.texts.last == "bb")
    #expect(try screen.first { if case .picker(let picker) = $0 { picker.selection } else { nil as Int?? } }.value == 1)
  }

  struct Search: View {
    @State var text = ""

    var body: some View {
      TextField("City", text: $text).textInputSuggestions {
        Text("Ber…").textInputCompletion("Berlin")
      }
      Text("chosen \(text)")
    }
  }

  @Test("Suggestions show while a field is used, and fill it")
  func suggestions() throws {
    let screen = Screen { Search() }
    #expect(!screen.texts.contains("Ber…"))
    let field = try screen.first { if case .field = $0 { true } else { nil } }
    try screen.send(.setText("B"), to: field.id)
    screen.graph.drain()
    #expect(screen.texts.contains("Ber…"))
    let button = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: button.id)
    screen.graph.drain()
    #expect(screen.texts.last == "chosen Berlin")
    #expect(!screen.texts.contains("Ber…"))
  }

  @Test("A link to help has a name, and runs its action")
  func help() throws {
    let count = Box(0)
    let screen = Screen { HelpLink { count.value += 1 } }
    let button = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: button.id)
    #expect(count.value == 1)
  }

  @Test("A name is made of views and of the words of the view itself")
  func labels() {
    let screen = Screen {
      Text("3").accessibilityLabel { label in
        Text("Unread")
        label
      }
    }
    #expect(screen.nodes.compactMap(\.attributes.accessibility.label) == ["Unread 3"])
    #expect(screen.texts == ["3"])
  }

  @Test("Colours are mixed in the space that is asked for")
  func mixing() {
    func red(_ color: Color) -> Double { color.render.components(.light).red }
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(abs(red(black.mix(with: white, by: 0.5, in: .device)) - 0.5) < 0.001)
    #expect(abs(red(black.mix(with: white, by: 0.5)) - 0.388_6) < 0.001)
    let gradient = Gradient(colors: [black, white])
    #expect(gradient.colorSpace(.device) == AnyGradient(gradient))
    let stops = gradient.colorSpace(.perceptual).gradient.stops
    #expect(stops.count == 7)
    #expect(stops.map(\.location) == stops.map(\.location).sorted())
  }
}
