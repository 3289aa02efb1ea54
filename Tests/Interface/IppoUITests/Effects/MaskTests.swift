import Foundation
import Testing

@testable import IppoUI

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: rect.maxX, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: rect.maxY))
      $0.closeSubpath()
    }
  }
}

@MainActor
@Suite("Masks and clips")
struct MaskTests {
  private func clips(_ screen: Screen) -> [RenderShape.Outline] {
    screen.all { if case .effect(.clip(let outline)) = $0 { outline } else { nil } }
  }

  @Test("A shape of the app's own cuts at the size of the view, once that is known")
  func clip() throws {
    let screen = Screen { Text("A").clipShape(Corner()) }
    #expect(clips(screen) == [.rectangle])
    let id = try #require(screen.nodes.first { $0.attributes.reportsPlace }).id
    try screen.send(.place(RenderPlace(x: 5, y: 5, width: 80, height: 40)), to: id)
    guard case .path(let data, 80, 40, _) = clips(screen).first else {
      Issue.record("\(clips(screen))")
      return
    }
    #expect(data == Corner().path(in: CGRect(x: 0, y: 0, width: 80, height: 40)).svg)
  }

  @Test("Masks are shapes, styles and pictures")
  func masks() {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let screen = Screen {
      Text("A").mask { Circle() }
      Text("B").mask { Circle().fill(.red) }
      Text("C").mask(gradient)
      Text("D").mask { Image("star").resizable() }
    }
    #expect(clips(screen) == [.circle, .circle])
    let found: [RenderMask] = screen.all { if case .effect(.mask(let mask)) = $0 { mask } else { nil } }
    #expect(found == [.paint(gradient.paint), .image(.asset("star"), fit: .stretch)])
  }

  @Test("Gradients over ellipses and meshes reach renderers")
  func gradients() throws {
    let screen = Screen {
      EllipticalGradient(colors: [.red, .blue])
      MeshGradient(
        width: 2, height: 1, points: [[0, 0], [1, 0.5]], colors: [.red, .blue], background: .green)
    }
    let fills: [RenderPaint] = screen.all { if case .shape(let shape) = $0 { shape.fill } else { nil } }
    guard case .ellipticalGradient(let stops, let center, 0, 0.5) = fills.first else {
      Issue.record("\(fills)")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(center == RenderPaint.UnitPoint(x: 0.5, y: 0.5))
    #expect(
      fills.last
        == .meshGradient(
          [
            .init(point: .init(x: 0, y: 0), color: Color.red.render),
            .init(point: .init(x: 1, y: 0.5), color: Color.blue.render),
          ], background: Color.green.render))
  }
}
