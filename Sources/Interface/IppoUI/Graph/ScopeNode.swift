/// The node of a composite view: its value, its dynamic properties, and the node of its body.
///
/// The body runs when the view's value or a value that the body has read has changed. It runs under tracking:
/// `Dependency` for the values of the graph, Observation for the app's objects.
final class ScopeNode<V: View>: _Node, EvaluatingNode {
  private(set) var view: V
  @exclusivity(unchecked) private(set) var child: _Node?
  private var properties = PropertyStorage()
  private var tracking = ObservationScope()
  private let facts: TypeFacts

  init(_ view: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    facts = TypeFacts.of(V.self, example: view)
    super.init(in: parent, inputs)
    if graph.turn.isNestedTooDeep {
      setNeedsUpdate()
    } else {
      update()
    }
  }

  func patch(_ newView: V) {
    let isEqual = withUnsafePointer(to: view) { old in
      withUnsafePointer(to: newView) { new in facts.areEqual(old, new) }
    }
    guard !isEqual else { return }
    view = newView
    isDirty = false
    update()
  }

  override func update() {
    graph.willEvaluate(self, V.self)
    properties.connect(&view, of: self, facts: facts)
    let body = tracking.evaluate(self, observes: facts.observation) {
      facts.hasUpdates ? facts.updated(view).body : view.body
    }
    graph.nested {
      if let child {
        V.Body._patchNode(child, body)
      } else {
        child = V.Body._makeNode(body, in: self, inputs)
        inputs.parentElement?.setNeedsChildren()
      }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func willRemove() {
    tracking.end(of: self)
    properties.disconnect(from: self)
  }

  override var addressPart: UInt64 { facts.addressPart }

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    properties.archive(V.self, facts, at: address, in: archiver)
  }

  override func addStates(to states: inout [any ViewState]) { properties.addStates(to: &states, facts) }

  override func stateName(of dependency: Dependency) -> String? { properties.stateName(of: dependency, facts) }

  override var name: String { String(describing: V.self) }
}
