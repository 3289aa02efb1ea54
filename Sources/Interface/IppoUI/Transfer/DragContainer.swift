internal import ConcurrencyExtras
public import Foundation

/// The operations that are allowed for dragged values (`SwiftUI.DragConfiguration`).
public struct DragConfiguration: Sendable {
  /// The allowed operations, within the app or elsewhere.
  public struct Operations: Equatable, Sendable {
    /// Whether it may be copied. Has no effect in browsers and terminals: a drop gives the values.
    public var allowCopy: Bool
    /// Whether values may be moved. Has no effect in browsers and terminals: the app removes the values that it has
    /// moved.
    public var allowMove: Bool
    /// Whether values may be deleted. Has no effect in browsers and terminals: they are without a place to delete them.
    public var allowDelete: Bool

    /// Operations with the given permissions.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The allowed operations within the app.
  public var operationsWithinApp: Operations
  /// The allowed operations elsewhere.
  public var operationsOutsideApp: Operations

  /// A configuration with the operations within the app, and elsewhere.
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

/// The operation for dropped values (`SwiftUI.DropConfiguration`).
public struct DropConfiguration: Sendable {
  /// The operation. Has no effect in browsers and terminals: the action of the destination decides.
  public var operation: DropOperation

  /// A configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag in progress (`SwiftUI.DragSession`). Apps receive no sessions here, so the type is without values.
public struct DragSession: Sendable {
  private let never: Never

  /// The state of a drag.
  public enum Phase: Equatable, Sendable {
    /// The states in order: the drag begins, continues, and ends with a drop.
    case initial, active, ended(DropOperation), dataTransferCompleted
  }

  /// The state of the drag.
  public var phase: Phase { switch never {} }
}

/// Data that are held over a destination, or dropped on it (`SwiftUI.DropSession`).
public struct DropSession: Sendable {
  /// The state of a drop.
  public enum Phase: Equatable, Sendable {
    /// The states in order: data come over the destination, stay, leave, or are dropped.
    case entering, active, exiting, ended(DropOperation), dataTransferCompleted
  }

  /// The state of the drop.
  public let phase: Phase
  /// The position of the drop, in points within the destination; before the drop, the corner.
  public let location: CGPoint
  /// The position of the drop among reorderable rows.
  let place: ReorderPlace?
}

/// The items of a container, which a drop of one of them asks for.
struct DragContainer: Sendable {
  /// The values that are dragged with an item.
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
  /// The view can be dragged as an item of the container around it (``dragContainer(for:in:_:)``), which makes the
  /// values.
  public func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
  {
    modifier(ContainerItem(id: AnyHashable(containerItemID)))
  }

  /// Makes the values of items that are dragged from within this view.
  ///
  /// - Parameters:
  ///   - namespace: has no effect: the nearest container makes the values.
  ///   - payload: is given the item that is dragged, or all that ``dragContainerSelection(_:containerNamespace:)``
  ///     names where it is one of them.
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

  /// Sets the items that are dragged together within containers below.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    environment(\.draggedTogether, selection().map { AnyHashable($0) })
  }

  /// The allowed operations for dragged values. Has no effect in browsers and terminals: a drop gives the values.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Follows a drag. Has no effect in browsers and terminals: they notify the destination alone.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

  /// Follows data that are held over the view and dropped on it, if the view is a destination of drops.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionModifier(onUpdate: onUpdate))
  }

  /// The operation for dropped values. Has no effect in browsers and terminals: the action of the destination decides.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
}

/// Reports drops, and leaves them to the destination.
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
