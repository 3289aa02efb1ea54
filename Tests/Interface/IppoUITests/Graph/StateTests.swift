import Observation
import Testing

@testable import IppoUI

@MainActor
struct StateTests {
  struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View {
      Column {
        Leaf("\(name): \(count)")
        Tap("Add to \(name)") { count += 1 }
      }
    }
  }

  struct Pair: View {
    var body: some View {
      Column {
        Counter(name: "A")
        Counter(name: "B")
      }
    }
  }

  @Test func aChangeRunsOneBodyAndMakesOneOp() throws {
    let screen = Screen { Pair() }
    #expect(screen.texts == ["A: 0", "Add to A", "B: 0", "Add to B"])
    let change = try screen.after { try screen.tap("Add to B") }
    #expect(change.ops == ["update B: 1"])
    #expect(change.bodies == ["Counter"])
  }

  struct Unread: View {
    @State private var count = 0
    var body: some View {
      Tap("Add") { count += 1 }
    }
  }

  @Test func aStateThatTheBodyNeverReadsDoesNotInvalidateIt() throws {
    let screen = Screen { Unread() }
    let change = try screen.after { try screen.tap("Add") }
    #expect(change.ops.isEmpty)
    #expect(change.bodies.isEmpty)
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      Column {
        Leaf("parent \(count)")
        Child(count: $count)
        Fixed(title: "fixed")
      }
    }
  }

  struct Child: View {
    @Binding var count: Int
    var body: some View { Tap("child \(count)") { count += 1 } }
  }

  struct Fixed: View {
    let title: String
    var body: some View { Leaf(title) }
  }

  @Test func aBindingWritesTheStateAndAnEqualViewIsNotEvaluated() throws {
    let screen = Screen { Parent() }
    let change = try screen.after { try screen.tap("child 0") }
    #expect(change.ops == ["update parent 1", "update child 1"])
    #expect(change.bodies == ["Parent", "Child"])
  }

  @Observable final class Tally { var count = 0 }

  struct Outer: View {
    let tally: Tally
    var body: some View { Inner(tally: tally, count: tally.count) }
  }

  struct Inner: View {
    let tally: Tally
    let count: Int
    var body: some View { Leaf("\(count) of \(tally.count)") }
  }

  @Test func aChildThatReadsWhatItsParentReadsIsEvaluatedOnce() {
    let tally = Tally()
    let screen = Screen { Outer(tally: tally) }
    let change = screen.after {
      tally.count += 1
      screen.graph.drain()
    }
    #expect(change.bodies == ["Outer", "Inner"])
    #expect(screen.texts == ["1 of 1"])
  }
}
