/// A drop between the rows of a `ForEach`.
struct RowDrop {
  /// The data of a drag within the window.
  var dragged: Any?
  /// The text of a drop from outside of the window.
  var text: String?
  /// The position in the data that it is dropped before.
  var index: Int
}

/// Receives drops between rows. Its result says whether it has accepted the drop.
enum DropActionTrait: ViewTrait {
  static var defaultValue: ((RowDrop) -> Bool)? { nil }
}

private struct RowDropModifier: TraitModifier {
  typealias Body = Never
  let action: (RowDrop) -> Bool

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) { traits[DropActionTrait.self] = action }
}

extension DynamicViewContent {
  /// Receives drops between the rows of a list. A list without rows has no place for drops.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Values from within the window arrive as they are, and others are read
  ///     from text by the type's representations.
  ///   - action: Receives the values, and the position in the data where they belong.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ index: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier { drop in
        if let text = drop.text {
          T.read(text) { action([$0], drop.index) }
          return true
        }
        return DraggedItems(drop.dragged).take { items in
          action(items, drop.index)
          return true
        }
      })
  }

  /// Receives drops of some types between the rows of a list. A list without rows has no place for drops.
  ///
  /// - Parameter action: Receives the position in the data where the items belong, and the items.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowDropModifier { drop in
        let providers = DraggedItems(drop.text.map { $0 as Any } ?? drop.dragged).providers
          .filter { $0.hasItem(conformingTo: supportedContentTypes) }
        guard !providers.isEmpty else { return false }
        action(drop.index, providers)
        return true
      })
  }
}
