import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Canvas, and views that fit")
struct CanvasTests {
  struct Dial: View {
    @State private var isFull = false
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.opacity = 0.5
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue), lineWidth: 1)
        context.draw(Text(isFull ? "full" : "empty"), at: CGPoint(x: 5, y: 5), anchor: .topLeading)
      }
      Button("Fill") { isFull = true }
    }
  }

  private func shapes(_ screen: Screen) -> [RenderShape] {
    screen.all { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  @Test("Paths and texts are where the context puts them")
  func drawing() throws {
    let screen = Screen { Dial() }
    let region = try screen.first { if case .geometry = $0 { true } else { nil } }.id
    try screen.send(.resize(width: 100, height: 80), to: region)
    let drawn = shapes(screen)
    #expect(drawn.count == 2)
    #expect(drawn[0].outline == .path(Path(CGRect(x: 0, y: 0, width: 100, height: 80)).svg, width: 100, height: 80))
    #expect(drawn[1].outline == .path(Path(CGRect(x: 10, y: 20, width: 10, height: 10)).svg, width: 100, height: 80))
    #expect(drawn[1].stroke?.width == 2)
    #expect(screen.elements.contains(.effect(.opacity(0.5))))
    #expect(screen.elements.contains(.box(.position(x: 20, y: 30))))
    let ops = try screen.after { try screen.tap("Fill") }.ops
    #expect(ops == ["update full"])
  }

  @Test("Context copies keep their own transform, and turn and clip")
  func layers() throws {
    let screen = Screen {
      Canvas { context, _ in
        context.drawLayer { layer in
          layer.clip(to: Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
          layer.rotate(by: .degrees(90))
          layer.fill(Path { $0.move(to: CGPoint(x: 1, y: 0)) }, with: .foreground)
        }
        context.fill(Path { $0.move(to: CGPoint(x: 1, y: 0)) }, with: .foreground)
      }
    }
    let clips = screen.all { if case .effect(.clip(let outline)) = $0 { outline } else { nil } }
    #expect(clips.count == 1)
    let transform = CGAffineTransform(translationX: 3, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 8, y: 2))
  }

  @Test("What is mirrored is turned no further than it must be, and lies on the other side of its point")
  func mirrored() {
    let screen = Screen {
      Canvas { context, _ in
        context.translateBy(x: 40, y: 0)
        context.scaleBy(x: -2, y: 3)
        context.draw(Text("text"), at: CGPoint(x: 5, y: 5), anchor: .leading)
        context.draw(Text("box"), in: CGRect(x: 0, y: 0, width: 10, height: 4))
        context.scaleBy(x: -1, y: -1)
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(screen.all { if case .effect(.rotation(let turn, anchor: _)) = $0 { turn } else { nil } } == [0, 0, 0])
    let mirrors = screen.all { if case .effect(.scale(let x, let y, anchor: _)) = $0 { [x, y] } else { nil } }
    #expect(mirrors == [[-1, 1], [-1, 1], [1, -1]])
    let points = screen.all {
      if case .box(.frame(width: 0?, height: 0?, alignment: let alignment)) = $0 { alignment } else { nil }
    }
    #expect(points.map(\.horizontal) == [.trailing, .trailing, .leading])
    #expect(points.map(\.vertical) == [.center, .top, .bottom])
    #expect(screen.elements.contains(.box(.position(x: 30, y: 15))))
    let boxes = screen.all { if case .box(.frame(let width?, let height?, _)) = $0 { [width, height] } else { nil } }
    #expect(boxes.filter { $0 != [0, 0] } == [[20, 12], [2, 3]])
  }

  @Test("Colours around a point turn with the context, and go the other way round where it is mirrored")
  func conicGradients() throws {
    let screen = Screen {
      Canvas { context, _ in
        let shading = GraphicsContext.Shading.conicGradient(
          Gradient(colors: [.red, .green, .blue]), center: .zero, angle: .degrees(10))
        let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        for scale in [CGSize(width: 1, height: 1), CGSize(width: -1, height: 1), CGSize(width: 1, height: -1)] {
          var copy = context
          copy.rotate(by: .degrees(30))
          copy.scaleBy(x: scale.width, y: scale.height)
          copy.fill(square, with: shading)
        }
      }
    }
    let gradients = screen.all { element -> (stops: [RenderPaint.Stop], start: Double)? in
      guard case .shape(let shape) = element, case .angularGradient(let stops, _, let start, _)? = shape.fill else {
        return nil
      }
      return (stops, start)
    }
    try #require(gradients.count == 3)
    for (gradient, degrees) in zip(gradients, [40.0, 200, 20]) {
      #expect(abs(gradient.start - degrees * .pi / 180) < 1e-9)
    }
    let colors = gradients.map { gradient in gradient.stops.map(\.color) }
    #expect(colors[1] == colors[0].reversed() && colors[2] == colors[1])
  }

  @Test("Alternatives are all there; the renderer shows one")
  func fitting() throws {
    let screen = Screen {
      ViewThatFits(in: .horizontal) {
        Text("A long title")
        Text("Title")
      }
    }
    let node = try screen.first { if case .fitting(let fitting) = $0 { fitting } else { nil } }
    #expect(node.value == RenderFitting(horizontal: true, vertical: false))
    #expect(screen.texts == ["A long title", "Title"])
  }
}
