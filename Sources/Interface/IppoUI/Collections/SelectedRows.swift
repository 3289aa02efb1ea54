/// The selection of a list or a table, as its rows read it. A change marks only the rows that it selects or deselects.
@MainActor
final class SelectedRows<Value: Hashable>: Remade {
  private var selection: ListSelection<Value>?
  private var values: Set<Value> = []
  /// Whether a tap on a row opens its link. Users select several rows of the list, but only in the edit mode.
  var opensLinks = false
  private var readers: [Value: Dependency] = [:]
  /// The number of readers at which those of removed rows are forgotten.
  private var manyReaders = SelectedRows.fewReaders

  private static var fewReaders: Int { 256 }

  /// Always `true`, because each evaluation of the list or the table sets the selection.
  var isAsMade: Bool { true }

  init() {}

  /// Whether the value of a row is selected. Reading it is tracked.
  func contains(_ value: Value) -> Bool {
    if let evaluation = Evaluation.current, evaluation.isReading {
      let dependency = readers[value] ?? Dependency()
      readers[value] = dependency
      dependency.read(in: evaluation)
      if readers.count > manyReaders {
        readers = readers.filter { !$0.value.readers.isEmpty }
        manyReaders = max(Self.fewReaders, 2 * readers.count)
      }
    }
    return values.contains(value)
  }

  /// Selects the value of a row, or deselects it, as the selection decides.
  func choose(_ value: Value) { selection?.choose(value) }

  /// The address of a chosen row, as far as the descriptions around it go.
  func address(of value: Value, _ descriptions: [AddressDescription]) -> String? {
    selection?.address(value, descriptions)
  }

  /// Takes over the present selection, which the caller reads.
  ///
  /// - Returns: The selected values.
  func follow(_ selection: ListSelection<Value>?) -> Set<Value> {
    self.selection = selection
    let old = values
    values = selection?.values() ?? []
    for (value, dependency) in readers where old.contains(value) != values.contains(value) { dependency.changed() }
    return values
  }
}

/// Follows the selection of a list or a table. The rows, menus around, and the column of a split view around receive
/// it. The content is not evaluated for that.
struct SelectionFollower<Value: Hashable>: ViewModifier {
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.editMode) private var editMode
  let selection: ListSelection<Value>?
  let rows: SelectedRows<Value>

  func body(content: Content) -> some View {
    let values = rows.follow(selection)
    let selectsSeveral = selection.map { $0.clear == nil } ?? false
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    rows.opensLinks = selectsSeveral && !isEditing
    if let selection, let splitColumn {
      // A user who selects several rows has not chosen the next content.
      let isChoosing = selectsSeveral && isEditing
      splitColumn.showsNext(values.isEmpty || isChoosing ? nil : selection.clearAll)
    }
    return content.preference(key: SelectionKey.self, value: Set(values.map { AnyHashable($0) }))
  }
}
