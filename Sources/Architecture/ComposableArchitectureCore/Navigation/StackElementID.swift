public import CustomDump
import Dependencies
import IssueReporting
import Synchronization

/// Which element of a stack: its number among all that were ever pushed.
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Names an element in a test: the first one that was pushed is 0. Outside of tests, this is reported as an issue.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    if DependencyValues._current.context != .test {
      reportIssue(
        """
        An integer stands for the ID of an element of a stack, which it may do in tests alone.

        Each test numbers the elements from 0. Elsewhere take the ID from the action, or from "state.path.ids".
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomDebugStringConvertible {
  /// The number, with a hash mark.
  public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The number, with a hash mark.
  public var customDumpDescription: String { "#\(generation)" }
}

/// Numbers the elements of stacks, anew in every test.
struct StackElementIDGenerator: DependencyKey, Sendable {
  let next: @Sendable () -> StackElementID
  let peek: @Sendable () -> StackElementID
  /// No number up to this one is given from now on.
  let skip: @Sendable (StackElementID) -> Void

  /// Numbers from 0 on, or from where another one is.
  static func incrementing(from start: Int = 0) -> Self {
    let counter = Counter(start)
    return Self(
      next: { StackElementID(generation: counter.value.wrappingAdd(1, ordering: .relaxed).oldValue) },
      peek: { StackElementID(generation: counter.value.load(ordering: .relaxed)) },
      skip: { counter.value.max($0.generation + 1, ordering: .relaxed) }
    )
  }

  /// A generator that goes on where this one is, by itself.
  func incrementingCopy() -> Self {
    .incrementing(from: peek().generation)
  }

  static var liveValue: Self { .incrementing() }
  static var testValue: Self { .incrementing() }
  static var previewValue: Self { .incrementing() }

  private final class Counter: Sendable {
    let value: Atomic<Int>

    init(_ value: Int) {
      self.value = Atomic(value)
    }
  }
}

extension DependencyValues {
  /// The generator of ids for the elements of stacks.
  var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
