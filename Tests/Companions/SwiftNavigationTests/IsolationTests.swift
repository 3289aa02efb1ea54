import Foundation
import IssueReporting
import SwiftNavigation
import Testing
import XCTest

@globalActor private actor Background {
  static let shared = Background()
}

@MainActor @Perceptible
private final class MainModel {
  var count = 0
}

@Background @Perceptible
private final class BackgroundModel {
  var count = 0
}

@Perceptible
private final class FreeModel: @unchecked Sendable {
  var count = 0
}

/// `observe` runs where its closure was written.
struct IsolationTests {
  private let values: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (self.values, self.continuation) = AsyncStream.makeStream(of: Int.self)
  }

  @MainActor @Test func onTheMainActor() async {
    let model = MainModel()
    var runs = 0
    let token = SwiftNavigation.observe {
      MainActor.assertIsolated()
      runs += 1
      continuation.yield(model.count)
    }
    #expect(runs == 1)
    var values = values.makeAsyncIterator()
    #expect(await values.next() == 0)
    model.count += 1
    #expect(await values.next() == 1)
    #expect(runs == 2)
    token.cancel()
  }

  @Background @Test func onAnotherGlobalActor() async {
    let model = BackgroundModel()
    let token = SwiftNavigation.observe { transaction in
      Background.assertIsolated()
      continuation.yield(model.count + transaction.step)
    }
    var values = values.makeAsyncIterator()
    #expect(await values.next() == 0)
    withUITransaction(\.step, 10) { model.count += 1 }
    #expect(await values.next() == 11)
    model.count += 1
    #expect(await values.next() == 2)
    token.cancel()
  }

  @Test func onNoActor() async {
    let model = FreeModel()
    let token = SwiftNavigation.observe { [continuation] in continuation.yield(model.count) }
    var values = values.makeAsyncIterator()
    #expect(await values.next() == 0)
    model.count = 5
    #expect(await values.next() == 5)
    token.cancel()
  }

  @MainActor @Test func tokensAreKept() {
    var tokens: Set<ObserveToken> = []
    var list: [ObserveToken] = []
    let cancelled = LockIsolated(0)
    ObserveToken { cancelled.withValue { $0 += 1 } }.store(in: &tokens)
    observe {}.store(in: &list)
    #expect(tokens.count == 1)
    #expect(list.count == 1)
    tokens = []
    #expect(cancelled.value == 1)
    let token = ObserveToken { cancelled.withValue { $0 += 1 } }
    token.cancel()
    token.cancel()
    #expect(token.isCancelled)
    #expect(cancelled.value == 2)
  }
}

/// The same under XCTest, where tests wait for expectations.
final class ObserveTests: XCTestCase {
  func testTheFirstRunIsPartOfTheCall() async {
    await MainActor.run {
      var count = 0
      let token = SwiftNavigation.observe { count = 1 }
      XCTAssertEqual(count, 1)
      token.cancel()
    }
  }

  @MainActor
  func testATransactionReachesWhatItsChangeRuns() async {
    let model = MainModel()
    let twice = expectation(description: "It runs twice.")
    twice.expectedFulfillmentCount = 2
    var steps: [Int] = []
    let token = observe { transaction in
      _ = model.count
      steps.append(transaction.step)
      twice.fulfill()
    }
    withUITransaction(\.step, 1) {
      withUITransaction(\.step, 2) { model.count += 1 }
    }
    await fulfillment(of: [twice], timeout: 10)
    XCTAssertEqual(steps, [0, 2])
    token.cancel()
  }
}

private enum StepKey: UITransactionKey {
  static let defaultValue = 0
}

extension UITransaction {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
