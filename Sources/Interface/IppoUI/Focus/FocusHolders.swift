/// The views of a window that are bound to focus states.
@MainActor
final class FocusHolders {
  private var holders: [ObjectIdentifier: any FocusHolder] = [:]

  func add(_ holder: any FocusHolder) { holders[ObjectIdentifier(holder)] = holder }

  func remove(_ holder: any FocusHolder) { holders[ObjectIdentifier(holder)] = nil }

  /// Whether another view on screen has the focus by the same value of the same state.
  func hasOther(than holder: any FocusHolder) -> Bool {
    holders.values.contains {
      $0 !== holder && $0.isOnScreen && $0.location === holder.location && $0.value == holder.value
    }
  }
}

/// A view that is bound to a focus state.
@MainActor
protocol FocusHolder: AnyObject {
  var isOnScreen: Bool { get }
  /// The place of the state, and the value of the view.
  var location: AnyObject { get }
  var value: AnyHashable { get }
}

/// Empties a focus state when the view leaves the screen that has the focus by its value.
nonisolated struct FocusHoldingModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    FocusNode(modifier, content, in: parent, inputs)
  }

  @MainActor static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: FocusNode<Value, V>.self).patch(modifier, content)
  }
}

private final class FocusNode<Value: Hashable, V: View>: LifecycleNode<V>, FocusHolder {
  private var focus: FocusHoldingModifier<Value>

  init(_ focus: FocusHoldingModifier<Value>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.focus = focus
    super.init(content, in: parent, inputs)
    graph.contents.focusHolders.add(self)
  }

  func patch(_ focus: FocusHoldingModifier<Value>, _ content: V) {
    self.focus = focus
    patch(content: content)
  }

  var isOnScreen: Bool { !isRemoved && inputs.visibility.isOnScreen }

  var location: AnyObject { focus.binding.base.location }

  var value: AnyHashable { AnyHashable(focus.value) }

  override func disappeared() {
    guard !graph.isClosed, focus.binding.wrappedValue == focus.value else { return }
    // A view that takes the place of this one with the same value takes the focus as well.
    if !graph.contents.focusHolders.hasOther(than: self) { focus.binding.clear(focus.value) }
  }

  override func willRemove() {
    graph.contents.focusHolders.remove(self)
    super.willRemove()
  }
}
