import Foundation
import IppoCharts
import IppoRender
import IppoTesting
import Testing

/// Plots of collections and functions as apps spell them.
@MainActor
@Suite("Idioms of plots")
struct PlotIdiomsTests {
  struct Flight: Identifiable {
    let id: Int
    let airline: String
    let distance: Double
    let delay: Double
    let day: Date
    let share: CGFloat
    let color: Color
    let name: Text

    static let all = (0..<4).map {
      Flight(
        id: $0, airline: $0.isMultiple(of: 2) ? "North" : "South", distance: Double($0) * 100, delay: Double($0),
        day: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), share: CGFloat($0) / 4, color: .blue,
        name: Text("Flight \($0)"))
    }
  }

  private func elements(_ chart: some View) -> Int {
    ViewHost { chart.frame(width: 400, height: 240) }.outline.split(separator: "\n").count
  }

  @Test("Modifiers of plots take key paths, then values")
  func modifiers() {
    let host = ViewHost {
      Chart {
        PointPlot(Flight.all, x: .value("Distance", \.distance), y: .value("Delay", \.delay))
          .foregroundStyle(by: .value("Airline", \.airline))
          .opacity(\.share)
          .symbolSize(by: .value("Distance", \.distance))
          .accessibilityLabel(\.name)
          .symbol(.circle)
      }
      .frame(width: 400, height: 240)
    }
    #expect(host.elements.contains { $0.name == "Flight 2" }, "\(host.outline)")
  }

  @Test("Lines and areas of collections have series and styles by key paths")
  func series() {
    let count = elements(
      Chart {
        LinePlot(
          Flight.all, x: .value("Day", \.day, unit: .day), y: .value("Delay", \.delay),
          series: .value("Airline", \.airline)
        )
        .foregroundStyle(by: .value("Airline", \.airline))
        .lineStyle(by: .value("Airline", \.airline))
        .interpolationMethod(.monotone)
        AreaPlot(Flight.all, x: .value("Day", \.day), yStart: .value("Zero", 0), yEnd: .value("Delay", \.delay))
          .foregroundStyle(.blue.opacity(0.2))
        AreaPlot(
          Flight.all, xStart: .value("Zero", 0), xEnd: .value("Share", \.share), y: .value("Delay", \.delay),
          series: .value("Airline", \.airline))
      })
    #expect(count >= 4)
  }

  @Test("Bars, rectangles, rules and sectors of collections have every form")
  func forms() {
    #expect(
      elements(
        Chart {
          BarPlot(Flight.all, x: .value("Airline", \.airline), y: .value("Delay", \.delay), width: .ratio(0.5))
            .foregroundStyle(\.color)
            .position(by: .value("Airline", \.airline))
          BarPlot(
            Flight.all, xStart: .value("a", \.delay), xEnd: .value("b", \.distance), y: .value("Airline", \.airline))
          BarPlot(Flight.all, x: .value("Airline", \.airline), yStart: 0, yEnd: 10)
        }) >= 4)
    #expect(
      elements(
        Chart {
          RectanglePlot(
            Flight.all, x: .value("Distance", \.distance), y: .value("Delay", \.delay), width: .fixed(\.share),
            height: 4)
          RectanglePlot(
            Flight.all, xStart: .value("a", \.delay), xEnd: .value("b", \.distance), yStart: 0, yEnd: nil)
          RulePlot(Flight.all, x: .value("Distance", \.distance))
          RulePlot(Flight.all, x: .value("Distance", \.distance), yStart: .value("a", 0), yEnd: .value("b", \.delay))
          RulePlot(Flight.all, xStart: .value("a", 0), xEnd: .value("b", \.distance), y: \.share)
          PointPlot(Flight.all, x: .value("Distance", \.distance), y: \.share)
        }) >= 4)
    #expect(
      elements(
        Chart {
          SectorPlot(
            Flight.all, angle: .value("Distance", \.distance), innerRadius: .ratio(0.5), outerRadius: .inset(4),
            angularInset: \.share)
        }) >= 4)
  }

  @Test("Functions have domains, parameters and gaps")
  func functions() {
    let host = ViewHost {
      Chart {
        LinePlot(x: "x", y: "1 / x") { x in x == 0 ? .nan : 1 / x }
          .lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 4]))
        LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: 2 * cos(t), y: 2 * sin(t)) }
        AreaPlot(x: "x", y: "y", domain: -1...1) { x in exp(-x * x) }.foregroundStyle(.mint.opacity(0.3))
        AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x - 0.1, yEnd: x + 0.1) }
        PointPlot(Flight.all, x: .value("Share", \.share), y: .value("Delay", \.delay))
      }
      .chartXScale(domain: -3.0...3.0)
      .chartYScale(domain: -5...5)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 400, height: 240)
    }
    _ = host.outline
    let shapes = host.ops.ops.count {
      if case .create(let node) = $0, case .shape = node.element { true } else { false }
    }
    // Two lines, one of them in two parts, two areas and four points.
    #expect(shapes >= 9)
  }

  @Test("A chart in space has points, a surface, a pose and three axes")
  func space() {
    struct Turning: View {
      @State private var pose: Chart3DPose = .default

      var body: some View {
        Chart3D {
          SurfacePlot(x: "Distance", y: "Delay", z: "Share") { x, z in sin(x) * cos(z) }
            .foregroundStyle(.heightBased(Gradient(colors: [.blue, .red]), yRange: -1...1))
            .roughness(0.3)
          ForEach(Flight.all) { flight in
            PointMark(x: .value("x", flight.delay), y: .value("y", flight.delay), z: .value("z", flight.delay))
              .symbol(.cube)
              .symbolSize(0.05)
              .foregroundStyle(by: .value("Airline", flight.airline))
          }
        }
        .chartXAxisLabel("Distance")
        .chartYAxisLabel("Delay")
        .chartZAxisLabel("Share")
        .chartXScale(domain: 0...3, range: -0.5...0.5)
        .chartZScale(domain: 0...3)
        .chartZAxis { AxisMarks(values: [0, 1, 2, 3]) }
        .chart3DPose($pose)
        .chart3DCameraProjection(.perspective)
        .chart3DRenderingStyle(.volumetric)
      }
    }
    #expect(elements(Turning()) >= 5)
    #expect(
      elements(Chart3D(Flight.all) { PointMark(x: .value("x", $0.delay), y: .value("y", 1), z: .value("z", 2)) }) >= 4)
  }
}
