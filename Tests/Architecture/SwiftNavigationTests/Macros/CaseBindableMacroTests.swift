import IppoUI
import SwiftNavigation
import Testing

@CaseBindable private enum Status: Equatable {
  case inStock(quantity: Int)
  case outOfStock(isOnBackOrder: Bool, days: Int)
  case unknown
}

@CasePathable @CaseBindable private enum Other {
  case value(Int)
}

extension UITransaction {
  @UITransactionEntry fileprivate var isInteractive = false
}

@MainActor @Suite struct CaseBindableMacroTests {
  @Test func aBindingIsSwitchedOver() {
    var status = Status.inStock(quantity: 1)
    let binding = Binding(get: { status }, set: { status = $0 })
    guard case .inStock(let quantity) = binding.cases else {
      Issue.record("another case")
      return
    }
    quantity.wrappedValue += 1
    #expect(status == .inStock(quantity: 2))
    status = .unknown
    quantity.wrappedValue = 5
    #expect(status == .unknown)
  }

  @Test func aUIBindingIsSwitchedOver() {
    @UIBinding var status = Status.outOfStock(isOnBackOrder: false, days: 1)
    guard case .outOfStock(let payload) = $status.cases else {
      Issue.record("another case")
      return
    }
    payload.wrappedValue.days = 3
    #expect(status == .outOfStock(isOnBackOrder: false, days: 3))
  }

  @Test func casePathsComeWithIt() {
    #expect(Status.inStock(quantity: 1)[case: \.inStock] == 1)
    #expect(Other.value(1)[case: \.value] == 1)
  }

  @Test func anEntryOfATransactionHasItsDefaultValue() {
    var transaction = UITransaction()
    #expect(!transaction.isInteractive)
    transaction.isInteractive = true
    #expect(transaction.isInteractive)
  }
}
