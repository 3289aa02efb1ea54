public import Foundation
public import IppoUI

/// The shape of a symbol (`Charts.ChartSymbolShape`).
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the symbol looks as large as a square of 1 point. Symbols are drawn in it, enlarged.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The outline of the symbol alone.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol alone.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbolShape(shape: self, style: style)
  }
}

/// A shape of the library for symbols (`Charts.BasicChartSymbolShape`).
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Figure: Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let figure: Figure

  /// A square of area 1, from whose middle all figures are drawn.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: -0.5, width: 1, height: 1) }

  /// The figure in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch figure {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return bars(2, from: 0, in: rect)
    case .cross: return bars(2, from: .pi / 4, in: rect)
    case .asterisk: return bars(3, from: 0, in: rect)
    }
  }

  private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<corners {
      let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi
      let point = CGPoint(x: rect.midX + sin(angle) * rect.width * 0.6, y: rect.midY - cos(angle) * rect.height * 0.6)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Bars through the middle, a quarter as wide as they are long.
  private nonisolated func bars(_ count: Int, from angle: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for bar in 0..<count {
      let turn = angle + CGFloat(bar) / CGFloat(count) * .pi
      let along = CGPoint(x: sin(turn) / 2, y: -cos(turn) / 2)
      let across = CGPoint(x: cos(turn) / 8, y: sin(turn) / 8)
      let corners = [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)].map { end, side in
        CGPoint(
          x: rect.midX + (along.x * end + across.x * side) * rect.width,
          y: rect.midY + (along.y * end + across.y * side) * rect.height)
      }
      path.addLines(corners)
      path.closeSubpath()
    }
    return path
  }
}

extension Circle: ChartSymbolShape {
  /// A square of area 1 around the middle.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: -0.5, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(figure: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(figure: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(figure: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(figure: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(figure: .cross) }
  /// Three lines through a point.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(figure: .asterisk) }
}

/// A symbol whose type is erased (`Charts.AnyChartSymbolShape`).
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// - Parameter symbol: The symbol whose type is not to be seen.
  public nonisolated init(_ symbol: any ChartSymbolShape) { shape = symbol }

  /// The rectangle of the symbol.
  public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The figure of the symbol in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Whether the symbol is the circle of the library, which renderers know.
  nonisolated var isCircle: Bool { shape is Circle || (shape as? BasicChartSymbolShape)?.figure == .circle }
}

/// The line along a symbol.
private struct OutlinedSymbolShape<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let shape: Symbol
  let style: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}
