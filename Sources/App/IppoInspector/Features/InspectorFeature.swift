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
    /// The recording that the person is asked about.
    @Presents var question: OpenFeature.State?
    /// The reason why a file could not be opened.
    var problem: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case task
    case openTapped
    case fileChosen(URL)
    case fileRead(String, Recording, program: String)
    case question(PresentationAction<OpenFeature.Action>)
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
          let (recording, program) = try await inspector.read(Recording.bytes(at: file))
          await send(.fileRead(file.lastPathComponent, recording, program: program))
        } catch: { error, send in
          await send(.fileRefused(error is RecordingError ? "\(error)" : error.localizedDescription))
        }
      case .fileRead(let name, let recording, let program):
        state.question = OpenFeature.State(name: name, recording: recording, program: program)
        return .none
      case .question(.presented(.replayTapped)):
        guard let question = state.question else { return .none }
        state.question = nil
        return .run { send in
          await send(.fileOpened(try await inspector.open(question.name, question.recording)))
        } catch: { error, send in
          await send(.fileRefused(error.localizedDescription))
        }
      case .question: return .none
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
    .ifLet(\.$question, action: \.question) { OpenFeature() }
  }
}
