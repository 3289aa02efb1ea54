/// Runs an action when a preference below changes (SwiftUI's `_PreferenceActionModifier`).
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// The action that receives the value.
  public var action: (Key.Value) -> Void

  /// Runs an action with every new value.
  public init(action: @escaping (Key.Value) -> Void) { self.action = action }

  /// Makes a node that asks for the preference of the views inside.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceReadingNode<Key, V>(content, in: parent, inputs, action: modifier.action)
  }

  /// Gives the node another action: it runs at the next change.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PreferenceReadingNode<Key, V>.self)
    node.action = modifier.action
    node.patch(content)
  }
}

/// Changes a preference on its way up (SwiftUI's `_PreferenceTransformModifier`).
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// The change.
  public var transform: (inout Key.Value) -> Void

  /// Changes the value with a closure.
  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  /// Makes a node that asks for the preference of the views inside, and hands it on changed.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceReadingNode<Key, V>(content, in: parent, inputs, transform: modifier.transform)
  }

  /// Gives the node another change, which is made at once.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PreferenceReadingNode<Key, V>.self)
    node.sink.transform = modifier.transform
    node.sink.setNeedsReduce()
    node.patch(content)
  }
}

/// Combines the values of a preference below, and passes the result on.
final class PreferenceReadingNode<K: PreferenceKey, V: View>: _Node {
  private(set) var sink: PreferenceSink<K>!
  var action: ((K.Value) -> Void)?
  private var contribution: PreferenceContribution<K>?
  private var content: _Node!
  private var actedInTurn: Int?
  /// The last argument of the action.
  private var acted: ActedValue<K.Value>?

  init(
    _ content: V, in parent: _Node, _ inputs: _NodeInputs, action: ((K.Value) -> Void)? = nil,
    transform: ((inout K.Value) -> Void)? = nil, relay: PreferenceRelay<K.Value>? = nil
  ) {
    self.action = action
    super.init(in: parent, inputs)
    let former = graph.persistence.formerNodes?.takeKept(of: Self.self, at: address)
    acted =
      former as? ActedValue<K.Value> ?? (former as? FormerMark)?.value(as: K.Value.self).map { ActedValue($0) }
    acted?.isOfFormerNode = true
    contribution = PreferenceContribution(of: self, to: inputs.preferences)
    sink = PreferenceSink(in: self, forwarding: contribution) { [unowned self] value in
      relay?.write(value ?? K.defaultValue)
      act(on: value)
    }
    sink.transform = transform
    if transform != nil { sink.setNeedsReduce() }
    self.content = V._makeNode(
      content, in: self, inputs.with(preference: PreferenceRequest(sink, outer: inputs.preferences)))
  }

  /// An action may remove the view whose preference it was given. It is then not called again in the same frame with
  /// the default of the key: SwiftUI, too, gives an action one value a frame.
  private func act(on value: K.Value?) {
    guard action != nil, value != nil || actedInTurn != graph.turn.number else { return }
    graph.preferences.perform { [weak self] in
      guard let self, !isRemoved else { return }
      actedInTurn = graph.turn.number
      let value = value ?? K.defaultValue
      // The window was suspended meanwhile, and the value has not changed.
      if let acted, acted.isOfFormerNode, areKnownEqual(acted.value, value) { return }
      acted = ActedValue(value)
      action?(value)
    }
  }

  func patch(_ content: V) { V._patchNode(self.content, content) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { contribution?.end() }

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    if archiver.keeping == .views, let acted { archiver.keep(acted, of: Self.self, at: address) }
  }
}

/// A value that an action was given.
private final class ActedValue<Value>: HibernatingValue {
  let value: Value
  /// Whether the action received the value before the window was suspended.
  var isOfFormerNode = false

  init(_ value: Value) { self.value = value }

  func hibernated(by hibernation: Hibernation) -> HibernatedValue { hibernation.write(value, at: "onPreferenceChange") }
}
