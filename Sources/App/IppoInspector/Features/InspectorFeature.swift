import ComposableArchitecture

/// The windows of a process, one of which is shown.
@Reducer
struct InspectorFeature {
  @ObservableState
  struct State: Equatable {
    var sessions: [SessionSummary] = []
    var session: SessionFeature.State?
  }

  enum Action {
    case task
    case sessionsChanged([SessionSummary])
    case sessionChosen(Int)
    case session(SessionFeature.Action)
  }

  @Dependency(\.inspector) private var inspector

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await sessions in await inspector.sessions() { await send(.sessionsChanged(sessions)) }
        }
      case .sessionsChanged(let sessions):
        state.sessions = sessions
        if let id = state.session?.id, sessions.contains(where: { $0.id == id }) { return .none }
        state.session = sessions.first.map { SessionFeature.State(id: $0.id) }
        return .none
      case .sessionChosen(let id):
        if state.session?.id != id { state.session = SessionFeature.State(id: id) }
        return .none
      case .session: return .none
      }
    }
    .ifLet(\.session, action: \.session) { SessionFeature() }
  }
}
