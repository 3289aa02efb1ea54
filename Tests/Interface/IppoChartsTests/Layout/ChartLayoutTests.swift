import Foundation
import IppoUI
import Testing

@testable import IppoCharts

/// Domains, plots and rectangles, worked out by hand for charts of round sizes.
@MainActor
@Suite("Layout of charts")
struct ChartLayoutTests {
  private func layout(
    _ size: CGSize = CGSize(width: 400, height: 240), settings: (inout ChartSettings) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    environment.calendar = DateStrideTests.calendar()
    var chartSettings = ChartSettings()
    settings(&chartSettings)
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return ChartLayout(marks.marks, chartSettings, size: size, environment: environment)
  }

  private func strings(_ values: [_PlotScalar]) -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    return values.map(AxisWriter(environment, values: values).string)
  }

  // MARK: Domains

  @Test("Domains of numbers contain zero, whatever the mark is")
  func zero() {
    let line = layout { ForEach([100, 110], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }
    #expect(line.y.scale.domain == 0...120)
    #expect(line.x.scale.domain == 0...120)
  }

  @Test("An axis of powers ends at the greatest number, and dates without a time are left out")
  func greatest() {
    let chart = layout {
      $0.y.type = .log
    } _: {
      ForEach([1, 1.7e308], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
    }
    #expect(chart.y.scale.domain == 1 ... .greatestFiniteMagnitude)
    let dates = [Double.nan, 0, 86_400].map { Date(timeIntervalSinceReferenceDate: $0) }
    let domain = dates._domain
    let listed = layout {
      $0.x.domain = domain
    } _: {
      PointMark(x: .value("x", dates[1]), y: .value("y", 1))
    }
    #expect(listed.x.scale.domain == 0...86_400)
  }

  @Test("Values that are no finite numbers have no part in the range of colours")
  func colors() {
    func domain(_ values: [Double]) -> ClosedRange<Double>? {
      let chart = layout {
        ForEach(values.indices, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("c", values[index]))
        }
      }
      for value in values { _ = chart.styles.foreground(of: .number(value)) }
      return chart.styles.gradientDomain
    }
    #expect(domain([.nan, 1, 3, .infinity]) == 1...3)
    #expect(domain([.nan]) == nil)
  }

  @Test("A domain without zero begins with a round number")
  func withoutZero() {
    let chart = layout {
      $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    } _: {
      ForEach([102, 118], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(chart.y.scale.domain == 100...120)
  }

  @Test("A domain of an app is what it is")
  func listed() {
    let chart = layout {
      $0.y.domain = (3.0...17.0)._domain
      $0.x.domain = [10, 0]._domain
    } _: {
      PointMark(x: .value("x", 1), y: .value("y", 99))
    }
    #expect(chart.y.scale.domain == 3...17)
    #expect(chart.x.scale.domain == 0...10)
    #expect(chart.x.scale.isReversed)
    #expect(strings(chart.y.values[0]) == ["4", "6", "8", "10", "12", "14", "16"])
  }

  @Test("The domain of stacked bars is that of the stacks")
  func stacks() {
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 30))
      BarMark(x: .value("x", "a"), y: .value("y", 25))
      BarMark(x: .value("x", "b"), y: .value("y", -8))
    }
    #expect(chart.y.scale.domain == -10...60)
    #expect(chart.x.scale.categories == ["a", "b"])
  }

  @Test("Normalized stacks reach to one")
  func normalized() {
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 30), stacking: .normalized)
      BarMark(x: .value("x", "a"), y: .value("y", 10), stacking: .normalized)
    }
    #expect(chart.y.scale.domain == 0...1)
  }

  @Test("Logarithmic domains are powers of ten")
  func logarithmic() {
    let chart = layout {
      $0.y.type = .log
    } _: {
      ForEach([3, 20, 450], id: \.self) { PointMark(x: .value("x", "a"), y: .value("y", $0)) }
    }
    #expect(chart.y.scale.domain == 1...1000)
    #expect(strings(chart.y.values[0]) == ["1", "10", "100", "1,000"])
  }

  @Test("Domains of dates are those of the data, and of their units")
  func dates() throws {
    let noon = try DateStrideTests.date("2026-03-02T12:00:00")
    let line = layout {
      LineMark(x: .value("x", noon), y: .value("y", 1))
      LineMark(x: .value("x", noon.addingTimeInterval(86_400)), y: .value("y", 2))
    }
    #expect(line.x.scale.domain.lowerBound == noon.timeIntervalSinceReferenceDate)
    let bars = layout { BarMark(x: .value("x", noon, unit: .day), y: .value("y", 1)) }
    #expect(bars.x.scale.domain.lowerBound == noon.timeIntervalSinceReferenceDate - 43_200)
    #expect(bars.x.scale.domain.upperBound == noon.timeIntervalSinceReferenceDate + 43_200)
  }

  @Test("A chart without data has a domain")
  func empty() {
    let chart = layout {}
    #expect(chart.x.scale.domain == 0...1)
    #expect(FigureMaker(chart.geometry, chart.styles).figures.isEmpty)
  }

  @Test("Values that are no numbers are left out")
  func noNumbers() {
    let chart = layout {
      ForEach([1, Double.nan, .infinity, 3], id: \.self) { LineMark(x: .value("x", 1), y: .value("y", $0)) }
    }
    #expect(chart.y.scale.domain == 0...3)
  }

  // MARK: Axes

  @Test("The plot has whole cells, and room for labels where the axes are")
  func plot() {
    let chart = layout { BarMark(x: .value("x", "a"), y: .value("y", 100)) }
    // Labels of three digits are 24 points wide, and 8 away from the plot.
    #expect(chart.plot == CGRect(x: 0, y: 16, width: 368, height: 192))
    let leading = layout {
      $0.y.specs = [AxisSpec(position: .leading)]
      $0.x.visibility = .hidden
    } _: {
      BarMark(x: .value("x", "a"), y: .value("y", 100))
    }
    #expect(leading.plot == CGRect(x: 32, y: 16, width: 368, height: 224))
    let hidden = layout {
      $0.x.visibility = .hidden
      $0.y.visibility = .hidden
    } _: {
      BarMark(x: .value("x", "a"), y: .value("y", 100))
    }
    #expect(hidden.plot == CGRect(x: 0, y: 0, width: 400, height: 240))
  }

  @Test("Labels that would overlap others are left out")
  func collisions() {
    let chart = layout(CGSize(width: 160, height: 160)) {
      ForEach(0..<8) { BarMark(x: .value("x", "Number \($0)"), y: .value("y", 1)) }
    }
    // Each label is 64 points wide, in bands of 19 points.
    #expect(chart.xLabels.count == 2)
    #expect(layout { ForEach(0..<4) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) } }.xLabels.count == 4)
  }

  // MARK: Bars

  private func rectangles(_ chart: ChartLayout) -> [CGRect] {
    chart.data.marks.compactMap { chart.geometry.rectangle($0) }.map {
      CGRect(
        x: ($0.minX * 10).rounded() / 10, y: ($0.minY * 10).rounded() / 10, width: ($0.width * 10).rounded() / 10,
        height: ($0.height * 10).rounded() / 10)
    }
  }

  private func bare(_ settings: inout ChartSettings) {
    settings.x.visibility = .hidden
    settings.y.visibility = .hidden
  }

  @Test("A bar has seven tenths of its band, and rises from zero")
  func bars() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      BarMark(x: .value("x", "a"), y: .value("y", 10))
      BarMark(x: .value("x", "b"), y: .value("y", 5))
    }
    #expect(
      rectangles(chart) == [CGRect(x: 15, y: 0, width: 70, height: 160), CGRect(x: 115, y: 80, width: 70, height: 80)])
  }

  @Test("Bars of a horizontal value lie")
  func lying() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      BarMark(x: .value("x", 10), y: .value("y", "a"))
      BarMark(x: .value("x", 5), y: .value("y", "b"))
    }
    // The first category is at the top.
    #expect(
      rectangles(chart) == [CGRect(x: 0, y: 12, width: 200, height: 56), CGRect(x: 0, y: 92, width: 100, height: 56)])
  }

  @Test("Bars side by side share the band")
  func grouped() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      ForEach(["p", "q"], id: \.self) { group in
        BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("g", group))
      }
    }
    // Eight tenths of 200 points are 160: 80 for each, of which a tenth is the gap.
    #expect(
      rectangles(chart) == [CGRect(x: 24, y: 0, width: 72, height: 160), CGRect(x: 104, y: 0, width: 72, height: 160)])
  }

  @Test("The width of bars is fixed, a share of the band, or the band without its ends")
  func widths() {
    func width(_ dimension: MarkDimension) -> CGFloat {
      rectangles(
        layout(CGSize(width: 200, height: 160), settings: bare) {
          BarMark(x: .value("x", "a"), y: .value("y", 10), width: dimension)
        })[0].width
    }
    #expect([MarkDimension.automatic, 30, .ratio(0.5), .inset(20)].map(width) == [140, 30, 100, 160])
  }

  @Test("A bar of one axis is a stack along it")
  func oneAxis() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      BarMark(x: .value("x", 10))
      BarMark(x: .value("x", 30))
    }
    #expect(chart.x.scale.domain == 0...40)
    #expect(
      rectangles(chart) == [CGRect(x: 0, y: 0, width: 50, height: 160), CGRect(x: 50, y: 0, width: 150, height: 160)])
  }

  @Test("Bars between numbers are as wide as the least distance allows")
  func distances() {
    let chart = layout(CGSize(width: 400, height: 160), settings: bare) {
      ForEach([0, 1, 3], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    // The domain has half of the distance at both ends.
    #expect(chart.x.scale.domain == -0.5...3.5)
    #expect(rectangles(chart).map(\.width) == [70, 70, 70])
  }

  @Test("Rules cross the plot, or a part of it")
  func rules() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      RuleMark(y: .value("y", 10))
      RuleMark(xStart: .value("x", 5), xEnd: .value("x", 10), y: .value("y", 5))
      RuleMark(x: .value("x", 0), yStart: 10, yEnd: 20)
    }
    #expect(
      rectangles(chart) == [
        CGRect(x: 0, y: 0, width: 200, height: 0), CGRect(x: 100, y: 80, width: 100, height: 0),
        CGRect(x: 0, y: 10, width: 0, height: 10),
      ])
  }

  @Test("Rectangles fill their steps")
  func rectangle() {
    let chart = layout(CGSize(width: 200, height: 160), settings: bare) {
      RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
      RectangleMark(x: .value("x", "b"), y: .value("y", "q"))
    }
    #expect(
      rectangles(chart) == [CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 100, y: 80, width: 100, height: 80)])
  }

  // MARK: Series

  private func figures(_ chart: ChartLayout) -> [MarkFigure] { FigureMaker(chart.geometry, chart.styles).figures }

  @Test("Values of one series make one line")
  func series() {
    let chart = layout {
      ForEach(0..<10) { number in
        LineMark(x: .value("x", number), y: .value("y", number), series: .value("s", number % 2 == 0 ? "even" : "odd"))
      }
    }
    #expect(figures(chart).count == 2)
    let coloured = layout {
      ForEach(0..<9) { number in
        LineMark(x: .value("x", number), y: .value("y", number)).foregroundStyle(by: .value("c", "\(number % 3)"))
      }
    }
    #expect(figures(coloured).count == 3)
    #expect(coloured.legendRows.flatMap { $0 }.map(\.name) == ["0", "1", "2"])
  }

  @Test("A long line is drawn in parts, of which another point changes the last one")
  func parts() {
    func line(_ count: Int) -> [MarkFigure] {
      figures(
        layout {
          $0.x.domain = (0...1100)._domain
          $0.y.domain = (0...50)._domain
        } _: {
          ForEach(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 7 % 50)) }
        })
    }
    func paths(_ figures: [MarkFigure]) -> [MarkFigure.ID: String] {
      Dictionary(uniqueKeysWithValues: figures.map { ($0.id, "\($0.shape)") })
    }
    let (before, after) = (paths(line(1000)), paths(line(1001)))
    #expect(before.count == 125)
    #expect(after.filter { before[$0.key] != $0.value }.count == 1)
  }

  @Test("A modifier closer to a mark is stronger, and opacities multiply")
  func modifiers() {
    let chart = layout {
      Group {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5)
        PointMark(x: .value("x", 2), y: .value("y", 1))
      }
      .foregroundStyle(.blue).opacity(0.5)
    }
    let found = figures(chart)
    #expect(found.map(\.fill) == [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)])
    #expect(found.map(\.opacity) == [0.25, 0.5])
  }

  @Test("Content in branches and lists is found in its order")
  func structure() {
    struct Own: ChartContent {
      var body: some ChartContent { PointMark(x: .value("x", 9), y: .value("y", 9)) }
    }
    let isThere = false
    let chart = layout {
      if isThere {
        PointMark(x: .value("x", 0), y: .value("y", 0))
      } else {
        PointMark(x: .value("x", 1), y: .value("y", 0))
      }
      if isThere { PointMark(x: .value("x", 2), y: .value("y", 0)) }
      ForEach(3..<5) { PointMark(x: .value("x", $0), y: .value("y", 0)) }
      Own()
      AnyChartContent(Plot { PointMark(x: .value("x", 10), y: .value("y", 0)) })
    }
    #expect(chart.data.marks.map { $0.x } == [.value(1), .value(3), .value(4), .value(9), .value(10)])
  }

  @Test("A function is drawn where it has values")
  func function() {
    let chart = layout {
      $0.x.domain = (-1.0...1.0)._domain
    } _: {
      LinePlot(x: "x", y: "y") { 1 / $0 }
    }
    #expect(figures(chart).count == 2, "a gap at zero")
  }

  @Test("Sizes of symbols are in proportion to values, by their areas")
  func symbolSizes() {
    let chart = layout {
      $0.symbolSizes.range = [0, 400]
    } _: {
      ForEach([0, 1, 4], id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", 1)).symbolSize(by: .value("s", value))
      }
    }
    #expect(chart.data.marks.map { chart.styles.symbolSize(of: $0.mark).width } == [0, 10, 20])
  }
}
