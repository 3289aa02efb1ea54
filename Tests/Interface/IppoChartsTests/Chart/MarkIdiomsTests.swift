import Foundation
import IppoCharts
import IppoTesting
import Testing

/// Marks as apps spell them. Each chart has to compile, and to have elements for assistive technology.
@MainActor
@Suite("Idioms of marks")
struct MarkIdiomsTests {
  enum Meal: String, CaseIterable, Identifiable, Plottable {
    case breakfast, lunch, dinner

    var id: Self { self }
  }

  /// A value with a number of its own for axes.
  struct Weight: Plottable, Comparable {
    var grams: Double

    init(grams: Double) { self.grams = grams }
    init?(primitivePlottable: Double) { self.init(grams: primitivePlottable) }
    var primitivePlottable: Double { grams }
    static func < (a: Self, b: Self) -> Bool { a.grams < b.grams }
  }

  struct Sample: Identifiable {
    let id = UUID()
    let date: Date
    let meal: Meal
    let weight: Weight
    let low: Int
    let high: Int

    static let all = (0..<6).map {
      Sample(
        date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), meal: Meal.allCases[$0 % 3],
        weight: Weight(grams: Double($0) * 10), low: $0, high: $0 + 3)
    }
  }

  private func elements(_ chart: some View) -> Int {
    ViewHost { chart.frame(width: 400, height: 240) }.outline.split(separator: "\n").count
  }

  @Test("A rule over the plot with an annotation stands at the selected day")
  func lollipop() {
    struct Selecting: View {
      @State private var selected: Date? = Sample.all[2].date

      var body: some View {
        Chart {
          ForEach(Sample.all) { sample in
            LineMark(x: .value("Day", sample.date, unit: .day), y: .value("High", sample.high))
              .symbol(Circle().strokeBorder(lineWidth: 2))
              .symbolSize(60)
              .interpolationMethod(.catmullRom)
          }
          if let selected {
            RuleMark(x: .value("Selected", selected, unit: .day))
              .foregroundStyle(Color.gray.opacity(0.3))
              .offset(yStart: -10)
              .zIndex(-1)
              .annotation(
                position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) {
                VStack(alignment: .leading) { Text(selected, format: .dateTime.day()) }
              }
          }
        }
        .chartXSelection(value: $selected)
      }
    }
    #expect(elements(Selecting()) > 6)
  }

  @Test("Bars are capsules, ranges of hours, and stacks")
  func bars() {
    #expect(
      elements(
        Chart(Sample.all) { sample in
          BarMark(
            x: .value("Day", sample.date, unit: .day), yStart: .value("Low", sample.low),
            yEnd: .value("High", sample.high), width: .ratio(0.6)
          )
          .clipShape(Capsule())
          .foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .bottom, endPoint: .top))
        }) >= 6)
    #expect(
      elements(
        Chart(Sample.all) { sample in
          BarMark(xStart: .value("Start", sample.low), xEnd: .value("End", sample.high), y: .value("Meal", sample.meal))
            .offset(xStart: 2, xEnd: -2)
            .cornerRadius(4, style: .continuous)
          BarMark(
            x: .value("Grams", sample.weight), y: .value("Meal", sample.meal), height: .fixed(8), stacking: .normalized
          )
          .foregroundStyle(by: .value("Meal", sample.meal))
          .position(by: .value("Meal", sample.meal), axis: .vertical, span: .ratio(0.9))
        }) >= 6)
  }

  @Test("Rules have every form")
  func rules() {
    let count = elements(
      Chart {
        RuleMark(y: .value("Goal", 5)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
          .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
        RuleMark(x: .value("At", 2), yStart: .value("From", 1), yEnd: .value("To", 4))
        RuleMark(xStart: .value("From", 1), xEnd: .value("To", 4), y: .value("At", 2))
        RuleMark(x: 40, yStart: .value("From", 1), yEnd: .value("To", 4)).offset(x: 3, yStart: -2, yEnd: 2)
        RuleMark(xStart: 10, xEnd: 90, y: .value("At", 3)).offset(xStart: 1, xEnd: 1, yStart: 1, yEnd: 1)
        RuleMark(xStart: .value("From", 1), xEnd: .value("To", 4), y: 30)
      })
    #expect(count >= 6)
  }

  @Test("Areas fade below lines, and a mask shows a part of them")
  func areas() {
    let count = elements(
      Chart {
        ForEach(Sample.all) { sample in
          AreaMark(
            x: .value("Day", sample.date), yStart: .value("Low", sample.low), yEnd: .value("High", sample.high),
            series: .value("Range", "all")
          )
          .interpolationMethod(.monotone)
          .foregroundStyle(Gradient(colors: [.green, .green.opacity(0)]))
          .alignsMarkStylesWithPlotArea()
        }
        ForEach(Sample.all) { AreaMark(x: .value("Day", $0.date), y: .value("High", $0.high), stacking: .unstacked) }
          .mask { RectangleMark(yStart: .value("From", 2), yEnd: .value("To", 4)) }
      })
    #expect(count >= 6)
  }

  @Test("A heat map has rectangles, and colours between two")
  func heatMap() {
    let count = elements(
      Chart(0..<12, id: \.self) { number in
        RectangleMark(
          x: .value("Column", "\(number % 4)"), y: .value("Row", "\(number / 4)"), width: .inset(1), height: .inset(1)
        )
        .foregroundStyle(by: .value("Count", number))
        .annotation(position: .overlay) { Text("\(number)").font(.caption2) }
      }
      .chartForegroundStyleScale(domain: 0...20, range: Gradient(colors: [.yellow, .red]), type: .symmetricLog)
      .chartXAxis { AxisMarks(position: .top) { _ in AxisValueLabel(anchor: .center) } })
    #expect(count >= 12)
  }

  @Test("A ring has a title in its middle, and a selected sector")
  func ring() {
    struct Ring: View {
      @State private var angle: Int?

      var body: some View {
        Chart(Meal.allCases) { meal in
          SectorMark(
            angle: .value("Count", meal.rawValue.count), innerRadius: .ratio(0.618), outerRadius: .inset(10),
            angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("Meal", meal))
          .opacity(angle == nil ? 1 : 0.5)
          .accessibilityLabel(meal.rawValue)
          .accessibilityValue("\(meal.rawValue.count) letters")
        }
        .chartAngleSelection(value: $angle)
        .chartLegend(alignment: .center, spacing: 18)
        .chartBackground { proxy in
          GeometryReader { geometry in
            if let anchor = proxy.plotFrame {
              let frame = geometry[anchor]
              Text("Meals").position(x: frame.midX, y: frame.midY)
            }
          }
        }
      }
    }
    #expect(elements(Ring()) >= 3)
  }

  @Test("Points have symbols, sizes and views by their values")
  func points() {
    let count = elements(
      Chart(Sample.all) { sample in
        PointMark(x: .value("Low", sample.low), y: .value("High", sample.high))
          .symbol(by: .value("Meal", sample.meal))
          .symbolSize(by: .value("Weight", sample.weight))
          .foregroundStyle(by: .value("Meal", sample.meal))
        PointMark(x: .value("Low", sample.low), y: 12).symbol(BasicChartSymbolShape.plus.strokeBorder(lineWidth: 1))
        PointMark(x: .value("Low", sample.low), y: .value("High", sample.high))
          .symbol { Circle().strokeBorder(lineWidth: 2).frame(width: 9) }
      }
      .chartSymbolScale([Meal.breakfast: BasicChartSymbolShape.circle, .lunch: .square, .dinner: .triangle])
      .chartSymbolSizeScale(domain: 0...50, range: 20...200)
      .chartLegend(position: .top, alignment: .leading))
    #expect(count >= 6)
  }

  @Test("A histogram has bins of numbers and of dates")
  func histogram() {
    let ages = [3, 18, 22, 25, 41, 44, 63]
    let bins = NumberBins(data: ages, desiredCount: 4)
    let groups = Dictionary(grouping: ages, by: bins.index(for:))
    let count = elements(
      Chart(groups.sorted { $0.key < $1.key }, id: \.key) { index, members in
        BarMark(x: .value("Age", bins[index]), y: .value("People", members.count))
      }
      .chartXScale(domain: .automatic(includesZero: false)))
    #expect(count >= 2)
    let days = DateBins(unit: .day, range: Sample.all[0].date...Sample.all[5].date)
    #expect(elements(Chart(days.indices, id: \.self) { BarMark(x: .value("Day", days[$0]), y: .value("n", 1)) }) >= 5)
    #expect(NumberBins(range: 0...10, count: 3).thresholds == [0, 3, 7, 10])
    #expect(NumberBins(range: 0...2, count: 9).thresholds == [0, 1, 2])
    #expect(NumberBins(data: [.nan, 1.0, 3], desiredCount: 2).thresholds == [1, 2, 3])
    #expect(DateBins(timeInterval: .nan, range: Sample.all[0].date...Sample.all[5].date).count == 1)
  }

  @Test("Content of an app is composed of parts")
  func composition() {
    struct Threshold: ChartContent {
      let value: Double

      var body: some ChartContent {
        RuleMark(y: .value("Threshold", value)).foregroundStyle(.red)
      }
    }
    @ChartContentBuilder func marks(_ isDetailed: Bool) -> some ChartContent {
      if isDetailed {
        ForEach(Sample.all) { PointMark(x: .value("x", $0.low), y: .value("y", $0.high)) }
      } else {
        Plot { LineMark(x: .value("x", 0), y: .value("y", 0)) }.accessibilityHidden(true)
      }
      Threshold(value: 3)
      if #available(iOS 18, macOS 15, *) { LinePlot(x: "x", y: "y") { $0 * 2 } }
    }
    #expect(elements(Chart { marks(true) }) > elements(Chart { marks(false) }))
    #expect(elements(Chart { AnyChartContent(erasing: marks(true)) }) >= 7)
  }
}
