import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct LoginTests {
  @Test func `a name without a 2 comes straight in`() async {
    let store = TestStore(initialState: Club.State.login(Login.State())) {
      Club.body
    } withDependencies: {
      $0.authentication.login = { name, _ in AuthenticationClient.Response(token: name) }
    }

    await store.send(\.login.binding.name, "Ada") {
      $0.modify(\.login) { $0.name = "Ada" }
    }
    await store.send(\.login.loginButtonTapped) {
      $0.modify(\.login) { $0.isBusy = true }
    }
    await store.receive(\.login.loginResponse.success) {
      $0 = .game(Nim.State(player: "Ada"))
    }
    await store.send(\.game.leaveButtonTapped) {
      $0 = .login(Login.State())
    }
  }

  @Test func `a name with a 2 needs the code as well`() async {
    let store = TestStore(initialState: Club.State.login(Login.State(name: "R2D2", password: "sesame"))) {
      Club.body
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.authentication = .liveValue
    }
    #expect(store.state.login?.isComplete == true)

    await store.send(\.login.loginButtonTapped) {
      $0.modify(\.login) { $0.isBusy = true }
    }
    await store.receive(\.login.loginResponse.success) {
      $0.modify(\.login) {
        $0.isBusy = false
        $0.code = LoginCode.State(token: "R2D2")
      }
    }
    await store.send(\.login.code.binding.code, "4321") {
      $0.modify(\.login) { $0.code?.code = "4321" }
    }
    await store.send(\.login.code.submitButtonTapped) {
      $0.modify(\.login) { $0.code?.isBusy = true }
    }
    await store.receive(\.login.code.response.failure) {
      $0.modify(\.login) {
        $0.code?.alert = AlertState { TextState("That is not the code. (It is 1234.)") }
        $0.code?.isBusy = false
      }
    }
    await store.send(\.login.code.alert.dismiss) {
      $0.modify(\.login) { $0.code?.alert = nil }
    }
    await store.send(\.login.code.binding.code, "1234") {
      $0.modify(\.login) { $0.code?.code = "1234" }
    }
    await store.send(\.login.code.submitButtonTapped) {
      $0.modify(\.login) { $0.code?.isBusy = true }
    }
    await store.receive(\.login.code.response.success) {
      $0 = .game(Nim.State(player: "R2D2"))
    }
  }

  @Test func `the house leaves one match when it can`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Nim.State(player: "Ada", matches: 8)) {
      Nim()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.takeButtonTapped(2)) {
      $0.matches = 6
      $0.isPlayersTurn = false
    }
    await store.send(.takeButtonTapped(2))
    await clock.advance(by: .seconds(1))
    await store.receive(\.houseTook, 1) {
      $0.matches = 5
      $0.isPlayersTurn = true
    }
    await store.send(.takeButtonTapped(3)) {
      $0.matches = 2
      $0.isPlayersTurn = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.houseTook, 1) {
      $0.matches = 1
      $0.isPlayersTurn = true
    }
    await store.send(.takeButtonTapped(1)) {
      $0.matches = 0
      $0.loser = "Ada"
    }
    await store.send(.playAgainButtonTapped) {
      $0 = Nim.State(player: "Ada")
    }
  }

  @Test func `from the login to the last match on screen`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.authentication = .liveValue
    } operation: {
      ViewHost { CaseStudy.login.screen() }
    }
    #expect(try !host.find(.button, "Log in").isEnabled)

    try host.type("R2D2", into: "Name")
    try host.type("open", into: "Password")
    try host.tap("Log in")
    await clock.advance(by: .seconds(1))
    await host.wait { !$0.all(.alertdialog).isEmpty }
    #expect(try host.find(.alertdialog).name == "That is not the password. (It is sesame.)")
    try host.tap("OK")

    try host.type("sesame", into: "Password")
    try host.submit("Password")
    await clock.advance(by: .seconds(1))
    await host.wait { (try? $0.find(.navigation).name) == "Code" }
    try host.type("1234", into: "Code")
    try host.tap("Confirm")
    await clock.advance(by: .seconds(1))
    await host.wait { (try? $0.find(.navigation).name) == "Twelve Matches" }

    for left in [8, 4] {
      try host.tap("Take 3")
      #expect(host.contains("The house is thinking…"))
      await clock.advance(by: .seconds(1))
      await host.wait { $0.contains("Matches: \(left)") }
    }
    try host.tap("Take 3")
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains("The house took the last match and has lost.") }
    try host.tap("Leave")
    #expect(try host.find(.navigation).name == "Login")
  }
}
