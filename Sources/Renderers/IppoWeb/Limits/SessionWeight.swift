/// The approximate size of a session in memory: an estimate for limits, from its most frequent objects.
enum SessionWeight {
  /// A node with its view, its state and its mirror, as `Benchmarks/session-memory.py` finds it in a release build.
  static let node = 2048
  /// The size of a node in a suspended session: its share of the state.
  static let restingNode = 128
  /// The same while the window hibernates.
  static let hibernatingNode = 32
  /// The size of an empty session.
  static let session = 16 * 1024

  /// The size of a text besides its bytes.
  static let text = 32

  static func bytes(
    nodes: Int, resting: Int = 0, isHibernating: Bool = false, log: Int, cookies: [String: String] = [:]
  ) -> Int {
    let cookies = cookies.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 2 * text }
    return session + nodes * node + resting * (isHibernating ? hibernatingNode : restingNode) + log + cookies
  }
}
