public import ComposableArchitecture
import Dependencies
import Legacy

/// A feature whose reducer uses a library that has a module `Dependencies` too.
@Reducer
public struct Planner {
  /// The names of what was planned.
  @ObservableState
  public struct State: Equatable {
    /// In the order in which they were planned.
    public var names: [String] = []
    /// How many there are.
    public var count = 0

    /// Nothing is planned.
    public init() {}
  }

  /// What happens.
  @CasePathable
  public enum Action {
    /// A name was planned.
    case planned(String)
  }

  @Dependency(\.uuid) private var uuid

  /// The feature.
  public init() {}

  /// Plans names.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .planned(let name):
        var plan = Plan()
        for name in state.names + ["\(name) \(uuid().uuidString.suffix(1))"] { plan.waits(for: name) }
        state.names = plan.names
        state.count = plan.names.count
        return .none
      }
    }
  }
}
