import Foundation
import IppoTerminal
import IppoTesting
import IppoUI
import Testing

@testable import IppoCharts

/// The attributes for the script of a chart, and its events.
@MainActor
@Suite("Selection in charts")
struct SelectionTests {
  private struct Place: Encodable {
    var x: Double?
    var y: Double?
    var angle: Double?
  }

  private struct Selected: Encodable {
    var number: Int
    var at: Place?
    var from: Place?
    var to: Place?
  }

  private struct Key: Encodable {
    var key: String
    var extends = false
  }

  /// Bars, a line of whole numbers, and sectors.
  private struct Charts: View {
    enum Kind { case bars, range, sectors }

    let kind: Kind
    @State private var fruit: String?
    @State private var range: ClosedRange<Double>?
    @State private var share: Double?

    var body: some View {
      VStack {
        chart.frame(width: 400, height: 240).environment(\.locale, Locale(identifier: "en_US"))
        Text("\(fruit ?? "-") \(range.map { "\($0)" } ?? "-") \(share.map { "\($0)" } ?? "-")")
      }
    }

    private static let sales = [("Apples", 4), ("Pears", 8), ("Plums", 4)]

    @ViewBuilder private var chart: some View {
      switch kind {
      case .bars:
        Chart(Self.sales, id: \.0) { BarMark(x: .value("Fruit", $0.0), y: .value("Sold", $0.1)) }
          .chartXSelection(value: $fruit)
      case .range:
        Chart(0..<11, id: \.self) { PointMark(x: .value("Month", $0), y: .value("Rain", $0)) }
          .chartXScale(domain: 0...10)
          .chartXSelection(range: $range)
      case .sectors:
        Chart(Self.sales, id: \.0) { SectorMark(angle: .value("Sold", $0.1), innerRadius: .ratio(0.5)) }
          .chartAngleSelection(value: $share)
      }
    }
  }

  private func attributes(_ host: ViewHost) throws -> [String: String] {
    try host.attributes(ofElement: "ippo-chart")
  }

  @Test("The bands of categories are told, and a place in one selects its category")
  func categories() throws {
    let host = ViewHost { Charts(kind: .bars) }
    let told = try attributes(host)
    #expect(told["axes"] == "x" && told["label"] == "Fruit" && told["ranges"] == nil && told["words"] == nil)
    let axis = try #require(told["x"])
    #expect(axis.contains(#""bands":true"#) && axis.contains(#""count":3"#), "\(axis)")
    try host.dispatch("selected", Selected(number: 7, at: Place(x: 190)), atElement: "ippo-chart")
    #expect(host.contains("Pears - -"))
    #expect(try attributes(host)["words"] == "Pears: 8" && attributes(host)["seen"] == "7")
    try host.dispatch("selected", Selected(number: 8), atElement: "ippo-chart")
    #expect(host.contains("- - -"))
  }

  @Test("Places outside of the plot count as its edges")
  func outside() throws {
    let host = ViewHost { Charts(kind: .bars) }
    try host.dispatch("selected", Selected(number: 1, at: Place(x: -1e300)), atElement: "ippo-chart")
    #expect(host.contains("Apples - -"))
    try host.dispatch("selected", Selected(number: 2, at: Place(x: 1e300)), atElement: "ippo-chart")
    #expect(host.contains("Plums - -"))
  }

  @Test("Places of marks are told while the chart has the focus, and keys that come before are the app's")
  func keys() throws {
    let host = ViewHost { Charts(kind: .bars) }
    #expect(try attributes(host)["places"] == nil)
    try host.dispatch("stepped", Key(key: "ArrowRight"), atElement: "ippo-chart")
    #expect(host.contains("Apples - -"))
    try host.dispatch("stepped", Key(key: "End"), atElement: "ippo-chart")
    #expect(host.contains("Plums - -"))
    try host.dispatch("stepped", Key(key: "F1"), atElement: "ippo-chart")
    #expect(host.contains("Plums - -"))
    try host.dispatch("focused", true, atElement: "ippo-chart")
    let places = try JSONDecoder().decode([Double].self, from: Data(#require(attributes(host)["places"]).utf8))
    #expect(places.count == 3 && places == places.sorted())
    try host.dispatch("focused", false, atElement: "ippo-chart")
    #expect(try attributes(host)["places"] == nil)
  }

  @Test("A drag selects a range, and its ends are said")
  func ranges() throws {
    let host = ViewHost { Charts(kind: .range) }
    #expect(try attributes(host)["ranges"] == "")
    let wide = Selected(number: 1, from: Place(x: 1e9), to: Place(x: 0))
    try host.dispatch("selected", wide, atElement: "ippo-chart")
    #expect(host.contains("- 0.0...10.0 -"))
    #expect(try attributes(host)["words"] == "0 – 10")
    try host.dispatch("selected", Selected(number: 2), atElement: "ippo-chart")
    #expect(host.contains("- - -"))
    for (key, extends) in [("Home", false), ("ArrowRight", true)] {
      try host.dispatch("stepped", Key(key: key, extends: extends), atElement: "ippo-chart")
    }
    #expect(host.contains("- 0.0...1.0 -"))
  }

  @Test("Sectors are told as parts of the turn")
  func sectors() throws {
    let host = ViewHost { Charts(kind: .sectors) }
    let told = try attributes(host)
    #expect(told["axes"] == "angle" && told["sectors"] == "[0.25,0.75,1]" && told["label"] == "Sold", "\(told)")
    try host.dispatch("selected", Selected(number: 1, at: Place(angle: 0.5)), atElement: "ippo-chart")
    #expect(host.contains("- - 8.0"))
    #expect(try attributes(host)["words"]?.contains("8") == true)
  }

  @Test("With Shift, arrow keys of a terminal keep the start of a range")
  func terminal() {
    let screen = TerminalScreen(columns: 60, rows: 20) { Charts(kind: .range) }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.right, .shift)
    #expect(screen.text.contains("0.0...1.0"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("- - -"), "\(screen.text)")
  }

  // MARK: Marks that follow

  /// The marks that follow the selected value of the horizontal axis; `fixed` are the rules that do not.
  private func following(
    _ selected: _PlotScalar?, apartFrom fixed: FixedRules, domain: ClosedRange<Double>? = nil,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [Int: Following] {
    var environment = EnvironmentValues()
    environment.timeZone = .gmt
    environment.calendar = DateStrideTests.calendar()
    var settings = ChartSettings()
    settings.x.domain = domain?._domain
    settings.x.selection = ChartSettings.ValueSelection(isWhole: false, get: { selected }, set: { _ in })
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    let layout = ChartLayout(
      marks.marks, settings, size: CGSize(width: 400, height: 240), environment: environment)
    return ChartSelecting(proxy: ChartProxy(layout: layout, settings: settings, anchor: nil)).following(
      apartFrom: fixed)
  }

  @Test("A rule that the app draws for the selected value follows, and one that was there before does not")
  func rules() {
    let fixed = FixedRules()
    func marks(_ selected: Double?) -> [Int: Following] {
      following(selected.map { .number($0) }, apartFrom: fixed, domain: 0...10) {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 1))
        RuleMark(x: .value("x", 3))
        if let selected { RuleMark(x: .value("x", selected)) }
        RuleMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 1))
      }
    }
    #expect(marks(nil).isEmpty)
    let four = marks(4)
    #expect(four.keys.sorted() == [3] && four[3]?.axis == .horizontal && four[3]?.places == nil)
    let eight = marks(8)
    #expect((eight[3]?.place ?? 0) == 2 * (four[3]?.place ?? -1))
    // The other rule is at the selected value as well.
    #expect(marks(3).isEmpty)
    // A rule between two values is a mark of data.
    #expect(marks(5).keys.sorted() == [3])
  }

  @Test("A rule at the mark that is nearest to the selected value jumps from mark to mark")
  func nearest() {
    let fixed = FixedRules()
    func marks(_ selected: Double?) -> [Int: Following] {
      following(selected.map { .number($0) }, apartFrom: fixed, domain: 0...10) {
        ForEach([1.0, 4, 9], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        if selected != nil { RuleMark(x: .value("x", 4)) }
      }
    }
    let found = marks(5)[3]
    #expect(found?.places?.count == 3 && found?.places?[1] == found?.place)
    #expect(marks(8).isEmpty, "the rule is at another mark: it was there before")
    #expect(marks(5).isEmpty)
  }

  @Test("A rule of a unit of the calendar jumps from unit to unit")
  func units() {
    func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }
    let found = following(.date(day(1.3)), apartFrom: FixedRules()) {
      ForEach(0..<4) { BarMark(x: .value("Day", day(Double($0)), unit: .day), y: .value("Steps", $0)) }
      RuleMark(x: .value("Day", day(1.3), unit: .day))
    }
    #expect(found.keys.sorted() == [4])
    let places = found[4]?.places ?? []
    #expect(places.count == 4)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - (places[1] - places[0])) < 0.01 })
    #expect(found[4].map { abs($0.place - places[1]) < 0.01 } == true)
  }

  @Test("The script stays small")
  func size() { #expect(ChartScript.text.utf8.count <= 12_800) }
}
