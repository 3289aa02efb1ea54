internal import ConcurrencyExtras
internal import Synchronization

/// Something that can be read and can change: a state value, an environment key at its writer.
///
/// Nodes that read it while they are evaluated become its readers, and are marked when it changes.
///
/// Its readers are touched on the main actor only.
final class Dependency: @unchecked Sendable {  // used on the main actor alone
  var readers = ReaderSet()

  /// Registers the node that is being evaluated, if there is one.
  func read() {
    if let evaluation = Evaluation.current { read(in: evaluation) }
  }

  /// The same, for a caller that knows the evaluation.
  func read(in evaluation: Evaluation) {
    if let node = evaluation.node { node.note(self, in: evaluation) }
  }

  /// Marks every reader.
  @MainActor func changed() {
    readers.forEach { $0.setNeedsUpdate() }
  }

  /// ``changed()`` from any thread; at once when it is on the main actor already.
  func changedFromAnywhere(in transaction: Transaction) {
    onMainActor(transaction) { transaction in
      withTransaction(transaction) { self.changed() }
    }
  }

  /// Keeps what was replaced until what has changed is handed out, if it is a collection that takes long to let go of.
  ///
  /// It is let go of at once on other threads than the main one, which do not keep anybody waiting.
  func letGoLater<Value>(of old: Value) {
    guard !_isPOD(Value.self), let collection = old as? any RandomAccessCollection else { return }
    guard isOnMainActor else { return }
    valueOnMainActor(collection) { readers.first?.graph.letGoLater(of: $0) }
  }
}

/// The evaluation that is running on this task: whose reads are being noted.
final class Evaluation: @unchecked Sendable {  // belongs to one evaluation, which runs on one thread
  @TaskLocal static var current: Evaluation?

  /// The node whose body or element is being evaluated.
  fileprivate(set) var node: _Node?
  /// Whether it is an element that says what it is, and no body.
  fileprivate(set) var isElement = false
  /// Tells the evaluation that is running from all others of the window.
  private(set) var number = 0
  private var count = 0
  fileprivate var noted = DependencyList()
  /// Reads are told to Observation too, because somebody follows them within the evaluation.
  private(set) var isObserved = false
  /// A task that a body starts inherits the task-local value; its reads, on other threads, are not the body's.
  /// Set anew for every evaluation: under `dispatchMain()` the main actor moves from thread to thread.
  private let thread = Atomic<UInt>(0)

  init() {}

  /// Evaluates `body` for `node`; what it reads becomes the node's dependencies in place of the old ones.
  @MainActor func track<R>(_ node: _Node, _ body: () -> R) -> R {
    guard Evaluation.current === self else { return body() }
    thread.store(Self.currentThread, ordering: .relaxed)
    let (outerNode, outerNoted, wasElement, outerNumber) = (self.node, noted, isElement, number)
    count += 1
    number = count
    self.node = node
    isElement = node is ElementNode
    noted = DependencyList(known: node.dependencies)
    let result = body()
    noted.forEachGone { $0.readers.remove(node) }
    node.dependencies = noted.items
    (self.node, noted, isElement, number) = (outerNode, outerNoted, wasElement, outerNumber)
    return result
  }

  /// Runs `body`; what it reads is told to Observation too.
  static func observed<R>(_ body: () throws -> R) rethrows -> R {
    guard let current, current.node != nil, current.isCurrentThread, !current.isObserved else { return try body() }
    current.isObserved = true
    defer { current.isObserved = false }
    return try body()
  }

  /// Whether the caller is what a node is being evaluated by, so that its reads are the node's.
  var isReading: Bool { isCurrentThread && node != nil }

  var isCurrentThread: Bool { thread.load(ordering: .relaxed) == Self.currentThread }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}

extension _Node {
  nonisolated fileprivate func note(_ dependency: Dependency, in evaluation: Evaluation) {
    // Evaluations run on the main actor, and this one runs on the thread of the caller.
    guard evaluation.isCurrentThread, evaluation.noted.add(dependency) else { return }
    dependency.readers.insert(self)
  }
}
