import Charts
import Foundation
import SwiftUI

/// `Chart` with its marks, axes, legends and selection.
struct ChartsPage: View {
  var body: some View {
    Specimens {
      Specimen("Bars") { BarsChart() }
      Specimen("Stacked bars") { StackedChart() }
      Specimen("Bars side by side") { GroupedChart() }
      Specimen("Lines and symbols") { LinesChart() }
      Specimen("Area and range") { AreaChart() }
      Specimen("Points") { PointsChart() }
      Specimen("Sectors") { SectorsChart() }
      Specimen("Days") { DaysChart() }
      Specimen("Heat map") { HeatChart() }
      Specimen("Function") { FunctionChart() }
      Specimen("Selection") { SelectionChart() }
      Specimen("Scrolling") { ScrollingChart() }
    }
  }
}

private struct Sale: Identifiable {
  let fruit: String
  let city: String
  let count: Int

  var id: String { "\(fruit) \(city)" }

  static let all = [
    Sale(fruit: "Apples", city: "Oslo", count: 12), Sale(fruit: "Pears", city: "Oslo", count: 7),
    Sale(fruit: "Plums", city: "Oslo", count: 4), Sale(fruit: "Apples", city: "Rome", count: 8),
    Sale(fruit: "Pears", city: "Rome", count: 11), Sale(fruit: "Plums", city: "Rome", count: 9),
  ]
}

private struct Temperature: Identifiable {
  let month: Int
  let degrees: Double
  let city: String

  var id: String { "\(city) \(month)" }

  static let all =
    [-4.0, -4, 0, 5, 11, 15, 17, 16, 11, 6, 1, -3].enumerated().map {
      Temperature(month: $0.offset + 1, degrees: $0.element, city: "Oslo")
    }
    + [8.0, 9, 11, 14, 18, 22, 25, 25, 21, 17, 12, 9].enumerated().map {
      Temperature(month: $0.offset + 1, degrees: $0.element, city: "Rome")
    }
}

private struct BarsChart: View {
  var body: some View {
    Chart(Sale.all.filter { $0.city == "Oslo" }) { sale in
      BarMark(x: .value("Fruit", sale.fruit), y: .value("Sold", sale.count))
        .cornerRadius(4)
        .annotation { Text("\(sale.count)").font(.caption) }
    }
    .frame(height: 192)
  }
}

private struct StackedChart: View {
  var body: some View {
    Chart(Sale.all) { sale in
      BarMark(x: .value("Sold", sale.count), y: .value("City", sale.city))
        .foregroundStyle(by: .value("Fruit", sale.fruit))
    }
    .chartXAxisLabel("Crates")
    .frame(height: 192)
  }
}

private struct GroupedChart: View {
  var body: some View {
    Chart(Sale.all) { sale in
      BarMark(x: .value("Fruit", sale.fruit), y: .value("Sold", sale.count))
        .foregroundStyle(by: .value("City", sale.city))
        .position(by: .value("City", sale.city))
    }
    .chartForegroundStyleScale(["Oslo": Color.teal, "Rome": Color.orange])
    .chartLegend(position: .top)
    .frame(height: 208)
  }
}

private struct LinesChart: View {
  var body: some View {
    Chart {
      ForEach(Temperature.all) { value in
        LineMark(x: .value("Month", value.month), y: .value("Temperature", value.degrees))
          .foregroundStyle(by: .value("City", value.city))
          .symbol(by: .value("City", value.city))
          .interpolationMethod(.monotone)
      }
      RuleMark(y: .value("Freezing", 0.0))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
    .chartXScale(domain: 1...12)
    .chartXAxis { AxisMarks(values: [1, 4, 7, 10, 12]) }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°") }
      }
    }
    .frame(height: 224)
  }
}

private struct AreaChart: View {
  var body: some View {
    Chart(Temperature.all.filter { $0.city == "Rome" }) { value in
      AreaMark(
        x: .value("Month", value.month), yStart: .value("Low", value.degrees - 5),
        yEnd: .value("High", value.degrees + 5)
      )
      .foregroundStyle(.orange.opacity(0.3))
      .interpolationMethod(.catmullRom)
      LineMark(x: .value("Month", value.month), y: .value("Mean", value.degrees))
        .foregroundStyle(.orange)
        .interpolationMethod(.catmullRom)
    }
    .chartXScale(domain: 1...12)
    .chartXAxis(.hidden)
    .frame(height: 160)
  }
}

private struct Tree: Identifiable {
  let id: Int

  var east: Int { id * 37 % 50 }
  var north: Int { id * 53 % 40 }
  var kind: String { ["Ash", "Beech", "Cedar"][id % 3] }
}

private struct PointsChart: View {
  private static let trees = (0..<24).map { Tree(id: $0) }

  var body: some View {
    Chart(Self.trees) { tree in
      PointMark(x: .value("East", tree.east), y: .value("North", tree.north))
        .foregroundStyle(by: .value("Tree", tree.kind))
        .symbol(by: .value("Tree", tree.kind))
    }
    .frame(height: 208)
  }
}

private struct SectorsChart: View {
  var body: some View {
    Chart(Sale.all.filter { $0.city == "Rome" }) { sale in
      SectorMark(angle: .value("Sold", sale.count), innerRadius: .ratio(0.6), angularInset: 2)
        .foregroundStyle(by: .value("Fruit", sale.fruit))
        .cornerRadius(4)
    }
    .chartBackground { _ in Text("Rome").font(.headline) }
    .frame(height: 208)
  }
}

private struct DaysChart: View {
  private static let steps = [4200, 8100, 6400, 9700, 3000, 7500, 5200]
  /// Monday, 2 March 2026, at noon.
  private static let monday = Date(timeIntervalSince1970: 1_772_452_800)

  var body: some View {
    Chart(Self.steps.indices, id: \.self) { day in
      BarMark(
        x: .value("Day", Self.monday.addingTimeInterval(Double(day) * 86_400), unit: .day),
        y: .value("Steps", Self.steps[day])
      )
      .foregroundStyle(Self.steps[day] > 7000 ? Color.green : Color.gray)
      .accessibilityLabel("Day \(day + 1)")
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .environment(\.timeZone, .gmt)
    .frame(height: 192)
  }
}

private struct HeatChart: View {
  var body: some View {
    Chart {
      ForEach(0..<5) { row in
        ForEach(0..<12) { column in
          RectangleMark(x: .value("Hour", "\(column + 8)"), y: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri"][row]))
            .foregroundStyle(by: .value("Visits", (row * 7 + column * 5) % 13))
        }
      }
    }
    .frame(height: 224)
  }
}

private struct FunctionChart: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin(x)") { sin($0) }
      AreaPlot(x: "x", y: "half") { sin($0) / 2 }
        .foregroundStyle(.purple.opacity(0.4))
    }
    .chartXScale(domain: -6.0...6.0)
    .chartYScale(domain: -1.0...1.0)
    .frame(height: 160)
  }
}

private struct SelectionChart: View {
  @State private var month: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Chart {
        ForEach(Temperature.all.filter { $0.city == "Oslo" }) { value in
          LineMark(x: .value("Month", value.month), y: .value("Temperature", value.degrees))
        }
        if let month {
          RuleMark(x: .value("Month", month)).foregroundStyle(.secondary)
        }
      }
      .chartXScale(domain: 1...12)
      .chartXSelection(value: $month)
      .frame(height: 160)
      Text(month.map { "Month \($0)" } ?? "No month")
    }
  }
}

private struct ScrollingChart: View {
  var body: some View {
    Chart(0..<40, id: \.self) { week in
      BarMark(x: .value("Week", week), y: .value("Visits", (week * 29) % 23 + 3))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 12)
    .frame(height: 160)
  }
}
