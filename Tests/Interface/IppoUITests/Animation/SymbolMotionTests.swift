import IppoRender
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Symbols that move")
struct SymbolMotionTests {
  private struct Bell: View {
    @State private var jumps = 0
    @State private var isActive = false

    var body: some View {
      Image(systemName: "bell").symbolEffect(.bounce.down.byLayer, options: .speed(2).repeat(3), value: jumps)
      Image(systemName: "mic").symbolEffect(.pulse, isActive: isActive)
      Image(systemName: "star").symbolEffect(.replace, value: jumps)
      Image(systemName: "heart").symbolEffect(.rotate.counterClockwise, options: .nonRepeating).symbolEffectsRemoved()
      Button("Ring") { jumps += 1 }
      Button("Record") { isActive.toggle() }
    }
  }

  private func motions(_ screen: Screen) -> [RenderMotion] {
    screen.all { if case .effect(.motion(let motion)) = $0 { motion } else { nil } }
  }

  @Test("A motion begins with each change of its value")
  func changes() throws {
    let screen = Screen { Bell() }
    #expect(motions(screen).map(\.repetition) == [.times(0), .times(0), .times(0), .times(0)])
    try screen.tap("Ring")
    let bounce = RenderMotion(.bounce, isReversed: true, speed: 2, repetition: .times(3), beginnings: 1)
    #expect(motions(screen)[0] == bounce)
    // What has no motion of its own is at rest.
    #expect(motions(screen)[2].repetition == .times(0))
    try screen.tap("Ring")
    #expect(motions(screen)[0].beginnings == 2)
  }

  @Test("A motion goes on as long as it is active, unless motions are removed")
  func activity() throws {
    let screen = Screen { Bell() }
    try screen.tap("Record")
    #expect(motions(screen).map(\.repetition) == [.times(0), .always, .times(0), .times(0)])
    #expect(motions(screen)[3].isReversed)
    try screen.tap("Record")
    #expect(motions(screen)[1].repetition == .times(0))
  }
}
