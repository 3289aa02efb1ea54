import IppoRender
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Styles with effects")
struct StyleEffectTests {
  private func effects(_ screen: Screen) -> [RenderEffect] {
    screen.all { if case .effect(let effect) = $0 { effect } else { nil } }
  }

  @Test("Shapes have the shadows of the style that fills them, the first one innermost")
  func shapes() {
    let screen = Screen {
      Circle().fill(.blue.shadow(.inner(color: .black, radius: 3, x: 1, y: 2)).shadow(.drop(color: .red, radius: 4)))
    }
    #expect(
      effects(screen) == [
        .shadow(color: Color.red.render, radius: 4, x: 0, y: 0),
        .innerShadow(color: Color.black.render, radius: 3, x: 1, y: 2),
      ])
    let fills: [RenderPaint?] = screen.all { if case .shape(let shape) = $0 { shape.fill } else { nil } }
    #expect(fills == [.color(Color.blue.render)])
  }

  @Test("Views have the effects of their foreground style, which may stand for itself")
  func foreground() {
    let screen = Screen {
      Text("A").foregroundStyle(.white.shadow(.drop(radius: 2)).blendMode(.screen))
      Rectangle().fill(.shadow(.inner(radius: 5)))
      Text("B").background(.green.shadow(.drop(radius: 1)), in: .capsule)
      Rectangle().fill(.opacity(0.5))
    }
    let kinds = effects(screen).map { effect in
      switch effect {
      case .shadow: "drop"
      case .innerShadow: "inner"
      case .blendMode(let mode): mode
      default: "other"
      }
    }
    #expect(kinds == ["screen", "drop", "inner", "drop"])
  }

  @Test("A style whose type is erased keeps its effects, and so does one that is made fainter")
  func erased() {
    let shadow = RenderEffect.shadow(color: Color.red.render, radius: 4, x: 0, y: 0)
    let style = AnyShapeStyle(.blue.shadow(.drop(color: .red, radius: 4)))
    let screen = Screen {
      Circle().fill(style)
      Text("A").foregroundStyle(style.opacity(0.5))
      Text("B").foregroundStyle(AnyShapeStyle(.blue))
    }
    #expect(effects(screen) == [shadow, shadow])
    #expect(style != AnyShapeStyle(.blue))
  }
}
