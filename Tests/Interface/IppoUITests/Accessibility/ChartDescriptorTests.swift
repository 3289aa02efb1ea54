import Testing

@testable import IppoUI

@MainActor
@Suite("Charts in words")
struct ChartDescriptorTests {
  struct Rain: AXChartDescriptorRepresentable {
    var summary: String?
    var days = 2

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Rain", summary: summary,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
        yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...9, gridlinePositions: []) { "\(Int($0)) mm" },
        series: [
          AXDataSeriesDescriptor(
            name: "Hills", isContinuous: false,
            dataPoints: (0..<days).map { AXDataPoint(x: $0 == 0 ? "Mon" : "Tue", y: Double($0 + 1)) })
        ])
    }
  }

  private func label(_ chart: Rain) -> String? {
    Screen { Text("chart").accessibilityChartDescriptor(chart) }.nodes.compactMap(\.attributes.accessibility.label)
      .first
  }

  @Test("A chart is its title and its summary, or its values")
  func words() {
    #expect(label(Rain(summary: "It rained.")) == "Rain. It rained.")
    #expect(label(Rain()) == "Rain. Hills: Mon 1 mm, Tue 2 mm")
    #expect(label(Rain(days: 100))?.hasSuffix("Tue 30 mm, … (100)") == true)
  }
}
