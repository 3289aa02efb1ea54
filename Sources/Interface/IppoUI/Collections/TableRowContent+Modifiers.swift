/// Changed rows.
public struct _ChangedTableRows<Base: TableRowContent>: TableRowContent {
  /// The type without rows, because the content is not made of other rows.
  public typealias TableRowBody = Never

  let base: Base
  let change: (inout _TableRow<Base.TableRowValue>) -> Void

  /// The rows as they are now.
  public var _rows: _TableRows<Base.TableRowValue> { base._rows.changing(change) }

  /// Whether the base is always one row.
  public static var _isOneRow: Bool { Base._isOneRow }
}

extension TableRowContent {
  /// Returns the rows with a modifier for each of their cells.
  private func decorated<Modified: View>(
    _ modify: @escaping @MainActor (AnyView, TableRowValue) -> Modified
  ) -> _ChangedTableRows<Self> {
    _ChangedTableRows(base: self) { row in
      let (before, value) = (row.decorate, row.value)
      row.decorate = { cell in AnyView(modify(before?(cell) ?? cell, value)) }
    }
  }

  /// A menu of actions for a row, which each of its cells opens.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> { decorated { cell, _ in cell.contextMenu(menuItems: menuItems) } }

  /// A menu of actions for a row, which each of its cells opens. The preview has no effect, as that of views.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Runs an action when the pointer comes over a cell of the row, and when it leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    decorated { cell, _ in cell.onHover(perform: action) }
  }

  /// The data that a drag of a row's cell carries.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { decorated { cell, _ in cell.draggable(payload()) } }

  /// The item that a drag of a row's cell carries; an empty provider for `nil`.
  public func itemProvider(
    _ action: @escaping () -> NSItemProvider?
  ) -> some TableRowContent<TableRowValue> {
    decorated { cell, _ in cell.onDrag { action() ?? NSItemProvider() } }
  }

  /// The action for data that are dropped on a cell of the row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    decorated { cell, _ in
      cell.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Whether a user cannot select the row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _ChangedTableRows(base: self) { if isDisabled { $0.isSelectable = false } }
  }
}

extension ForEach where Content: TableRowContent {
  /// The action for data that are dropped on the rows, with the index of the row under the drop.
  @MainActor public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some TableRowContent<Content.TableRowValue> {
    let rows = _rows
    return TupleTableRowContent(
      _rows: _TableRows(rows.indices) { index in
        var row = rows[index]
        let before = row.decorate
        row.decorate = { cell in
          AnyView(
            (before?(cell) ?? cell).dropDestination(for: payloadType) { items, _ in
              action(index, items)
              return true
            })
        }
        return row
      })
  }
}
