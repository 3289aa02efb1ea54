/// Tags a view with a value, for pickers, lists and tabs.
private struct TagModifier<V: Hashable>: TraitModifier, Tagging {
  typealias Body = Never
  let value: V

  var tag: AnyHashable { AnyHashable(value) }

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[TagTrait.self] = AnyHashable(value) }
}

extension View {
  /// Sets the value that this view stands for in the selection of a picker, a list or tabs.
  ///
  /// - Parameter includeOptional: whether the view also stands for the value where the selection is optional. It always
  ///   does here.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}

extension ViewChild {
  /// The value the child stands for in a selection of `type`: its tag, or the id of its row.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = self[TagTrait.self] { return tag.base as? Value }
    return self[DynamicRowTrait.self].flatMap { $0.id.base as? Value }
  }
}
