internal import Foundation

/// The evaluation that is running on this thread, and that notes which values are read.
///
/// Evaluations do not suspend, so that only the code that an evaluation calls reads the value of its thread. A task
/// that a body starts and other threads see another value.
final class Evaluation {
  /// The node whose body or element is being evaluated.
  @exclusivity(unchecked) private(set) var node: _Node?
  /// Whether the evaluation renders an element, and runs no body.
  @exclusivity(unchecked) private(set) var isElement = false
  /// The number that distinguishes the running evaluation from all others of the window.
  @exclusivity(unchecked) private(set) var number = 0
  private var count = 0
  @exclusivity(unchecked) private var noted = DependencyList()
  /// Whether reads are reported to Observation too, because code within the evaluation tracks them.
  private(set) var isObserved = false

  /// The key of the evaluation in the POSIX thread-specific data.
  ///
  /// A task-local value is searched for among the values of all enclosing tasks. Views ask thousands of times while a
  /// page is made.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no room for another value of its threads: error \(status).")
    return key
  }()

  /// The window whose views are being brought up to date on this thread.
  static var current: Evaluation? {
    pthread_getspecific(key).map { Unmanaged<Evaluation>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body`, in which nodes are evaluated.
  @MainActor func run(_ body: () -> Void) {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    withExtendedLifetime(self, body)
    pthread_setspecific(Self.key, outer)
  }

  /// Evaluates `body` for `node`. The values that `body` reads become the node's dependencies in place of the old ones.
  @MainActor func track<R>(_ node: _Node, _ body: () -> R) -> R {
    guard Evaluation.current === self else { return body() }
    let (outerNode, outerNoted, wasElement, outerNumber) = (self.node, noted, isElement, number)
    count += 1
    number = count
    self.node = node
    node.graph.rowSources.remove(node)
    isElement = node is ElementNode
    noted = DependencyList(known: node.dependencies)
    let result = body()
    noted.forEachGone { $0.readers.remove(node) }
    node.dependencies = noted.items
    (self.node, noted, isElement, number) = (outerNode, outerNoted, wasElement, outerNumber)
    return result
  }

  /// Notes that the node reads a dependency.
  ///
  /// - Returns: Whether it is read for the first time, by this evaluation and the one before.
  func note(_ dependency: Dependency) -> Bool { noted.add(dependency) }

  /// Runs `body`, and reports its reads to Observation too.
  static func observed<R>(_ body: () throws -> R) rethrows -> R {
    guard let current, current.node != nil, !current.isObserved else { return try body() }
    current.isObserved = true
    defer { current.isObserved = false }
    return try body()
  }

  /// Whether a node is being evaluated, so that reads are its own.
  var isReading: Bool { node != nil }
}
