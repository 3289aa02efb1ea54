import Foundation
import IppoUI

/// The drawing of a mark, of several marks alike, or of a part of a line.
struct MarkFigure: Identifiable {
  /// Tells figures apart: as long as marks are only added at the end, the others keep theirs.
  struct ID: Hashable {
    let series: Int
    let part: Int
  }

  enum Shape {
    /// In points of the plot.
    case path(Path)
    /// A circle in a rectangle.
    case circle(CGRect)
    /// A straight line across the plot.
    case rule(from: CGPoint, to: CGPoint)
    case view(AnyView, at: CGPoint)
  }

  var id: ID
  var shape: Shape
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle()
  /// The area that the styles cover; `nil` for that of the plot.
  var styledArea: CGRect?
  var opacity = 1.0
  var blur: CGFloat?
  var shadow: MarkStyle.Shadow?
  var zIndex = 0.0
  /// The way in which the figure stays with a selection; `nil` for a figure that stays where it is.
  var following: Following?

  /// Whether what is drawn can be one path with others of the same styles.
  var canBeJoined: Bool {
    guard case .path = shape, styledArea == nil, opacity == 1, blur == nil, shadow == nil else { return false }
    return strokeStyle.dash.isEmpty
  }

  /// Several figures as one, if they have the same styles.
  func joined(with other: MarkFigure) -> MarkFigure? {
    guard canBeJoined, other.canBeJoined, fill == other.fill, stroke == other.stroke, zIndex == other.zIndex,
      strokeStyle == other.strokeStyle, case .path(var path) = shape, case .path(let second) = other.shape
    else { return nil }
    path.addPath(second)
    var figure = self
    figure.shape = .path(path)
    return figure
  }
}

/// A view beside a mark.
struct PlacedAnnotation: Identifiable {
  let id: Int
  /// The mark, in points of the plot.
  let target: CGRect
  /// The way in which the view stays with a selection; `nil` for a view that stays where it is.
  let following: Following?
  let annotation: MarkStyle.Annotation
}
