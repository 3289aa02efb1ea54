import Testing

@testable import IppoUI

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.radians(phase.value))
  }
}

private struct Drop: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .willAppear {
      MoveTransition(edge: .top).apply(content: content, phase: phase)
    } else {
      content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(phase.isIdentity ? 1 : 0.5)
    }
  }
}

@MainActor
@Suite("Transitions of the app's own")
struct CustomTransitionTests {
  private let center = RenderPaint.UnitPoint(x: 0.5, y: 0.5)

  @Test("What a body does in each phase is what renderers run")
  func phases() {
    #expect(
      AnyTransition(Twirl()).render
        == .asymmetric(
          insertion: .combined([.opacity, .rotation(-1, anchor: center)]),
          removal: .combined([.opacity, .rotation(1, anchor: center)])))
  }

  @Test("A body may be made of other transitions, and of branches")
  func composition() {
    #expect(
      AnyTransition(Drop()).render
        == .asymmetric(
          insertion: .move(.top), removal: .combined([.blur(radius: 8), .scale(0.5, anchor: center)])))
    #expect(AnyTransition(.opacity.combined(with: .slide)).render == .combined([.opacity, .slide]))
  }

  @Test("A view with a transition of its own keeps it while it leaves")
  func leaving() throws {
    let isShown = Model(true)
    let screen = Screen { Lazily { if isShown.value { Text("A").transition(Twirl()) } } }
    withAnimation { isShown.value = false }
    screen.graph.drain()
    let node = try #require(screen.nodes.first { if case .text = $0.element { true } else { false } })
    #expect(node.attributes.phase == .leaving)
    #expect(node.attributes.transition == AnyTransition(Twirl()).render)
  }
}
