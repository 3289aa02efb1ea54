/// The metrics of several processes, added up, in the text format of Prometheus (version 0.0.4).
///
/// Counters and histograms of a process that has ended stay in the sums: otherwise a counter would go back. Its gauges go.
package struct WorkerMetrics: Sendable {
  private struct Family {
    var kind: Substring
    /// The values by name and labels, as they are written, in their order.
    var order: [Substring] = []
    var values: [Substring: Double] = [:]

    mutating func add(_ value: Double, at series: Substring) {
      if let sum = values[series] {
        values[series] = sum + value
      } else {
        order.append(series)
        values[series] = value
      }
    }
  }

  /// The last report of each process that lives.
  private var reports: [Int: String] = [:]
  /// The sums of the processes that have ended.
  private var ended = ""

  package init() {}

  /// Takes the report of a process.
  package mutating func report(_ text: String, of process: Int) { reports[process] = text }

  /// Keeps the counts of a process that has ended, as far as the process has reported them.
  package mutating func end(_ process: Int) {
    guard let last = reports.removeValue(forKey: process) else { return }
    ended = Self.sum([ended, last], hasGauges: false)
  }

  /// The sums of all reports.
  package var text: String { Self.sum([ended] + reports.sorted { $0.key < $1.key }.map(\.value), hasGauges: true) }

  private static func sum(_ texts: [String], hasGauges: Bool) -> String {
    var names: [Substring] = []
    var families: [Substring: Family] = [:]
    for text in texts {
      var name: Substring = ""
      for line in text.split(separator: "\n") {
        if line.hasPrefix("# TYPE ") {
          let words = line.dropFirst(7).split(separator: " ")
          guard words.count == 2 else { continue }
          name = words[0]
          if families[name] == nil {
            names.append(name)
            families[name] = Family(kind: words[1])
          }
        } else if !line.hasPrefix("#"), let space = line.lastIndex(of: " "),
          let value = Double(line[line.index(after: space)...])
        {
          families[name]?.add(value, at: line[..<space])
        }
      }
    }
    return names.sorted().compactMap { name in
      guard let family = families[name], hasGauges || family.kind != "gauge" else { return nil }
      let lines = family.order.map { "\($0) \(PrometheusText.number(family.values[$0] ?? 0))\n" }
      return "# TYPE \(name) \(family.kind)\n" + lines.joined()
    }.joined()
  }
}
