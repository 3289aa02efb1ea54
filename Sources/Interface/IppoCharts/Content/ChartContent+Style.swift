public import Foundation
public import IppoUI

extension ChartContent {
  /// The style of marks. A gradient fills the bounds of each mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { mark in
      guard mark.style.foreground == nil else { return }
      mark.style.foreground = AnyShapeStyle(style)
      mark.style.isPlain = style.isPlain
    }
  }

  /// The style by a value: the chart gives each value a colour, and shows both in its legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.foregroundBy, value.datum)
  }

  /// Opacity, 0...1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.style.opacity *= min(max(opacity, 0), 1) }
  }

  /// The line of line marks and rules, and along the edges of areas.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.lineStyle, style) }

  /// The line by a value: the chart gives each value a pattern of dashes.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.lineStyleBy, value.datum)
  }

  /// How lines and areas run between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    setting(\.interpolation, method)
  }

  /// The radius of the corners of bars, rectangles and sectors, in points.
  ///
  /// - Parameter style: has no effect: corners are circular.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    setting(\.cornerRadius, radius)
  }

  /// Blurs marks.
  public func blur(radius: CGFloat) -> some ChartContent { setting(\.blur, radius) }

  /// A shadow behind marks. Lengths are in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    setting(\.shadow, MarkStyle.Shadow(color: color, radius: radius, x: x, y: y))
  }

  /// Whether gradients of marks cover the plot and not the bounds of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    setting(\.isAlignedWithPlot, aligns)
  }

  /// The order of drawing: marks with greater numbers are in front.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.style.zIndex += value } }

  /// Moves marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.style.offset.width += x
      $0.style.offset.height += y
    }
  }

  /// Moves marks along the horizontal axis, and their starts and ends along the vertical one, in points.
  ///
  /// Starts and ends are those of bars, areas, rectangles and rules. The start of a rule without values is the upper edge of the plot.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    changed { $0.style.move(x: x, yStart: yStart, yEnd: yEnd) }
  }

  /// Moves marks along the vertical axis, and their starts and ends along the horizontal one, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { $0.style.move(xStart: xStart, xEnd: xEnd, y: y) }
  }

  /// Moves the starts and the ends of marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.style.move(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
  }
}

extension MarkStyle {
  fileprivate mutating func move(
    x: CGFloat = 0, xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) {
    offset.width += x
    offset.height += y
    startOffset.width += xStart
    startOffset.height += yStart
    endOffset.width += xEnd
    endOffset.height += yEnd
  }
}

// MARK: Symbols

extension ChartContent {
  /// The symbol of points, and at the points of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    setting(\.symbol, AnyChartSymbolShape(symbol))
  }

  /// A view as the symbol of points, and at the points of lines.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    setting(\.symbolView, AnyView(symbol()))
  }

  /// The symbol by a value: the chart gives each value a shape, and shows both in its legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolBy, value.datum)
  }

  /// The area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(area, 0).squareRoot()
    return setting(\.symbolSize, CGSize(width: side, height: side))
  }

  /// The size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolSize, size) }

  /// The area of symbols by a value: the chart gives the greatest value the largest symbol.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolSizeBy, value.datum)
  }
}

// MARK: Groups

extension ChartContent {
  /// Puts marks with different values side by side in their step.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the marks are side by side; `nil` for that of the steps.
  ///   - span: The share of the step that all of them use.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    setting(\.group, MarkStyle.Group(datum: value.datum, axis: axis, span: span))
  }
}

extension ShapeStyle {
  /// Whether the style looks the same wherever its area lies: colours, and levels of the foreground.
  var isPlain: Bool {
    self is Color || self is HierarchicalShapeStyle || self is ForegroundStyle || self is TintShapeStyle
  }
}
