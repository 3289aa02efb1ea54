import ComposableArchitecture
import Testing

@testable import AlertsExample

@MainActor
struct AlertsTests {
  private let store = TestStore(initialState: Alerts.State()) { Alerts() }

  @Test("002-T7: the state holds an alert that may be there, and a count of 0")
  func state() {
    #expect(Alerts.State().alert == nil)
    #expect(Alerts.State().dialog == nil)
    #expect(Alerts.State().count == 0)
    #expect(Alerts.State() == Alerts.State())
  }

  @Test("002-T8: the alert has a title, a message, and buttons to cancel and to increment")
  func question() async {
    await store.send(.alertButtonTapped) {
      $0.alert = AlertState {
        TextState("Alert!")
      } actions: {
        ButtonState(role: .cancel) { TextState("Cancel") }
        ButtonState(action: .incrementButtonTapped) { TextState("Increment") }
      } message: {
        TextState("This is an alert")
      }
    }
  }

  @Test("002-T9: incrementing counts, and asks for an alert without message and buttons")
  func increment() async {
    await store.send(.alertButtonTapped) { $0.alert = .question }
    await store.send(.alert(.presented(.incrementButtonTapped))) {
      $0.alert = AlertState { TextState("Incremented!") }
      $0.count = 1
    }
    #expect(store.state.alert?.message == nil)
    #expect(store.state.alert?.buttons == [])
  }

  @Test("002-T10: dismissing takes the alert out of the state")
  func dismiss() async {
    await store.send(.alertButtonTapped) { $0.alert = .question }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  /// In today's spelling a button without an action is a dismissal: the place to hook Cancel is `.alert(.dismiss)`.
  @Test("002-T11: the button that cancels has no action of its own")
  func cancelHasNoAction() throws {
    let cancel = try #require(AlertState<Alerts.Action.Alert>.question.buttons.first { $0.role == .cancel })

    #expect(cancel.action.action == nil)
  }

  @Test("002-T13: the six steps, as actions")
  func sixSteps() async {
    await store.send(.alertButtonTapped) { $0.alert = .question }
    await store.send(.alert(.presented(.incrementButtonTapped))) {
      $0.alert = .changed("Incremented!")
      $0.count = 1
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    #expect(store.state == Alerts.State(count: 1))
  }

  @Test("002-T14: cancelling is a dismissal, and the count stays")
  func cancel() async {
    await store.send(.alertButtonTapped) { $0.alert = .question }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    #expect(store.state.count == 0)
  }

  @Test func `the dialog counts both ways, and each way is confirmed by an alert`() async {
    await store.send(.dialogButtonTapped) { $0.dialog = .question }
    await store.send(.dialog(.presented(.decrementButtonTapped))) {
      $0.dialog = nil
      $0.alert = .changed("Decremented!")
      $0.count = -1
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.dialogButtonTapped) { $0.dialog = .question }
    await store.send(.dialog(.presented(.incrementButtonTapped))) {
      $0.dialog = nil
      $0.alert = .changed("Incremented!")
      $0.count = 0
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.dialogButtonTapped) { $0.dialog = .question }
    await store.send(.dialog(.dismiss)) { $0.dialog = nil }
  }
}
