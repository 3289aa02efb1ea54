/// An object that takes note of the turns of a window, for an inspector.
@MainActor
package protocol TurnObserver: AnyObject {
  /// The name of a field for people.
  func name(of field: AnyKeyPath) -> String

  /// Whether the observer notes an evaluation of a body now. Without one, no causes are worked out.
  func notesEvaluation(of type: any Any.Type) -> Bool

  /// A body is about to run whose evaluation the observer notes.
  ///
  /// - Parameter causes: The reasons, at least one.
  func willEvaluate(_ type: any Any.Type, because causes: [EvaluationCause])

  func turnBegins()

  /// The views are up to date, and the changes of the render tree are about to be committed.
  func turnCommits()

  /// The changes are committed.
  func turnEnds()
}

/// The observers of a window's bodies and turns.
///
/// A dependency knows when it last changed, by the number of observed turns before. Those that have changed since the last
/// turn of the window are the reasons for an evaluation.
@MainActor
final class TurnObservers {
  var onBody: (@MainActor (any Any.Type) -> Void)?
  weak var turns: (any TurnObserver)?
  /// Whether views print what has changed.
  var printsChanges = false
  /// The number of observed turns at the end of the last turn of the window.
  private var last: UInt32

  init() {
    Dependency.observedTurns &+= 1
    last = Dependency.observedTurns
  }

  var isEmpty: Bool { onBody == nil && turns == nil && !printsChanges }

  func willEvaluate(_ node: _Node, _ type: any Any.Type) {
    onBody?(type)
    if let turns, turns.notesEvaluation(of: type) { turns.willEvaluate(type, because: causes(of: node)) }
  }

  func turnEnds() {
    turns?.turnEnds()
    Dependency.observedTurns &+= 1
    last = Dependency.observedTurns
  }

  // MARK: Causes

  func causes(of node: _Node) -> [EvaluationCause] {
    var isNew = true
    node.forEachChild { _ in isNew = false }
    if isNew { return [.appearance] }
    var causes: [EvaluationCause] = []
    node.dependencies.forEach { dependency in
      guard dependency.changeNumber >= last else { return }
      let cause = cause(of: dependency, for: node)
      if !causes.contains(cause) { causes.append(cause) }
    }
    // Observation tells which node to update, and not why.
    return causes.isEmpty ? [node.graph.turn.isNested ? .parent : .object] : causes
  }

  private func cause(of dependency: Dependency, for node: _Node) -> EvaluationCause {
    if let field = dependency.field { return .field(turns?.name(of: field) ?? "\(field)") }
    var next: _Node? = node
    while let owner = next {
      if let name = owner.stateName(of: dependency) {
        return owner === node ? .state(name) : .binding(name, of: owner.name)
      }
      next = owner.parent
    }
    var cell: EnvironmentCell? = node.inputs.environment
    while let writer = cell {
      if let key = writer.key(of: dependency) { return .environment(Self.name(ofKey: key)) }
      cell = writer.parent
    }
    return .value
  }

  private static func name(ofKey key: ObjectIdentifier) -> String {
    // The identifier of a type is the address of the type.
    let name = String(describing: unsafeBitCast(key, to: Any.Type.self))
    let short = name.trimmingPrefix("__Key_")
    return short.hasSuffix("Key") && short.count > 3 ? String(short.dropLast(3)) : String(short)
  }
}
