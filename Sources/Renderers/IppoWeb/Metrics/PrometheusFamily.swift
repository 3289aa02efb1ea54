/// The series under one name.
struct PrometheusFamily {
  enum Kind: Hashable {
    case counter, gauge
    /// Bytes and the like.
    case sizes
    /// In seconds; they come in nanoseconds.
    case times
  }

  struct Key: Hashable {
    let label: String
    let kind: Kind
  }

  let kind: Kind
  /// By their labels, as they are written.
  private var series: [String: PrometheusSeries] = [:]

  init(kind: Kind) { self.kind = kind }

  mutating func series(_ labels: String) -> PrometheusSeries {
    if let found = series[labels] { return found }
    let new = PrometheusSeries(kind)
    series[labels] = new
    return new
  }

  func text(_ name: String) -> String {
    var text = "# TYPE \(name) \(kind.typeName)\n"
    for (labels, series) in series.sorted(by: { $0.key < $1.key }) { series.write(name, labels, to: &text) }
    return text
  }
}

extension PrometheusFamily.Kind {
  fileprivate var typeName: String {
    switch self {
    case .counter: "counter"
    case .gauge: "gauge"
    case .sizes, .times: "histogram"
    }
  }

  /// The upper bounds of a histogram's buckets, but for the last, which has none.
  var bounds: [Double] {
    switch self {
    case .counter, .gauge: []
    case .sizes: [64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576]
    case .times: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    }
  }
}
