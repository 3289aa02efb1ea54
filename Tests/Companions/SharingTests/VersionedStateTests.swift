import Testing

@testable import Sharing

/// What is to be done with a value that others change as well.
@Suite struct VersionedStateTests {
  private struct Lost: Error {}
  private struct Down: Error {}
  private struct Odd: Error {}

  private typealias State = VersionedState<[String]>

  /// A state of what was kept, and what is shown.
  private final class Model {
    var state: State
    var shown: [String]

    init(_ kept: [String], version: Int) {
      state = State(initial: []) { Lost() }
      shown = kept
      _ = state.loaded(VersionedValue(kept, version: version, tokens: []))
    }

    func append(_ text: String, completion: ((Result<Void, any Error>) -> Void)? = nil) {
      shown.append(text)
      state.change(.operation { $0.append(text) }, completion: completion)
    }

    func set(_ value: [String]) {
      shown = value
      state.change(.value(value))
    }

    func write() throws -> (value: [String], version: Int, token: UInt64) {
      guard case .write(let value, let version, let token)? = state.next(showing: shown) else { throw Odd() }
      return (value, version, token)
    }

    /// Whether nothing is to be done.
    var isQuiet: Bool {
      var state = state
      return if case nil = state.next(showing: shown) { true } else { false }
    }

    func load() -> Bool { if case .load? = state.next(showing: shown) { true } else { false } }

    /// The changes that are settled, and whether each is kept.
    func take(_ outcome: State.Outcome) -> [Bool] {
      if let value = outcome.shown { shown = value }
      return outcome.settled.map { if case .success = $0.result { true } else { false } }
    }
  }

  @Test func `changes go out together and one write at a time`() throws {
    let model = Model(["a"], version: 3)
    #expect(model.isQuiet)
    model.append("b")
    let first = try model.write()
    #expect(first.value == ["a", "b"] && first.version == 3)
    model.append("c")
    model.append("d")
    #expect(model.isQuiet)
    #expect(model.take(model.state.wrote(4)) == [true])
    let second = try model.write()
    #expect(second.value == ["a", "b", "c", "d"] && second.version == 4)
    #expect(model.take(model.state.wrote(5)) == [true, true])
    #expect(model.state.firstChange == nil)
  }

  @Test func `what somebody else wrote is the ground for what was changed here`() throws {
    let model = Model(["a"], version: 1)
    model.append("mine")
    _ = try model.write()
    model.set(["lost"])
    model.append("too")
    let newest = VersionedValue(["a", "theirs"], version: 2, tokens: [1])
    #expect(model.take(model.state.wasBeaten(by: newest)) == [false])
    #expect(model.shown == ["a", "theirs", "mine", "too"])
    let again = try model.write()
    #expect(again.value == model.shown && again.version == 2)
  }

  @Test func `a write without an answer counts if it was carried out`() throws {
    let model = Model([], version: 1)
    model.append("once")
    let attempt = try model.write()
    #expect(model.take(model.state.failed(VersionedFailure(Down(), isTransient: true), isWrite: true)) == [])
    #expect(model.isQuiet)
    model.append("more")
    let second = try model.write()
    #expect(second.value == ["once", "more"] && second.version == 1)
    // The first one was carried out after all, and somebody has written since.
    let newest = VersionedValue(["once", "theirs"], version: 3, tokens: [7, attempt.token])
    #expect(model.take(model.state.wasBeaten(by: newest)) == [true])
    #expect(model.shown == ["once", "theirs", "more"])
  }

  @Test func `who waits is told at once and the others stay`() throws {
    let model = Model(["a"], version: 1)
    var told: (any Error)?
    model.set(["a", "b"])
    model.append("waits") { if case .failure(let error) = $0 { told = error } }
    model.append("stays")
    _ = try model.write()
    let outcome = model.state.failed(VersionedFailure(Down(), isTransient: true), isWrite: true)
    for (change, result) in outcome.settled { change.completion?(result) }
    #expect(model.take(outcome) == [false])
    #expect(told is Down)
    #expect(model.shown == ["a", "b", "stays"])
    model.state.take(.resumed)
    #expect(model.load())
    #expect(model.take(model.state.loaded(VersionedValue(["a"], version: 1, tokens: []))) == [])
    #expect(try model.write().value == ["a", "b", "stays"])
  }

  @Test func `what cannot be written is given up`() throws {
    let model = Model(["a"], version: 1)
    model.append("odd")
    _ = try model.write()
    #expect(model.take(model.state.failed(VersionedFailure(Odd(), isTransient: false), isWrite: true)) == [false])
    #expect(model.shown == ["a", "odd"])
    #expect(model.isQuiet)
  }

  @Test func `what changes nothing is looked up instead of being written`() throws {
    let model = Model(["a"], version: 1)
    model.state.change(.operation { _ in })
    #expect(model.load())
    model.append("later")
    #expect(model.take(model.state.loaded(VersionedValue(["a"], version: 1, tokens: []))) == [true])
    #expect(try model.write().value == ["a", "later"])
  }

  @Test func `the notice of a later write may come before that of ones own`() throws {
    let model = Model(["a"], version: 1)
    model.append("b")
    _ = try model.write()
    model.state.take(.changed(version: 3))
    model.state.take(.changed(version: 2))
    #expect(model.take(model.state.wrote(2)) == [true])
    #expect(model.load())
    _ = model.take(model.state.loaded(VersionedValue(["a", "b", "c"], version: 3, tokens: [])))
    #expect(model.shown == ["a", "b", "c"])
    // The next write is its own.
    model.append("d")
    _ = try model.write()
    model.state.take(.changed(version: 4))
    _ = model.take(model.state.wrote(4))
    #expect(model.isQuiet)
  }

  @Test func `the notice of a later write may come before the answer that another was quicker`() throws {
    let model = Model(["a"], version: 1)
    model.set(["mine"])
    _ = try model.write()
    model.state.take(.changed(version: 3))
    #expect(model.take(model.state.wasBeaten(by: VersionedValue(["b"], version: 2, tokens: []))) == [false])
    #expect(model.shown == ["b"])
    // No change is left, whose write would find the newest value.
    #expect(model.load())
    _ = model.take(model.state.loaded(VersionedValue(["c"], version: 3, tokens: [])))
    #expect(model.shown == ["c"])
    #expect(model.isQuiet)
    // The answer has the version of the notice.
    model.set(["mine"])
    _ = try model.write()
    model.state.take(.changed(version: 4))
    _ = model.take(model.state.wasBeaten(by: VersionedValue(["d"], version: 4, tokens: [])))
    #expect(model.isQuiet)
  }

  @Test func `a notice during a write that fails for good is a reason to load`() throws {
    let model = Model(["a"], version: 1)
    model.append("odd")
    _ = try model.write()
    model.state.take(.changed(version: 2))
    #expect(model.take(model.state.failed(VersionedFailure(Odd(), isTransient: false), isWrite: true)) == [false])
    #expect(model.load())
    _ = model.take(model.state.loaded(VersionedValue(["b"], version: 2, tokens: [])))
    #expect(model.shown == ["b"])
  }

  @Test func `what changes nothing is given up where it cannot be looked up`() throws {
    let model = Model(["a"], version: 1)
    model.set(["a"])
    #expect(model.load())
    model.append("later")
    let failure = VersionedFailure(Odd(), isTransient: false)
    #expect(model.take(model.state.failed(failure, isWrite: false)) == [false])
    // The change that came meanwhile is tried, and nothing is looked up again and again.
    _ = try model.write()
    #expect(model.take(model.state.failed(failure, isWrite: true)) == [false])
    #expect(model.isQuiet)
    #expect(model.state.firstChange == nil)
  }

  @Test func `notices of ones own writes are no reason to load`() throws {
    let model = Model(["a"], version: 1)
    model.append("b")
    _ = try model.write()
    model.state.take(.changed(version: 2))
    #expect(model.take(model.state.wrote(2)) == [true])
    #expect(model.isQuiet)
    model.state.take(.changed(version: 2))
    #expect(model.isQuiet)
    model.append("c")
    _ = try model.write()
    model.state.take(.changed(version: 4))
    _ = model.take(model.state.wrote(3))
    #expect(model.load())
    // Somebody has deleted it.
    _ = model.take(model.state.loaded(nil))
    #expect(model.shown == [])
  }
}
