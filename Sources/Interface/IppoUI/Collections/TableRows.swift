/// A row of a table: its value, and the properties that its modifiers set.
public struct _TableRow<Value: Identifiable>: Identifiable {
  /// Rows that follow this one while it is expanded.
  struct Disclosure {
    /// Whether they show; `nil` where the table remembers it.
    let isExpanded: Binding<Bool>?
    let rows: () -> _TableRows<Value>
  }

  let value: Value
  /// The depth of the row in an outline, from 0.
  var level = 0
  var disclosure: Disclosure?
  var isSelectable = true
  /// The change that modifiers of the row make to each of its cells.
  var decorate: (@MainActor (AnyView) -> AnyView)?

  init(_ value: Value) { self.value = value }

  /// The value's id.
  public var id: Value.ID { value.id }
}

extension _TableRow: _ObservedValue where Value: _ObservedValue {
  /// The readers of the value's fields.
  public var _fieldReaders: _FieldReaders { value._fieldReaders }
}

extension _TableRows: RenewedRows {}

extension Slice: RenewedRows where Base: RenewedRows {}

/// The rows of a table, whose values are read when the rows are made.
public struct _TableRows<Value: Identifiable>: RandomAccessCollection {
  private struct Part {
    let start: Int
    let end: Int
    /// The places of rows with some ids in the part; `nil` where they are unknown before rows are made.
    let find: (([Value.ID]) -> [Int?])?
    /// A row by its place among all.
    let row: (Int) -> _TableRow<Value>
  }

  /// The first row of a section, or of rows that are in none.
  struct Mark {
    var start: Int
    let header: AnyView?
  }

  /// Rows that follow each other, and the header above them.
  struct Segment: Identifiable {
    let id: Int
    let header: AnyView?
    let rows: Slice<_TableRows<Value>>
  }

  private var parts: [Part] = []
  private var marks: [Mark] = []
  /// Whether there may be rows to expand.
  private(set) var isOutline = false

  init() {}

  init(_ rows: [_TableRow<Value>]) {
    self.init(rows, ids: RowIDs()) { $0 }
    isOutline = rows.contains { $0.disclosure != nil }
  }

  /// A row for each element.
  ///
  /// - Parameter ids: how the ids of the rows are read in the elements, where they are.
  init<Data: RandomAccessCollection>(
    _ data: Data, ids: RowIDs<Data, Value.ID>? = nil, _ row: @escaping (Data.Element) -> _TableRow<Value>
  ) {
    let count = data.count
    guard count > 0 else { return }
    let source = rowSource(of: data)
    parts = [
      Part(start: 0, end: count, find: ids.map { ids in { ids.find($0, 0..<count, data) } }) {
        // A change of the number of rows gives the table new rows.
        let renewed = source?() ?? data
        let data = renewed.count == count ? renewed : data
        return row(data[data.index(data.startIndex, offsetBy: $0)])
      }
    ]
  }

  /// Joins the rows, one part after the other. The rows are made.
  init(joining all: [Self]) {
    var rows: [_TableRow<Value>] = []
    var marks: [Mark] = []
    for part in all {
      marks += part.marks.map { Mark(start: $0.start + rows.count, header: $0.header) }
      rows += part
    }
    self.init(rows)
    self.marks = marks
  }

  /// Returns the rows, and others behind them.
  func followed(by others: Self) -> Self {
    var all = self
    let shift = endIndex
    for part in others.parts {
      all.parts.append(
        Part(start: part.start + shift, end: part.end + shift, find: part.find) { part.row($0 - shift) })
    }
    all.marks += others.marks.map { Mark(start: $0.start + shift, header: $0.header) }
    all.isOutline = isOutline || others.isOutline
    return all
  }

  /// Returns the rows as a section.
  func under(_ header: AnyView?) -> Self {
    var section = self
    section.marks = [Mark(start: 0, header: header)] + marks + [Mark(start: endIndex, header: nil)]
    return section
  }

  /// Returns the rows with a change of each.
  func changing(_ change: @escaping (inout _TableRow<Value>) -> Void) -> Self {
    var changed = self
    changed.parts = parts.map { part in
      Part(start: part.start, end: part.end, find: part.find) { index in
        var row = part.row(index)
        change(&row)
        return row
      }
    }
    return changed
  }

  /// Returns the rows, each followed by the rows below it while it is expanded. The rows that show are made.
  @MainActor
  func unfolded(level: Int = 0, _ isExpanded: (_TableRow<Value>) -> Bool) -> Self {
    guard isOutline || level > 0 else { return self }
    var rows: [_TableRow<Value>] = []
    var marks = marks[...]
    var shifted: [Mark] = []
    for (index, row) in enumerated() {
      while let mark = marks.first, mark.start <= index {
        shifted.append(Mark(start: rows.count, header: marks.removeFirst().header))
      }
      var row = row
      row.level = level
      rows.append(row)
      if let below = row.disclosure, isExpanded(row) {
        rows += below.rows().unfolded(level: level + 1, isExpanded)
      }
    }
    shifted += marks.map { Mark(start: rows.count, header: $0.header) }
    var all = Self(rows)
    all.marks = shifted
    return all
  }

  /// The sections, and the rows between them; empty where there is no section.
  var segments: [Segment] {
    guard !marks.isEmpty else { return [] }
    var segments: [Segment] = []
    let starts = [Mark(start: 0, header: nil)] + marks
    for (index, mark) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].start : endIndex
      guard mark.header != nil || mark.start < end else { continue }
      segments.append(Segment(id: index, header: mark.header, rows: self[mark.start..<end]))
    }
    return segments
  }

  /// The place of the first row.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { parts.last?.end ?? 0 }

  /// A row.
  public subscript(position: Int) -> _TableRow<Value> {
    guard let part = parts.first(where: { position < $0.end }), position >= part.start else {
      preconditionFailure("A table of \(count) rows has none at \(position).")
    }
    return part.row(position)
  }
}

extension _TableRows: _PlacesByID {
  /// The places of rows with some ids; `nil` where rows would have to be made for it.
  @MainActor public func _places(ofIDs ids: [AnyHashable]) -> [Int?]? {
    let wanted = ids.compactMap { $0.base as? Value.ID }
    guard wanted.count == ids.count else { return nil }
    var places = [Int?](repeating: nil, count: ids.count)
    for part in parts {
      guard let find = part.find else { return nil }
      for (index, place) in find(wanted).enumerated() where places[index] == nil {
        places[index] = place.map { $0 + part.start }
      }
    }
    return places
  }
}

extension Slice: _PlacesByID where Base: RandomAccessCollection & _PlacesByID, Base.Index == Int {
  /// The places in the slice of elements with some ids.
  @MainActor public func _places(ofIDs ids: [AnyHashable]) -> [Int?]? {
    base._places(ofIDs: ids)?.map { place in
      guard let index = place.map({ base.startIndex + $0 }), indices.contains(index) else { return nil }
      return index - startIndex
    }
  }
}
