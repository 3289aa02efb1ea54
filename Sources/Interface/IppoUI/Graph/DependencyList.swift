/// What an evaluation reads, each dependency once, beside what the one before has read.
///
/// Most evaluations read a few things and compare them one by one; one that goes through the rows of a long list reads
/// as many things as there are rows.
struct DependencyList {
  private(set) var items: [Dependency] = []
  private var members: Set<ObjectIdentifier>?
  private var known: [Dependency]
  private var knownMembers: Set<ObjectIdentifier>?

  /// So many are compared one by one.
  private static let few = 16

  /// - Parameter known: what the evaluation before has read.
  init(known: [Dependency] = []) {
    self.known = known
    if known.count > Self.few { knownMembers = Set(known.lazy.map { ObjectIdentifier($0) }) }
  }

  /// - Returns: whether it is read for the first time, by this evaluation and the one before.
  mutating func add(_ dependency: Dependency) -> Bool {
    if members == nil, items.count == Self.few { members = Set(items.lazy.map { ObjectIdentifier($0) }) }
    if members != nil {
      guard members!.insert(ObjectIdentifier(dependency)).inserted else { return false }
    } else if items.contains(where: { $0 === dependency }) {
      return false
    }
    items.append(dependency)
    return !Self.contains(dependency, known, knownMembers)
  }

  /// Visits what the evaluation before has read, and this one has not.
  func forEachGone(_ body: (Dependency) -> Void) {
    for dependency in known where !Self.contains(dependency, items, members) { body(dependency) }
  }

  private static func contains(_ dependency: Dependency, _ items: [Dependency], _ members: Set<ObjectIdentifier>?)
    -> Bool
  {
    members?.contains(ObjectIdentifier(dependency)) ?? items.contains { $0 === dependency }
  }
}
