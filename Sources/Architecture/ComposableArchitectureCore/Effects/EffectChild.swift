/// The child that an effect operation belongs to.
@usableFromInline
struct EffectChild<Action> {
  let id: NavigationID
  /// The action that dismisses the child, or nil for a child that its parent does not present.
  let dismissal: Action?
  /// The active children of the operator, or nil for a part of the state that always exists.
  let siblings: ActiveChildren?

  /// A child whose effect only transforms actions.
  func mapped<T>(_ transform: (Action) -> T) -> EffectChild<T> {
    EffectChild<T>(id: id, dismissal: dismissal.map(transform), siblings: siblings)
  }
}

extension Effect {
  /// A child that can leave the state. The store cancels its effect when the child leaves.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - siblings: The active children of the operator.
  ///   - dismissal: The action that dismisses the child, or nil if its parent does not present it.
  @usableFromInline
  func of(_ id: NavigationID, among siblings: ActiveChildren, dismissal: Action? = nil) -> Self {
    if isNone { return self }
    return Self(operation: .child(EffectChild(id: id, dismissal: dismissal, siblings: siblings), self))
  }

  /// A part of the state that always exists.
  @usableFromInline
  func of(part id: NavigationID) -> Self {
    isNone ? self : Self(operation: .child(EffectChild(id: id, dismissal: nil, siblings: nil), self))
  }

  /// Cancels the effects of the children at a place that have left the state.
  ///
  /// - Parameters:
  ///   - place: The place of the children.
  ///   - isThere: Returns whether a child is in the state.
  @usableFromInline
  static func leave(_ place: AnyKeyPath, unless isThere: @escaping (NavigationID) -> Bool) -> Self {
    Self(operation: .leave(place: place, isThere: isThere))
  }
}
