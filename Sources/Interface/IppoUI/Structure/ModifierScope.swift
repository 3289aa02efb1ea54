/// The stand-in for the modified view in a modifier's body (SwiftUI's `_ViewModifier_Content`).
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  fileprivate let source: ModifiedSource

  /// Makes a node for the modified view, at this place of the modifier's body.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = StandInNode(in: parent, inputs)
    node.source = view.source
    view.source.standIns.append(node)
    node.child = view.source.make(node, inputs)
    return node
  }

  /// Does nothing: the modifier's node patches the modified view.
  public static func _patchNode(_ node: _Node, _ view: Self) {}
}

extension ViewModifier {
  /// The body around an empty view, whose parts can be inspected.
  var bodyOfNothing: Body {
    let source = ModifiedSource { EmptyView._makeNode(EmptyView(), in: $0, $1) }
    return body(content: _ViewModifier_Content(source: source))
  }
}

/// The modified view, for the stand-ins in a modifier's body.
@MainActor
private final class ModifiedSource {
  var standIns: [StandInNode] = []
  var make: (_Node, _NodeInputs) -> _Node

  init(make: @escaping (_Node, _NodeInputs) -> _Node) { self.make = make }
}

private final class StandInNode: _Node {
  weak var source: ModifiedSource?
  var child: _Node?

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func willRemove() { source?.standIns.removeAll { $0 === self } }
}

/// The node of a composite modifier: a scope with the modified view.
final class ModifierScopeNode<Modifier: ViewModifier, V: View>: _Node {
  private var modifier: Modifier
  private let source: ModifiedSource
  @exclusivity(unchecked) private var child: _Node?
  private var properties = PropertyStorage()
  private var tracking = ObservationScope()
  private let facts: TypeFacts

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    facts = TypeFacts.of(Modifier.self, example: modifier)
    source = ModifiedSource { V._makeNode(content, in: $0, $1) }
    super.init(in: parent, inputs)
    if graph.turn.isNestedTooDeep {
      setNeedsUpdate()
    } else {
      update()
    }
  }

  func patch(_ new: Modifier, _ content: V) {
    source.make = { V._makeNode(content, in: $0, $1) }
    let isEqual = withUnsafePointer(to: modifier) { old in
      withUnsafePointer(to: new) { new in facts.areEqual(old, new) }
    }
    let known = source.standIns
    if !isEqual {
      modifier = new
      update()
    }
    for standIn in known where !standIn.isRemoved {
      if let child = standIn.child { V._patchNode(child, content) }
    }
  }

  override func update() {
    graph.willEvaluate(self, Modifier.self)
    properties.connect(&modifier, of: self, facts: facts)
    let body = tracking.evaluate(self, observes: facts.observation) {
      let content = _ViewModifier_Content<Modifier>(source: source)
      return facts.hasUpdates ? facts.updated(modifier).body(content: content) : modifier.body(content: content)
    }
    graph.nested {
      if let child {
        Modifier.Body._patchNode(child, body)
      } else {
        child = Modifier.Body._makeNode(body, in: self, inputs)
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
    properties.archive(Modifier.self, facts, at: address, in: archiver)
  }

  override func addStates(to states: inout [any ViewState]) { properties.addStates(to: &states, facts) }

  override func stateName(of dependency: Dependency) -> String? { properties.stateName(of: dependency, facts) }

  override var name: String { String(describing: Modifier.self) }
}
