import Foundation

/// A selection as rows see it: by their children.
@MainActor
struct RowSelection: Equatable {
  let contains: @MainActor (ViewChild) -> Bool
  /// Whether the row has a value that can be selected.
  let canTake: @MainActor (ViewChild) -> Bool
  /// `false`: the row stands for nothing that can be selected.
  let choose: @MainActor (ViewChild) -> Bool
  /// Selects a value. Returns `false` for a value of another type than that of the selection.
  let chooseValue: @MainActor (AnyHashable) -> Bool
  /// Whether links open their pages in a stack of pages, in place of being selected.
  let opensLinks: @MainActor () -> Bool
  /// Whether the value is of the type that can be selected.
  let takes: @MainActor (AnyHashable) -> Bool
  /// The address of a chosen value, as far as the descriptions around the list go.
  let address: @MainActor (AnyHashable, [AddressDescription]) -> String?
  private let rows: ObjectIdentifier

  /// The selection of rows, which lives as long as they do.
  init<Value: Hashable>(_ selection: SelectedRows<Value>) {
    rows = ObjectIdentifier(selection)
    contains = { $0.tag(as: Value.self).map(selection.contains) ?? false }
    canTake = { $0.tag(as: Value.self) != nil }
    choose = { child in
      guard let value = child.tag(as: Value.self) else { return false }
      selection.choose(value)
      return true
    }
    chooseValue = { value in
      guard let value = value.base as? Value else { return false }
      selection.choose(value)
      return true
    }
    opensLinks = { selection.opensLinks }
    takes = { $0.base is Value }
    address = { value, descriptions in
      (value.base as? Value).flatMap { selection.address(of: $0, descriptions) }
    }
  }

  nonisolated static func == (lhs: RowSelection, rhs: RowSelection) -> Bool { lhs.rows == rhs.rows }
}

/// An element that puts its children into rows: a list, or a section of one.
@MainActor
protocol RowContainer {}

extension RowContainer {
  /// Whether a child goes into a row, as sections, headers and footers do not.
  func isRow(_ child: ViewChild) -> Bool {
    child[SectionPartTrait.self] == .row && !(child.element is GapElement) && !child.element.isSection
  }

  /// The row around a child.
  func row(for child: ViewChild, selection: RowSelection?, in context: ElementContext) -> RenderElement {
    let isDynamic = child[DynamicRowTrait.self] != nil
    let look = child[RowLookTrait.self].within(context.node.isSection ? context.environment.sectionRowLook : RowLook())
    let actions = child[SwipeActionsTrait.self]
    let isLink = child[OpensPageTrait.self]
    return .row(
      RenderRow(
        isDeletable: isDynamic && child[DeleteActionTrait.self] != nil && !child[DeleteDisabledTrait.self],
        isMovable: isDynamic && (child[MoveActionTrait.self] != nil || isReorderable(child))
          && !child[MoveDisabledTrait.self],
        isSelected: !look.isSelectionDisabled && selection?.contains(child) ?? false,
        canBeSelected: !look.isSelectionDisabled && selection?.canTake(child) ?? true,
        isLink: isLink,
        // A link has an address of its own.
        address: isLink ? nil : address(of: child, selection: selection, in: context),
        insets: look.insets?.render, background: look.background,
        hasSeparator: look.hasSeparator ?? true, separatorTint: look.separatorTint,
        badge: look.badge?.string(in: context.environment),
        badgeProminence: (look.badgeProminence ?? context.environment.badgeProminence).render,
        outlineLevel: child[OutlineLevelTrait.self],
        leadingActionCount: actions.leading.count, trailingActionCount: actions.trailing.count))
  }

  private func isReorderable(_ child: ViewChild) -> Bool { child[ReorderTrait.self]?.isActive ?? false }

  /// Sets the additional attributes of the row around a child. Data may be dropped before and after the row, and a
  /// chosen row may wait for the app's answer.
  func rowAttributes(
    _ attributes: inout RenderAttributes, of child: ViewChild, selection: RowSelection?, in context: ElementContext
  ) {
    if child[DynamicRowTrait.self] != nil, child[DropActionTrait.self] != nil, context.environment.isEnabled {
      attributes.gestures.insert(.drop)
    }
    if let collection = child[ReorderTrait.self], collection.isActive, !child[MoveDisabledTrait.self],
      context.environment.isEnabled
    {
      attributes.gestures.formUnion([.grab, .drop])
      // Within a section the row moves by itself.
      if collection.isOneOfSeveral { attributes.gestures.insert(.reorder) }
    }
    guard selection != nil else { return }
    attributes.awaitsAnswer = child[AwaitsAnswerTrait.self] ?? context.environment.awaitsAnswer
  }

  /// The address of the chosen row, if views around the list describe one.
  private func address(of child: ViewChild, selection: RowSelection?, in context: ElementContext) -> String? {
    guard let selection, !child[RowLookTrait.self].isSelectionDisabled else { return nil }
    let descriptions = context.environment.addressDescriptions
    guard !descriptions.isEmpty else { return nil }
    return child[TagTrait.self].flatMap { selection.address($0, descriptions) }
  }

  /// Maps an event of a row to the data it was made from.
  func handleRow(
    _ event: RenderEvent, of child: ViewChild, selection: RowSelection?, in context: ElementContext
  ) -> Bool {
    switch event {
    case .activate:
      guard let selection, !child[RowLookTrait.self].isSelectionDisabled else { return false }
      return selection.choose(child)
    case .delete:
      guard let row = child[DynamicRowTrait.self], let delete = child[DeleteActionTrait.self],
        !child[DeleteDisabledTrait.self]
      else { return false }
      delete(IndexSet(integer: row.index))
      return true
    case .key(let press):
      guard let step = press.reorderStep, let row = child[DynamicRowTrait.self], !child[MoveDisabledTrait.self]
      else { return false }
      return child[ReorderTrait.self]?.step(row.index, by: step) ?? false
    case .dropTarget: return child[DropActionTrait.self] != nil || isReorderable(child)
    case .drop(let drop):
      if let row = child[DynamicRowTrait.self], let collection = child[ReorderTrait.self] {
        if let item = context.reordered(from: drop.source), item.collection.scope === collection.scope {
          return collection.take(item, at: row.index, isBehind: drop.isBehind)
        }
        let offset = drop.isBehind ? row.index + 1 : row.index
        if child[DropActionTrait.self] == nil { return collection.takeOther(drop, at: offset, in: context) }
      }
      guard let row = child[DynamicRowTrait.self], let take = child[DropActionTrait.self] else { return false }
      return take(
        RowDrop(
          dragged: drop.source.flatMap { context.dragged(from: $0) }, text: drop.text,
          index: drop.isBehind ? row.index + 1 : row.index))
    case .move(let destination):
      let rows = context.children.compactMap { $0.element as? WrapperElement }
      guard destination >= 0, let row = child[DynamicRowTrait.self],
        child[MoveActionTrait.self] != nil || isReorderable(child), !child[MoveDisabledTrait.self],
        let position = rows.firstIndex(where: { $0.child.element === child.element })
      else { return false }
      // Positions count all rows that are made, without headers. The row at the destination gives the position in the
      // data. A row of other data lies before or behind all of these data.
      let there = rows.isEmpty ? nil : rows[min(destination, rows.count - 1)].child[DynamicRowTrait.self]
      let target: Int
      if let there, there.source == row.source {
        target = there.index
      } else {
        let own = rows.compactMap { $0.child[DynamicRowTrait.self] }.filter { $0.source == row.source }
        target = (destination < position ? own.first?.index : own.last?.index) ?? row.index
      }
      guard target != row.index else { return true }
      let offset = target > row.index ? target + 1 : target
      if let collection = child[ReorderTrait.self], collection.isActive {
        return collection.move(row.index, toOffset: offset)
      }
      child[MoveActionTrait.self]?((IndexSet(integer: row.index), offset))
      return true
    default: return false
    }
  }
}
