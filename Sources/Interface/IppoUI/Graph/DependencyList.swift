/// Dependencies in the order in which they were read. Most nodes have at most one dependency, which needs no array.
enum NodeDependencies {
  case none
  case one(Dependency)
  case several([Dependency])

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let dependencies): dependencies.count
    }
  }

  mutating func append(_ dependency: Dependency) {
    switch self {
    case .none: self = .one(dependency)
    case .one(let first): self = .several([first, dependency])
    case .several(var dependencies):
      self = .none
      dependencies.append(dependency)
      self = .several(dependencies)
    }
  }

  mutating func popLast() -> Dependency? {
    switch self {
    case .none: return nil
    case .one(let last):
      self = .none
      return last
    case .several(var dependencies):
      self = .none
      let last = dependencies.popLast()
      if !dependencies.isEmpty { self = .several(dependencies) }
      return last
    }
  }

  func forEach(_ body: (Dependency) -> Void) {
    switch self {
    case .none: break
    case .one(let dependency): body(dependency)
    case .several(let dependencies): for dependency in dependencies { body(dependency) }
    }
  }

  func contains(_ dependency: Dependency) -> Bool {
    switch self {
    case .none: false
    case .one(let first): first === dependency
    case .several(let dependencies): dependencies.contains { $0 === dependency }
    }
  }

  fileprivate var members: Set<ObjectIdentifier> {
    var members: Set<ObjectIdentifier> = []
    forEach { members.insert(ObjectIdentifier($0)) }
    return members
  }
}

/// The dependencies that an evaluation reads, each once, beside the dependencies of the evaluation before.
///
/// Most evaluations read a few dependencies, which the list compares one by one. An evaluation that goes through the
/// rows of a long list reads as many dependencies as there are rows.
struct DependencyList {
  private(set) var items = NodeDependencies.none
  private var members: Set<ObjectIdentifier>?
  private var known: NodeDependencies
  private var knownMembers: Set<ObjectIdentifier>?

  /// So many are compared one by one.
  private static let few = 16

  /// - Parameter known: The dependencies that the evaluation before has read.
  init(known: NodeDependencies = .none) {
    self.known = known
    if known.count > Self.few { knownMembers = known.members }
  }

  /// - Returns: whether it is read for the first time, by this evaluation and the one before.
  mutating func add(_ dependency: Dependency) -> Bool {
    if members == nil, items.count == Self.few { members = items.members }
    if members != nil {
      guard members!.insert(ObjectIdentifier(dependency)).inserted else { return false }
    } else if items.contains(dependency) {
      return false
    }
    items.append(dependency)
    return !Self.contains(dependency, known, knownMembers)
  }

  /// Visits the dependencies that the evaluation before has read, and this one has not.
  func forEachGone(_ body: (Dependency) -> Void) {
    known.forEach { if !Self.contains($0, items, members) { body($0) } }
  }

  private static func contains(
    _ dependency: Dependency, _ items: NodeDependencies, _ members: Set<ObjectIdentifier>?
  ) -> Bool {
    members?.contains(ObjectIdentifier(dependency)) ?? items.contains(dependency)
  }
}
