import ComposableArchitecture
import Observation

/// A feature whose actions and changes are printed by `_printChanges`, here into the state instead of the console.
@Reducer
struct Barometer {
  @ObservableState
  struct State: Equatable {
    var pressure = 1013
    var isFair = true
  }

  enum Action {
    case fallButtonTapped
    case riseButtonTapped
    case tapButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fallButtonTapped:
        state.pressure -= 10
      case .riseButtonTapped:
        state.pressure += 10
      case .tapButtonTapped:
        break
      }
      state.isFair = state.pressure >= 1010
      return .none
    }
  }
}

/// What was printed.
@MainActor
@Observable
final class Printout {
  private(set) var lines: [String] = []

  func print(_ text: String) {
    lines.append(contentsOf: text.split(separator: "\n").map(String.init))
  }
}

extension _ReducerPrinter where State == Barometer.State, Action == Barometer.Action {
  /// Prints each action, and how many fields it changed, to a printout.
  static func printout(_ printout: Printout) -> Self {
    Self { action, before, after in
      let change = diff(before, after) ?? "(no change)"
      let text = "\(action)\n\(change)"
      Task { @MainActor in printout.print(text) }
    }
  }
}
