import Foundation

/// Takes drops among reorderable rows of data other than a row of their container.
@MainActor
final class ReorderDropTaker: Unarchived {
  /// Receives the data of a drag within the window, or a text, the place within the row, and the place among the rows.
  var take: (_ dragged: Any?, _ text: String?, _ location: CGPoint, _ place: ReorderPlace) -> Bool = { _, _, _, _ in
    false
  }

  init() {}
}

private struct ReorderDropKey: EnvironmentKey {
  static var defaultValue: ReorderDropTaker? { nil }
}

extension EnvironmentValues {
  /// The destination of drops around a container of reorderable rows.
  var reorderDropTaker: ReorderDropTaker? {
    get { self[ReorderDropKey.self] }
    set { self[ReorderDropKey.self] = newValue }
  }
}

extension ReorderCollection {
  /// Passes a drop before the row at an offset on to the destination of drops around the container.
  func takeOther(_ drop: RenderDrop, at offset: Int, in context: ElementContext) -> Bool {
    guard let taker = context.environment.reorderDropTaker else { return false }
    return taker.take(
      drop.source.flatMap { context.dragged(from: $0) }, drop.text,
      CGPoint(x: drop.location.x, y: drop.location.y), destination(at: offset))
  }
}

private struct SessionDropModifier<T: Transferable>: ViewModifier {
  @State private var taker = ReorderDropTaker()
  let isEnabled: Bool
  let action: ([T], DropSession) -> Void

  func body(content: Content) -> some View {
    taker.take = { dragged, text, location, place in
      isEnabled && take(dragged, text, DropSession(location: location, place: place))
    }
    return
      content
      .environment(\.reorderDropTaker, taker)
      .modifier(
        SessionDropAttributes(isEnabled: isEnabled) { dragged, text, location in
          take(dragged, text, DropSession(location: location, place: nil))
        })
  }

  private func take(_ dragged: Any?, _ text: String?, _ session: DropSession) -> Bool {
    if let text {
      T.read(text) { action([$0], session) }
      return true
    }
    return DraggedItems(dragged).take { items in
      action(items, session)
      return true
    }
  }
}

private struct SessionDropAttributes: AttributeModifier {
  typealias Body = Never
  let isEnabled: Bool
  let take: (Any?, String?, CGPoint) -> Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isEnabled, context.environment.isEnabled { attributes.gestures.insert(.drop) }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .dropTarget: return isEnabled
    case .drop(let drop):
      let location = CGPoint(x: drop.location.x, y: drop.location.y)
      return isEnabled && take(drop.source.flatMap { context.dragged(from: $0) }, drop.text, location)
    default: return false
    }
  }
}

extension View {
  /// Runs `action` when values of a type are dropped on the view.
  ///
  /// Around a container of reorderable rows, `action` also gets values that a user drops on a row, unless they are rows
  /// of the container. The session names the place among the rows.
  ///
  /// - Parameters:
  ///   - type: The type of the values. Values from within the window arrive as they are, and others are read from text
  ///     by the type's representations.
  ///   - isEnabled: Whether the view takes drops.
  ///   - action: Receives the values and the session.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { modifier(SessionDropModifier(isEnabled: isEnabled, action: action)) }
}

extension DropSession {
  init(location: CGPoint, place: ReorderPlace?) {
    self.init(phase: .ended(.copy), location: location, place: place)
  }

  /// The place of the drop among the reorderable rows of the container.
  ///
  /// The place is `nil` if the drop was on none of the rows, or if rows have ids of other types.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - collectionID: The type of the collections' ids.
  public func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
    place?.destination(Item.ID.self, CollectionID.self)
  }

  /// The place of the drop among the reorderable rows of the container, with ids at a key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: Where an item has the id that its `ForEach` goes by.
  ///   - collectionID: The type of the collections' ids.
  public func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    place?.destination(ItemID.self, CollectionID.self)
  }
}

extension DropConfiguration {
  /// Names the operation on dropped values, and the place where they belong. Has no effect in browsers and terminals:
  /// the action of the destination decides.
  public init<ItemID, CollectionID>(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) { self.init(operation: operation) }
}
