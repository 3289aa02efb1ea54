/// What is selected in a list or a table, as its rows read it: a change marks the rows that are selected by it and those that
/// are no longer, and no other.
@MainActor
final class SelectedRows<Value: Hashable>: Remade {
  private var selection: ListSelection<Value>?
  private var values: Set<Value> = []
  /// Several can be selected, and it is no time for that.
  var opensLinks = false
  private var readers: [Value: Dependency] = [:]
  /// With so many readers it is time to forget those of rows that are gone.
  private var manyReaders = SelectedRows.fewReaders

  private static var fewReaders: Int { 256 }

  /// The list or the table says what is selected whenever it is evaluated.
  var isAsMade: Bool { true }

  init() {}

  /// Whether a row stands for something that is selected. Reading it is tracked.
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

  /// Selects what a row stands for, or takes it out of the selection, as the selection has it.
  func choose(_ value: Value) { selection?.choose(value) }

  /// Where choosing a row leads to, as far as the descriptions around tell.
  func address(of value: Value, _ descriptions: [AddressDescription]) -> String? {
    selection?.address(value, descriptions)
  }

  /// Takes over what is selected now, which the caller reads.
  ///
  /// - Returns: what is selected.
  func follow(_ selection: ListSelection<Value>?) -> Set<Value> {
    self.selection = selection
    let old = values
    values = selection?.values() ?? []
    for (value, dependency) in readers where old.contains(value) != values.contains(value) { dependency.changed() }
    return values
  }
}

/// Follows the selection of a list or a table, and tells it to the rows, to menus around, and to the column of a split view
/// that it stands in. What is modified is not evaluated for that.
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
      // Who selects several rows has not chosen what to see next.
      let isChoosing = selectsSeveral && isEditing
      splitColumn.showsNext(values.isEmpty || isChoosing ? nil : selection.clearAll)
    }
    return content.preference(key: SelectionKey.self, value: Set(values.map { AnyHashable($0) }))
  }
}
