import Foundation
import Testing

@testable import IppoUI

/// How figures are drawn: their insides, their lines, and parts of them.
@MainActor
@Suite("How shapes are drawn")
struct ShapeDrawingTests {
  private struct Rings: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect.insetBy(dx: amount, dy: amount))
        path.addRect(rect.insetBy(dx: 10, dy: 10))
      }
    }

    func inset(by amount: CGFloat) -> Rings {
      var copy = self
      copy.amount += amount
      return copy
    }
  }

  private func shapes(_ screen: Screen) throws -> [RenderShape] {
    for node in screen.nodes {
      if case .geometry = node.element { try screen.send(.resize(width: 40, height: 40), to: node.id) }
    }
    return screen.all { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private func rules(_ screen: Screen) throws -> [Bool] {
    try shapes(screen).compactMap { shape -> Bool? in
      if case .path(_, _, _, let isEvenOdd) = shape.outline { isEvenOdd } else { nil }
    }
  }

  @Test("Parts that overlap cancel each other where that is asked for")
  func evenOdd() throws {
    let screen = Screen {
      VStack {
        Rings().fill(.red, style: FillStyle(eoFill: true))
        Rings().fill(style: FillStyle(eoFill: true))
        Text("A").background(in: Rings(), fillStyle: FillStyle(eoFill: true))
        Rings().fill(.red).fill(.blue, style: FillStyle(eoFill: true))
        Rings()
      }
    }
    let rules = try rules(screen)
    #expect(rules == [true, true, true, false, true, false])
  }

  @Test("What is cut to a shape, and drawn on a canvas, follows the same rule")
  func evenOddClips() throws {
    let screen = Screen {
      VStack {
        Text("A").clipShape(Rings(), style: FillStyle(eoFill: true))
        Canvas { context, size in
          let path = Rings().path(in: CGRect(origin: .zero, size: size))
          context.fill(path, with: .color(.red), style: FillStyle(eoFill: true))
          context.clip(to: path, style: FillStyle(eoFill: true))
          context.fill(path, with: .color(.blue))
        }
      }
    }
    let place = try #require(screen.nodes.first { $0.attributes.reportsPlace }).id
    try screen.send(.place(RenderPlace(x: 0, y: 0, width: 40, height: 40)), to: place)
    let drawn = try rules(screen)
    #expect(drawn == [true, false])
    let clips = screen.all { if case .effect(.clip(.path(_, _, _, let isEvenOdd))) = $0 { isEvenOdd } else { nil } }
    #expect(clips == [true, true])
  }

  @Test("Corners and dashes of a line are told to renderers")
  func strokes() throws {
    let style = StrokeStyle(lineWidth: 3, lineJoin: .bevel, miterLimit: 2, dash: [4, 2], dashPhase: 1)
    let screen = Screen { Rectangle().stroke(.red, style: style) }
    #expect(
      try shapes(screen).map(\.stroke) == [
        .init(
          paint: .color(.named(.red)), width: 3, join: "bevel", miterLimit: 2, dash: [4, 2], dashPhase: 1)
      ])
  }

  @Test("A part of a figure is filled, dashed and cut to as the outline that it is")
  func parts() throws {
    let half = Circle().trim(from: 0, to: 0.5)
    let screen = Screen {
      VStack {
        half.fill(.red)
        half.stroke(.red, style: StrokeStyle(dash: [4]))
        half.stroke(.red, lineWidth: 2)
        Text("A").clipShape(half)
      }
    }
    let shapes = try shapes(screen)
    for shape in shapes.prefix(2) {
      guard case .path(let data, 40, 40, false) = shape.outline else {
        Issue.record("\(shape)")
        continue
      }
      #expect(data == half.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).svg)
      #expect(shape.trimStart == 0 && shape.trimEnd == 1)
    }
    #expect(shapes[2].outline == .circle && shapes[2].trimEnd == 0.5)
    let place = try #require(screen.nodes.first { $0.attributes.reportsPlace }).id
    try screen.send(.place(RenderPlace(x: 0, y: 0, width: 40, height: 40)), to: place)
    let clips = screen.all { if case .effect(.clip(let outline)) = $0 { outline } else { nil } }
    guard case .path(let data, 40, 40, false) = clips.first else {
      Issue.record("\(clips)")
      return
    }
    #expect(data == half.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).svg)
  }

  @Test("The line inside of a shape of the app's own runs in the middle between its edges")
  func inner() throws {
    let screen = Screen { Rings().strokeBorder(.red, lineWidth: 4) }
    let shape = try #require(try shapes(screen).first)
    #expect(
      shape.outline
        == .path(
          Rings().inset(by: 2).path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).svg, width: 40, height: 40))
    #expect(shape.stroke?.isInner == false)
  }

  @Test("A part of a path is a path of its own: it is measured, walked along and joined to others")
  func partsOfPaths() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.375)
    #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 2.5, height: 0))
    #expect(part.currentPoint == CGPoint(x: 7.5, y: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    var steps: [Path.Element] = []
    part.forEach { steps.append($0) }
    #expect(steps == [.move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 7.5, y: 0))])
    var whole = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    whole.addPath(part)
    #expect(whole.boundingRect == CGRect(x: 0, y: 0, width: 7.5, height: 1))
    var longer = part
    longer.addLine(to: CGPoint(x: 10, y: 5))
    #expect(longer.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 5))
    // Stretched along one axis, half of the length is no longer where it was.
    let stretched = line.trimmedPath(from: 0, to: 0.5).applying(CGAffineTransform(scaleX: 3, y: 1))
    #expect(stretched.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 0))
  }
}
