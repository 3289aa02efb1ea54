import Testing

@testable import IppoUI

@MainActor
struct BindingTests {
  final class Box { var value = Point(x: 1, y: 2) }

  struct Point: Equatable {
    var x: Int
    var y: Int?
    var tags = ["a", "b"]
  }

  @Test func partsAndOptionals() {
    let box = Box()
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    binding.x.wrappedValue = 5
    #expect(box.value.x == 5)
    let y = Binding(binding.y)
    y?.wrappedValue = 9
    #expect(box.value.y == 9)
    box.value.y = nil
    #expect(y?.wrappedValue == 9, "A value that is gone reads as it last was.")
    y?.wrappedValue = 1
    #expect(box.value.y == nil)
    #expect(Binding(binding.y) == nil)
    let optional: Binding<Int?> = Binding(binding.x)
    optional.wrappedValue = nil
    #expect(box.value.x == 5)
    optional.wrappedValue = 6
    #expect(box.value.x == 6)
    let erased = Binding<AnyHashable>(binding.x)
    erased.wrappedValue = AnyHashable(7)
    #expect(box.value.x == 7)
  }

  @Test func elements() {
    let box = Box()
    let tags = Binding(get: { box.value.tags }, set: { box.value.tags = $0 })
    for tag in tags { tag.wrappedValue += "!" }
    #expect(box.value.tags == ["a!", "b!"])
    let last = tags[1]
    box.value.tags.removeLast()
    #expect(last.wrappedValue == "b!")
    last.wrappedValue = "c"
    #expect(box.value.tags == ["a!"])
  }

  @Test func theTransactionOfAWrite() {
    var seen: [Animation?] = []
    let binding = Binding(get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 2
    withAnimation(.easeIn) { binding.wrappedValue = 3 }
    #expect(seen == [nil, .linear, .easeIn])
  }

  @Test func constants() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func bindingsToOnePlaceAreEqual() {
    let location = StateLocation(Point(x: 1, y: 2))
    let binding = Binding(location)
    #expect(Binding._areEqual(binding.x, binding.x))
    #expect(!Binding._areEqual(binding.x, Binding(StateLocation(Point(x: 1))).x))
    let made = Binding(get: { 0 }, set: { _ in })
    #expect(!Binding._areEqual(made, Binding(get: { 0 }, set: { _ in })))
  }
}
