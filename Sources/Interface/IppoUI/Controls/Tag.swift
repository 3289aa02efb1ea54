/// What a view stands for in a selection (`tag(_:)`).
struct TagTrait: ViewTrait {
  static var defaultValue: AnyHashable? { nil }
}

/// Tags a view with a value, for pickers, lists and tabs.
private struct TagModifier<V: Hashable>: TraitModifier {
  typealias Body = Never
  let value: V

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[TagTrait.self] = AnyHashable(value) }
}

extension View {
  /// The value this view stands for in the selection of a picker, a list or tabs.
  ///
  /// - Parameter includeOptional: whether it also stands for the value where the selection is optional, as it does here
  ///   in any case.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

extension ViewChild {
  /// The value the child stands for in a selection of `type`.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    guard let base = self[TagTrait.self]?.base else { return nil }
    return base as? Value
  }
}
