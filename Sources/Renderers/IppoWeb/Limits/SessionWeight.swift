/// What a session takes in memory, about: an estimate for limits, from what there are most of.
enum SessionWeight {
  /// A node with its view, its state and its mirror, as `Benchmarks/session-memory.py` finds it in a debug build.
  static let node = 2048
  /// What every session has.
  static let session = 16 * 1024

  static func bytes(nodes: Int, log: Int) -> Int { session + nodes * node + log }
}
