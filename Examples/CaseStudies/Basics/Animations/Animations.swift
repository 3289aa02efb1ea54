import ComposableArchitecture
import SwiftUI

/// A kite that follows the pointer and, when asked to, flies a round in many colours.
@Reducer
struct Animations {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var place: CGPoint?
    var color = Color.red
    var isBig = false
  }

  enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case bigToggled(Bool)
    case colorChanged(Color)
    case landButtonTapped
    case rainbowButtonTapped
    case tapped(CGPoint)

    @CasePathable
    enum Alert: Sendable {
      case landConfirmed
    }
  }

  private enum CancelID { case rainbow }

  static let rainbow: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.landConfirmed)):
        state = State()
        return .cancel(id: CancelID.rainbow)

      case .alert:
        return .none

      case .bigToggled(let isBig):
        state.isBig = isBig
        return .none

      case .colorChanged(let color):
        state.color = color
        return .none

      case .landButtonTapped:
        state.alert = AlertState {
          TextState("Bring the kite down?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.landConfirmed, animation: .default)) {
            TextState("Land")
          }
          ButtonState(role: .cancel) {
            TextState("Keep flying")
          }
        }
        return .none

      case .rainbowButtonTapped:
        return .run { send in
          for color in Self.rainbow {
            await send(.colorChanged(color), animation: .linear(duration: 0.5))
            try await clock.sleep(for: .milliseconds(500))
          }
        }
        .cancellable(id: CancelID.rainbow, cancelInFlight: true)

      case .tapped(let place):
        state.place = place
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
