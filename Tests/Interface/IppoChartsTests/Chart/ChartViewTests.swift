import Foundation
import IppoCharts
import IppoTerminal
import IppoTesting
import Testing

/// Charts as views: what assistive technology finds, what terminals show, and what people select.
@MainActor
@Suite("Charts")
struct ChartViewTests {
  private let sales = [("Apples", 4), ("Pears", 8)]

  private func bars() -> some View {
    Chart(sales, id: \.0) { sale in BarMark(x: .value("Fruit", sale.0), y: .value("Sold", sale.1)) }
      .environment(\.locale, Locale(identifier: "en_US"))
  }

  @Test("Assistive technology finds an element for each mark")
  func elements() {
    let host = ViewHost { bars() }
    for (fruit, count) in sales {
      #expect(host.elements.contains { $0.name == fruit && $0.value == "\(count)" }, "\(host.outline)")
    }
  }

  @Test("Terminals write the labels of both axes")
  func terminal() {
    let screen = TerminalScreen(columns: 30, rows: 10) { bars() }
    for label in ["Apples", "Pears", "0"] { #expect(screen.text.contains(label), "\(screen.text)") }
  }

  @Test("In ten columns the labels that have room are whole")
  func narrow() {
    let screen = TerminalScreen(columns: 10, rows: 8) { bars() }
    #expect(screen.text.contains("Apples") && !screen.text.contains("Pe"), "\(screen.text)")
  }

  @Test("Wide letters have their cells")
  func wideLetters() {
    let screen = TerminalScreen(columns: 24, rows: 8) {
      Chart(["東京", "大阪"], id: \.self) { BarMark(x: .value("City", $0), y: .value("Size", 3)) }
    }
    #expect(screen.text.contains("東京") && screen.text.contains("大阪"), "\(screen.text)")
  }

  @Test("A terminal that is read says the values")
  func reading() {
    let reader = TerminalReader { bars() }
    #expect(reader.lines.contains { $0.contains("Apples") && $0.contains("4") }, "\(reader.lines)")
  }

  private struct Selecting: View {
    @State private var fruit: String?

    var body: some View {
      VStack {
        Chart([("Apples", 4), ("Pears", 8), ("Plums", 2)], id: \.0) { sale in
          BarMark(x: .value("Fruit", sale.0), y: .value("Sold", sale.1))
        }
        .chartXSelection(value: $fruit)
        Text(fruit ?? "None")
      }
    }
  }

  @Test("Arrow keys select values, and Escape none")
  func keys() {
    let screen = TerminalScreen(columns: 40, rows: 12) { Selecting() }
    #expect(screen.text.contains("None"))
    screen.press(.tab)
    for (key, fruit) in [
      (TerminalKeyPress.Key.right, "Apples"), (.right, "Pears"), (.right, "Plums"), (.left, "Pears"),
    ] {
      screen.press(key)
      #expect(screen.lines.last { !$0.allSatisfy(\.isWhitespace) }?.contains(fruit) == true, "\(fruit)")
    }
    screen.press(.escape)
    #expect(screen.text.contains("None"))
  }

  @Test("Overlays know the scales and the frame of the plot")
  func proxy() throws {
    let found = Box<[String]>([])
    let host = ViewHost {
      bars().frame(width: 400, height: 240).chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = found.value.append("\(proxy.plotSize.width)x\(proxy.plotSize.height)")
          let _ = found.value.append("\(proxy.value(atX: 300, as: String.self) ?? "-")")
          let _ = found.value.append("\(proxy.value(atX: 300, as: Int.self) ?? -1)")
          let _ = found.value.append("\(proxy.position(forY: 0) ?? -1)")
          let _ = found.value.append("\(proxy.plotFrame.map { geometry[$0].minY } ?? -1)")
          Color.clear
        }
      }
    }
    host.close()
    #expect(found.value.suffix(4).first == "Pears")
    #expect(found.value.suffix(3).first == "-1")
    #expect(found.value.last == "16.0", "the room above the plot")
  }
}

/// A value that closures share.
@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
