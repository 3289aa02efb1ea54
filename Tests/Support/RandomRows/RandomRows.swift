import Observation
public import RandomRenderTrees

/// Rows that come, go, move and grow at random.
@MainActor @Observable
public final class RandomRows {
  /// A row, and how tall it is.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: Int
    /// One or more, where rows differ in their height.
    public fileprivate(set) var lines = 1
  }

  /// The rows, in their order.
  public private(set) var rows: [Row]
  /// The row that is scrolled to.
  public private(set) var goal: Int?
  private var next: Int

  public init(_ count: Int) {
    rows = (0..<count).map { Row(id: $0, lines: $0 % 3 + 1) }
    next = count
  }

  /// Inserts, removes, moves or resizes some rows.
  public func change(using random: inout SeededGenerator) {
    let place = Int.random(in: 0...rows.count, using: &random)
    let end = min(rows.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...(random.once(in: 4) ? 60 : 5), using: &random)
      rows.insert(contentsOf: (next..<next + count).map { Row(id: $0, lines: $0 % 3 + 1) }, at: place)
      next += count
    case 2: rows.removeSubrange(place..<end)
    case 3:
      let moved = Array(rows[place..<end])
      rows.removeSubrange(place..<end)
      rows.insert(contentsOf: moved, at: Int.random(in: 0...rows.count, using: &random))
    default: for index in place..<end { rows[index].lines = Int.random(in: 1...3, using: &random) }
    }
  }

  /// Scrolls to one of the rows, made or not.
  public func go(using random: inout SeededGenerator) { goal = rows.randomElement(using: &random)?.id }
}
