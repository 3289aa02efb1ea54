import Sharing
import SwiftNavigation
import SwiftNavigationSharing
import Testing

extension UITransaction {
  @UITransactionEntry fileprivate var isFast = false
}

@MainActor @Suite struct SharedBindingTests {
  @Test func aBindingReadsAndWritesASharedValue() {
    @Shared(value: 0) var count
    let binding = UIBinding($count)
    binding.wrappedValue = 1
    #expect(count == 1)
    $count.withLock { $0 = 2 }
    #expect(binding.wrappedValue == 2)
  }

  @Test func aBindingFollowsThePropertyToAnotherValue() {
    @Shared(value: 0) var count
    let binding = UIBinding($count)
    let other = Shared(value: 10)
    $count = other
    #expect(binding.wrappedValue == 10)
    binding.wrappedValue = 11
    #expect(other.wrappedValue == 11)
  }

  @Test func bindingsOfOnePropertyHaveOneIdentifier() {
    @Shared(value: 0) var count
    @Shared(value: 0) var other
    #expect(UIBindingIdentifier(UIBinding($count)) == UIBindingIdentifier(UIBinding($count)))
    #expect(UIBindingIdentifier(UIBinding($count)) != UIBindingIdentifier(UIBinding($other)))
  }

  @Test func aChangeThroughABindingIsObservedInItsTransaction() async {
    @Shared(value: 0) var count
    var transaction = UITransaction()
    transaction.isFast = true
    let (runs, continuation) = AsyncStream.makeStream(of: (Int, Bool).self)
    let token = SwiftNavigation.observe { transaction in
      continuation.yield((count, transaction.isFast))
    }
    var iterator = runs.makeAsyncIterator()
    #expect(await iterator.next()! == (0, false))
    UIBinding($count).transaction(transaction).wrappedValue = 1
    #expect(await iterator.next()! == (1, true))
    token.cancel()
  }
}
