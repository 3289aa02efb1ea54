/// A view that is made from a preference of the content, in front of it or behind it.
struct PreferenceDecorationModifier<K: PreferenceKey, Decoration: View>: ViewModifier {
  let kind: RenderDecoration.Kind
  let alignment: RenderAlignment
  let transform: (K.Value) -> Decoration
  @State private var relay = PreferenceRelay<K.Value>()

  init(kind: RenderDecoration.Kind, alignment: RenderAlignment, transform: @escaping (K.Value) -> Decoration) {
    self.kind = kind
    self.alignment = alignment
    self.transform = transform
  }

  func body(content: Content) -> some View {
    DecoratedByPreference(
      kind: kind, alignment: alignment,
      base: content.modifier(PreferenceRelayModifier<K>(relay: relay)),
      decoration: Lazily { [relay, transform] in transform(relay.read() ?? K.defaultValue) })
  }
}

private struct DecoratedByPreference<Base: View, Decoration: View>: PrimitiveView {
  let kind: RenderDecoration.Kind
  let alignment: RenderAlignment
  let base: Base
  let decoration: Decoration

  @ViewBuilder var content: some View {
    Unary(base)
    Unary(decoration, around: .layers(alignment))
  }

  func element(in context: ElementContext) -> RenderElement {
    .decoration(RenderDecoration(kind: kind, alignment: alignment))
  }

  static var isLayout: Bool { true }
}

/// Passes the value of a preference to views that are not around the one that sets it.
@MainActor
final class PreferenceRelay<Value>: Unarchived {
  let dependency = Dependency()
  private var value: Value?

  nonisolated init() {}

  func read() -> Value? {
    dependency.read()
    return value
  }

  func write(_ new: Value) {
    value = new
    dependency.changed()
  }

  /// Drops the value without telling its readers.
  func forget() { value = nil }
}

/// Gives a relay the values of a preference below.
struct PreferenceRelayModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let relay: PreferenceRelay<K.Value>

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceReadingNode<K, V>(content, in: parent, inputs, relay: modifier.relay)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: PreferenceReadingNode<K, V>.self).patch(content)
  }
}
