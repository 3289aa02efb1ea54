public import IdentifiedCollections

#if UI
  import IppoUI
#else
  import Perception
#endif

extension Store where State: ObservableState {
  /// The state. Who reads fields of it depends on those fields.
  public var state: State {
    core.state
  }

  /// A field of the state.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.read { borrow($0) { $0[keyPath: keyPath] } }
  }

  /// A field that holds values whose fields are observed one by one. A row of `ForEach` that receives one of the values
  /// shows later changes of the value.
  ///
  /// - Parameter keyPath: The field.
  public subscript<ID, Element: ObservableState>(
    dynamicMember keyPath: KeyPath<State, IdentifiedArray<ID, Element>>
  ) -> IdentifiedArray<ID, Element> {
    rows(keyPath)
  }

  /// A field that holds values whose fields are observed one by one. A row of `ForEach` that receives one of the values
  /// shows later changes of the value.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Element: ObservableState>(dynamicMember keyPath: KeyPath<State, [Element]>) -> [Element] {
    rows(keyPath)
  }

  private func rows<Rows: RandomAccessCollection>(_ keyPath: KeyPath<State, Rows>) -> Rows {
    let read: () -> Rows = { [core] in core.read { borrow($0) { $0[keyPath: keyPath] } } }
    let rows = read()
    noteRows(rows) { UnobservedReads.run(read) }
    return rows
  }
}

extension Store {
  /// The store, to be named in a key path.
  var itself: Store {
    get { self }
    set {}
  }
}
