/// Sets a preference (SwiftUI's `_PreferenceWritingModifier`), for `preference(key:value:)`.
@frozen
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// The value.
  public var value: Key.Value

  /// Sets the value of a preference.
  @inlinable
  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

  /// Makes a node that sets the value where a node above asks for it, and hides the values of views inside.
  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceWritingNode<Key, V>(modifier.value, content, in: parent, inputs)
  }

  /// Sets another value.
  @MainActor public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: PreferenceWritingNode<Key, V>.self).patch(modifier.value, content)
  }
}

extension _PreferenceWritingModifier: Equatable where Key.Value: Equatable {
  /// Whether both set the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension View {
  /// Sets the value of a preference for this view, in place of the values of views inside.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value of a preference on its way up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action when the value of a preference below changes.
  ///
  /// When the last view that set the preference goes, the value is the default of the key.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view that is made from a preference of this view in front of it.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceDecorationModifier<K, V>(kind: .overlay, alignment: alignment.render, transform: transform))
  }

  /// Puts a view made of a preference of this view behind it.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceDecorationModifier<K, V>(kind: .background, alignment: alignment.render, transform: transform))
  }
}

final class PreferenceWritingNode<K: PreferenceKey, V: View>: _Node {
  private var contribution: PreferenceContribution<K>?
  private var content: _Node!

  init(_ value: K.Value, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    contribution = PreferenceContribution(of: self, to: inputs.preferences)
    contribution?.set(value)
    var inner = inputs
    if contribution != nil {
      inner = inputs.with(preference: PreferenceRequest(hiding: K.self, outer: inputs.preferences))
    }
    self.content = V._makeNode(content, in: self, inner)
  }

  func patch(_ value: K.Value, _ content: V) {
    contribution?.set(value)
    V._patchNode(self.content, content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { contribution?.end() }
}
