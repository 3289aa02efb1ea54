/// Rows of values: each reads its element anew when it is evaluated by itself. See ``RowSources``.
extension ForEachNode {
  /// Whether the elements are values whose fields are observed one by one.
  static var hasObservedValues: Bool { Data.Element.self is any _ObservedValue.Type }

  /// Looks up how the data are read anew.
  func findSource() {
    guard Self.hasObservedValues else { return }
    source = graph.rowSources.source(of: view.data, for: self)
  }

  /// The element of a row as it is now, or nil if the row has to wait for the view that knows the data.
  func renewed(_ id: ID, at place: Int) -> Data.Element? {
    guard Self.hasObservedValues else { return nil }
    let data: Data
    if let source {
      data = source()
    } else if view.data is any RenewedRows {
      data = view.data
    } else {
      return nil
    }
    guard place < data.count else { return nil }
    let element = data[data.index(data.startIndex, offsetBy: place)]
    return view.ids.read(element) == id ? element : nil
  }

  /// Has the closest function of the app evaluated that may have made the data of others.
  func evaluateOwner() {
    guard source == nil, !(view.data is any RenewedRows) else { return }
    var next = parent
    while let node = next, !(node is any EvaluatingNode) { next = node.parent }
    next?.setNeedsUpdate()
  }
}
