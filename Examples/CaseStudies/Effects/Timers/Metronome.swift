import ComposableArchitecture

/// Beats in time, at a speed that can be changed while it runs.
@Reducer
struct Metronome {
  @ObservableState
  struct State: Equatable {
    var isRunning = false
    var beats = 0
    var tempo = 60

    /// Which beat of a bar of four it is, from 1; nil before the first.
    var beatOfBar: Int? { beats == 0 ? nil : (beats - 1) % 4 + 1 }
  }

  enum Action {
    case beat
    case disappeared
    case tempoChanged(Int)
    case toggleButtonTapped
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .beat:
        state.beats += 1
        return .none

      case .disappeared:
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .tempoChanged(let tempo):
        state.tempo = tempo
        return state.isRunning ? run(tempo: tempo) : .none

      case .toggleButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.timer) }
        state.beats = 0
        return run(tempo: state.tempo)
      }
    }
  }

  private func run(tempo: Int) -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(60) / tempo) {
        await send(.beat, animation: .interpolatingSpring(stiffness: 3000, damping: 40))
      }
    }
    .cancellable(id: CancelID.timer, cancelInFlight: true)
  }
}
