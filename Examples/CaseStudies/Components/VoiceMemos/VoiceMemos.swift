import ComposableArchitecture
import Foundation

/// Memos, of which one plays at a time, and one that is being recorded.
@Reducer
struct VoiceMemos {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var memos: IdentifiedArrayOf<VoiceMemo.State> = []
    var permission = Permission.undetermined
    @Presents var recording: RecordingMemo.State?

    enum Permission {
      case allowed
      case denied
      case undetermined
    }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleted(IndexSet)
    case memos(IdentifiedActionOf<VoiceMemo>)
    case permissionResponse(Bool)
    case recordButtonTapped
    case recording(PresentationAction<RecordingMemo.Action>)

    enum Alert: Equatable {}
  }

  @Dependency(\.audioRecorder) var recorder
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .deleted(let offsets):
        state.memos.remove(atOffsets: offsets)
        return .none

      case .memos(.element(let id, .delegate(.playbackStarted))):
        for memo in state.memos.ids where memo != id { state.memos[id: memo]?.mode = .notPlaying }
        return .none

      case .memos(.element(_, .delegate(.playbackFailed))):
        state.alert = AlertState { TextState("The memo cannot be played.") }
        return .none

      case .memos:
        return .none

      case .permissionResponse(let isAllowed):
        state.permission = isAllowed ? .allowed : .denied
        if isAllowed {
          state.recording = newRecording
        } else {
          state.alert = AlertState { TextState("Memos need the permission to listen.") }
        }
        return .none

      case .recordButtonTapped:
        switch state.permission {
        case .allowed:
          state.recording = newRecording
          return .none
        case .denied:
          state.alert = AlertState { TextState("Memos need the permission to listen.") }
          return .none
        case .undetermined:
          return .run { send in
            await send(.permissionResponse(recorder.requestPermission()))
          }
        }

      case .recording(.presented(.delegate(.didFinish(.success(let recording))))):
        state.recording = nil
        state.memos.insert(
          VoiceMemo.State(url: recording.url, date: recording.date, duration: recording.duration), at: 0)
        return .none

      case .recording(.presented(.delegate(.didFinish(.failure)))):
        state.recording = nil
        state.alert = AlertState { TextState("The recording has failed.") }
        return .none

      case .recording:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$recording, action: \.recording) {
      RecordingMemo()
    }
    .forEach(\.memos, action: \.memos) {
      VoiceMemo()
    }
  }

  private var newRecording: RecordingMemo.State {
    RecordingMemo.State(
      date: now, url: URL(fileURLWithPath: "/memos").appendingPathComponent(uuid().uuidString))
  }
}
