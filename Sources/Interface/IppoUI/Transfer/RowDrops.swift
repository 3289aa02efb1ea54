/// What is dropped between the rows of a `ForEach`.
struct RowDrop {
  /// What was dragged within the window.
  var dragged: Any?
  /// The text that came from outside of it.
  var text: String?
  /// The position in the data that it is dropped before.
  var index: Int
}

/// Takes what is dropped between rows; says whether it did.
enum DropActionTrait: ViewTrait {
  static var defaultValue: ((RowDrop) -> Bool)? { nil }
}

private struct RowDropModifier: TraitModifier {
  typealias Body = Never
  let action: (RowDrop) -> Bool

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[DropActionTrait.self] = action }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows of a list. Where there are no rows there is nothing to drop on.
  ///
  /// - Parameters:
  ///   - payloadType: Of the values: as they are from within the window, read by the type's representations from text otherwise.
  ///   - action: Is given the values, and the position in the data where they belong.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier { drop in
        if let text = drop.text {
          T.read(text) { action([$0], drop.index) }
          return true
        }
        let items = (drop.dragged as? [Any] ?? [drop.dragged as Any]).compactMap { $0 as? T }
        guard !items.isEmpty else { return false }
        action(items, drop.index)
        return true
      })
  }

  /// Takes what is dropped between the rows of a list, of one of the types. Where there are no rows there is nothing to drop on.
  ///
  /// - Parameter action: Is given the position in the data where the items belong, and the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier { drop in
        guard let item = drop.text ?? drop.dragged else { return false }
        let provider = item as? NSItemProvider ?? NSItemProvider(item: item)
        guard provider.hasItem(conformingTo: supportedContentTypes) else { return false }
        action(drop.index, [provider])
        return true
      })
  }
}
