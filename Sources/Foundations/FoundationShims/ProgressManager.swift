#if canImport(FoundationNetworking)
  public import Observation
  internal import Synchronization

  /// A part of a piece of work, for a function that does it and reports how far it is (`Foundation.Subprogress`).
  ///
  /// A function that takes one calls `start(totalCount:)` once. A part that no function starts counts as done when its value
  /// ends.
  public struct Subprogress: ~Copyable, Sendable {
    private let part: ProgressManager.Part

    init(_ part: ProgressManager.Part) { self.part = part }

    /// Begins the part.
    ///
    /// - Parameter totalCount: The units of the part; `nil` where their count is not known yet.
    /// - Returns: The manager that the units are reported to.
    public consuming func start(totalCount: Int?) -> ProgressManager {
      let manager = ProgressManager(totalCount: totalCount, part: part)
      part.begin(manager)
      return manager
    }

    deinit { part.endUnlessBegun() }
  }

  /// The progress of a piece of work, and of its parts (`Foundation.ProgressManager`, which Linux lacks).
  ///
  /// ```swift
  /// func read(_ pages: [URL], progress: consuming Subprogress) throws -> [Data] {
  ///   let manager = progress.start(totalCount: pages.count)
  ///   return try pages.map { page in
  ///     defer { manager.complete(count: 1) }
  ///     return try Data(contentsOf: page)
  ///   }
  /// }
  /// ```
  ///
  /// Any thread may report units. A view that reads the progress is evaluated again when it changes.
  public final class ProgressManager: Observable, Sendable {
    /// The share of a manager that a part has.
    final class Part: Sendable {
      /// The manager of a part. A weak reference, because a manager ends its part when it is released.
      private struct Begun {
        weak var manager: ProgressManager?
      }

      let count: Int
      private let owner: ProgressManager
      private let begun = Mutex<Begun?>(nil)

      init(count: Int, of owner: ProgressManager) {
        self.count = count
        self.owner = owner
      }

      /// The completed share, from 0 to 1.
      var fraction: Double { begun.withLock { $0?.manager }?.fraction ?? 0 }

      func begin(_ manager: ProgressManager) { begun.withLock { $0 = Begun(manager: manager) } }

      /// Counts the part as done, unless a function has begun it.
      func endUnlessBegun() { if begun.withLock({ $0 == nil }) { end() } }

      /// Counts the part as done.
      func end() { owner.finish(self) }

      /// Passes a change of the part on to the whole.
      func change(isFinished: Bool) { if isFinished { end() } else { owner.change { _ in } } }
    }

    private struct State {
      var total: Int?
      var completed = 0
      var parts: [Part] = []
    }

    private let registrar = ObservationRegistrar()
    private let state: Mutex<State>
    private let part: Part?

    /// A piece of work.
    ///
    /// - Parameter totalCount: Its units; `nil` where their count is not known yet.
    public convenience init(totalCount: Int?) { self.init(totalCount: totalCount, part: nil) }

    init(totalCount: Int?, part: Part?) {
      state = Mutex(State(total: totalCount))
      self.part = part
    }

    deinit { part?.end() }

    /// The units of the work; `nil` where their count is not known.
    public var totalCount: Int? { read { $0.total } }

    /// The completed units.
    public var completedCount: Int { read { $0.completed } }

    /// The completed share of the work, with the shares of its parts; 0 where the count of units is not known.
    public var fractionCompleted: Double {
      registrar.access(self, keyPath: \.fractionCompleted)
      return fraction
    }

    /// Whether the count of units is not known.
    public var isIndeterminate: Bool { totalCount == nil }

    /// Whether all units are completed.
    public var isFinished: Bool { read { state in state.total.map { state.completed >= $0 } ?? false } }

    /// Reports completed units.
    public func complete(count: Int) { change { $0.completed += count } }

    /// Sets the count of units, once it is known.
    public func setCounts(_ counts: (_ completed: inout Int, _ total: inout Int?) -> Void) {
      change { counts(&$0.completed, &$0.total) }
    }

    /// Makes a part of the work for another function.
    ///
    /// - Parameter count: The units of this work that the part completes.
    public func subprogress(assigningCount count: Int) -> Subprogress {
      let part = Part(count: count, of: self)
      state.withLock { $0.parts.append(part) }
      return Subprogress(part)
    }

    fileprivate var fraction: Double {
      let (total, completed, parts) = state.withLock { ($0.total, $0.completed, $0.parts) }
      guard let total, total > 0 else { return 0 }
      let open = parts.reduce(0.0) { $0 + Double($1.count) * $1.fraction }
      return (Double(completed) + open) / Double(total)
    }

    private func read<Value>(_ value: (State) -> Value) -> Value {
      // One key path stands for all: each of them follows from the counts.
      registrar.access(self, keyPath: \.fractionCompleted)
      return state.withLock { value($0) }
    }

    private func finish(_ part: Part) {
      change { state in
        guard let index = state.parts.firstIndex(where: { $0 === part }) else { return }
        state.parts.remove(at: index)
        state.completed += part.count
      }
    }

    private func change(_ body: (inout State) -> Void) {
      let isFinished = registrar.withMutation(of: self, keyPath: \.fractionCompleted) {
        state.withLock { state in
          body(&state)
          return state.total.map { state.completed >= $0 } ?? false
        }
      }
      part?.change(isFinished: isFinished)
    }
  }
#endif
