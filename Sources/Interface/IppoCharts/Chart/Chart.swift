public import IppoUI

/// A chart of marks (`Charts.Chart`). It takes the space it is offered.
///
/// ```swift
/// Chart {
///   BarMark(x: .value("Fruit", "Apples"), y: .value("Sold", 12))
///   BarMark(x: .value("Fruit", "Pears"), y: .value("Sold", 7))
/// }
/// .frame(height: 200)
/// ```
///
/// Browsers and terminals draw it with shapes and texts. Assistive technology finds an element for each mark.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of the marks of a closure.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with content for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with content for each element of a collection, with an id at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart.
  public var body: some View {
    var marks = _ChartMarks()
    content._collect(into: &marks)
    return ChartView(marks: marks.marks)
  }
}

/// The frame of a plot, told to overlays and backgrounds.
private struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The parts of a chart, in the size that a renderer gives it.
private struct ChartView: View {
  @Environment(\.self) private var environment
  let marks: [ChartMark]

  var body: some View {
    let settings = environment.chartSettings
    if let legend = settings.legend.content, settings.legend.visibility != .hidden {
      let isAbove = settings.legend.isAbove
      VStack(alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: settings.legend.spacing ?? 8) {
        if isAbove { legend }
        chart(settings)
        if !isAbove { legend }
      }
    } else {
      chart(settings)
    }
  }

  private func chart(_ settings: ChartSettings) -> some View {
    GeometryReader { geometry in
      let layout = ChartLayout(marks, settings, size: geometry.size, environment: environment)
      let parts = ChartParts(layout: layout, settings: settings)
      if settings.overlays.isEmpty, settings.backgrounds.isEmpty {
        parts
      } else {
        parts
          .anchorPreference(key: PlotFrameKey.self, value: .rect(layout.plot)) { $0 }
          .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
            layers(settings.backgrounds, ChartProxy(layout: layout, settings: settings, anchor: anchor), geometry.size)
          }
          .overlayPreferenceValue(PlotFrameKey.self) { anchor in
            layers(settings.overlays, ChartProxy(layout: layout, settings: settings, anchor: anchor), geometry.size)
          }
      }
    }
    .environment(\.chartSettings, ChartSettings())
  }

  private func layers(_ layers: [ChartSettings.Layer], _ proxy: ChartProxy, _ size: CGSize) -> some View {
    ZStack {
      ForEach(layers.indices, id: \.self) { index in
        layers[index].content(proxy)
          .frame(width: size.width, height: size.height, alignment: layers[index].alignment)
      }
    }
  }
}
