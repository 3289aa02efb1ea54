import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("What takes away from a canvas")
struct CanvasCutTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
  private let hole = Path(CGRect(x: 2, y: 2, width: 2, height: 2))

  private func effects(_ mode: GraphicsContext.BlendMode, _ color: Color = .black) -> [RenderEffect] {
    let (square, hole) = (square, hole)
    let screen = Screen {
      Canvas { context, _ in
        context.fill(square, with: .color(.red))
        context.blendMode = mode
        context.fill(hole, with: .color(color))
        context.blendMode = .normal
        context.fill(square, with: .color(.blue))
      }
    }
    return screen.elements.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
  }

  private func clips(_ effects: [RenderEffect]) -> [Bool] {
    effects.compactMap { if case .clip(.path(_, _, _, let isEvenOdd)) = $0 { isEvenOdd } else { nil } }
  }

  @Test("what is behind it has a hole, what is drawn later has none")
  func cut() {
    #expect(clips(effects(.destinationOut)) == [true])
    #expect(clips(effects(.clear, .black.opacity(0.2))) == [true])
  }

  @Test("what is not opaque takes away a part")
  func partly() {
    let effects = effects(.destinationOut, .black.opacity(0.25))
    #expect(clips(effects).sorted { !$0 && $1 } == [false, true])
    #expect(effects.contains(.opacity(0.75)))
  }

  @Test("what is behind it shows inside alone")
  func inside() { #expect(clips(effects(.destinationIn)) == [false]) }
}
