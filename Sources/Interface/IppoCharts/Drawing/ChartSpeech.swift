import Foundation
import IppoUI

/// The marks of a chart in words, for assistive technology and for terminals that are read.
@MainActor
struct ChartSpeech {
  struct Entry: Identifiable {
    enum ID: Hashable, CustomStringConvertible {
      case mark(MarkIdentity)
      /// The sum of a series.
      case series(_PlotScalar?)
      /// A mark of a chart in space, or a series there.
      case number(Int)

      var description: String {
        switch self {
        case .mark(let identity): "\(identity)"
        case .series(let value): value.map { "\($0)" } ?? ""
        case .number(let number): "\(number)"
        }
      }
    }

    let id: ID
    let label: String
    let value: String
    let identifier: String?
    /// Whether the value sums up a series. Such a value changes with each point, and stands in one place alone.
    var isSummary = false
  }

  /// Series with more values than this are summed up: their ends and their extremes.
  private static let mostValues = 60

  private let layout: ChartLayout
  private let environment: EnvironmentValues

  init(_ layout: ChartLayout, _ environment: EnvironmentValues) {
    self.layout = layout
    self.environment = environment
  }

  var entries: [Entry] {
    let marks = layout.data.marks
    let numbers = marks.indices.filter { marks[$0].mark.style.isAccessibilityHidden != true }
    if numbers.count <= Self.mostValues {
      return numbers.map { number in
        let mark = marks[number]
        let (label, value) = words(mark)
        return Entry(
          id: .mark(mark.mark.identity),
          label: mark.mark.style.accessibilityLabel?.characters(in: environment) ?? label,
          value: mark.mark.style.accessibilityValue?.characters(in: environment) ?? value,
          identifier: mark.mark.style.accessibilityIdentifier)
      }
    }
    // By the values that tell series apart, as many marks have the same one.
    var series: [_PlotScalar?: (first: Int, last: Int, count: Int)] = [:]
    var values: [_PlotScalar?] = []
    for number in numbers {
      let value = datum(of: marks[number])?.scalar
      if series[value] == nil { values.append(value) }
      let known = series[value]
      series[value] = (known?.first ?? number, number, (known?.count ?? 0) + 1)
    }
    return values.compactMap { value in
      guard let known = series[value] else { return nil }
      let name =
        name(of: marks[known.first]) ?? layout.data.label(along: .vertical)?.characters(in: environment) ?? ""
      return Entry(
        id: .series(value), label: name, value: summary([marks[known.first], marks[known.last]], count: known.count),
        identifier: nil, isSummary: true)
    }
  }

  /// The first and the last value, and how many there are.
  private func summary(_ ends: [ChartData.Mark], count: Int) -> String {
    let ends = ends.map { mark in
      let (label, value) = words(mark, withName: false)
      return label.isEmpty ? value : "\(label): \(value)"
    }
    return ends.joined(separator: " … ") + " (\(count.formatted(.number.locale(environment.locale))))"
  }

  /// The value that tells the series of a mark from others.
  private func datum(of mark: ChartData.Mark) -> PlotDatum? {
    mark.mark.series ?? mark.mark.style.foregroundBy ?? mark.mark.style.symbolBy ?? mark.mark.style.lineStyleBy
      ?? mark.mark.style.group?.datum
  }

  private func name(of mark: ChartData.Mark) -> String? { datum(of: mark).map { string($0) } }

  /// Where a mark is, and its value.
  private func words(_ mark: ChartData.Mark, withName: Bool = true) -> (label: String, value: String) {
    let name = withName ? name(of: mark) : nil
    if let angle = mark.mark.angle { return (name ?? angle.label.characters(in: environment), string(angle)) }
    if let function = mark.mark.function {
      return (function.y.characters(in: environment), function.x.characters(in: environment))
    }
    let isHorizontal = mark.valueAxis == .horizontal || mark.mark.y.data.isEmpty && !mark.mark.x.data.isEmpty
    let (places, values) = isHorizontal ? (mark.mark.y, mark.mark.x) : (mark.mark.x, mark.mark.y)
    let place = places.data.map(string).joined(separator: " – ")
    let value = values.data.map(string).joined(separator: " – ")
    let label = [place, name ?? ""].filter { !$0.isEmpty && $0 != value }
    return (
      label.isEmpty
        ? values.data.first?.label.characters(in: environment) ?? "" : Self.distinct(label).joined(separator: ", "),
      value
    )
  }

  private static func distinct(_ words: [String]) -> [String] {
    words.count == 2 && words[0] == words[1] ? [words[0]] : words
  }

  // MARK: Selections

  /// Marks at one place that are read at most.
  private static let mostAtOnePlace = 4

  /// A selected value of an axis in words: the marks there, or else the value.
  func words(at selected: _PlotScalar, along axis: Axis, without following: [Int: Following]) -> String {
    let plan = axis == .horizontal ? layout.x : layout.y
    let writer = AxisWriter(environment, values: plan.values.first ?? [], dateComponent: plan.dateStep?.component)
    guard let place = plan.scale.position(of: selected) else { return writer.string(selected) }
    let geometry = layout.geometry
    let marks = layout.data.marks.enumerated().filter { number, mark in
      guard following[number] == nil, mark.mark.function == nil, mark.mark.style.isAccessibilityHidden != true,
        let center = geometry.center(of: mark, along: axis)
      else { return false }
      return abs(center - place) < 0.5
    }.prefix(Self.mostAtOnePlace).map { entry in
      let (label, value) = words(entry.element)
      return label.isEmpty ? value : "\(label): \(value)"
    }
    return marks.isEmpty ? writer.string(selected) : marks.joined(separator: "; ")
  }

  /// A range of values.
  func words(from start: _PlotScalar, to end: _PlotScalar) -> String {
    let writer = AxisWriter(environment)
    return start == end ? writer.string(start) : "\(writer.string(start)) – \(writer.string(end))"
  }

  /// The sector at a part of the turn.
  func words(atAngle angle: CGFloat, of sectors: [ClosedRange<CGFloat>]) -> String {
    let marks = layout.data.marks.filter { $0.mark.angle?.scalar.magnitude != nil }
    guard let index = sectors.firstIndex(where: { $0.contains(angle) }), marks.indices.contains(index) else {
      return ""
    }
    let (label, value) = words(marks[index])
    return label.isEmpty ? value : "\(label): \(value)"
  }

  /// The label of the values of sectors.
  var angleLabel: String {
    layout.data.marks.lazy.compactMap { $0.mark.angle }.first?.label.characters(in: environment) ?? ""
  }

  private func string(_ datum: PlotDatum) -> String {
    let writer = AxisWriter(environment, dateComponent: datum.unit?.component)
    let start = writer.string(datum.scalar)
    return datum.end.map { "\(start) – \(writer.string($0))" } ?? start
  }
}

/// The marks of a chart as elements of text, which assistive technology finds.
struct ChartSpeechView: View {
  let entries: [ChartSpeech.Entry]

  var body: some View {
    VStack {
      ForEach(entries) { entry in
        Text(verbatim: text(entry))
          .accessibilityLabel(Text(verbatim: entry.label))
          .accessibilityValue(Text(verbatim: entry.value))
          .identified(entry.identifier)
      }
    }
  }

  private func text(_ entry: ChartSpeech.Entry) -> String {
    if entry.label.isEmpty { return entry.value }
    return entry.isSummary ? entry.label : "\(entry.label): \(entry.value)"
  }
}

extension View {
  /// The view with an identifier for tests, if there is one.
  @ViewBuilder
  fileprivate func identified(_ identifier: String?) -> some View {
    if let identifier { accessibilityIdentifier(identifier) } else { self }
  }
}
