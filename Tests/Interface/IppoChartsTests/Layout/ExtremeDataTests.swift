import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoCharts

/// Charts of data that nobody has planned for: none, one, equal, infinite, huge and tiny values.
@MainActor
@Suite("Charts of extreme data")
struct ExtremeDataTests {
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

  private func figures(_ chart: ChartLayout) -> [MarkFigure] { FigureMaker(chart.geometry, chart.styles).figures }

  /// The bounds of a figure; `nil` if a coordinate is no number.
  private func bounds(_ figure: MarkFigure) -> CGRect? {
    let rect: CGRect
    switch figure.shape {
    case .path(let path): rect = path.boundingRect
    case .circle(let circle): rect = circle
    case .rule(let from, let to):
      rect = CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    case .view(_, let point): rect = CGRect(origin: point, size: .zero)
    }
    return [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) ? rect : nil
  }

  nonisolated static let data: [[Double]] = [
    [], [0], [5], [-5], [3, 3, 3], [0, 0], [.nan], [.infinity, -.infinity], [1, .nan, 2, .infinity],
    [1e-300, 2e-300], [Double.leastNonzeroMagnitude], [1e300, 2e300], [-1.7e308, 1.7e308], [1.7e308],
    [1.7e308, 1.7e308],
    [1e17, 1e17 + 16], [-1, 1], [1e-9, 1e9], [0.1, 0.2, 0.3], [-0.0, 0.0],
  ]

  nonisolated static let types: [ScaleType] = [
    .linear, .log, .symmetricLog, .squareRoot, .power(exponent: 0), .power(exponent: -1), .symmetricLog(slopeAtZero: 0),
  ]

  @ChartContentBuilder private func marks(_ values: [Double], _ stacking: MarkStackingMethod) -> some ChartContent {
    ForEach(values.indices, id: \.self) { index in
      BarMark(x: .value("x", index), y: .value("y", values[index]), stacking: stacking)
      BarMark(x: .value("x", index), y: .value("y", values[index]), stacking: stacking)
      LineMark(x: .value("x", values[index]), y: .value("y", values[index])).interpolationMethod(.monotone)
      AreaMark(x: .value("x", index), y: .value("y", values[index]), stacking: stacking)
        .interpolationMethod(.catmullRom)
      PointMark(x: .value("x", values[index]), y: .value("y", index)).symbolSize(by: .value("s", values[index]))
        .foregroundStyle(by: .value("c", values[index]))
      RuleMark(y: .value("y", values[index]))
      RectangleMark(
        xStart: .value("a", values[index]), xEnd: .value("b", 1), yStart: .value("c", 0),
        yEnd: .value("d", values[index]))
    }
  }

  @Test("Domains have a length and figures have places, whatever the data are", arguments: data)
  func anyData(_ values: [Double]) {
    for type in Self.types {
      for stacking in [MarkStackingMethod.standard, .normalized, .center, .unstacked] {
        let chart = layout {
          $0.x.type = type
          $0.y.type = type
        } _: {
          marks(values, stacking)
        }
        for scale in [chart.x.scale, chart.y.scale] {
          let domain = scale.domain
          #expect(domain.lowerBound < domain.upperBound, "\(values) \(type.storage)")
          #expect(domain.lowerBound.isFinite && domain.upperBound.isFinite, "\(values) \(type.storage)")
        }
        #expect(chart.x.values.joined().count <= NumberTicks.most && chart.y.values.joined().count <= NumberTicks.most)
        #expect((chart.xLabels + chart.yLabels).allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite })
        #expect(figures(chart).allSatisfy { bounds($0) != nil }, "\(values) \(type.storage) \(stacking)")
      }
    }
  }

  @Test("Values that are no finite numbers have no marks")
  func noNumbers() {
    let chart = layout {
      ForEach([1, Double.nan, .infinity, -.infinity], id: \.self) { value in
        BarMark(x: .value("x", "a"), y: .value("y", value))
        PointMark(x: .value("x", "a"), y: .value("y", value))
        RuleMark(y: .value("y", value))
        RectangleMark(
          xStart: .value("x", "a"), xEnd: .value("x", "a"), yStart: .value("y", 0), yEnd: .value("y", value))
      }
    }
    #expect(figures(chart).count == 4)
    let line = layout {
      ForEach([0, 1, 2], id: \.self) { number in
        LineMark(x: .value("x", number), y: .value("y", number == 1 ? Double.nan : 10))
      }
    }
    #expect(bounds(figures(line)[0])?.height == 0, "no point in the middle of the plot")
  }

  @Test("Sectors share the circle, however large their values are")
  func sectors() {
    let angles = SectorGeometry.angles(of: [1.7e308, 1.7e308, .infinity, -1, 0])
    #expect(angles.map { ($0.upperBound * 180 / .pi).rounded() } == [180, 360, 360, 360, 360])
    let tiny = SectorGeometry.angles(of: [Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude])
    #expect(tiny.map { ($0.upperBound * 180 / .pi).rounded() } == [180, 360])
  }

  @Test("A chart of one cell, and of no room, has a plot")
  func small() {
    for size in [CGSize.zero, CGSize(width: 8, height: 16), CGSize(width: 80, height: 48)] {
      let chart = layout(size) { marks([1, 2, 3], .standard) }
      #expect(chart.plot.width > 0 && chart.plot.height > 0)
      #expect(figures(chart).allSatisfy { bounds($0) != nil })
    }
  }

  // MARK: Stacks

  @Test("Bars of one month are one stack, whatever their days are")
  func months() throws {
    let days = try ["2026-03-02T00:00:00", "2026-03-17T12:00:00", "2026-04-01T00:00:00"].map {
      try DateStrideTests.date($0)
    }
    let chart = layout {
      ForEach(days, id: \.self) { BarMark(x: .value("Month", $0, unit: .month), y: .value("Sold", 10)) }
    }
    #expect(chart.data.marks.map(\.y) == [.span(0, 10), .span(10, 20), .span(0, 10)])
    #expect(chart.y.scale.domain == 0...20)
    let plain = layout { ForEach(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sold", 10)) } }
    #expect(plain.data.marks.map(\.y) == Array(repeating: .span(0, 10), count: 3))
  }

  @Test("A bar reaches from one category to another")
  func categories() {
    let chart = layout {
      $0.x.visibility = .hidden
      $0.y.visibility = .hidden
    } _: {
      ForEach(["a", "b", "c", "d"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
      RectangleMark(xStart: .value("x", "b"), xEnd: .value("x", "c"))
    }
    let found = chart.data.marks.last.flatMap { chart.geometry.rectangle($0) }
    #expect(found == CGRect(x: 100, y: 0, width: 200, height: 240))
  }

  // MARK: Properties

  /// Numbers that look random and are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("Ticks cover the data with at most a step beyond, are round, and as many as asked for", arguments: 1...200)
  func ticks(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    let scale = pow(10, Double.random(in: -12...12, using: &numbers))
    let (a, b) = (
      Double.random(in: -1...1, using: &numbers) * scale, Double.random(in: -1...1, using: &numbers) * scale
    )
    let range = min(a, b)...max(a, b)
    let count = Int.random(in: 1...12, using: &numbers)
    let span = range.upperBound - range.lowerBound
    let stride = NumberTicks.stride(span: span, count: count)
    let ticks = NumberTicks.covering(range, by: stride)
    #expect((ticks.first ?? .nan) <= range.lowerBound + stride * 1e-6)
    #expect((ticks.last ?? .nan) >= range.upperBound - stride * 1e-6)
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { abs($1 - $0 - stride) <= stride * 1e-6 })
    // The nearest of 1, 2 and 5 is off by the root of 2.5 at most, and both ends may be one step farther.
    #expect((Double(count) / 1.6...Double(count) * 1.6).contains(span / stride))
    let digits = stride / pow(10, (log10(stride) + 1e-9).rounded(.down))
    #expect([1, 2, 5].contains { abs($0 - digits) < 1e-6 }, "\(digits)")
    #expect(
      NumberTicks.within(range, by: stride).allSatisfy { range.contains($0) || abs($0) < stride * 1e-6 + scale * 1e-9 })
  }

  @Test("A position leads back to its value, in both directions", arguments: types.prefix(4))
  func roundTrip(_ type: ScaleType) throws {
    var numbers = Numbers(state: 7)
    for isReversed in [false, true] {
      let scale = AxisScale(
        kind: .number, type: type, domain: 0.5...2000, isReversed: isReversed, start: 160, end: 0)
      var last = isReversed ? -CGFloat.infinity : .infinity
      for value in (0..<100).map({ _ in Double.random(in: 0.5...2000, using: &numbers) }).sorted() {
        let position = scale.position(value)
        #expect((0...160).contains(position))
        #expect(isReversed ? position >= last : position <= last)
        last = position
        let found = try #require(scale.value(at: position)?.magnitude)
        #expect(abs(found - value) < 1e-6 * value)
      }
    }
  }

  @Test("Stacks have no gaps, and normalized ones reach to one", arguments: 1...50)
  func stacks(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    let values = (0..<12).map { _ in (Int.random(in: 0...2, using: &numbers), Double.random(in: 0...9, using: &numbers))
    }
    for method in [MarkStackingMethod.standard, .normalized, .center] {
      let intervals = Stacking.intervals(values.map { ($0.0, $0.1) }, method: method)
      for key in 0...2 {
        let own = zip(values, intervals).filter { $0.0.0 == key }.map(\.1)
        guard let first = own.first, let last = own.last else { continue }
        for (below, above) in zip(own, own.dropFirst()) { #expect(abs(below.end - above.start) < 1e-9) }
        if method == .normalized { #expect(first.start == 0 && abs(last.end - 1) < 1e-9) }
        if method == .center { #expect(abs(first.start + last.end) < 1e-9) }
        if method == .standard { #expect(first.start == 0) }
      }
    }
  }

  @Test("A monotone line stays between its points", arguments: 1...50)
  func monotone(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    let points = (0..<20).map { CGPoint(x: CGFloat($0) * 10, y: CGFloat.random(in: 0...100, using: &numbers)) }
    for (index, piece) in Interpolation.pieces(through: points, .monotone).enumerated() {
      guard case .curve(let end, let first, let second)? = piece.first else { continue }
      let (start, isInner) = (points[index], index > 0 && index < points.count - 2)
      for step in stride(from: CGFloat(0), through: 1, by: 0.1) where isInner {
        let rest = 1 - step
        let y =
          rest * rest * rest * start.y + 3 * rest * rest * step * first.y + 3 * rest * step * step * second.y
          + step * step * step * end.y
        #expect(y >= min(start.y, end.y) - 1e-6 && y <= max(start.y, end.y) + 1e-6)
      }
    }
  }

  // MARK: Words

  @Test("Huge and tiny numbers are written as powers of ten, and small ones with their digits")
  func words() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    func strings(_ values: [Double]) -> [String] {
      let scalars = values.map { _PlotScalar.number($0) }
      return scalars.map(AxisWriter(environment, values: scalars).string)
    }
    #expect(strings([0, 1e20, 2e20]) == ["0", "1E20", "2E20"])
    #expect(strings([0, 5e-12]) == ["0", "5E-12"])
    #expect(strings([0, 0.0005]) == ["0", "0.0005"])
    let writer = AxisWriter(environment)
    let plain = [0, 3, 2.5, 1234.567, 0.00123, -0.05].map { writer.string(.number($0)) }
    #expect(plain == ["0", "3", "2.5", "1,234.57", "0.00123", "-0.05"])
  }

  @Test("Letters have the cells that terminals give them")
  func cells() {
    func cells(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.cells } }
    #expect(["abc", "€100", "10–20", "東京", "ﾃﾞ", "é", "e\u{301}", "서울", "🍎"].map(cells) == [3, 4, 5, 4, 2, 1, 1, 4, 2])
  }
}
