import Foundation
import IppoUI

/// A mark as its chart knows it: the values of its initializer, and what modifiers say.
struct ChartMark {
  enum Kind: Hashable { case line, area, bar, point, rule, rectangle, sector }

  /// The place of a mark along an axis.
  enum Coordinate {
    case value(PlotDatum)
    case range(PlotDatum, PlotDatum)
    /// Points from the top left corner of the plot.
    case position(CGFloat)
    /// Points from the top left corner of the plot; `nil` for its edges.
    case positions(CGFloat?, CGFloat?)

    /// The values, in their order.
    var data: [PlotDatum] {
      switch self {
      case .value(let datum): [datum]
      case .range(let start, let end): [start, end]
      case .position, .positions: []
      }
    }
  }

  var kind: Kind
  var x = Coordinate.positions(nil, nil)
  var y = Coordinate.positions(nil, nil)
  /// The third coordinate, in charts in space; `nil` for marks without one.
  var z: Coordinate?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlotDatum?
  /// The value of a sector.
  var angle: PlotDatum?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  /// The values of a function along the horizontal axis; `nil` for a mark of data.
  var function: PlottedFunction?
  var style = MarkStyle()
  var identity = MarkIdentity()
}

/// A function that is drawn along the horizontal axis.
struct PlottedFunction {
  let x: Text
  let y: Text
  /// `nil` for the domain of the axis.
  let domain: ClosedRange<Double>?
  /// The lower and the upper value at a place: equal for a line.
  let values: @MainActor (Double) -> (start: Double, end: Double)
}

/// The values of modifiers of a mark; `nil` for modifiers that it has not.
struct MarkStyle {
  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext) -> AnyView
  }

  struct Group {
    let datum: PlotDatum
    let axis: Axis?
    let span: MarkDimension
  }

  struct Shadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
  }

  var foreground: AnyShapeStyle?
  /// Whether the style looks the same wherever its area lies.
  var isPlain = true
  var foregroundBy: PlotDatum?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var lineStyleBy: PlotDatum?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var symbol: AnyChartSymbolShape?
  var symbolView: AnyView?
  var symbolBy: PlotDatum?
  var symbolSize: CGSize?
  var symbolSizeBy: PlotDatum?
  var group: Group?
  var annotations: [Annotation] = []
  var offset = CGSize.zero
  /// How far the starts and the ends of marks that have both are moved, in points.
  var startOffset = CGSize.zero
  var endOffset = CGSize.zero
  var clipShapes: [AnyShape] = []
  var masks: [MarkMask] = []
  var zIndex = 0.0
  var blur: CGFloat?
  var shadow: Shadow?
  var isAlignedWithPlot: Bool?
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden: Bool?
}
