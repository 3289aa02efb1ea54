extension View {
  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - initial: the action also runs when the view appears.
  ///   - action: is given the old and the new value; they are the same the first time.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameter initial: the action also runs when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two parameters or none instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}

struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    ChangeNode(modifier, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ChangeNode<Value, V>.self).patch(modifier, content)
  }
}

private final class ChangeNode<Value: Equatable, V: View>: _Node, VisibilityObserver {
  private var modifier: _ValueActionModifier<Value>
  private var content: _Node!
  /// Whether the initial action waits for the view to appear: that of a page that is covered, of a tab that is not chosen.
  private var isWaiting = false
  /// Whether the node waits for its part of the tree to come on screen.
  private var isObserving = false

  init(_ modifier: _ValueActionModifier<Value>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    let former = graph.persistence.formerNodes?.takeKept(of: Self.self, at: address)
    self.content = V._makeNode(content, in: self, inputs)
    if let former {
      let value = (former as? FormerValue<Value>)?.value ?? (former as? FormerMark)?.value(as: Value.self)
      if let value { act(from: value) }
    } else if modifier.isInitial {
      isWaiting = true
      begin()
    }
  }

  func visibilityChanged(to isOnScreen: Bool) {
    if isOnScreen { begin() }
  }

  /// Runs the initial action once the view is on screen.
  private func begin() {
    graph.perform { [weak self] in
      guard let self, isWaiting, !isRemoved else { return }
      guard inputs.visibility.isOnScreen else { return observe() }
      isWaiting = false
      stopObserving()
      modifier.action(modifier.value, modifier.value)
    }
  }

  private func observe() {
    guard !isObserving else { return }
    inputs.visibility.add(self)
    isObserving = true
  }

  private func stopObserving() {
    guard isObserving else { return }
    inputs.visibility.remove(self)
    isObserving = false
  }

  func patch(_ modifier: _ValueActionModifier<Value>, _ content: V) {
    let old = self.modifier.value
    self.modifier = modifier
    V._patchNode(self.content, content)
    act(from: old)
  }

  private func act(from old: Value) {
    let modifier = modifier
    // The initial action gets the value that is there when the view appears.
    guard !isWaiting, old != modifier.value else { return }
    graph.perform { modifier.action(old, modifier.value) }
  }

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    if archiver.keeping == .views, !isWaiting { archiver.keep(FormerValue(modifier.value), of: Self.self, at: address) }
  }

  override func willRemove() { stopObserving() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

/// A value while the window of the view that follows it is suspended.
private final class FormerValue<Value>: HibernatingValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  func hibernated(by hibernation: Hibernation) -> HibernatedValue { hibernation.write(value, at: "onChange") }
}
