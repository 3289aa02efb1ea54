import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Shapes drawn more than once, and transformed")
struct ShapeViewTests {
  @Test("an outline is drawn over the filling of the same shape")
  func fillAndStroke() {
    let screen = Screen { Circle().fill(.blue).stroke(.red, lineWidth: 2) }
    let shapes = screen.all { if case .shape(let shape) = $0 { shape } else { nil } }
    #expect(shapes.map(\.outline) == [.circle, .circle])
    #expect(shapes[0].fill == .color(.named(.blue)))
    #expect(shapes[1].stroke?.width == 2)
  }

  @Test("transforms move, turn and scale points, and are taken back")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 1, y: 0)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 2) < 1e-9)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: -1))
    #expect(rect == CGRect(x: 2, y: -4, width: 4, height: 3))
    let path = Rectangle().transform(CGAffineTransform(translationX: 5, y: 6)).path(
      in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingRect == CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(Rectangle().size(width: 3, height: 4).path(in: .zero).boundingRect.size == CGSize(width: 3, height: 4))
  }
}
