/// A value that others change at the same time, and what was changed here and is not known to be kept. It does nothing by
/// itself: ``next(showing:)`` says what is to be done, and the other functions take what came of it.
///
///            next                      kept, or made again on the newest value
///     idle ────────▶ loading, writing ────────────────────────────────────────▶ idle
///      ▲                  │ failed, for now
///      └──── resumed ── stalled
///            or changed
///
/// What is shown is the value that is kept, with the changes of here on top of it. One thing is done at a time, so that
/// answers need no order.
struct VersionedState<Value> {
  typealias Operation = @Sendable (inout Value) throws -> Void

  /// How a change that was made here is made again.
  enum Kind {
    case operation(Operation)
    /// Only the result of the change is known: the change stands or falls with the value from which it was made.
    case value(Value)
  }

  /// A change that was made here.
  struct Change {
    let id: Int
    let kind: Kind
    /// Told what became of it. It is given up when it cannot be kept now.
    let completion: ((Result<Void, any Error>) -> Void)?
  }

  /// The next step.
  enum Step {
    case load
    case write(Value, expecting: Int, token: UInt64)
  }

  /// The results of changes, and the value to show in their place.
  struct Outcome {
    /// `nil`: what is shown stays.
    var shown: Value?
    var settled: [(change: Change, result: Result<Void, any Error>)] = []
  }

  private enum Activity { case idle, loading, writing, stalled }

  /// A write that may have been carried out.
  private struct Attempt {
    let token: UInt64
    let value: Value
    let lastChange: Int
  }

  private let initial: Value
  private let conflict: () -> any Error
  private var activity = Activity.idle
  private(set) var version = 0
  private var kept: Value
  private var changes: [Change] = []
  private var lastChange = 0
  private var attempts: [Attempt] = []
  private var wantsLoad = false
  /// Up to this change, what is shown equals what is kept as far as is known: that is looked up instead of being written.
  private var verified: Int?
  /// The newest version that was noticed while a value is written.
  private var noticed = 0

  /// - Parameters:
  ///   - initial: The value where none is kept.
  ///   - conflict: What became of a change that cannot be made again.
  init(initial: Value, conflict: @escaping () -> any Error) {
    self.initial = initial
    self.conflict = conflict
    kept = initial
  }

  /// The oldest change that is not known to be kept.
  var firstChange: Int? { changes.first?.id }

  /// The number of the last change.
  var changeCount: Int { lastChange }

  // MARK: What is to be done

  /// Something was changed here.
  mutating func change(_ kind: Kind, completion: ((Result<Void, any Error>) -> Void)? = nil) {
    lastChange += 1
    changes.append(Change(id: lastChange, kind: kind, completion: completion))
    goOn()
  }

  /// The newest value is to be read.
  mutating func load() {
    wantsLoad = true
    goOn()
  }

  mutating func take(_ notice: VersionedNotice) {
    switch notice {
    case .changed(let version):
      // While a value is written, this is most likely its own notice. It may come after that of a later version.
      if activity == .writing {
        noticed = max(noticed, version)
      } else if version != self.version {
        wantsLoad = true
      }
    case .resumed:
      wantsLoad = true
      goOn()
    }
  }

  /// Repeats a failed call.
  mutating func goOn() { if activity == .stalled { activity = .idle } }

  mutating func next(showing value: Value) -> Step? {
    guard activity == .idle else { return nil }
    if wantsLoad {
      wantsLoad = false
      activity = .loading
      return .load
    }
    guard !changes.isEmpty else { return nil }
    if version > 0, let kept = kept as? any Equatable, kept.isEqual(to: value) {
      verified = lastChange
      activity = .loading
      return .load
    }
    let attempt = Attempt(token: .random(in: .min ... .max), value: value, lastChange: lastChange)
    attempts.append(attempt)
    noticed = 0
    activity = .writing
    return .write(value, expecting: version, token: attempt.token)
  }

  // MARK: What came of it

  mutating func loaded(_ newest: VersionedValue<Value>?) -> Outcome {
    activity = .idle
    defer { verified = nil }
    guard (newest?.version ?? 0) == version else { return remake(on: newest) }
    var outcome = Outcome()
    if let verified { settle(upTo: verified, in: &outcome) }
    return outcome
  }

  mutating func wrote(_ version: Int) -> Outcome {
    activity = .idle
    var outcome = Outcome()
    guard let attempt = attempts.last else { return outcome }
    attempts = []
    kept = attempt.value
    self.version = version
    if noticed > version { wantsLoad = true }
    settle(upTo: attempt.lastChange, in: &outcome)
    return outcome
  }

  mutating func wasBeaten(by newest: VersionedValue<Value>?) -> Outcome {
    activity = .idle
    let outcome = remake(on: newest)
    // Somebody may have written again before the answer came, and no change of here may be left that would find it.
    if noticed > version { wantsLoad = true }
    return outcome
  }

  /// - Parameter isWrite: Whether it was a write.
  mutating func failed(_ failure: VersionedFailure, isWrite: Bool) -> Outcome {
    let lookedUp = verified
    verified = nil
    var outcome = Outcome()
    guard failure.isTransient else {
      activity = .idle
      guard isWrite else {
        // Another look would fail as well, and so would all that follow.
        if let lookedUp { settle(upTo: lookedUp, as: .failure(failure.error), in: &outcome) }
        return outcome
      }
      if noticed > version { wantsLoad = true }
      // It will not be kept later either. What is shown stays until there is another value.
      outcome.settled = changes.map { ($0, .failure(failure.error)) }
      changes = []
      attempts = []
      return outcome
    }
    activity = .stalled
    if !isWrite { wantsLoad = true }
    // Who waits is told now; the others wait until it can be tried again.
    if changes.contains(where: { $0.completion != nil }) {
      outcome.shown = makeAgain(dropping: { $0.completion == nil ? nil : failure.error }, in: &outcome)
    }
    return outcome
  }

  private mutating func settle(
    upTo id: Int, as result: Result<Void, any Error> = .success(()), in outcome: inout Outcome
  ) {
    outcome.settled += changes.prefix { $0.id <= id }.map { ($0, result) }
    changes.removeAll { $0.id <= id }
  }

  /// The value that is kept is another one.
  private mutating func remake(on newest: VersionedValue<Value>?) -> Outcome {
    var outcome = Outcome()
    // A write whose answer was lost may have been carried out. Whatever else was tried has missed its version for good.
    if let newest, let attempt = attempts.last(where: { newest.tokens.contains($0.token) }) {
      settle(upTo: attempt.lastChange, in: &outcome)
    }
    attempts = []
    kept = newest?.value ?? initial
    version = newest?.version ?? 0
    outcome.shown = makeAgain(
      dropping: { [conflict] change in if case .value = change.kind { conflict() } else { nil } }, in: &outcome)
    return outcome
  }

  /// Makes changes again on the value that is kept.
  /// - Parameter reason: Why a change is not to be made again.
  private mutating func makeAgain(
    dropping reason: (Change) -> (any Error)?,
    in outcome: inout Outcome
  ) -> Value {
    var value = kept
    var isDifferent = false
    var made: [Change] = []
    for change in changes {
      do {
        if let error = reason(change) { throw error }
        switch change.kind {
        case .operation(let operation):
          var copy = value
          try operation(&copy)
          value = copy
        case .value(let result):
          // It was made on a value that there is no more.
          if isDifferent { throw conflict() }
          value = result
        }
        made.append(change)
      } catch {
        isDifferent = true
        outcome.settled.append((change, .failure(error)))
      }
    }
    changes = made
    return value
  }
}
