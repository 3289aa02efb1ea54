internal import IppoRender

/// Writes the test of a store.
struct StoreTest {
  private let test: RecordedTest
  private let body: RecordedBody
  private let index: Int
  private let store: RecordedStore
  private var values: RecordedValues
  private var lines = TestLines()
  private var time: Int64 = 0
  /// Whether the store of the test compares only what the test names.
  private var isOpen = false
  /// The latest text of each assignment of a private value, whose repetition changes nothing.
  private var hidden: [String: String] = [:]

  init(_ test: RecordedTest, _ body: RecordedBody, values: RecordedValues, store index: Int) {
    self.test = test
    self.body = body
    self.index = index
    store = body.stores[index]
    self.values = values
  }

  private var actions: [RecordedAction] {
    body.entries.compactMap { entry in
      if case .action(let action) = entry, action.store == index { action } else { nil }
    }
  }

  /// - Returns: `nil` for a store without actions, or whose states cannot be compared. `nil` as well if a clock was used, or
  ///   a call waits for a step, and there are several stores.
  mutating func source() -> String? {
    let hasSteps = values.hasClock || values.calls.hasSteps
    guard store.isEquatable, !actions.isEmpty, body.stores.count == 1 || !hasSteps else { return nil }
    isOpen = leavesOut
    addStore()
    for entry in body.entries {
      switch entry {
      case .wake(let end): addClock(to: end, waking: true)
      case .time(let end): addClock(to: end, waking: false)
      case .action(let action) where action.store == index:
        guard add(action) else { return finished() }
      case .call(let call): values.calls.note(call)
      case .answer(let answer):
        if let step = values.calls.step(for: answer) { lines.call(step.head, step.argument) }
      case .action, .screen, .step, .uuid, .date, .random, .sleep, .issue: break
      }
    }
    return finished()
  }

  private mutating func addStore() {
    for line in values.preparations { lines.add(line) }
    let feature = store.stateType.hasSuffix(".State") ? String(store.stateType.dropLast(6)) : store.stateType
    lines.call(
      "let store = TestStore", "initialState: \(test.initialStates[store.stateType] ?? "\(store.stateType)()")",
      closure: [test.reducers[store.stateType] ?? "\(feature)()"])
    let overrides = values.overrides + test.overrides
    if !overrides.isEmpty {
      lines.replaceLast("} withDependencies: {")
      for line in overrides { lines.add("  \(line)") }
      lines.add("}")
    }
    if isOpen {
      lines.add("store.exhaustivity = .off")
    }
    lines.add("")
  }

  /// Whether the test leaves a change out.
  private var leavesOut: Bool {
    test.exhaustivity == .off || store.holdsSharedValues
      || actions.flatMap(\.changes).contains { fitting($0.statement) == nil }
  }

  /// The statement of a change; `nil` for one that the test leaves out.
  ///
  /// An open store runs it on the state after the action, so that it must not build on the value before.
  private func statement(of change: RecordedChange) -> String? {
    fitting(isOpen ? change.assignment ?? change.statement : change.statement)
  }

  private func fitting(_ statement: String?) -> String? {
    test.code(statement).flatMap { lines.fits($0) ? $0 : nil }
  }

  private mutating func addClock(to end: Int64, waking: Bool) {
    lines.add(values.clockStep(from: time, to: end, waking: waking))
    time = max(time, end)
  }

  /// - Returns: Whether the test can go on after the action.
  private mutating func add(_ action: RecordedAction) -> Bool {
    let statements = action.changes.compactMap { change -> String? in
      guard let statement = statement(of: change) else { return nil }
      guard statement.contains(PrivateName.mask) else { return statement }
      defer { hidden[change.path] = statement }
      return hidden[change.path] == statement ? nil : statement
    }
    switch action.origin {
    case .effect:
      guard action.casePath.count > 1 else { return end(with: action) }
      lines.call("await store.receive", action.casePath, closure: statements)
    case .view, .binding:
      guard let code = test.code(action.code) else { return end(with: action) }
      lines.call("await store.send", code, closure: statements)
    }
    for change in action.changes where statement(of: change) == nil {
      if let condition = change.condition, lines.fits(condition) { lines.call("#expect", condition) }
    }
    return true
  }

  /// Says why the test ends here.
  private mutating func end(with action: RecordedAction) -> Bool {
    lines.add("// The next action has a value that cannot be written: \(action.description.prefix(60))")
    return false
  }

  private mutating func finished() -> String {
    if body.sleeping > 0 || !values.calls.openCalls.isEmpty {
      lines.add("await store.skipInFlightEffects(strict: false)")
    }
    let feature = store.stateType.split(separator: ".").first.map(String.init) ?? store.stateType
    let name = body.stores.firstIndex { $0.stateType == store.stateType } == index ? feature : "\(feature) \(index + 1)"
    return """
        @Test func `the store of \(name) repeats the recording`() async \(values.calls.throwsErrors ? "throws " : ""){
      \(lines.text)
        }
      """
  }
}
