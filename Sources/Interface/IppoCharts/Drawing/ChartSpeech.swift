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
          .accessibilityIdentifier(entry.identifier ?? "")
      }
    }
  }
}
