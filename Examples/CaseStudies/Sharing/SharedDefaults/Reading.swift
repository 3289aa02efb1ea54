import ComposableArchitecture

/// How a person likes to read, in the user defaults.
@Reducer
struct Reading {
  enum Paper: String, CaseIterable, Sendable {
    case black
    case cream
    case white
  }

  @ObservableState
  struct State: Equatable {
    @Shared(.appStorage("reading-lines")) var lines = 20
    @Shared(.appStorage("reading-paper")) var paper = Paper.white
    @Shared(.appStorage("reading-speaks")) var speaksAloud = false
    @Shared(.appStorage("reading-bookmark")) var bookmark: String?
    @Presents var quickSettings: QuickSettings.State?
  }

  enum Action {
    case bookmarkButtonTapped
    case quickSettings(PresentationAction<QuickSettings.Action>)
    case quickSettingsButtonTapped
    case readAloudToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookmarkButtonTapped:
        state.$bookmark.withLock { $0 = $0 == nil ? "Chapter one" : nil }
        return .none

      case .quickSettings:
        return .none

      case .quickSettingsButtonTapped:
        // The sheet is handed two of the values, and knows nothing of where they are kept.
        state.quickSettings = QuickSettings.State(lines: state.$lines, paper: state.$paper)
        return .none

      case .readAloudToggled(let isOn):
        state.$speaksAloud.withLock { $0 = isOn }
        return .none
      }
    }
    .ifLet(\.$quickSettings, action: \.quickSettings) {
      QuickSettings()
    }
  }
}

/// Changes values that belong to somebody else.
@Reducer
struct QuickSettings {
  @ObservableState
  struct State: Equatable {
    @Shared var lines: Int
    @Shared var paper: Reading.Paper
  }

  enum Action {
    case doneButtonTapped
    case linesChanged(Int)
    case paperSelected(Reading.Paper)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        return .run { _ in await dismiss() }

      case .linesChanged(let lines):
        state.$lines.withLock { $0 = lines }
        return .none

      case .paperSelected(let paper):
        state.$paper.withLock { $0 = paper }
        return .none
      }
    }
  }
}
