internal import Foundation

/// The evaluation that is running on this thread: whose reads are being noted.
///
/// Evaluations do not suspend, so what is set for a thread while one runs is read by what it calls and by nothing else: not by
/// a task that a body starts, nor by another thread.
final class Evaluation {
  /// The node whose body or element is being evaluated.
  @exclusivity(unchecked) private(set) var node: _Node?
  /// Whether it is an element that says what it is, and no body.
  @exclusivity(unchecked) private(set) var isElement = false
  /// Tells the evaluation that is running from all others of the window.
  @exclusivity(unchecked) private(set) var number = 0
  private var count = 0
  @exclusivity(unchecked) private var noted = DependencyList()
  /// Reads are told to Observation too, because somebody follows them within the evaluation.
  private(set) var isObserved = false

  /// What the POSIX thread-specific data of an evaluation are kept under. A task-local value is looked for in what all tasks around
  /// have set; views ask thousands of times while a page is made.
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

  /// Evaluates `body` for `node`; what it reads becomes the node's dependencies in place of the old ones.
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

  /// Notes that the node reads something.
  ///
  /// - Returns: whether it is read for the first time, by this evaluation and the one before.
  func note(_ dependency: Dependency) -> Bool { noted.add(dependency) }

  /// Runs `body`; what it reads is told to Observation too.
  static func observed<R>(_ body: () throws -> R) rethrows -> R {
    guard let current, current.node != nil, !current.isObserved else { return try body() }
    current.isObserved = true
    defer { current.isObserved = false }
    return try body()
  }

  /// Whether a node is being evaluated, so that reads are its own.
  var isReading: Bool { node != nil }
}
