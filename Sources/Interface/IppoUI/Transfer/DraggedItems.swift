/// The items that were dragged within the window: a value, an item provider, or several that are dragged together.
@MainActor
struct DraggedItems {
  private let values: [Any]

  /// - Parameter dragged: An array where the items of a container are dragged together.
  init(_ dragged: Any?) { values = dragged.map { $0 as? [Any] ?? [$0] } ?? [] }

  /// Each item by itself, as it is handed out.
  var providers: [NSItemProvider] { values.map { $0 as? NSItemProvider ?? NSItemProvider(item: $0) } }

  /// Hands the items to an action, as values of a type. Without items of the type, the items' representations are read, and
  /// the action is called later.
  ///
  /// - Returns: What the action returns; `true` where the items are read later.
  func take<T: Transferable>(_ action: @escaping ([T]) -> Bool) -> Bool {
    let items = values.compactMap { value -> T? in
      if let provider = value as? NSItemProvider { provider.value(as: T.self) } else { value as? T }
    }
    guard items.isEmpty else { return action(items) }
    let others = values.compactMap { value -> (any Transferable)? in
      if let provider = value as? NSItemProvider { provider.transferable } else { value as? any Transferable }
    }
    guard !others.isEmpty else { return false }
    let folder = TransferFolder.current
    T.read(from: others, folder: { try folder.make() }) { _ = action($0) }
    return true
  }
}
