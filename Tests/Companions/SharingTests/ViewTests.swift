import IppoUI
import Sharing
import Testing

/// What a view that reads shared values shows.
@MainActor
@Suite struct ViewTests {
  struct Counter: View {
    @Shared(.inMemory("count")) var count = 0
    var body: some View { Text("\(count)") }
  }

  struct Reader: View {
    @SharedReader(.inMemory("count")) var count = 0
    @Binding var doubled: Int
    var body: some View { Text("\(count) \(doubled)") }
  }

  struct Switch: View {
    @State.Shared(.inMemory("count")) var count = 0
    let other: Shared<Int>
    var body: some View {
      Button("Other") { $count = other }
      Text("\(count)")
    }
  }

  @Test func `a view follows a shared value`() {
    let screen = Screen { Counter() }
    #expect(screen.texts == ["0"])
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 += 1 }
    #expect(screen.texts == ["1"])
  }

  @Test func `a binding reads and writes a shared value`() {
    @Shared(value: 1) var count
    let binding = Binding($count)
    binding.wrappedValue = 2
    #expect(count == 2)
    let screen = Screen { Reader(doubled: binding) }
    #expect(screen.texts == ["0 2"])
    $count.withLock { $0 = 3 }
    #expect(screen.texts == ["0 3"])
  }

  @Test func `a view can be made to refer to another value`() throws {
    let other = Shared(value: 10)
    let screen = Screen { Switch(other: other) }
    #expect(screen.texts.contains("0"))
    try screen.tapButton()
    #expect(screen.texts.contains("10"))
    other.withLock { $0 += 1 }
    #expect(screen.texts.contains("11"))
  }
}
