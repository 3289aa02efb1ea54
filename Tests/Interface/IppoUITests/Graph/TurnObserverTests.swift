import Observation
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct TurnObserverTests {
  @Observable
  final class Weather {
    var degrees = 20
  }

  struct AnswerKey: EnvironmentKey {
    static let defaultValue = 0
  }

  struct Whole: View {
    let weather: Weather
    @State private var count = 0
    @State private var answer = 0
    @State private var isLong = false

    var body: some View {
      Column {
        Tap("Add") { count += 1 }
        Tap("Answer") { answer += 1 }
        Tap("Lengthen") { isLong.toggle() }
        Part(text: "\(count)")
        Bound(count: $count)
        Asking().environment(\.answer, answer)
        Outside(weather: weather)
        if isLong { Part(text: "long") }
      }
    }
  }

  struct Part: View {
    let text: String
    var body: some View { Leaf(text) }
  }

  struct Bound: View {
    @Binding var count: Int
    var body: some View { Leaf("bound \(count)") }
  }

  struct Asking: View {
    @Environment(\.answer) private var answer
    var body: some View { Leaf("answer \(answer)") }
  }

  struct Outside: View {
    let weather: Weather
    var body: some View { Leaf("\(weather.degrees)") }
  }

  private final class Notes: TurnObserver {
    var evaluations: [String: [EvaluationCause]] = [:]
    var phases: [String] = []
    /// The only type whose evaluations are noted; `nil` for all.
    var only: (any Any.Type)?

    func name(of field: AnyKeyPath) -> String { "\(field)" }
    func notesEvaluation(of type: any Any.Type) -> Bool { only.map { $0 == type } ?? true }
    func willEvaluate(_ type: any Any.Type, because causes: [EvaluationCause]) {
      evaluations["\(type)"] = causes
    }
    func turnBegins() { phases.append("begin") }
    func turnCommits() { phases.append("commit") }
    func turnEnds() { phases.append("end") }
  }

  private func causes(
    _ names: Set<String>, after change: (Screen, Weather) throws -> Void
  ) rethrows -> [String: [EvaluationCause]] {
    let weather = Weather()
    let screen = Screen { Whole(weather: weather) }
    let notes = Notes()
    screen.graph.turnObserver = notes
    try change(screen, weather)
    screen.graph.drain()
    return notes.evaluations.filter { names.contains($0.key) }
  }

  private let views: Set = ["Whole", "Part", "Bound", "Asking", "Outside"]

  @Test func `a body runs because of a state, of the view above, or of a binding`() throws {
    let causes = try causes(views) { screen, _ in try screen.tap("Add") }
    #expect(
      causes == [
        "Whole": [.state("count")], "Part": [.parent], "Bound": [.binding("count", of: "Whole")],
      ])
  }

  @Test func `a body runs because of a value of the environment`() throws {
    let causes = try causes(views) { screen, _ in try screen.tap("Answer") }
    #expect(causes == ["Whole": [.state("answer")], "Asking": [.environment("Answer")]])
  }

  @Test func `a body runs because of an observable object`() throws {
    let causes = causes(views) { _, weather in weather.degrees = 25 }
    #expect(causes == ["Outside": [.object]])
  }

  @Test func `the body of a new view runs because the view appears`() throws {
    let causes = try causes(["Part"]) { screen, _ in try screen.tap("Lengthen") }
    #expect(causes == ["Part": [.appearance]])
  }

  @Test func `a change of an earlier turn is no cause`() throws {
    let causes = try causes(["Outside", "Whole"]) { screen, weather in
      try screen.tap("Add")
      screen.graph.drain()
      weather.degrees = 30
    }
    #expect(causes == ["Whole": [.state("count")], "Outside": [.object]])
  }

  @Test func `an evaluation that the observer does not note has no causes`() throws {
    let screen = Screen { Whole(weather: Weather()) }
    let notes = Notes()
    notes.only = Part.self
    screen.graph.turnObserver = notes
    try screen.tap("Add")
    screen.graph.drain()
    #expect(notes.evaluations == ["Part": [.parent]])
  }

  @Test func `a turn begins, commits and ends`() throws {
    let screen = Screen { Whole(weather: Weather()) }
    let notes = Notes()
    screen.graph.turnObserver = notes
    try screen.tap("Add")
    screen.graph.drain()
    #expect(notes.phases == ["begin", "commit", "end"])
    screen.graph.turnObserver = nil
    try screen.tap("Add")
    screen.graph.drain()
    #expect(notes.phases.count == 3)
  }

  @Test func `a window without observers keeps none, and has nothing for them`() {
    let graph = ViewGraph { Whole(weather: Weather()) }
    defer { graph.close() }
    #expect(graph.observers == nil)
    graph.onBody = { _ in }
    graph.turnObserver = Notes()
    #expect(graph.observers != nil)
    graph.onBody = nil
    graph.turnObserver = nil
    #expect(graph.observers == nil)
  }
}

extension EnvironmentValues {
  fileprivate var answer: Int {
    get { self[TurnObserverTests.AnswerKey.self] }
    set { self[TurnObserverTests.AnswerKey.self] = newValue }
  }
}
