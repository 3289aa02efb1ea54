import ComposableArchitecture

/// A list of lines, of which a person picks one.
@Reducer
public struct Pick {
  @ObservableState
  public struct State: Equatable {
    public let lines: [String]
    public var filter = ""
    /// The place of the selection among the matches.
    public var selection = 0
    public var ending: Ending?

    public init(lines: [String]) { self.lines = lines }

    /// The lines that contain the filter, without regard to case.
    public var matches: [String] {
      filter.isEmpty ? lines : lines.filter { $0.lowercased().contains(filter.lowercased()) }
    }
  }

  /// The end of the tool: its result and its exit code.
  public enum Ending: Equatable, Sendable {
    case picked(String)
    case noMatch
    case cancelled

    /// The exit code for the shell.
    public var exitCode: Int32 {
      switch self {
      case .picked: 0
      case .noMatch: 1
      case .cancelled: 130
      }
    }

    /// The line for standard output.
    public var output: String? {
      if case .picked(let line) = self { line } else { nil }
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case cancelled
    case selectionMoved(by: Int)
    case submitted
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.selection = 0
        return .none
      case .cancelled:
        state.ending = .cancelled
        return .none
      case .selectionMoved(let step):
        state.selection = min(max(state.selection + step, 0), max(state.matches.count - 1, 0))
        return .none
      case .submitted:
        let matches = state.matches
        state.ending = matches.indices.contains(state.selection) ? .picked(matches[state.selection]) : .noMatch
        return .none
      }
    }
  }
}
