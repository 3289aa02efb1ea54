/// What a session takes in memory, about: an estimate for limits, from what there are most of.
enum SessionWeight {
  /// A node with its view, its state and its mirror, as `Benchmarks/session-memory.py` finds it in a release build.
  static let node = 2048
  /// What is left of a node while the views are put away: its share of the state.
  static let restingNode = 128
  /// The same while the window hibernates.
  static let hibernatingNode = 32
  /// What every session has.
  static let session = 16 * 1024

  static func bytes(nodes: Int, resting: Int = 0, isHibernating: Bool = false, log: Int) -> Int {
    session + nodes * node + resting * (isHibernating ? hibernatingNode : restingNode) + log
  }
}
