import ComposableArchitecture
import Foundation

/// A memo that is being recorded.
@Reducer
struct RecordingMemo {
  @ObservableState
  struct State: Equatable {
    let date: Date
    var duration: TimeInterval = 0
    var mode = Mode.recording
    let url: URL

    enum Mode {
      case encoding
      case recording
    }
  }

  enum Action {
    case delegate(Delegate)
    case finished(Result<Bool, any Error>)
    case stopButtonTapped
    case task
    case timerUpdated
    case timeRead(TimeInterval)

    @CasePathable
    enum Delegate {
      case didFinish(Result<State, any Error>)
    }
  }

  struct Failed: Equatable, Error {}

  @Dependency(\.audioRecorder) var recorder
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .finished(.success(true)):
        return .send(.delegate(.didFinish(.success(state))))

      case .finished(.success(false)):
        return .send(.delegate(.didFinish(.failure(Failed()))))

      case .finished(.failure(let error)):
        return .send(.delegate(.didFinish(.failure(error))))

      case .stopButtonTapped:
        state.mode = .encoding
        return .run { send in
          if let time = await recorder.currentTime() { await send(.timeRead(time)) }
          await recorder.stop()
        }

      case .task:
        return .run { [url = state.url] send in
          async let start: Void = send(.finished(Result { try await recorder.start(url: url) }))
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerUpdated)
          }
          await start
        }

      case .timeRead(let time):
        state.duration = time
        return .none

      case .timerUpdated:
        state.duration += 1
        return .none
      }
    }
  }
}
