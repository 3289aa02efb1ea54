import Foundation
import IppoUI

/// The values of the modifiers around a chart.
struct ChartSettings {
  struct AxisSetting {
    var visibility = Visibility.automatic
    /// `nil` for the axis that charts have by themselves.
    var specs: [AxisSpec]?
    var title: Title?
    var domain: _ScaleDomain?
    var range = _PositionRange.plot(start: 0, end: 0)
    var type: ScaleType?
    /// The selected value, and the selected range.
    var selection: ValueSelection?
    var rangeSelection: RangeSelection?
    /// How much of the domain is visible at once; `nil` for all of it.
    var visibleLength: Double?
    var visibleCount: Int?
    var styles: [@MainActor (ChartAxisContent) -> AnyView] = []
  }

  struct Title {
    let position: AnnotationPosition
    let alignment: Alignment?
    let content: AnyView
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?

    /// Whether the legend is above the chart.
    var isAbove: Bool {
      switch position.storage {
      case .top, .topLeading, .topTrailing: true
      case .automatic, .overlay, .bottom, .leading, .trailing, .bottomLeading, .bottomTrailing: false
      }
    }
  }

  struct Layer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }

  /// A binding to a value of an axis.
  struct ValueSelection {
    /// Whether the values are whole numbers.
    let isWhole: Bool
    let get: @MainActor () -> _PlotScalar?
    let set: @MainActor (_PlotScalar?) -> Void
  }

  /// A binding to a range of an axis.
  struct RangeSelection {
    let get: @MainActor () -> (_PlotScalar, _PlotScalar)?
    let set: @MainActor (_PlotScalar, _PlotScalar) -> Void
    let clear: @MainActor () -> Void
  }

  /// The value with which the visible part of a chart begins.
  struct ScrollStart {
    let get: @MainActor () -> _PlotScalar?
    let set: (@MainActor (_PlotScalar) -> Void)?
  }

  /// The pose of a chart in space.
  struct Pose {
    var start = Chart3DPose.default
    var binding: Binding<Chart3DPose>?
  }

  var x = AxisSetting()
  var y = AxisSetting()
  /// The third axis, the pose and the projection of charts in space.
  var z = AxisSetting()
  var pose = Pose()
  var projection = Chart3DCameraProjection.automatic
  var legend = Legend()
  var foreground = StyleScale<AnyShapeStyle>()
  /// The colours between which numbers have theirs.
  var foregroundGradient: [Color]?
  /// How numbers lie between these.
  var foregroundType: ScaleType?
  var symbols = StyleScale<AnyChartSymbolShape>()
  var lineStyles = StyleScale<StrokeStyle>()
  /// The areas of symbols, in square points.
  var symbolSizes = StyleScale<CGFloat>()
  var angleSelection: ValueSelection?
  var scrollableAxes: Axis.Set = []
  var xScrollStart: ScrollStart?
  /// Changes the place where scrolling has come to rest.
  var scrollTarget: (@MainActor (inout ScrollTarget, ChartScrollTargetBehaviorContext) -> Void)?
  var plotStyles: [@MainActor (ChartPlotContent) -> AnyView] = []
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var gestures: [@MainActor (ChartProxy, AnyView) -> AnyView] = []
}

/// The styles of values: by a mapping of the app, by the order of a domain, or by the order of the data.
struct StyleScale<Style> {
  var mapping: ((_PlotScalar) -> Style?)?
  var domain: [_PlotScalar] = []
  /// Whether the domain is all that lies between its two values.
  var isRange = false
  var range: [Style] = []

  /// The values in the order of their styles: those of the domain, then those of the data.
  func values(_ data: [_PlotScalar]) -> [_PlotScalar] {
    domain.isEmpty ? data : domain
  }

  /// The style of a value; `nil` for one that the scale does not know.
  func style(of value: _PlotScalar, among values: [_PlotScalar], default palette: [Style]) -> Style? {
    if let mapping, let style = mapping(value) { return style }
    let styles = range.isEmpty ? palette : range
    guard let index = values.firstIndex(of: value), !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
