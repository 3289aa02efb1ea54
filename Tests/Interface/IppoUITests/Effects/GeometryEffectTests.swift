import Foundation
import Testing

@testable import IppoUI

private struct HalfWay: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}

@MainActor
@Suite("Effects that depend on geometry")
struct GeometryEffectTests {
  private func tell(_ screen: Screen, _ index: Int, _ place: RenderPlace) throws {
    let ids = screen.nodes.filter(\.attributes.reportsPlace).map(\.id)
    try screen.send(.place(place), to: ids[index])
  }

  @Test("A geometry effect is asked with the size the renderer tells")
  func geometryEffect() throws {
    let screen = Screen { Text("A").modifier(HalfWay()) }
    func move() -> Double? {
      screen.all { if case .effect(.transform(let transform)) = $0 { transform.translation?.x } else { nil } }.first
    }
    #expect(move() == 0)
    try tell(screen, 0, RenderPlace(x: 3, y: 3, width: 80, height: 20))
    #expect(move() == 40)
  }

  @Test("A visual effect depends on the place of what stands still around it")
  func visualEffect() throws {
    let screen = Screen {
      Text("A").visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .global).minY).opacity(proxy.size.width > 50 ? 1 : 0.5).blur(radius: 2)
      }
    }
    #expect(
      screen.elements.dropLast() == [
        .box(.offset(x: 0, y: 0)), .effect(.blur(radius: 2)), .effect(.opacity(0.5)), .box(.offset(x: 0, y: 0)),
      ])
    #expect(screen.nodes[1].attributes.reportsPlace)
    try tell(screen, 0, RenderPlace(x: 0, y: 30, width: 80, height: 20))
    #expect(
      screen.elements.dropLast() == [
        .box(.offset(x: 0, y: 0)), .effect(.blur(radius: 2)), .effect(.opacity(1)), .box(.offset(x: 0, y: 30)),
      ])
  }

  @Test("A view changes while it comes into a scroll view")
  func scrollTransition() throws {
    let screen = Screen {
      ScrollView {
        Text("A").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.2) }
      }
    }
    func opacity() -> Double? {
      screen.all { if case .effect(.opacity(let value)) = $0 { value } else { nil } }.first
    }
    #expect(opacity() == 1)
    let reporters = screen.nodes.filter(\.attributes.reportsPlace)
    #expect(reporters.count == 3)
    try tell(screen, 0, RenderPlace(x: 0, y: 0, width: 300, height: 200))
    let reader = try #require(reporters.first { $0.element == .geometry }).id
    try screen.send(.resize(width: 300, height: 40), to: reader)
    for (y, expected) in [(190.0, 0.2), (170, 1), (-10, 1), (-30, 0.2)] {
      try screen.send(.place(RenderPlace(x: 0, y: y, width: 300, height: 40)), to: reader)
      #expect(opacity() == expected, "at \(y)")
    }
  }

  @Test("Projections are matrices")
  func projections() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 5, y: 6))
    let scale = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    let both = move.concatenating(scale)
    #expect((both.m31, both.m32, both.m11) == (10, 12, 2))
    #expect(both.concatenating(both.inverted()).isIdentity)
    #expect(both.isAffine)
    var flat = ProjectionTransform()
    flat.m11 = 0
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  @Test("A turn in space and an affine transform reach renderers")
  func transforms() {
    let screen = Screen {
      Text("A").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      Text("B").transformEffect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }
    #expect(
      screen.elements.filter { if case .effect = $0 { true } else { false } } == [
        .effect(
          .rotation3D(
            .pi, axis: [0, 1, 0], anchor: RenderPaint.UnitPoint(x: 0.5, y: 0.5), anchorZ: 0, perspective: 1)),
        .effect(.transform(RenderTransform(rows: [[1, 2, 0], [3, 4, 0], [5, 6, 1]]))),
      ])
  }
}
