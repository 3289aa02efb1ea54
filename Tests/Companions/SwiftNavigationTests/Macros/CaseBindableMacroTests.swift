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

private struct Item: Equatable {
  var name: String
  var status: Status
}

@Observable private final class Model {
  var status = Status.inStock(quantity: 0)
  var item = Item(name: "", status: .unknown)
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

  @Test func aBindingOfAPropertyIsSwitchedOver() {
    var item = Item(name: "Chair", status: .inStock(quantity: 1))
    let binding = Binding(get: { item }, set: { item = $0 })
    switch binding.status {
    case .inStock(let quantity): quantity.wrappedValue = 3
    case .outOfStock, .unknown: Issue.record("another case")
    }
    #expect(item.status == .inStock(quantity: 3))
    // The type of the variable selects the binding; properties of other types have ordinary bindings.
    let status: Binding<Status> = binding.status
    status.wrappedValue = .unknown
    binding.name.wrappedValue += "s"
    #expect(item == Item(name: "Chairs", status: .unknown))
    #expect(binding.status.wrappedValue == .unknown)
    guard case .unknown = binding.status.cases else {
      Issue.record("another case")
      return
    }
  }

  @Test func aUIBindingOfAPropertyIsSwitchedOver() {
    @UIBinding var item = Item(name: "Chair", status: .outOfStock(isOnBackOrder: false, days: 1))
    switch $item.status {
    case .outOfStock(let payload): payload.wrappedValue.days = 3
    case .inStock, .unknown: Issue.record("another case")
    }
    #expect(item.status == .outOfStock(isOnBackOrder: false, days: 3))
    let name: UIBinding<String> = $item.name
    name.wrappedValue = "Table"
    #expect(item.name == "Table")
  }

  @Test func bindingsOfPropertiesOfModelsAreSwitchedOver() {
    @Bindable var model = Model()
    switch $model.status {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .outOfStock, .unknown: Issue.record("another case")
    }
    @UIBindable var same = model
    switch $same.status {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .outOfStock, .unknown: Issue.record("another case")
    }
    switch $model.item.status {
    case .unknown: break
    case .inStock, .outOfStock: Issue.record("another case")
    }
    #expect(model.status == .inStock(quantity: 2))
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
