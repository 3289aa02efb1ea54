import ComposableArchitecture
public import Observation

/// What happened in an example: each action, and what it changed in the state.
///
/// A screen shows the log while the example runs beside it.
@MainActor
@Observable
public final class ActionLog {
  /// One action, and the difference it made.
  public struct Entry: Equatable, Identifiable, Sendable {
    /// Counts the actions since the log was made, from 1.
    public let id: Int
    /// The action, dumped.
    public let action: String
    /// The difference of the states, with `-` and `+` in front of the lines, or nil when nothing changed.
    public let change: String?
  }

  /// The latest actions, oldest first.
  public private(set) var entries: [Entry] = []

  @ObservationIgnored private var count = 0
  private let capacity: Int

  /// Makes an empty log.
  ///
  /// - Parameter capacity: How many actions are kept. Older ones are dropped.
  public init(capacity: Int = 200) {
    precondition(capacity > 0, "A log holds at least one action")
    self.capacity = capacity
  }

  /// Writes an action down.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - before: The state before it.
  ///   - after: The state after it.
  public func record<Action, State>(action: Action, before: State, after: State) {
    count += 1
    if entries.count == capacity { entries.removeFirst() }
    entries.append(Entry(id: count, action: String(customDumping: action), change: diff(before, after)))
  }

  /// Forgets every action. Numbering goes on.
  public func clear() {
    entries.removeAll()
  }
}
