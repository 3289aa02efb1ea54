import IppoUI

/// The values by which the points of a line or an area are told from those of others.
struct MarkSeries: Hashable, CustomStringConvertible {
  let kind: ChartMark.Kind
  let series: _PlotScalar?
  let foreground: _PlotScalar?
  let symbol: _PlotScalar?
  let lineStyle: _PlotScalar?
  let group: _PlotScalar?
  /// The mark of a function, which is a line of its own; `nil` for marks of data.
  let function: MarkIdentity?

  init(_ mark: ChartMark) {
    kind = mark.kind
    series = mark.series?.scalar
    foreground = mark.style.foregroundBy?.scalar
    symbol = mark.style.symbolBy?.scalar
    lineStyle = mark.style.lineStyleBy?.scalar
    group = mark.style.group?.datum.scalar
    function = mark.function == nil ? nil : mark.identity
  }

  var description: String {
    let values = [series, foreground, symbol, lineStyle, group].map { $0.map { "\($0)" } ?? "" }
    return "\(kind) \(values.joined(separator: "|")) \(function.map { "\($0)" } ?? "")"
  }
}
