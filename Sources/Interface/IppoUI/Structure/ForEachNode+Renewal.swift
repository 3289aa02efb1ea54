/// Rows of values. Each row reads its element again when the row is evaluated alone. See ``RowSources``.
extension ForEachNode {
  /// Whether the elements are values whose fields are observed one by one.
  static var hasObservedValues: Bool { Data.Element.self is any _ObservedValue.Type }

  /// Looks up the function that reads the data again.
  func findSource() {
    guard Self.hasObservedValues else { return }
    source = graph.rowSources.source(of: view.data, for: self)
  }

  /// The current element of a row, or nil if the row must wait for the view that has the data.
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

  /// Evaluates the closest function of the app that may have made new data.
  func evaluateOwner() {
    guard source == nil, !(view.data is any RenewedRows) else { return }
    var next = parent
    while let node = next, !(node is any EvaluatingNode) { next = node.parent }
    next?.setNeedsUpdate()
  }
}
