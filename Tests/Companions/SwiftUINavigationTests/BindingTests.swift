import IppoUI
import SwiftUINavigation
import Testing

@MainActor
struct BindingTests {
  @Test func bindsToACaseOfAnOptional() {
    let model = Model()
    let edit: Binding<String?> = Bindable(model).destination.edit
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = "a"
    #expect(model.destination == .edit("a"))
    Bindable(model).destination.alert.wrappedValue = nil
    #expect(model.destination == .edit("a"))
    edit.wrappedValue = nil
    #expect(model.destination == nil)
    let number: Binding<Int?> = Bindable(model).destination.number
    model.destination = .number(nil)
    number.wrappedValue = 1
    #expect(model.destination == .number(1))
  }

  @Test func bindsToACase() {
    var value = Destination.edit("a")
    let binding = Binding(get: { value }, set: { value = $0 })
    let edit: Binding<String>? = binding.edit
    edit?.wrappedValue = "b"
    #expect(value == .edit("b"))
    let alert: Binding<AlertState<Destination.AlertAction>>? = binding.alert
    #expect(alert == nil)
    value = .number(1)
    edit?.wrappedValue = "late"
    #expect(value == .number(1))
    #expect(edit?.wrappedValue == "late")
  }

  @Test func unwrapsAndKeepsTheLastValue() {
    var value: Int? = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let unwrapped = Binding(unwrapping: binding)
    unwrapped?.wrappedValue = 2
    #expect(value == 2)
    value = 5
    #expect(unwrapped?.wrappedValue == 5)
    value = nil
    #expect(unwrapped?.wrappedValue == 5)
    unwrapped?.wrappedValue = 3
    #expect(value == nil)
    #expect(Binding(unwrapping: binding) == nil)
    #expect(Binding(unwrapping: binding, default: 9).wrappedValue == 9)
  }

  @Test func writesOnlyWhatIsDifferent() {
    var writes: [Int] = []
    let binding = Binding(get: { writes.last ?? 0 }, set: { writes.append($0) })
    binding.removeDuplicates().wrappedValue = 0
    binding.removeDuplicates().wrappedValue = 1
    binding.removeDuplicates().wrappedValue = 1
    binding.removeDuplicates(by: { abs($0 - $1) < 5 }).wrappedValue = 3
    #expect(writes == [1])
  }
}
