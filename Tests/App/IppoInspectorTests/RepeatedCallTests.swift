import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

@DependencyClient
struct BankClient: Sendable {
  var pay: @Sendable (_ amount: Int) -> Bool = { _ in false }
}

extension BankClient: DependencyKey {
  static let liveValue = BankClient()
  static let testValue = BankClient()
}

/// A reducer whose call of a client depends on its state.
@Reducer
private struct Till {
  @ObservableState
  struct State: Equatable {
    var amount = 0
    var isPaid = false
  }

  enum Action {
    case addTapped
    case clearTapped
    case payTapped
  }

  @Dependency(BankClient.self) private var bank

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped: state.amount += 1
      case .clearTapped: state.amount = 0
      case .payTapped: if state.amount > 0 { state.isPaid = bank.pay(amount: state.amount) }
      }
      return .none
    }
  }
}

private struct TillView: View {
  let store: StoreOf<Till>

  var body: some View {
    Text("\(store.amount) \(store.isPaid ? "paid" : "open")")
    Button("Add") { store.send(.addTapped) }
    Button("Clear") { store.send(.clearTapped) }
    Button("Pay") { store.send(.payTapped) }
  }
}

@MainActor
struct RepeatedCallTests {
  private let payments = LockIsolated(0)
  private let session = Inspector(program: "Till", now: { Date(timeIntervalSince1970: 0) }).begin()

  /// The window of a till, after taps on its buttons.
  private func host(after names: String...) throws -> ViewHost {
    let host = session.recorder.run {
      let store = Store(initialState: Till.State()) {
        Till()
      } withDependencies: {
        $0[BankClient.self] = BankClient { [payments] _ in
          payments.withValue { $0 += 1 }
          return true
        }
      }
      return ViewHost { InspectedContent(session, content: TillView(store: store)) }
    }
    session.observe(host.graph)
    for name in names { try host.tap(name) }
    return host
  }

  private var issues: [String] { session.snapshot().rows.filter { $0.kind == .issue }.map(\.title) }

  @Test func `an action that is computed again runs no call that it had not made`() throws {
    let host = try host(after: "Add", "Clear", "Pay")
    defer { host.close() }
    let clear = try #require(session.snapshot().rows.first { $0.title == ".clearTapped" })
    session.skip(clear.id, true)
    #expect(host.contains("1 open"))
    #expect(payments.value == 0)
    #expect(
      issues == [
        "An action that is computed again calls BankClient.pay(amount: 1). The recording has no answer to the call."
      ])
  }

  @Test func `a call that was not made takes the first answer of its endpoint`() throws {
    let host = try host(after: "Add", "Pay", "Clear", "Pay")
    defer { host.close() }
    #expect(payments.value == 1)
    let clear = try #require(session.snapshot().rows.first { $0.title == ".clearTapped" })
    session.skip(clear.id, true)
    #expect(host.contains("1 paid"))
    #expect(payments.value == 1)
    #expect(
      issues == [
        """
        An action that is computed again calls BankClient.pay(amount: 1). The recording has no answer to the call, which \
        takes the first answer of the endpoint.
        """
      ])
  }
}
