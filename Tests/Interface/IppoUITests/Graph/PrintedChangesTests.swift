import Observation
import Testing

@testable @_spi(Testing) import IppoUI

/// The names that `_printChanges()` prints.
@MainActor
struct PrintedChangesTests {
  @Observable
  final class Weather {
    var degrees = 20
  }

  struct ThirdKey: EnvironmentKey {
    static let defaultValue = 0
  }

  @MainActor
  final class Log {
    var lines: [String] = []

    func note<V: View>(_ type: V.Type) {
      guard let node = Evaluation.current?.node else { return }
      lines.append("\(type): \(node.graph.changes(of: node).joined(separator: ", "))")
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Whole: View {
    let log: Log
    let weather: Weather
    @State private var count = 0

    var body: some View {
      let _ = log.note(Self.self)
      Column {
        Tap("Add") { count += 1 }
        Leaf("\(count)")
        Part(log: log, text: "\(count / 2)")
        Outside(log: log, weather: weather).environment(\.third, count / 3)
      }
    }
  }

  struct Part: View {
    let log: Log
    let text: String

    var body: some View {
      let _ = log.note(Self.self)
      Leaf(text)
    }
  }

  struct Outside: View {
    let log: Log
    let weather: Weather
    @Environment(\.third) private var third

    var body: some View {
      let _ = log.note(Self.self)
      Leaf("\(weather.degrees) \(third)")
    }
  }

  @Test func `names are those of states, environment values, the view itself and its dependencies`() throws {
    let (log, weather) = (Log(), Weather())
    let screen = Screen { Whole(log: log, weather: weather) }
    #expect(log.take() == ["Whole: @self, @identity", "Part: @self, @identity", "Outside: @self, @identity"])
    try screen.tap("Add")
    screen.graph.drain()
    #expect(log.take() == ["Whole: _count"])
    try screen.tap("Add")
    screen.graph.drain()
    #expect(log.take() == ["Whole: _count", "Part: @self"])
    try screen.tap("Add")
    screen.graph.drain()
    #expect(log.take() == ["Whole: _count", "Outside: _third"])
    weather.degrees = 21
    screen.graph.drain()
    #expect(log.take() == ["Outside: @dependencies"])
  }

  struct Noted: View {
    let log: Log
    var body: some View {
      let _ = Self._logChanges()
      let _ = log.lines.append(Self.changes(for: "_logChanges()") ?? "none")
      Text("Noted")
    }
  }

  @Test func `the log has the line of the body, and a call elsewhere is reported`() {
    let log = Log()
    _ = Screen { Noted(log: log) }
    #expect(log.take() == ["Noted: @self, @identity changed."])
    withKnownIssue {
      Noted._logChanges()
    } matching: {
      "\($0)".contains("'_logChanges()' of 'Noted' was called outside of the body")
    }
  }
}

extension EnvironmentValues {
  fileprivate var third: Int {
    get { self[PrintedChangesTests.ThirdKey.self] }
    set { self[PrintedChangesTests.ThirdKey.self] = newValue }
  }
}
