import IppoComponents
import IppoTesting
import IppoUI
import Testing

/// Section 004 of the tutorials: the container of the library.
@MainActor
@Suite("Empty state")
struct EmptyStateViewTests {
  private func screen(_ empty: Box<Bool>, counter: Box<Int> = Box(0)) -> ViewHost {
    ViewHost {
      EmptyStateView(empty: empty.binding) {
        Greeting(counter: counter)
      }
    }
  }

  /// Its body, which is evaluated when the counter changes, makes new items every time.
  struct Greeting: View {
    @State private var taps = 0
    let counter: Box<Int>

    var body: some View {
      Button("Hello World \(taps)") { taps += 1 }
        .emptyStateItems {
          VStack(spacing: 15) {
            Image("EmptyImage")
            Text("EmptyTitle \(counter.value)")
            Text("EmptyDescription")
          }
        }
    }
  }

  @Test("004-T5: reduce decides: the value of the last writer is used")
  func reduce() {
    var value = EmptyStatePreferenceKey.defaultValue
    let first = EmptyStatePreferenceKey.Value(view: AnyView(Text("First")))
    let second = EmptyStatePreferenceKey.Value(view: AnyView(Text("Second")))
    EmptyStatePreferenceKey.reduce(value: &value) { first }
    EmptyStatePreferenceKey.reduce(value: &value) { second }
    #expect(value == second)
  }

  @Test("004-T7: of several items the last ones in tree order are used; chained on one view, the outermost")
  func severalItems() {
    let empty = Box(true)
    let siblings = ViewHost {
      EmptyStateView(empty: empty.binding) {
        Text("A").emptyStateItems { Text("of A") }
        Text("B").emptyStateItems { Text("of B") }
      }
    }
    #expect(siblings.outline == "text \"of B\"")
    let chained = ViewHost {
      EmptyStateView(empty: empty.binding) {
        Text("A").emptyStateItems { Text("first") }.emptyStateItems { Text("second") }
      }
    }
    #expect(chained.outline == "text \"second\"")
  }

  @Test("004-T8: values are equal by identity alone: a view has nothing to compare")
  func equality() {
    let value = EmptyStatePreferenceKey.Value(view: AnyView(Text("A")))
    #expect(value == value)
    #expect(value != EmptyStatePreferenceKey.Value(view: AnyView(Text("A"))))
    #expect(EmptyStatePreferenceKey.defaultValue == EmptyStatePreferenceKey.defaultValue)
    #expect(EmptyStatePreferenceKey.defaultValue.view == nil)
  }

  @Test("004-T13: content with items in it is shown, or else the items")
  func contentOrItems() {
    let empty = Box(false)
    let host = screen(empty)
    #expect(host.outline == "button \"Hello World 0\"")
    empty.value = true
    #expect(host.contains("EmptyTitle 0"))
    #expect(host.contains("EmptyDescription"))
    #expect(host.contains(.img, "EmptyImage"))
    #expect(!host.contains("Hello World 0"))
    let stack = host.tree.subtree(of: host.tree.root!).lazy.compactMap { id -> RenderStack? in
      if case .stack(let stack) = host.tree[id]?.element { stack } else { nil }
    }.first
    #expect(stack == RenderStack(axis: .vertical, spacing: 15))
  }

  @Test("004-T14: it switches both ways, and the content keeps its state meanwhile")
  func toggled() throws {
    let empty = Box(false)
    let host = screen(empty)
    try host.tap("Hello World 0")
    for _ in 0..<2 {
      empty.value = true
      #expect(host.contains("EmptyDescription"))
      empty.value = false
      #expect(host.outline == "button \"Hello World 1\"")
    }
  }

  @Test("004-T15: it can begin empty: the items are in the first frame")
  func beginsEmpty() {
    let host = screen(Box(true))
    #expect(host.contains("EmptyTitle 0"))
    #expect(!host.contains("Hello World 0"))
    #expect(host.ops.frames.count == 1)
  }

  // The article's container lets go of its content while it is empty, and lives on what it was given last. Here the
  // content stays, so that the items follow it.
  @Test("004-T15: items that change while they are shown are the new ones")
  func itemsFollow() {
    let counter = Box(0)
    let host = screen(Box(true), counter: counter)
    counter.value = 1
    #expect(host.contains("EmptyTitle 1"))
    #expect(!host.contains("EmptyTitle 0"))
  }

  @Test("004-T16: every evaluation of the content is another value, and comes to rest all the same")
  func comesToRest() {
    let counter = Box(0)
    let empty = Box(false)
    let host = screen(empty, counter: counter)
    let bodies = host.bodies { counter.value += 1 }
    #expect(bodies == ["Greeting"])
    empty.value = true
    let shown = host.bodies { counter.value += 1 }
    #expect(shown.filter { $0 == "Greeting" }.count == 1)
    #expect(host.contains("EmptyTitle 2"))
  }

  @Test("004-T17: items outside of a container change nothing")
  func outside() {
    let host = ViewHost { Text("Hello World").emptyStateItems { Text("EmptyTitle") } }
    #expect(host.outline == "text \"Hello World\"")
  }

  @Test("Without items there is a look of its own")
  func withoutItems() {
    let host = ViewHost { EmptyStateView(empty: .constant(true)) { Text("Hello World") } }
    #expect(host.contains("Nothing Here"))
    #expect(!host.contains("Hello World"))
  }

  @Test("Items that are taken back give way to the look of the container")
  func itemsTakenBack() {
    struct Fickle: View {
      let hasItems: Box<Bool>

      var body: some View {
        if hasItems.value { Text("A").emptyStateItems { Text("EmptyTitle") } } else { Text("A") }
      }
    }
    let hasItems = Box(true)
    let host = ViewHost {
      EmptyStateView(empty: .constant(true)) { Fickle(hasItems: hasItems) }
    }
    #expect(host.contains("EmptyTitle"))
    hasItems.value = false
    #expect(host.contains("Nothing Here"))
  }

  @Test("The views of withheld content disappear, and appear again")
  func appearance() {
    let empty = Box(true)
    let log = Box<[String]>([])
    let host = ViewHost {
      EmptyStateView(empty: empty.binding) {
        Text("A").onAppear { log.value.append("appeared") }.onDisappear { log.value.append("disappeared") }
      }
    }
    #expect(log.value == [])
    empty.value = false
    host.graph.drain()
    #expect(log.value == ["appeared"])
    empty.value = true
    host.graph.drain()
    #expect(log.value == ["appeared", "disappeared"])
  }
}
