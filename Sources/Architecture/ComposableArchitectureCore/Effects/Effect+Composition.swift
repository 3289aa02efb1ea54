extension Effect {
  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects, which start in order.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects, which start in order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(operation: .merge(effects)) : effects.first ?? .none
  }

  /// This effect and another, at the same time.
  ///
  /// - Parameter other: The other effect.
  @inlinable
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    return isNone ? other : merged(with: other)
  }

  @usableFromInline
  func merged(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (_, .none): self
    case (.none, _): other
    case (.merge(let lhs), .merge(let rhs)): Self(operation: .merge(lhs + rhs))
    case (.merge(let lhs), _): Self(operation: .merge(lhs + [other]))
    default: Self(operation: .merge([self, other]))
    }
  }

  /// Effects that run one after the other.
  ///
  /// - Parameter effects: The effects. Each starts when the one before it has ended.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Effects that run one after the other.
  ///
  /// - Parameter effects: The effects. Each starts when the one before it has ended.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count > 1 ? Self(operation: .concatenate(effects)) : effects.first ?? .none
  }

  /// This effect, and then another.
  ///
  /// - Parameter other: The effect that starts when this one has ended.
  public func concatenate(with other: Self) -> Self {
    .concatenate(self, other)
  }
}
