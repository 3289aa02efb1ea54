import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct PiggyBankTests {
  @Test func `what one tab changes the other has`() async {
    let store = TestStore(initialState: PiggyBank.State()) { PiggyBank() }

    await store.send(\.coins.putInButtonTapped) {
      $0.coins.$savings.withLock { $0.add(1) }
    }
    await store.send(\.tabSelected, .statement) {
      $0.tab = .statement
    }
    #expect(store.state.statement.savings.balance == 1)
    await store.send(\.statement.startOverButtonTapped) {
      $0.statement.$savings.withLock { $0 = Savings() }
    }
    #expect(store.state.coins.savings == Savings())
  }

  @Test func `three coins are an ice cream`() async {
    let store = TestStore(initialState: Coins.State()) { Coins() }
    store.state.$savings.withLock { for _ in 1...3 { $0.add(1) } }

    await store.send(.askButtonTapped) {
      $0.alert = AlertState { TextState("3 coins are enough for an ice cream.") }
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test func `a second test begins with an empty piggy bank`() {
    @Shared(.savings) var savings
    #expect(savings == Savings())
  }

  @Test func `the tabs agree on screen`() throws {
    let host = ViewHost { CaseStudy.sharedInMemory.screen() }

    try host.tap("Put in")
    try host.tap("Put in")
    try host.tap("Take out")
    #expect(host.contains("Balance: 1"))

    try host.select("Statement")
    #expect(host.outline.contains("Changes") && host.contains("3"))
    try host.tap("Start over")

    try host.select("Coins")
    #expect(host.contains("Balance: 0"))
    try host.tap("Is it enough for an ice cream?")
    #expect(try host.find(.alertdialog).name == "0 coins are not enough for an ice cream.")
    try host.tap("OK")
  }
}
