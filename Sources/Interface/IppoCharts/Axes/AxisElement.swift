import Foundation
import IppoUI

/// A part of an axis at one of its values, as charts draw it.
struct AxisElement {
  enum Kind {
    case gridLine
    case tick(length: CGFloat)
    case label(AxisLabel)
  }

  var kind: Kind
  /// Whether the part is in the middle between its value and the next one; `nil` where the chart decides.
  var isCentered: Bool?
  /// `nil` for a hairline.
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A label of an axis at one of its values.
struct AxisLabel {
  enum Content {
    /// The value, as the axis writes its values.
    case value
    case text(Text)
    case view(AnyView)
    case formatted(@MainActor (_PlotScalar, EnvironmentValues) -> String?)
  }

  var content: Content
  /// The point of the label that is at the value; `nil` where the chart decides.
  var anchor: UnitPoint?
  var isVertical = false
  /// The treatment of labels that would overlap others.
  var collision = AxisValueLabelCollisionResolution.greedy.storage
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The parts that an axis has at each of its values.
struct AxisSpec {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// Makes the parts at a value; `nil` for those of an axis that nothing is said about.
  var elements: (@MainActor (AxisValue) -> [AxisElement])?
  /// The format of the labels of an axis with usual parts.
  var format: (@MainActor (_PlotScalar, EnvironmentValues) -> String?)?
  /// The line of the grid and the ticks of an axis with usual parts.
  var stroke: StrokeStyle?
}
