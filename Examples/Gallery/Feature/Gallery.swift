import ComposableArchitecture
import ExampleSupport

/// The gallery: a list of examples, and the one that is open.
@Reducer
struct Gallery {
  @ObservableState
  struct State: Equatable {
    /// The example that is open, or ``home``.
    var selection: Example.ID?
    var search = ""
    var spelling = Spelling.today
    /// Whether the code is shown over the example.
    var isSourceShown = false
    /// The file of the code that is shown; `nil` for the first.
    var file: SourceFolder.File.ID?
    /// Whether the actions are listed; `nil` where there is room for them only.
    var isLogShown: Bool?
    /// Counts how often the example was started, so that each time it is another one.
    var run = 0

    /// Selects what is shown where there is no example. No example has this name.
    static let home: Example.ID = "home"

    /// The example that is open, if there is such a one.
    var example: Example? { selection.flatMap(Catalog.example) }

    /// What is open: another value is another run of another program.
    var open: Open? { example.map { Open(example: $0.id, spelling: $0.variant(spelling).spelling, run: run) } }
  }

  /// One run of one program.
  struct Open: Hashable {
    let example: Example.ID
    let spelling: Spelling
    let run: Int
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case logButtonTapped(isShown: Bool)
    case restartButtonTapped
    case sourceButtonTapped
    case sourceDoneButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.selection), .binding(\.spelling):
        // The code on screen is that of the program that has just been left.
        state.isSourceShown = false
        state.file = nil
        return .none

      case .binding:
        return .none

      case .logButtonTapped(let isShown):
        state.isLogShown = !isShown
        return .none

      case .restartButtonTapped:
        state.run += 1
        return .none

      case .sourceButtonTapped:
        state.isSourceShown = true
        return .none

      case .sourceDoneButtonTapped:
        state.isSourceShown = false
        return .none
      }
    }
  }
}
