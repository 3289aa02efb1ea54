import ComposableArchitecture
import Foundation
import IppoRecorder

/// The windows of a process, one of which is shown.
@Reducer
struct InspectorFeature {
  @ObservableState
  struct State: Equatable {
    var sessions: [SessionSummary] = []
    var session: SessionFeature.State?
    /// Whether the person chooses a recording to open.
    var isOpening = false
    /// The reason why a file could not be opened.
    var problem: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case task
    case openTapped
    case fileChosen(URL)
    case fileOpened(Int)
    case fileRefused(String)
    case sessionsChanged([SessionSummary])
    case sessionChosen(Int)
    case session(SessionFeature.Action)
  }

  @Dependency(\.inspector) private var inspector

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
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
      case .openTapped:
        state.isOpening = true
        return .none
      case .fileChosen(let file):
        return .run { send in
          let isScoped = file.startAccessingSecurityScopedResource()
          defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
          await send(.fileOpened(try await inspector.open(file.lastPathComponent, Recording.bytes(at: file))))
        } catch: { error, send in
          await send(.fileRefused(error is RecordingError ? "\(error)" : error.localizedDescription))
        }
      case .fileOpened(let id):
        state.session = SessionFeature.State(id: id)
        return .none
      case .fileRefused(let reason):
        state.problem = reason
        return .none
      case .session: return .none
      }
    }
    .ifLet(\.session, action: \.session) { SessionFeature() }
  }
}
