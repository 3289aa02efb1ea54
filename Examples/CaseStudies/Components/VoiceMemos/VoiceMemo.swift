import ComposableArchitecture
import Foundation

/// One memo: a title, and a player with progress.
@Reducer
struct VoiceMemo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let url: URL
    let date: Date
    /// In seconds.
    let duration: TimeInterval
    var title = ""
    var mode = Mode.notPlaying

    var id: URL { url }
  }

  @CasePathable
  @dynamicMemberLookup
  enum Mode: Equatable {
    case notPlaying
    case playing(progress: Double)
  }

  @CasePathable
  enum Action {
    case delegate(Delegate)
    case playButtonTapped
    case played(Result<Bool, any Error>)
    case timerUpdated(TimeInterval)
    case titleChanged(String)

    @CasePathable
    enum Delegate {
      case playbackFailed
      case playbackStarted
    }
  }

  private struct CancelID: Hashable {
    let url: URL
  }

  @Dependency(\.audioPlayer) var player
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .playButtonTapped:
        guard state.mode == .notPlaying else {
          state.mode = .notPlaying
          return .cancel(id: CancelID(url: state.url))
        }
        state.mode = .playing(progress: 0)
        return .run { [url = state.url, duration = state.duration] send in
          await send(.delegate(.playbackStarted))
          async let play: Void = send(.played(Result { try await player.play(url: url, duration: duration) }))
          var elapsed = 0.0
          for await _ in clock.timer(interval: .milliseconds(500)) {
            elapsed += 0.5
            await send(.timerUpdated(elapsed))
          }
          await play
        }
        .cancellable(id: CancelID(url: state.url), cancelInFlight: true)

      case .played(.failure):
        state.mode = .notPlaying
        return .merge(.cancel(id: CancelID(url: state.url)), .send(.delegate(.playbackFailed)))

      case .played(.success):
        state.mode = .notPlaying
        return .cancel(id: CancelID(url: state.url))

      case .timerUpdated(let time):
        guard state.mode.playing != nil else { return .none }
        state.mode = .playing(progress: min(1, time / state.duration))
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}
