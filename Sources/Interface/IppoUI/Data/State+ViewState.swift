extension StateLocation: ViewState {
  var presentValue: Any { untracked }

  func show(_ value: Any) {
    if let value = value as? Value { set(value, Transaction.current) }
  }

  func holds(_ value: Any) -> Bool { areKnownEqual(untracked, value) }
}

extension ViewGraph {
  /// The states of the app's own views, in no particular order. States of views that the library makes of others are left
  /// out, because renderers depend on them.
  package var viewStates: [any ViewState] {
    var states: [any ViewState] = []
    var pending = root.node.map { [$0] } ?? []
    while let node = pending.popLast() {
      node.addStates(to: &states)
      node.forEachLastingChild { pending.append($0) }
    }
    return states
  }
}
