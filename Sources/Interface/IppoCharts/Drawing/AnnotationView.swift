import Foundation
import IppoUI

/// A view beside a mark.
struct AnnotationView: View {
  @Environment(\.self) private var environment
  let placed: PlacedAnnotation
  let plot: CGRect
  /// The size of the chart, in points.
  let size: CGSize

  private static let spacing: CGFloat = 4

  var body: some View {
    let view = placed.annotation.content(AnnotationContext(targetSize: placed.target.size))
    let (point, alignment) = place
    view
      .fixedSize()
      .frame(width: 0, height: 0, alignment: alignment)
      .position(moved(point, alignment, view.sizeIfKnown(in: environment)))
  }

  /// The point of the plot at which a point of the view is.
  private var place: (CGPoint, Alignment) {
    let target = placed.target
    let spacing = placed.annotation.spacing ?? Self.spacing
    let alignment = placed.annotation.alignment
    let x =
      alignment.horizontal == .leading ? target.minX : alignment.horizontal == .trailing ? target.maxX : target.midX
    let y = alignment.vertical == .top ? target.minY : alignment.vertical == .bottom ? target.maxY : target.midY
    switch placed.annotation.position.storage {
    case .overlay: return (CGPoint(x: x, y: y), alignment)
    case .automatic, .top:
      return (CGPoint(x: x, y: target.minY - spacing), Alignment(horizontal: alignment.horizontal, vertical: .bottom))
    case .bottom:
      return (CGPoint(x: x, y: target.maxY + spacing), Alignment(horizontal: alignment.horizontal, vertical: .top))
    case .leading:
      return (CGPoint(x: target.minX - spacing, y: y), Alignment(horizontal: .trailing, vertical: alignment.vertical))
    case .trailing:
      return (CGPoint(x: target.maxX + spacing, y: y), Alignment(horizontal: .leading, vertical: alignment.vertical))
    case .topLeading: return (CGPoint(x: target.minX, y: target.minY - spacing), .bottomLeading)
    case .topTrailing: return (CGPoint(x: target.maxX, y: target.minY - spacing), .bottomTrailing)
    case .bottomLeading: return (CGPoint(x: target.minX, y: target.maxY + spacing), .topLeading)
    case .bottomTrailing: return (CGPoint(x: target.maxX, y: target.maxY + spacing), .topTrailing)
    }
  }

  /// The point moved so that the view is within the chart or the plot, where its size is known.
  private func moved(_ point: CGPoint, _ alignment: Alignment, _ viewSize: CGSize?) -> CGPoint {
    guard let viewSize else { return point }
    func within(_ point: CGFloat, _ before: CGFloat, _ after: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      max(min(point, range.upperBound - after), range.lowerBound + before)
    }
    let left = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let up = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    var moved = point
    if let (start, end) = range(placed.annotation.overflow.x, length: plot.width, before: plot.minX, size.width) {
      moved.x = within(point.x, viewSize.width * left, viewSize.width * (1 - left), start...end)
    }
    if let (start, end) = range(placed.annotation.overflow.y, length: plot.height, before: plot.minY, size.height) {
      moved.y = within(point.y, viewSize.height * up, viewSize.height * (1 - up), start...end)
    }
    return moved
  }

  /// The range that a view stays within along an axis, in points of the plot; `nil` for any place.
  private func range(
    _ strategy: AnnotationOverflowResolution.Strategy, length: CGFloat, before: CGFloat, _ all: CGFloat
  ) -> (CGFloat, CGFloat)? {
    switch strategy.storage {
    case .disabled: nil
    case .fit(let boundary) where boundary == .plot: (0, max(length, 0))
    case .automatic, .fit: (-before, max(all - before, -before))
    }
  }
}
