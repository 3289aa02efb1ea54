import Foundation
import IppoUI

/// The drawing of a mark, of several marks alike, or of a part of a line.
struct MarkFigure: Identifiable {
  /// Tells figures apart. A mark or series that is at another place among the others keeps its figures.
  struct ID: Hashable, CustomStringConvertible {
    enum Owner: Hashable {
      /// A bar, a point, a rule, a rectangle or a sector; of several marks in one figure the first.
      case mark(MarkIdentity)
      /// The symbol at a point of a line or an area.
      case symbol(MarkIdentity)
      /// A line or an area.
      case series(MarkSeries)
      /// The picture of a chart in space.
      case picture
    }

    let owner: Owner
    var part = 0

    var description: String {
      switch owner {
      case .mark(let identity): "m\(identity)"
      case .symbol(let identity): "s\(identity)"
      case .series(let series): "l\(series) \(part)"
      case .picture: "p\(part)"
      }
    }
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
  /// Figures of the same number may be drawn as one; `nil` for lines and areas.
  var family: Int?
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
  struct ID: Hashable, CustomStringConvertible {
    let mark: MarkIdentity
    let number: Int

    var description: String { "\(mark) \(number)" }
  }

  let id: ID
  /// The mark, in points of the plot.
  let target: CGRect
  /// The way in which the view stays with a selection; `nil` for a view that stays where it is.
  let following: Following?
  let annotation: MarkStyle.Annotation
}
