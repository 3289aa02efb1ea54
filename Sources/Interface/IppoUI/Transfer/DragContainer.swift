internal import ConcurrencyExtras
public import Foundation

/// What may be done with what is dragged (`SwiftUI.DragConfiguration`).
public struct DragConfiguration: Sendable {
  /// What may be done within the app, or elsewhere.
  public struct Operations: Equatable, Sendable {
    /// Whether it may be copied. Has no effect in browsers and terminals: a drop gives the values.
    public var allowCopy: Bool
    /// Whether it may be moved. Has no effect in browsers and terminals: the app removes what it has moved.
    public var allowMove: Bool
    /// Whether it may be deleted. Has no effect in browsers and terminals: there is nowhere to delete it.
    public var allowDelete: Bool

    /// What may be done.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// What may be done within the app.
  public var operationsWithinApp: Operations
  /// What may be done elsewhere.
  public var operationsOutsideApp: Operations

  /// What may be done within the app, and elsewhere.
  public init(
    operationsWithinApp: Operations = Operations(), operationsOutsideApp: Operations = Operations()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Whether it may be moved and deleted, wherever it is dropped.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    let operations = Operations(allowMove: allowMove, allowDelete: allowDelete)
    self.init(operationsWithinApp: operations, operationsOutsideApp: operations)
  }
}

/// What is done with values that are dropped (`SwiftUI.DropConfiguration`).
public struct DropConfiguration: Sendable {
  /// What is done with them. Has no effect in browsers and terminals: the action of the destination decides.
  public var operation: DropOperation

  /// What is done with them.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged (`SwiftUI.DragSession`). No session is told to apps here: there are no such values.
public struct DragSession: Sendable {
  private let never: Never

  /// The state of a drag.
  public enum Phase: Equatable, Sendable {
    /// From the first to the last: it begins, it is under way, it is dropped.
    case initial, active, ended(DropOperation), dataTransferCompleted
  }

  /// The state of the drag.
  public var phase: Phase { switch never {} }
}

/// What is held over a destination, or dropped on it (`SwiftUI.DropSession`).
public struct DropSession: Sendable {
  /// The state of a drop.
  public enum Phase: Equatable, Sendable {
    /// From the first to the last: something comes over the destination, stays, leaves, or is dropped.
    case entering, active, exiting, ended(DropOperation), dataTransferCompleted
  }

  /// The state of the drop.
  public let phase: Phase
  /// Where it was dropped, in points within the destination; the corner before that.
  public let location: CGPoint
  /// Where it was dropped among reorderable rows.
  let place: ReorderPlace?
}

/// The items of a container, asked for when one of them is dropped.
struct DragContainer: Sendable {
  /// The first value of those that are dragged with an item.
  let payload: @MainActor @Sendable (AnyHashable) -> [Any]
}

private struct DragContainersKey: EnvironmentKey {
  static var defaultValue: DragContainer? { nil }
}

extension EnvironmentValues {
  var dragContainer: DragContainer? {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }
}

private struct ContainerItem: ViewModifier {
  @Environment(\.dragContainer) private var container
  let id: AnyHashable

  func body(content: Content) -> some View {
    content.modifier(DraggableModifier { container?.payload(id) ?? [] })
  }
}

extension View {
  /// The view can be dragged as an item of the container around it (``dragContainer(for:in:_:)``), which makes the values.
  public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
  {
    modifier(ContainerItem(id: AnyHashable(containerItemID)))
  }

  /// Makes the values of items that are dragged from within this view.
  ///
  /// - Parameters:
  ///   - namespace: has no effect: the nearest container makes the values.
  ///   - payload: is given the item that is dragged, or all that ``dragContainerSelection(_:containerNamespace:)`` names where it is
  ///     one of them.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping @MainActor @Sendable ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    modifier(DragContainerModifier(payload: payload))
  }

  /// Makes the values of items that are dragged from within this view, as ``dragContainer(for:itemID:in:_:)`` does.
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping @MainActor @Sendable ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item, Item.ID: Sendable {
    modifier(DragContainerModifier(payload: payload))
  }

  /// Which items are dragged together within containers below.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    environment(\.draggedTogether, selection().map { AnyHashable($0) })
  }

  /// What may be done with what is dragged. Has no effect in browsers and terminals: a drop gives the values.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Follows what is dragged. Has no effect in browsers and terminals: they tell the destination alone.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

  /// Follows what is held over the view and dropped on it, where it is a destination of drops.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionModifier(onUpdate: onUpdate))
  }

  /// What is done with values that are dropped. Has no effect in browsers and terminals: the action of the destination decides.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
}

/// Tells of drops, and leaves them to the destination.
private struct DropSessionModifier: AttributeModifier {
  typealias Body = Never
  let onUpdate: (DropSession) -> Void

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {}

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .dropTarget(let isOver):
      onUpdate(DropSession(phase: isOver ? .entering : .exiting, location: .zero, place: nil))
    case .drop(let drop):
      onUpdate(
        DropSession(location: CGPoint(x: drop.location.x, y: drop.location.y), place: nil))
    default: break
    }
    return false
  }
}

private struct DraggedTogetherKey: EnvironmentKey {
  static var defaultValue: [AnyHashable] { [] }
}

extension EnvironmentValues {
  /// The items that are dragged together.
  var draggedTogether: [AnyHashable] {
    get { self[DraggedTogetherKey.self] }
    set { self[DraggedTogetherKey.self] = newValue }
  }
}

private struct DragContainerModifier<ItemID: Hashable & Sendable, Data: Collection>: ViewModifier {
  @Environment(\.draggedTogether) private var selection
  let payload: @MainActor @Sendable ([ItemID]) -> Data

  func body(content: Content) -> some View {
    let selection = MainActorBound(selection)
    return content.environment(
      \.dragContainer,
      DragContainer { [payload] id in
        let ids = selection.value.contains(id) ? selection.value : [id]
        return payload(ids.compactMap { $0.base as? ItemID }).map { $0 as Any }
      })
  }
}
