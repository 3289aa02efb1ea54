import Foundation
import Testing

@testable import IppoUI

/// Forms of controls that differ from others in what they do, not in spelling alone.
@MainActor
@Suite("Forms of controls")
struct ControlFormTests {
  struct Marks: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.markedValueLabels
      }
    }
  }

  @Test("a style of a gauge is given the labels of marked values, if there are any")
  func gauge() {
    let marked = Screen {
      Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("half")
      } markedValueLabels: {
        Text("mark")
      }
      .gaugeStyle(Marks())
    }
    #expect(marked.texts == ["label", "mark"])
    #expect(Screen { Gauge(value: 0.5) { Text("label") }.gaugeStyle(Marks()) }.texts == ["label"])
  }

  @Test("a stepper writes its value in a format, whatever its label is")
  func stepper() throws {
    let title = "Share"
    let screen = Screen {
      Stepper(title, value: .constant(0.5), in: 0...1, format: .percent)
      Stepper(value: .constant(0.25), in: 0...1, format: .percent) { Text("Other") }
    }
    let values = screen.all { if case .stepper(let stepper) = $0 { stepper.value } else { nil } }
    #expect(values.map { $0.filter { $0.isNumber } } == ["50", "25"])
  }

  @Test("a press that is held tells the form of earlier years that it began and ended")
  func longPress() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let screen = Screen {
      Text("press").onLongPressGesture(minimumDuration: 1, pressing: { log.entries.append("\($0)") }) {
        log.entries.append("held")
      }
    }
    let node = try #require(screen.nodes.first { $0.attributes.gestures.contains(.longPress) })
    try screen.send(.longPress, to: node.id)
    #expect(log.entries == ["true", "held", "false"])
  }

  @Test("what is read of the geometry is told with the value before")
  func geometry() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let screen = Screen {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        log.entries.append("\($0) \($1)")
      }
    }
    let region = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 30, height: 10), to: region)
    #expect(log.entries.last?.hasSuffix("30.0") == true && log.entries.last?.hasPrefix("30.0") == false)
  }

  @Test("accessibility that is not enabled says nothing")
  func accessibility() {
    let screen = Screen {
      Text("a").accessibilityLabel("on", isEnabled: true).accessibilityHidden(true, isEnabled: false)
      Text("b").accessibilityLabel("off", isEnabled: false).accessibilityAddTraits(.isHeader, isEnabled: true)
    }
    let found = screen.nodes.map(\.attributes.accessibility)
    #expect(found.contains { $0.label == "on" && !$0.isHidden })
    #expect(!found.contains { $0.label == "off" })
    #expect(found.contains { $0.traits.contains(.isHeader) })
  }

  @Test("margins for every edge are those of the edges that are named")
  func margins() {
    struct Height: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
    }
    #expect(PresentationDetent.custom(Height.self) == .height(350))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let screen = Screen { ScrollView { Text("x") }.contentMargins([.top, .trailing], insets) }
    let boxes = screen.elements.map { "\($0)" }.joined()
    #expect(boxes.contains("top: 1.0") && boxes.contains("trailing: 4.0") && boxes.contains("bottom: 0.0"))
  }

  @Test("tokens that can be changed are changed where they are")
  func tokens() throws {
    struct Token: Identifiable {
      let id: Int
      var name: String
    }
    struct Search: View {
      @State var text = ""
      @State var tokens = [Token(id: 1, name: "one")]
      var body: some View {
        NavigationStack {
          Text("found \(tokens.map(\.name).joined())")
            .searchable(text: $text, editableTokens: $tokens) { $token in
              Button("change") { token.name = "two" }
            }
        }
      }
    }
    let screen = Screen { Search() }
    screen.graph.drain()
    try screen.tap("change")
    screen.graph.drain()
    #expect(screen.texts.contains("found two"))
  }
}
