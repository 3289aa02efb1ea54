import ComposableArchitecture
import MyAppFeature
import Testing

@MainActor
@Suite struct PanelTests {
  private func store(_ logIn: @escaping @Sendable (String, String) async throws -> Void) -> TestStoreOf<Panel> {
    TestStore(initialState: Panel.State()) {
      Panel()
    } withDependencies: {
      $0[LogInClient.self].logIn = logIn
    }
  }

  @Test func `a person logs in and out`() async {
    let store = store { _, _ in }
    await store.send(\.binding.name, "ada") { $0.name = "ada" }
    await store.send(\.binding.password, "engine") { $0.password = "engine" }
    await store.send(.logInButtonTapped) {
      $0.password = ""
      $0.isWaiting = true
    }
    await store.receive(\.response.success) {
      $0.isWaiting = false
      $0.person = "ada"
    }
    await store.send(.logOutButtonTapped) { $0 = Panel.State() }
  }

  @Test func `a refusal is shown`() async {
    let store = store { _, _ in throw Accounts.Refusal.wrongPassword }
    await store.send(\.binding.name, "ada") { $0.name = "ada" }
    await store.send(.logInButtonTapped) { $0.isWaiting = true }
    await store.receive(\.response.failure) {
      $0.isWaiting = false
      $0.fault = "The name or the password is wrong."
    }
  }
}
