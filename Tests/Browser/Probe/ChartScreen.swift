import Charts
import SwiftUI

/// Charts of which a person selects values, ranges and sectors, and one whose marks move.
struct ChartScreen: View {
  @State private var month: Int?
  @State private var fruit: String?
  @State private var range: ClosedRange<Int>?
  @State private var share: Double?
  @State private var isHigh = false

  private let sales = [("Apples", 4), ("Pears", 8), ("Plums", 2)]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Chart {
        ForEach(1...12, id: \.self) { month in
          LineMark(x: .value("Month", month), y: .value("Rain", month * 7 % 12))
        }
        RuleMark(x: .value("Month", 6)).foregroundStyle(.green)
        if let month {
          RuleMark(x: .value("Month", month)).foregroundStyle(.red)
            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              Text("M\(month)").font(.caption)
            }
        }
      }
      .chartXScale(domain: 1...12)
      .chartXSelection(value: $month)
      .frame(width: 320, height: 112)
      Chart(sales, id: \.0) { sale in
        BarMark(x: .value("Fruit", sale.0), y: .value("Sold", isHigh ? sale.1 * 2 : sale.1))
      }
      .chartYScale(domain: 0...20)
      .chartXSelection(value: $fruit)
      .frame(width: 320, height: 112)
      Chart(1..<13, id: \.self) { month in
        PointMark(x: .value("Month", month), y: .value("Rain", month * 7 % 12))
      }
      .chartXScale(domain: 1...12)
      .chartXSelection(range: $range)
      .frame(width: 320, height: 112)
      Chart(sales, id: \.0) { sale in
        SectorMark(angle: .value("Sold", sale.1), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Fruit", sale.0))
      }
      .chartAngleSelection(value: $share)
      .frame(width: 320, height: 128)
      Text(verbatim: "Month \(month.map(String.init) ?? "none")")
      Text(verbatim: "Fruit \(fruit ?? "none")")
      Text(verbatim: "Range \(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
      Text(verbatim: "Share \(share.map { "\(Int($0))" } ?? "none")")
      Button("Double") { withAnimation(.linear(duration: 10)) { isHigh.toggle() } }
    }
  }
}
