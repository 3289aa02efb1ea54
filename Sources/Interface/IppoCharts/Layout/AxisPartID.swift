import IppoUI

/// The identity of a line or a label of an axis. A value that is at another place keeps its parts.
struct AxisPartID: Hashable, CustomStringConvertible {
  /// The place of the axis among those of its direction, negative for vertical ones.
  let axis: Int
  /// The place of the part among those of its value.
  let part: Int
  let scalar: _PlotScalar
  /// Distinguishes the parts of equal values.
  var occurrence = 0

  var description: String { "\(axis) \(part) \(occurrence) \(scalar)" }
}

/// Makes the identities of the parts of an axis.
struct AxisPartIDs {
  private var taken: Set<AxisPartID> = []

  /// An identity that no other part has.
  mutating func next(axis: Int, part: Int, _ scalar: _PlotScalar) -> AxisPartID {
    var id = AxisPartID(axis: axis, part: part, scalar: scalar)
    while !taken.insert(id).inserted { id.occurrence += 1 }
    return id
  }
}
