internal import IppoRender

/// Writes the test of a screen.
struct ScreenTest {
  private var values: RecordedValues
  private let overrides: [String]
  private let content: String
  private var lines = TestLines()
  private var time: Int64 = 0
  /// Whether an effect may show later than the step.
  private var waits = false
  private var isAsync = false
  private var isFirst = true
  private var lastTyped: RecordedStep?
  /// The maximum number of checks of one screen.
  private static let checkLimit = 6

  init(values: RecordedValues, overrides: [String], content: String) {
    self.values = values
    self.overrides = overrides
    self.content = content
  }

  mutating func source(of body: RecordedBody) -> String {
    addHost()
    for entry in body.entries {
      switch entry {
      case .screen(let change): add(change)
      case .wake(let end): addClock(to: end, waking: true)
      case .time(let end): addClock(to: end, waking: false)
      case .action(let action): if action.origin == .effect { waits = true }
      case .step(let step):
        guard add(step) else { return finished() }
      case .call(let call): values.calls.note(call)
      case .answer(let answer): add(answer)
      case .uuid, .date, .random, .sleep, .issue: break
      }
    }
    return finished()
  }

  private mutating func addHost() {
    for line in values.preparations { lines.add(line) }
    let overrides = values.overrides + overrides
    if overrides.isEmpty {
      lines.add("let host = ViewHost { \(content) }")
    } else {
      lines.add("let host = withDependencies {")
      for line in overrides { lines.add("  \(line)") }
      lines.add("} operation: {")
      lines.add("  ViewHost { \(content) }")
      lines.add("}")
    }
  }

  private mutating func addClock(to end: Int64, waking: Bool) {
    isAsync = true
    lines.add("")
    lines.add(values.clockStep(from: time, to: end, waking: waking))
    time = max(time, end)
    if waking { waits = true }
  }

  private mutating func add(_ answer: RecordedAnswer) {
    guard let step = values.calls.step(for: answer) else { return }
    isAsync = true
    lines.add("")
    lines.call(step.head, step.argument)
  }

  // MARK: Screens

  private mutating func add(_ change: ScreenChange) {
    defer { isFirst = false }
    var checks = change.added.compactMap { check($0) }
    checks = checks.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if checks.isEmpty { checks = change.removed.compactMap { absence(of: $0, in: change) } }
    checks = Array(checks.prefix(isFirst ? 3 : Self.checkLimit))
    if waits, let first = checks.first {
      isAsync = true
      lines.add("await host.wait { \(first.replacing("host.", with: "$0.", maxReplacements: 1)) }")
      checks.removeFirst()
    }
    waits = false
    for check in checks { lines.call("#expect", check) }
  }

  private func check(_ line: ScreenLine) -> String? {
    let name = line.name.debugDescription
    // A row and a group repeat the texts of their parts.
    guard !line.name.isEmpty, !line.name.contains(PrivateName.mask), !["listitem", "group"].contains(line.role) else {
      return nil
    }
    // The name of a control tells less than its value, of which a test of a step can wait only in one expression.
    let condition =
      line.value.map { value in
        "host.all(.\(line.role)).contains { $0.name == \(name) && $0.value == \(value.debugDescription) }"
      } ?? "host.contains(.\(line.role), \(name))"
    guard lines.fits("await host.wait { \(condition) }"), line.value?.contains("•") != true,
      line.value?.contains(PrivateName.mask) != true
    else { return nil }
    return condition
  }

  private func absence(of line: ScreenLine, in change: ScreenChange) -> String? {
    guard !line.name.isEmpty, !line.name.contains(PrivateName.mask),
      !change.added.contains(where: { $0.role == line.role && $0.name == line.name })
    else { return nil }
    let condition = "!host.contains(.\(line.role), \(line.name.debugDescription))"
    return lines.fits(condition) ? condition : nil
  }

  // MARK: Steps

  /// - Returns: Whether the test can go on after the step.
  private mutating func add(_ step: RecordedStep) -> Bool {
    // A private text is typed once: its parts have no other.
    if case .type(PrivateName.mask) = step.act, lastTyped?.name == step.name, lastTyped?.act == step.act { return true }
    lastTyped = step
    guard let code = code(of: step) else {
      lines.add("")
      lines.add("// A test cannot repeat the next step: \(step.description.prefix(80))")
      return false
    }
    lines.add("")
    lines.add("try \(code)")
    waits = false
    return true
  }

  private func code(of step: RecordedStep) -> String? {
    let name = step.name.debugDescription
    let role = ".\(step.role)"
    let isFound = step.count == 1 && !step.name.isEmpty
    func control() -> String { isFound ? "host.find(\(role), \(name))" : "host.all(\(role))\(place(of: step))" }
    let line: String? =
      switch step.act {
      case .tap where step.isOnlyOfName && !step.name.isEmpty: "host.tap(\(name))"
      case .tap where isFound: "host.tap(\(role), \(name))"
      case .tap: "host.send(.activate, to: \(control()))"
      case .back: "host.back()"
      case .dismiss: "host.dismiss()"
      case .type(let text) where isFound: "host.type(\(text.debugDescription), into: \(name))"
      case .type(let text): "host.send(.setText(\(text.debugDescription)), to: \(control()))"
      case .submit where isFound: "host.submit(\(name))"
      case .submit: "host.send(.submit, to: \(control()))"
      case .toggle where isFound: "host.toggle(\(name))"
      case .select(let option) where step.name.isEmpty && step.count == 1:
        "host.select(\(option.debugDescription))"
      case .select(let option) where isFound: "host.select(\(option.debugDescription), in: \(name))"
      case .step(let step) where isFound: "host.step(\(name), by: \(step))"
      case .step(let step): "host.send(.step(\(step)), to: \(control()))"
      case .slide(let value) where isFound: "host.slide(\(name), to: \(value))"
      case .slide(let value): "host.send(.setValue(\(value)), to: \(control()))"
      case .delete(let row): "host.delete(row: \(row))"
      case .longPress: "host.send(.longPress, to: \(control()))"
      case .refresh: "host.send(.refresh, to: \(control()))"
      case .move(let place): "host.send(.move(to: \(place)), to: \(control()))"
      case .toggle, .select, .show, .other: nil
      }
    return step.name.contains(PrivateName.mask) ? nil : line
  }

  /// The place of a control among those of its role and name.
  private func place(of step: RecordedStep) -> String {
    ".filter { $0.name == \(step.name.debugDescription) }[\(step.index)]"
  }

  private func finished() -> String {
    """
      @Test func `the screen repeats the recording`() \(isAsync ? "async " : "")throws {
    \(lines.text)
      }
    """
  }
}
