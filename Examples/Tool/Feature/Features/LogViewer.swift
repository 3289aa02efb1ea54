import ComposableArchitecture

/// Several logs, one of which is shown.
@Reducer
struct LogViewer {
  @ObservableState
  struct State: Equatable {
    var documents: IdentifiedArrayOf<LogDocument.State>
    var selection: Int

    /// Logs of which the first lines are read at once, so that the first screen and the first page of a browser have them.
    init(_ request: LogRequest) {
      documents = IdentifiedArray(
        uniqueElements: request.files.enumerated().map { index, file in
          var document = LogDocument.State(
            id: index, file: file, filter: request.filter, isFollowing: request.isFollowing)
          document.status = file.refresh(limit: LogDocument.firstBytes)
          return document
        })
      selection = 0
    }

    /// Whether a line is shown in any log, of which the exit status tells.
    var hasMatch: Bool { documents.contains { $0.shownCount > 0 } }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case task
    case documents(IdentifiedActionOf<LogDocument>)
    case nextFileTapped
    case previousFileTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return .merge(state.documents.ids.map { .send(.documents(.element(id: $0, action: .task))) })
      case .nextFileTapped:
        state.selection = (state.selection + 1) % state.documents.count
        return .none
      case .previousFileTapped:
        state.selection = (state.selection + state.documents.count - 1) % state.documents.count
        return .none
      case .binding, .documents: return .none
      }
    }
    .forEach(\.documents, action: \.documents) { LogDocument() }
  }
}
