import Foundation
import IppoUI

/// The marks of a chart in space in words, for assistive technology and for terminals that are read.
@MainActor
struct Chart3DSpeech {
  /// Marks of one series that are read at most; of more, the first and the last are.
  private static let mostMarks = 60

  private let layout: Chart3DLayout
  private let environment: EnvironmentValues

  init(_ layout: Chart3DLayout, _ environment: EnvironmentValues) {
    self.layout = layout
    self.environment = environment
  }

  var entries: [ChartSpeech.Entry] {
    let all = layout.marks.enumerated().map { number, mark in
      mark.surface.map { entry(of: $0, number) } ?? entry(of: mark.mark, number)
    }
    guard all.count > Self.mostMarks else { return all }
    var series: [String: (first: ChartSpeech.Entry, last: ChartSpeech.Entry, count: Int)] = [:]
    var names: [String] = []
    for entry in all {
      if series[entry.label] == nil { names.append(entry.label) }
      let known = series[entry.label]
      series[entry.label] = (known?.first ?? entry, entry, (known?.count ?? 0) + 1)
    }
    return names.enumerated().compactMap { number, name in
      guard let known = series[name] else { return nil }
      let count = known.count.formatted(.number.locale(environment.locale))
      return ChartSpeech.Entry(
        id: .number(number), label: name,
        value: known.count == 1 ? known.first.value : "\(known.first.value) … \(known.last.value) (\(count))",
        identifier: nil, isSummary: known.count > 1)
    }
  }

  private func entry(of mark: ChartMark, _ number: Int) -> ChartSpeech.Entry {
    let writer = AxisWriter(environment)
    let data = [mark.x, mark.y, mark.z].compactMap { $0 }.compactMap(\.data.first)
    let values = data.map { datum in
      let start = writer.string(datum.scalar)
      let value = datum.end.map { "\(start) – \(writer.string($0))" } ?? start
      return "\(datum.label.characters(in: environment)) \(value)"
    }
    return ChartSpeech.Entry(
      id: .number(number), label: mark.style.foregroundBy.map { writer.string($0.scalar) } ?? "",
      value: values.joined(separator: ", "), identifier: nil)
  }

  /// The extents of a surface along its axes.
  private func entry(of surface: SurfaceFunction, _ number: Int) -> ChartSpeech.Entry {
    let writer = AxisWriter(environment)
    func words(_ label: Text, _ range: ClosedRange<Double>) -> String {
      "\(label.characters(in: environment)) \(writer.string(.number(range.lowerBound))) – "
        + writer.string(.number(range.upperBound))
    }
    let heights = layout.points(of: surface).joined().compactMap { $0?.height }
    var parts = [words(surface.x, layout.x.scale.domain), words(surface.z, layout.z.scale.domain)]
    if let least = heights.min(), let greatest = heights.max() {
      parts.insert(words(surface.y, least...greatest), at: 0)
    }
    return ChartSpeech.Entry(id: .number(number), label: "", value: parts.joined(separator: ", "), identifier: nil)
  }
}
