import ConcurrencyExtras
import Foundation
import IppoUI
import Perception
import SwiftNavigation
import Testing

@Observable
@MainActor
final class FormModel {
  var text = ""
  var destination: Destination?
  @ObservationIgnored var ignored = 0
}

@dynamicMemberLookup
enum Destination: CasePathable, Equatable {
  case edit(String)
  case count(Int)

  struct AllCasePaths {
    var edit: AnyCasePath<Destination, String> {
      ._$embed(Destination.edit) { if case .edit(let value) = $0 { value } else { nil } }
    }
    var count: AnyCasePath<Destination, Int> {
      ._$embed(Destination.count) { if case .count(let value) = $0 { value } else { nil } }
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

private enum MarkKey: UITransactionKey {
  static let defaultValue = ""
}

extension UITransaction {
  var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

@MainActor
struct UIBindingTests {
  @Test func bindsToPropertiesOfObjects() {
    @UIBindable var model = FormModel()
    let text = $model.text
    text.wrappedValue = "a"
    #expect(model.text == "a")
    #expect(UIBindingIdentifier(text) == UIBindingIdentifier($model.text))
    #expect(UIBindingIdentifier(text) != UIBindingIdentifier(UIBindable(FormModel()).text))
    let binding = Binding($model.text)
    binding.wrappedValue = "b"
    #expect(text.wrappedValue == "b")
  }

  @Test func bindsToAValueOfItsOwn() {
    @UIBinding var numbers = [1, 2]
    $numbers[0].wrappedValue = 5
    #expect(numbers == [5, 2])
    #expect(UIBinding.constant(1).wrappedValue == 1)
    let copy = $numbers
    copy.wrappedValue.append(3)
    #expect(numbers == [5, 2, 3])
  }

  @Test func bindsToCases() {
    @UIBindable var model = FormModel()
    let edit = $model.destination.edit
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = "x"
    #expect(model.destination == .edit("x"))
    $model.destination.count.wrappedValue = nil
    #expect(model.destination == .edit("x"))
    let unwrapped = UIBinding(edit)
    unwrapped?.wrappedValue = "y"
    #expect(model.destination == .edit("y"))
    edit.wrappedValue = nil
    #expect(model.destination == nil)
    unwrapped?.wrappedValue = "z"
    #expect(model.destination == nil)
    #expect(unwrapped?.wrappedValue == "z")
    @UIBinding var destination = Destination.count(1)
    $destination.count?.wrappedValue = 2
    #expect(destination == .count(2))
    #expect($destination.edit == nil)
  }

  @Test func observesChangesAndTheirTransactions() async {
    await withMainSerialExecutor {
      let model = FormModel()
      var seen: [String] = []
      let token = observe { transaction in seen.append(model.text + transaction.mark) }
      #expect(seen == [""])
      model.text = "a"
      model.text = "b"
      await Task.megaYield()
      #expect(seen == ["", "b"])
      withUITransaction(\.mark, "!") { model.text = "c" }
      await Task.megaYield()
      #expect(seen == ["", "b", "c!"])
      token.cancel()
      model.text = "d"
      await Task.megaYield()
      #expect(seen == ["", "b", "c!"])
      #expect(token.isCancelled)
    }
  }

  @Test func observationEndsWithItsTokenOrObject() async {
    await withMainSerialExecutor {
      let model = FormModel()
      var seen: [String] = []
      var token: ObserveToken? = observe { seen.append(model.text) }
      #expect(token?.isCancelled == false)
      token = nil
      model.text = "a"
      await Task.megaYield()
      #expect(seen == [""])

      seen = []
      var object: NSObject? = NSObject()
      object?.observe { seen.append(model.text) }
      model.text = "b"
      await Task.megaYield()
      #expect(seen == ["a", "b"])
      object = nil
      model.text = "c"
      await Task.megaYield()
      #expect(seen == ["a", "b"])
    }
  }

  @Test func pathsCanBeStored() throws {
    var path = UINavigationPath([1, 2])
    path.append("a")
    #expect(path.count == 3)
    let data = try JSONEncoder().encode(#require(path.codable))
    let copy = UINavigationPath(try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data))
    #expect(copy == path)
    path.removeLast(2)
    #expect(path == UINavigationPath([1]))
    struct Local: Hashable {}
    path.append(Local())
    #expect(path.codable == nil)
  }
}
