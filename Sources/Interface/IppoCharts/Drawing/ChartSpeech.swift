import Foundation
import IppoUI

/// The marks of a chart in words, for assistive technology and for terminals that are read.
@MainActor
struct ChartSpeech {
  struct Entry: Identifiable {
    let id: Int
    let label: String
    let value: String
    let identifier: String?
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
    let marks = layout.data.marks.enumerated().filter { $0.element.mark.style.isAccessibilityHidden != true }
    if marks.count <= Self.mostValues {
      return marks.map { number, mark in
        let (label, value) = words(mark)
        return Entry(
          id: number, label: mark.mark.style.accessibilityLabel?.characters(in: environment) ?? label,
          value: mark.mark.style.accessibilityValue?.characters(in: environment) ?? value,
          identifier: mark.mark.style.accessibilityIdentifier)
      }
    }
    var names: [String] = []
    var series: [String: [ChartData.Mark]] = [:]
    for (_, mark) in marks {
      let name = self.name(of: mark) ?? layout.data.label(along: .vertical)?.characters(in: environment) ?? ""
      if series[name] == nil { names.append(name) }
      series[name, default: []].append(mark)
    }
    return names.enumerated().map { place, name in
      Entry(id: place, label: name, value: summary(series[name] ?? []), identifier: nil)
    }
  }

  /// The first and the last value, and how many there are.
  private func summary(_ marks: [ChartData.Mark]) -> String {
    let ends = [marks.first, marks.last].compactMap { $0 }.map { mark in
      let (label, value) = words(mark, withName: false)
      return label.isEmpty ? value : "\(label): \(value)"
    }
    return ends.joined(separator: " … ") + " (\(marks.count.formatted(.number.locale(environment.locale))))"
  }

  private func name(of mark: ChartData.Mark) -> String? {
    let style = mark.mark.style
    let datum = mark.mark.series ?? style.foregroundBy ?? style.symbolBy ?? style.lineStyleBy ?? style.group?.datum
    return datum.map { string($0) }
  }

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
    let marks = layout.data.marks.enumerated().filter { number, mark in
      guard following[number] == nil, mark.mark.function == nil, mark.mark.style.isAccessibilityHidden != true,
        let center = layout.geometry.center(layout.data.place(of: mark, along: axis), along: axis)
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
        Text(verbatim: entry.label.isEmpty ? entry.value : "\(entry.label): \(entry.value)")
          .accessibilityLabel(Text(verbatim: entry.label))
          .accessibilityValue(Text(verbatim: entry.value))
          .identified(entry.identifier)
      }
    }
  }
}

extension View {
  /// The view with an identifier for tests, if there is one.
  @ViewBuilder
  fileprivate func identified(_ identifier: String?) -> some View {
    if let identifier { accessibilityIdentifier(identifier) } else { self }
  }
}
