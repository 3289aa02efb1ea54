import Foundation
import IppoUI

/// Cuts the figures of marks to shapes and to the outlines of other marks.
struct MarkClipping {
  /// The areas of the marks of each mask, with their bounds.
  private var masks: [ObjectIdentifier: [(path: Path, bounds: CGRect)]] = [:]

  @MainActor
  init(_ geometry: PlotGeometry, _ styles: ChartStyles) {
    for mark in geometry.data.marks {
      for mask in mark.mark.style.masks where masks[ObjectIdentifier(mask)] == nil {
        let data = ChartData(mask.marks, calendar: geometry.data.calendar)
        let geometry = PlotGeometry(data: data, x: geometry.x, y: geometry.y, size: geometry.size)
        masks[ObjectIdentifier(mask)] = FigureMaker(geometry, styles).figures.compactMap(Self.outline(of:))
          .map { ($0, $0.boundingRect) }
      }
    }
  }

  /// Cuts a figure. A line is cut as the area that it covers.
  ///
  /// - Parameter frame: The frame of the mark, in points of the plot.
  func cut(_ figure: inout MarkFigure, of mark: ChartMark, frame: CGRect) {
    guard !mark.style.clipShapes.isEmpty || !mark.style.masks.isEmpty else { return }
    guard var outline = Self.outline(of: figure) else { return }
    for shape in mark.style.clipShapes {
      let clip = shape.path(in: frame)
      // A bar is its frame: what lies within it is the shape itself.
      outline = mark.isFrame && outline.isRectangle(frame) ? clip : outline.intersection(clip)
    }
    for mask in mark.style.masks {
      guard let parts = masks[ObjectIdentifier(mask)] else { continue }
      let bounds = outline.boundingRect
      outline = outline.intersection(Self.union(of: parts.filter { $0.bounds.intersects(bounds) }.map(\.path)[...]))
    }
    figure.shape = .path(outline)
    figure.fill = figure.fill ?? figure.stroke
    figure.stroke = nil
    figure.strokeStyle = StrokeStyle()
  }

  /// The area that paths cover together. Halves are united, because a union takes the square of its lines.
  private static func union(of paths: ArraySlice<Path>) -> Path {
    guard paths.count > 1 else { return paths.first ?? Path() }
    let middle = paths.startIndex + paths.count / 2
    return union(of: paths[..<middle]).union(union(of: paths[middle...]))
  }

  /// The area that a figure covers; `nil` for a view.
  private static func outline(of figure: MarkFigure) -> Path? {
    switch figure.shape {
    case .path(let path): return figure.fill == nil ? path.strokedPath(figure.strokeStyle) : path
    case .circle(let rect): return Path(ellipseIn: rect)
    case .rule(let from, let to):
      let line = Path { path in
        path.move(to: from)
        path.addLine(to: to)
      }
      return line.strokedPath(figure.strokeStyle)
    case .view: return nil
    }
  }
}

extension ChartMark {
  /// Whether the mark fills its frame.
  fileprivate var isFrame: Bool {
    (kind == .bar || kind == .rectangle) && (style.cornerRadius ?? 0) <= 0
  }
}

extension Path {
  /// Whether the path is a rectangle without other parts.
  fileprivate func isRectangle(_ rect: CGRect) -> Bool { self == Path(rect) }
}
