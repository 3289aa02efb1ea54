import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Animations of some modifiers, and transitions made of modifiers")
struct BodyAnimationTests {
  struct Fading: View {
    @State private var isOn = false
    var body: some View {
      Column {
        Leaf(isOn ? "on" : "off").opacity(isOn ? 1 : 0.25).animation(.linear(duration: 1)) {
          $0.opacity(isOn ? 1 : 0.5)
        }
        Tap("toggle") { isOn.toggle() }
        Tap("slowly") { withAnimation(.linear(duration: 5)) { isOn.toggle() } }
      }
    }
  }

  private func animations(_ screen: Screen, after title: String) throws -> [Double: Double?] {
    var found: [Double: Double?] = [:]
    let known = screen.recorded.count
    try screen.tap(title)
    for frame in screen.recorded[known...] {
      for entry in frame.entries {
        if case .update(_, .effect(.opacity)?, _) = entry.op, case .update(let id, _, _) = entry.op {
          let isOuter =
            !screen.texts(in: id).isEmpty
            && screen.graph.tree.children(of: id).contains {
              if case .effect? = screen.graph.tree[$0]?.element { true } else { false }
            }
          found[isOuter ? 1 : 0] = .some(entry.animation?.duration)
        }
      }
    }
    return found
  }

  @Test("Only the modifiers in the body are animated")
  func body() throws {
    let screen = Screen { Fading() }
    let plain = try animations(screen, after: "toggle")
    #expect(plain[1] == .some(1))
    #expect(plain[0] == .some(nil))
    let slow = try animations(screen, after: "slowly")
    #expect(slow[1] == .some(1))
    #expect(slow[0] == .some(5))
  }

  struct Sunken: ViewModifier {
    let depth: Double
    func body(content: Content) -> some View {
      content.opacity(1 - depth).offset(y: depth * 40).scaleEffect(1 - depth / 2)
    }
  }

  @Test("A transition of modifiers is what renderers can run of them")
  func transition() {
    let transition = AnyTransition.modifier(active: Sunken(depth: 1), identity: Sunken(depth: 0))
    #expect(
      transition.render
        == .combined([.opacity, .offset(x: 0, y: 40), .scale(0.5, anchor: UnitPoint.center.render)]))
    #expect(AnyTransition.modifier(active: EmptyModifier(), identity: EmptyModifier()).render == .identity)
  }
}
