/// The values of the rows of a table, which are read when their rows are made.
public struct _TableRows<Value>: RandomAccessCollection {
  private struct Part {
    let start: Int
    let end: Int
    /// A value by its place among all.
    let value: (Int) -> Value
  }

  private var parts: [Part] = []

  init(_ values: [Value]) { self.init(values) { $0 } }

  /// A value for each element.
  init<Data: RandomAccessCollection>(_ data: Data, _ value: @escaping (Data.Element) -> Value) {
    guard !data.isEmpty else { return }
    parts = [
      Part(start: 0, end: data.count) { value(data[data.index(data.startIndex, offsetBy: $0)]) }
    ]
  }

  /// These rows, and others behind them.
  func followed(by others: Self) -> Self {
    var all = self
    let shift = endIndex
    for part in others.parts {
      all.parts.append(
        Part(start: part.start + shift, end: part.end + shift) { part.value($0 - shift) })
    }
    return all
  }

  /// The place of the first row.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { parts.last?.end ?? 0 }

  /// The value of a row.
  public subscript(position: Int) -> Value {
    guard let part = parts.first(where: { position < $0.end }), position >= part.start else {
      preconditionFailure("A table of \(count) rows has none at \(position).")
    }
    return part.value(position)
  }
}
