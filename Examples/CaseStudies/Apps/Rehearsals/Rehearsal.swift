import ComposableArchitecture
import Foundation

/// Gives each singer the same time. When it is over, or ended early, the choir has another session.
@Reducer
struct Rehearsal {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared var choir: Choir
    var elapsed = 0
    var singerIndex = 0

    var total: Int { choir.minutes * 60 }
    var remaining: Int { max(0, total - elapsed) }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case endButtonTapped
    case nextButtonTapped
    case task
    case tick

    @CasePathable
    enum Alert: Equatable {
      case discardConfirmed
      case keepConfirmed
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardConfirmed)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.keepConfirmed)):
        return end(&state)

      case .alert:
        return .none

      case .endButtonTapped:
        state.alert = .end(canDiscard: true)
        return .none

      case .nextButtonTapped:
        guard state.singerIndex < state.choir.singers.count - 1 else {
          state.alert = .end(canDiscard: false)
          return .none
        }
        state.singerIndex += 1
        state.elapsed = state.singerIndex * state.choir.secondsPerSinger
        return .none

      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }

      case .tick:
        // The clock waits for an answer.
        guard state.alert == nil else { return .none }
        state.elapsed += 1
        if state.remaining == 0 { return end(&state) }
        state.singerIndex = min(state.elapsed / state.choir.secondsPerSinger, state.choir.singers.count - 1)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func end(_ state: inout State) -> Effect<Action> {
    let session = Choir.Session(id: uuid(), date: now, seconds: state.elapsed)
    state.$choir.withLock { _ = $0.sessions.insert(session, at: 0) }
    return .run { _ in await dismiss() }
  }
}

extension AlertState where Action == Rehearsal.Action.Alert {
  static func end(canDiscard: Bool) -> Self {
    Self {
      TextState("End the rehearsal?")
    } actions: {
      ButtonState(action: .keepConfirmed) {
        TextState("End and keep")
      }
      if canDiscard {
        ButtonState(role: .destructive, action: .discardConfirmed) {
          TextState("Discard")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Go on")
      }
    } message: {
      TextState("Some have not sung yet.")
    }
  }
}
