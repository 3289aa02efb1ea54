import Foundation
import IppoUI

/// The way in which a mark of the app, such as a rule, stays with the selected value of an axis.
struct Following: Equatable {
  let axis: Axis
  /// The place of the mark along the axis, in points of the plot.
  let place: CGFloat
  /// The places that the mark can have; `nil` for those of the selected values.
  var places: [CGFloat]?
}

/// Full-length rules that were in a chart while another value, or none, was selected.
///
/// A rule that the app draws for the selected value is never among these. The object changes while bodies are evaluated,
/// and no body depends on it.
final class FixedRules: Codable {
  private var values: Set<String> = []

  func contains(_ scalar: _PlotScalar) -> Bool { values.contains("\(scalar)") }

  func insert(_ scalar: _PlotScalar) {
    // A chart with so many rules has other ones by now.
    if values.count >= 1000 { values = [] }
    values.insert("\(scalar)")
  }
}
