import Foundation
import SwiftNavigation
import Testing

extension UITransaction {
  @UITransactionEntry fileprivate var isFast = false
}

/// The first run of an observation is part of the call, and uses the transaction of the call.
@MainActor @Suite struct FirstRunTests {
  private func fast() -> UITransaction {
    var transaction = UITransaction()
    transaction.isFast = true
    return transaction
  }

  @Test func theFirstRunHasTheTransactionOfTheCall() {
    var seen: [Bool] = []
    let tokens = [
      observe { transaction in seen.append(transaction.isFast) },
      withUITransaction(fast()) { observe { transaction in seen.append(transaction.isFast) } },
      withUITransaction(\.isFast, true) { observe { transaction in seen.append(transaction.isFast) } },
    ]
    #expect(seen == [false, true, true])
    for token in tokens { token.cancel() }
  }

  @Test func theFirstRunOfAnObjectHasTheTransactionOfTheCall() {
    let object = NSObject()
    var seen: [Bool] = []
    object.observe { transaction in seen.append(transaction.isFast) }
    withUITransaction(fast()) { _ = object.observe { transaction in seen.append(transaction.isFast) } }
    #expect(seen == [false, true])
  }

  @Test func anObservationWithinTheFirstRunHasItsTransaction() {
    var seen: [Bool] = []
    var inner: ObserveToken?
    let outer = withUITransaction(fast()) {
      observe {
        inner = observe { transaction in seen.append(transaction.isFast) }
      }
    }
    #expect(seen == [true])
    for token in [outer, inner] { token?.cancel() }
  }
}
