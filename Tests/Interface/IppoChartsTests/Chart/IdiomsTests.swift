import Foundation
import IppoCharts
import IppoTesting
import Testing

/// Spellings that apps use. Each chart has to compile, and to have an element for assistive technology.
@MainActor
@Suite("Idioms of charts")
struct IdiomsTests {
  enum Weather: String, CaseIterable, Plottable { case sun, rain, snow }

  struct Reading: Identifiable {
    let id: Int
    let date: Date
    let weather: Weather
    let low: Double
    let high: Double
    let share: Decimal

    static let all = (0..<5).map {
      Reading(
        id: $0, date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), weather: Weather.allCases[$0 % 3],
        low: Double($0), high: Double($0) * 2 + 1, share: Decimal($0) / 10)
    }
  }

  private func elements(_ chart: some View) -> Int {
    ViewHost { chart }.outline.split(separator: "\n").count
  }

  @Test("Enumerations are categories, and dates have units")
  func values() {
    let title = "Weather"
    let count = elements(
      Chart(Reading.all) { reading in
        BarMark(x: .value("Day", reading.date, unit: .day), y: .value(title, reading.high), width: .ratio(0.5))
          .foregroundStyle(by: .value(Text("Weather"), reading.weather))
        RuleMark(
          x: .value("Day", reading.date, unit: .day), yStart: .value("Low", reading.low),
          yEnd: .value("High", reading.high))
      }
      .chartForegroundStyleScale([Weather.sun: .yellow, .rain: .blue, .snow: Color.gray])
      .chartXAxis {
        AxisMarks(preset: .aligned, position: .bottom, values: .stride(by: .day, count: 2)) { value in
          if value.index.isMultiple(of: 2) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.red)
            AxisTick(length: 8)
          } else {
            AxisTick()
          }
          if let date = value.as(Date.self) {
            AxisValueLabel { Text(date, format: .dateTime.day()) }
          }
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true, orientation: .vertical)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), position: .trailing, values: [0.0, 5, 10])
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartXScale(range: .plotDimension(padding: 12)))
    #expect(count > 5)
  }

  @Test("Scales, legends, titles and plots are changed by modifiers")
  func modifiers() {
    let count = elements(
      Chart {
        ForEach(Reading.all) { reading in
          LineMark(x: .value("High", reading.high), y: .value("Share", reading.share), series: .value("S", "a"))
            .lineStyle(by: .value("Weather", reading.weather.rawValue))
            .symbol(.square.strokeBorder(lineWidth: 2))
            .symbolSize(40)
            .interpolationMethod(.cardinal(tension: 0.3))
            .accessibilityLabel("\(reading.id)")
            .accessibilityValue(Text("v"))
          PointMark(x: .value("High", reading.high), y: .value("Share", reading.share))
            .symbol { Image(systemName: "star") }
            .annotation(position: .topTrailing, alignment: .leading, spacing: 2) { context in
              Text("\(Int(context.targetSize.width))")
            }
            .annotation(
              position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { Text("A") }
            .zIndex(2)
            .offset(x: 1, y: 2)
        }
      }
      .chartXScale(domain: 0...10, type: .squareRoot)
      .chartYScale(type: .symmetricLog)
      .chartXAxisLabel("High", position: .bottom, alignment: .center)
      .chartYAxisLabel { Text("Share").bold() }
      .chartLegend(position: .trailing, alignment: .top, spacing: 10)
      .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
      .chartLineStyleScale(["sun": StrokeStyle(lineWidth: 3)]))
    #expect(count > 5)
  }

  @Test("Selections have bindings to values and ranges")
  func selections() {
    struct Selecting: View {
      @State private var date: Date?
      @State private var range: ClosedRange<Date>?
      @State private var angle: Double?
      @State private var start = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View {
        VStack {
          Chart(Reading.all) { AreaMark(x: .value("Day", $0.date), y: .value("High", $0.high), stacking: .center) }
            .chartXSelection(value: $date)
          Chart(Reading.all) {
            AreaMark(x: .value("Day", $0.date), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
          }
          .chartXSelection(range: $range)
          Chart(Reading.all) { SectorMark(angle: .value("High", $0.high), innerRadius: .inset(20), outerRadius: 50) }
            .chartAngleSelection(value: $angle)
            .chartLegend(.hidden)
          Chart(Reading.all) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("High", $0.high)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 2)
            .chartScrollPosition(x: $start)
            .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
        }
      }
    }
    #expect(elements(Selecting()) > 20)
  }

  @Test("Plots take collections and functions")
  func plots() {
    let count = elements(
      Chart {
        BarPlot(Reading.all, x: .value("Day", \.weather), y: .value("High", \.high))
          .foregroundStyle(by: .value("Weather", \.weather))
        PointPlot(Reading.all, x: .value("Weather", \.weather), y: .value("Low", \.low))
        RulePlot(
          Reading.all, x: .value("Weather", \.weather), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
        if #available(iOS 18, *) {
          RectanglePlot(Reading.all, x: .value("Weather", \.weather), y: .value("Low", \.low))
        }
      })
    #expect(count > 15)
    #expect(elements(Chart { SectorPlot(Reading.all, angle: .value("High", \.high)) }) >= 5)
    #expect(
      elements(
        Chart {
          LinePlot(x: "t", y: "y", domain: 0...1) { $0 * $0 }
          LinePlot(x: "x", y: "y", t: "t", domain: 0 ... .pi) { t in (x: cos(t), y: sin(t)) }
          AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in (yStart: -x, yEnd: x) }
        }) > 0)
  }

  @Test("Content of an app's own is content")
  func own() {
    struct Marks: ChartContent {
      let isBar: Bool

      var body: some ChartContent {
        switch isBar {
        case true: BarMark(x: .value("x", 1), y: .value("y", 2))
        case false: PointMark(x: .value("x", 1), y: .value("y", 2))
        }
      }
    }
    #expect(elements(Chart { Marks(isBar: true) }) > 0)
    #expect(elements(Chart { Group { Marks(isBar: false) }.foregroundStyle(.red) }) > 0)
  }

  @Test("Bins are intervals of an axis")
  func bins() {
    let bins = NumberBins(data: [1.0, 2, 7], desiredCount: 4)
    let count = elements(
      Chart(bins.indices, id: \.self) { index in
        BarMark(x: .value("Range", bins[index]), y: .value("Count", index))
        RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 2), yStart: .value("c", 1), yEnd: .value("d", 2))
      })
    #expect(count > 4)
  }
}
