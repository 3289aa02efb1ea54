import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Tap("Count \(count)") { count += 1 } }
  }

  private struct Turning: View {
    @State private var isWide = false

    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Counter()
        Tap("Turn") { isWide.toggle() }
      }
    }
  }

  @Test func viewsKeepTheirStateWhenTheLayoutChanges() throws {
    let screen = Screen { Turning() }
    try screen.tap("Count 0")
    try screen.tap("Turn")
    #expect(screen.texts == ["Count 1", "Turn"])
    let root = try #require(screen.graph.tree.root)
    let stack = try #require(screen.graph.tree.children(of: root).first)
    #expect(
      screen.graph.tree[stack]?.element
        == .stack(RenderStack(axis: .horizontal, alignment: RenderAlignment(vertical: .center), spacing: 4)))
  }

  @Test func turningIsOneUpdateOfTheStack() throws {
    let screen = Screen { Turning() }
    let before = screen.recorded.count
    try screen.tap("Turn")
    let ops = screen.recorded.dropFirst(before).flatMap(\.ops)
    #expect(ops.count == 1)
  }
}
