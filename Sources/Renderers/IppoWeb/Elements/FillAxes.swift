/// Along which axes a node takes all the space it is offered, as SwiftUI's flexible views do.
///
/// Flexbox does not pass this on by itself: a stack is flexible because a child of it is. It is therefore worked out
/// from the leaves up, and only where something changed.
struct FillAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = FillAxes(rawValue: 1)
  static let vertical = FillAxes(rawValue: 2)
  static let both: FillAxes = [.horizontal, .vertical]
  /// Of layers: one alone takes what it is offered, and keeps its proportion; so do they together. What is around
  /// them is not told.
  static let byOneProportion = FillAxes(rawValue: 4)

  func setting(_ axis: FillAxes, _ isOn: Bool) -> FillAxes {
    isOn ? union(axis) : subtracting(axis)
  }
}
