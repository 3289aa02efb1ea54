import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Shapes and paths")
struct ShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private func shapes(_ screen: Screen) -> [RenderShape] {
    screen.all { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  @Test("Shapes renderers know are sent by name, filled with the foreground style")
  func known() {
    let screen = Screen {
      VStack {
        Circle()
        Capsule().fill(.red)
        RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 2)
        Circle().trim(from: 0.25, to: 0.75).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
        Color.green
      }
      .foregroundStyle(.orange)
    }
    let corners = RenderShape.Outline.roundedRectangle(
      topLeading: 4, topTrailing: 4, bottomTrailing: 4, bottomLeading: 4)
    #expect(
      shapes(screen) == [
        RenderShape(.circle, fill: .color(.named(.orange))),
        RenderShape(.capsule, fill: .color(.named(.red))),
        RenderShape(corners, stroke: .init(paint: .color(.named(.blue)), width: 2)),
        RenderShape(
          .circle, stroke: .init(paint: .color(.named(.orange)), width: 3, cap: "round"), trimStart: 0.25,
          trimEnd: 0.75),
        RenderShape(.rectangle, fill: .color(.named(.green))),
      ])
  }

  @Test("A shape of the app's own is drawn for the size the renderer gives it")
  func custom() throws {
    let screen = Screen { Triangle().fill(.red) }
    let geometry = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 20, height: 10), to: geometry)
    #expect(
      shapes(screen) == [
        RenderShape(.path("M10 0L20 10L0 10Z", width: 20, height: 10), fill: .color(.named(.red)))
      ])
  }

  @Test("A path is a view")
  func path() throws {
    let screen = Screen {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 5))
      }
      .stroke(.red, lineWidth: 2)
    }
    guard case .path("M0 0L10 5", _, _, _)? = shapes(screen).first?.outline else {
      Issue.record("\(shapes(screen))")
      return
    }
  }

  @Test("A shape is turned and scaled around a point of its space")
  func transforms() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 2.5, y: 2.5, width: 5, height: 5))
    let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect).boundingRect
    #expect(abs(turned.minX + 10) < 1e-9)
    #expect(abs(turned.maxX) < 1e-9)
  }

  @Test("Arcs turn as they do in SwiftUI")
  func arcs() throws {
    let quarter = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    let end = try #require(quarter.currentPoint)
    #expect(abs(end.x) < 1e-9)
    #expect(abs(end.y - 10) < 1e-9)
    #expect(quarter.elements.count == 2)
    let rest = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    #expect(rest.elements.count == 4)
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

/// A shape of an app's own with a part that can be animated.
private struct Wedge: Shape {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor
@Suite("What can be animated of shapes")
struct AnimatableShapeTests {
  private func data<S: Shape>(_ shape: S) -> S.AnimatableData { shape.animatableData }

  @Test("All shapes can be animated, by what they say can") func data() {
    #expect(data(Wedge(angle: 3)) == 3)
    #expect(data(Circle()) == EmptyAnimatableData())
    var rectangle = RoundedRectangle(cornerRadius: 4)
    rectangle.animatableData = AnimatablePair(6, 8)
    #expect(rectangle.cornerSize == CGSize(width: 6, height: 8))
  }
}
