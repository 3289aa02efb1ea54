import ComposableArchitecture

/// A build of several files, one after the other.
@Reducer
struct Build {
  @ObservableState
  struct State: Equatable {
    var files = ["Package", "Parser", "Lexer", "Checker", "Emitter", "Linker", "Driver", "Main"]
    /// The number of files that are compiled.
    var count = 0

    var isDone: Bool { count == files.count }
    var current: String? { isDone ? nil : files[count] }
  }

  enum Action: Equatable {
    case onAppear
    case fileCompiled
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .run { [clock, count = state.files.count] send in
          for _ in 0..<count {
            try await clock.sleep(for: .milliseconds(150))
            await send(.fileCompiled)
          }
        }
      case .fileCompiled:
        state.count += 1
        return .none
      }
    }
  }
}
