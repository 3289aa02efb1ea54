import Foundation
import IppoCharts
import IppoTesting
import Testing

/// Axes, scales, legends, scrolling and proxies as apps spell them.
@MainActor
@Suite("Idioms of scales and axes")
struct ScaleIdiomsTests {
  struct Sale: Identifiable {
    let id: Int
    let day: Date
    let product: String
    let amount: Decimal

    static let all = (0..<8).map {
      Sale(
        id: $0, day: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), product: ["Tea", "Cake"][$0 % 2],
        amount: Decimal($0 * 5))
    }
  }

  private func elements(_ chart: some View) -> Int {
    ViewHost { chart.frame(width: 400, height: 240) }.outline.split(separator: "\n").count
  }

  private func lines() -> some View {
    Chart(Sale.all) { sale in
      LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("Product", sale.product))
        .lineStyle(by: .value("Product", sale.product))
        .symbol(by: .value("Product", sale.product))
    }
  }

  @Test("Styles have every form")
  func styles() {
    let charts: [AnyView] = [
      AnyView(lines().chartForegroundStyleScale(["Tea": .green, "Cake": .brown])),
      AnyView(lines().chartForegroundStyleScale(["Tea": Color.green.gradient, "Cake": Color.brown.gradient])),
      AnyView(lines().chartForegroundStyleScale(domain: ["Tea", "Cake"], range: [.green, .brown])),
      AnyView(lines().chartForegroundStyleScale(domain: .automatic, range: [Color.green, .brown])),
      AnyView(lines().chartForegroundStyleScale(range: [Color.green, .brown])),
      AnyView(
        lines().chartForegroundStyleScale(domain: ["Tea"]) { (name: String) in name == "Tea" ? Color.green : .red }),
      AnyView(lines().chartForegroundStyleScale { (name: String) in name == "Tea" ? Color.green : .red }),
      AnyView(lines().chartSymbolScale(range: [BasicChartSymbolShape.circle, .square])),
      AnyView(lines().chartSymbolScale(domain: ["Tea", "Cake"])),
      AnyView(lines().chartSymbolScale { (name: String) in name == "Tea" ? BasicChartSymbolShape.circle : .plus }),
      AnyView(lines().chartLineStyleScale(["Tea": StrokeStyle(lineWidth: 1), "Cake": StrokeStyle(lineWidth: 3)])),
      AnyView(lines().chartLineStyleScale(domain: ["Tea", "Cake"], range: [StrokeStyle(), StrokeStyle(dash: [2])])),
      AnyView(lines().chartLineStyleScale { (name: String) in StrokeStyle(lineWidth: name == "Tea" ? 1 : 2) }),
      AnyView(lines().chartSymbolSizeScale(range: 10...90)),
      AnyView(lines().chartSymbolSizeScale(["Tea": 20, "Cake": 60])),
    ]
    for chart in charts { #expect(elements(chart) >= 8) }
  }

  @Test("Axes have formats, strides, presets and labels that make room")
  func axes() {
    let count = elements(
      lines()
        .chartXAxis {
          AxisMarks(preset: .extended, position: .bottom, values: .stride(by: .day, count: 2)) { value in
            AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
            AxisTick(centered: false, length: .label(extendPastBy: 4), stroke: StrokeStyle(lineWidth: 1))
            AxisValueLabel(
              format: .dateTime.weekday(.abbreviated), centered: true, anchor: .top, multiLabelAlignment: .leading,
              collisionResolution: .greedy(priority: Double(value.index), minimumSpacing: 4), offsetsMarks: false,
              orientation: .horizontal, horizontalSpacing: 2, verticalSpacing: 4
            )
            .font(.caption2.bold())
            .foregroundStyle(value.index == 0 ? .red : .secondary)
          }
          AxisMarks(values: [Sale.all[0].day, Sale.all[7].day]) {
            AxisValueLabel("Edge", collisionResolution: .truncate)
          }
        }
        .chartYAxis {
          AxisMarks(
            format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0)), position: .leading,
            values: .automatic(minimumStride: 10, desiredCount: 4, roundLowerBound: true, roundUpperBound: false))
          AxisMarks(position: .trailing, values: .stride(by: 10)) { value in
            if let amount = value.as(Double.self) {
              AxisValueLabel { Text(amount / 35, format: .percent) }.offset(x: 2)
            }
          }
        }
        .chartXScale(range: .plotDimension(startPadding: 8, endPadding: 8))
        .chartYScale(domain: [0, 40], type: .linear)
        .chartXAxisLabel(position: .bottom, alignment: .center) { Label("Day", systemImage: "calendar") }
        .chartYAxisLabel("Sold", position: .leading, alignment: .bottom, spacing: 4))
    #expect(count >= 8)
  }

  @Test("Domains of numbers, dates and names are lists, ranges and changes of what the chart finds")
  func domains() {
    let charts: [AnyView] = [
      AnyView(lines().chartXScale(domain: Sale.all[0].day...Sale.all[7].day)),
      AnyView(lines().chartXScale(domain: [Sale.all[7].day, Sale.all[0].day])),
      AnyView(lines().chartYScale(domain: .automatic(includesZero: false, reversed: true))),
      AnyView(
        lines().chartYScale(
          domain: .automatic(dataType: Double.self) { domain in domain.append(100) }, type: .squareRoot)),
      AnyView(lines().chartYScale(domain: 1...100, type: .log)),
      AnyView(lines().chartYScale(type: .symmetricLog(slopeAtZero: 0.5))),
      AnyView(lines().chartYScale(range: .plotDimension(padding: 20), type: .power(exponent: 2))),
    ]
    for chart in charts { #expect(elements(chart) >= 8) }
  }

  @Test("A scrolled chart rests at days, weeks and categories")
  func scrolling() {
    struct Scrolled: View {
      @State private var start = Sale.all[2].day

      var body: some View {
        VStack {
          Chart(Sale.all) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Amount", $0.amount)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 3)
            .chartScrollTargetBehavior(
              .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
            )
            .chartScrollPosition(x: $start)
          Chart(Sale.all) { BarMark(x: .value("Number", "\($0.id)"), y: .value("Amount", $0.amount)) }
            .chartScrollableAxes([.horizontal])
            .chartXVisibleDomain(length: 4)
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .always))
            .chartScrollPosition(initialX: "3")
          Chart(Sale.all) { BarMark(x: .value("Number", $0.id), y: .value("Amount", $0.amount)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 4.0)
            .chartScrollTargetBehavior(.valueAligned(unit: 0.5, majorAlignment: .unit(2)))
        }
      }
    }
    #expect(elements(Scrolled().frame(height: 720)) >= 24)
  }

  @Test("Overlays find values at places by the frame of the plot")
  func overlays() {
    struct Dragged: View {
      @State private var found: (date: Date, amount: Double)?
      @State private var range: ClosedRange<Date>?

      var body: some View {
        Chart(Sale.all) { LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Rectangle().fill(.clear).contentShape(Rectangle())
                .gesture(
                  DragGesture()
                    .onChanged { value in
                      let origin = geometry[proxy.plotAreaFrame].origin
                      let place = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                      if let (date, amount) = proxy.value(at: place, as: (Date, Double).self) { found = (date, amount) }
                      if let bounds = proxy.positionRange(for: (x: Date.now, y: 1)) { _ = bounds.midX }
                    }
                    .onEnded { _ in found = nil })
            }
          }
          .chartGesture { proxy in
            DragGesture(minimumDistance: 0)
              .onChanged { proxy.selectXRange(from: $0.startLocation.x, to: $0.location.x) }
              .onEnded { _ in range = nil }
          }
          .chartXSelection(range: $range)
          .chartPlotStyle { plot in plot.frame(height: 160).background(.blue.opacity(0.1)).border(Color.blue, width: 1)
          }
      }
    }
    #expect(elements(Dragged()) >= 8)
  }

  @Test("Axes are changed in frames of their own")
  func axisStyles() {
    let host = ViewHost {
      lines()
        .chartXAxisStyle { axis in axis.background(.blue.opacity(0.1)).accessibilityIdentifier("below") }
        .chartYAxisStyle { axis in axis.background(.green.opacity(0.1)).padding(.leading, 1) }
        .chartScrollableAxes([.horizontal, .vertical])
        .chartYVisibleDomain(length: 10)
        .chartScrollPosition(initialY: 0)
        .frame(width: 400, height: 240)
    }
    #expect(host.elements.contains { $0.name.contains("Tea") }, "\(host.outline)")
    let plain = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).compositingLayer().opacity(0.5) }
    #expect(elements(plain) >= 1)
  }

  @Test("A legend is a view of the app, beside a chart with a description of its data")
  func legend() {
    struct Described: View, AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", summary: nil,
          xAxis: AXCategoricalDataAxisDescriptor(title: "Product", categoryOrder: ["Tea", "Cake"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...40, gridlinePositions: []) { "\($0)" },
          additionalAxes: [],
          series: [AXDataSeriesDescriptor(name: "Sales", isContinuous: false, dataPoints: [.init(x: "Tea", y: 20)])])
      }

      var body: some View {
        Chart(Sale.all) { BarMark(x: .value("Product", $0.product), y: .value("Amount", $0.amount)) }
          .chartLegend(position: .bottom, alignment: .trailing, spacing: 4) {
            HStack {
              Text("Tea"); Text("Cake")
            }
          }
          .accessibilityChartDescriptor(self)
      }
    }
    #expect(elements(Described()) >= 2)
  }
}
