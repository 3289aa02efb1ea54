import ComposableArchitectureCore
import Foundation
import IppoUI
import IssueReporting
import SwiftNavigation

/// The presented state, told apart by its id: two alerts with equal texts are two alerts.
struct Presented<State: Identifiable>: Equatable {
  let state: State

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.state.id == rhs.state.id }
}

/// Turns what happens in an alert or a choice of actions into actions of its store.
///
/// The dismissal is sent first, and the button's action after it, so that the action may present something else.
@MainActor
struct DialogStore<State: Identifiable, Action> {
  let viewStore: ViewStore<State?, Action>
  let dismiss: Action?
  let title: KeyPath<State, TextState>

  /// Whether there is something to present; writing `false` sends the dismissal.
  var isPresented: Binding<Bool> {
    let dialog = MainActorBound(self)
    return Binding(
      get: { MainActor.assumeIsolated { dialog.value.viewStore.state != nil } },
      set: { isPresented in
        if isPresented { return }
        MainActor.assumeIsolated { dialog.value.close() }
      }
    )
  }

  /// Sends what a button stands for.
  func choose(_ button: ButtonState<Action>, of presented: Presented<State>) {
    if let dismiss, viewStore.state?.id == presented.state.id { viewStore.send(dismiss) }
    button.withAction { action in
      if let action { viewStore.send(action) }
    }
  }

  private func close() {
    guard let state = viewStore.state else { return }
    if let dismiss {
      viewStore.send(dismiss)
    } else {
      reportIssue(
        """
        "\(String(state: state[keyPath: title]))" was closed by a button that sends no action, or whose reducer leaves \
        it in the state.

        Give each button an action whose reducer sets the state to nil, or say what to send when it goes away: \
        "alert(_:dismiss:)".
        """
      )
    }
  }
}
