/// The child whose effect an operation is.
@usableFromInline
struct EffectChild<Action> {
  let id: NavigationID
  /// The action that dismisses the child, or nil for a child that its parent does not present.
  let dismissal: Action?
  /// The active children of the operator, or nil for a part of the state that is always there.
  let siblings: ActiveChildren?

  /// The child of an effect whose actions are transformed.
  func mapped<T>(_ transform: (Action) -> T) -> EffectChild<T> {
    EffectChild<T>(id: id, dismissal: dismissal.map(transform), siblings: siblings)
  }
}

extension Effect {
  /// The effect of a child, which is cancelled when the child leaves.
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

  /// The effect of a part of the state that is always there.
  @usableFromInline
  func of(part id: NavigationID) -> Self {
    isNone ? self : Self(operation: .child(EffectChild(id: id, dismissal: nil, siblings: nil), self))
  }

  /// Cancels the effects of the children at a place that are gone.
  ///
  /// - Parameters:
  ///   - place: The place of the children.
  ///   - isThere: Whether a child is in the state.
  @usableFromInline
  static func leave(_ place: AnyKeyPath, unless isThere: @escaping (NavigationID) -> Bool) -> Self {
    Self(operation: .leave(place: place, isThere: isThere))
  }
}
