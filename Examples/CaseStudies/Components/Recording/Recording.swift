import ComposableArchitecture

/// A feature whose actions are recorded and can be played again, in the time they took. A higher-order reducer.
@Reducer
struct Recording<Base: Reducer & SendableMetatype>
where Base.State: Equatable & ObservableState, Base.Action: Equatable & Sendable {
  struct Step: Equatable, Sendable {
    let action: Base.Action
    /// Seconds since the step before, or since the recording began.
    let pause: Double
  }

  @ObservableState
  struct State {
    var base: Base.State
    var mode = Mode.idle
    var steps: [Step] = []
    /// What the recording began with.
    var start: Base.State?
    /// When the last step was, in seconds since the reference date.
    var last = 0.0
  }

  enum Mode: Equatable {
    case idle
    case playing
    case recording
  }

  enum Action: Sendable {
    case base(Base.Action)
    case played(Base.Action)
    case playButtonTapped
    case playEnded
    case recordButtonTapped
  }

  private enum CancelID { case play }

  let base: Base

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .base(let action):
        if state.mode == .recording {
          let now = date().timeIntervalSinceReferenceDate
          state.steps.append(Step(action: action, pause: now - state.last))
          state.last = now
        }
        return base.reduce(into: &state.base, action: action).map { .base($0) }

      case .played(let action):
        return base.reduce(into: &state.base, action: action).map { .base($0) }

      case .playButtonTapped:
        guard state.mode != .playing else {
          state.mode = .idle
          return .cancel(id: CancelID.play)
        }
        state.mode = .playing
        if let start = state.start { state.base = start }
        return .run { [clock, steps = state.steps] send in
          for step in steps {
            try await clock.sleep(for: .seconds(step.pause))
            await send(.played(step.action))
          }
          await send(.playEnded)
        }
        .cancellable(id: CancelID.play)

      case .playEnded:
        state.mode = .idle
        return .none

      case .recordButtonTapped:
        guard state.mode != .recording else {
          state.mode = .idle
          return .none
        }
        state.mode = .recording
        state.steps = []
        state.start = state.base
        state.last = date().timeIntervalSinceReferenceDate
        return .cancel(id: CancelID.play)
      }
    }
  }
}

extension Recording.State: Equatable {}
