import ComposableArchitecture

/// A feature that fails while it reduces, as programming errors of apps do.
@Reducer
struct Crash {
  @ObservableState
  struct State: Equatable {
    var depth = 0
  }

  enum Action {
    case hang
    case overflow
    case trap
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hang:
        while true { state.depth &+= 1 }

      case .overflow:
        state.depth = overflow(state.depth)
        return .none

      case .trap:
        fatalError("asked to trap")
      }
    }
  }

  /// Recurses until the stack is full. The compiler must not see that it never returns.
  private func overflow(_ depth: Int) -> Int {
    let frame = (0..<64).map { $0 + depth }
    return overflow(depth + 1) &+ frame[depth & 63]
  }
}
