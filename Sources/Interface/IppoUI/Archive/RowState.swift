internal import IppoArchive

/// The saved state of an unloaded row's views: the living objects of its properties, and the records of containers in
/// it.
@MainActor
struct RowState {
  /// Position in the data.
  var place: Int
  /// The part that the row adds to the addresses of the nodes in it.
  let addressPart: UInt64
  private let kept: KeptObjects
  private let records: [NodeRecord]

  /// Takes over the state of a row; `nil` if the row has none.
  init?(of row: _Node, at place: Int) {
    let archiver = WindowArchiver(keeping: .properties)
    records = archiver.records(from: row)
    kept = archiver.kept
    guard !records.isEmpty || !kept.isEmpty else { return nil }
    self.place = place
    addressPart = row.addressPart
  }

  /// The kept state, for the nodes of the row that takes the place of that one.
  var nodes: FormerNodes { FormerNodes(records: records, kept: kept) }

  /// Writes the state as the row itself would.
  func archive(in archiver: WindowArchiver) {
    archiver.write(records)
    kept.forEach { ($0 as? any KeptState)?.archive(at: $1, in: archiver) }
  }
}

/// The saved state of unloaded rows of a `ForEach`, by key, for the node that replaces this one.
final class RowStates<Key: Hashable>: KeptState {
  let states: [Key: RowState]

  init(_ states: [Key: RowState]) { self.states = states }

  func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    for state in states.values { state.archive(in: archiver) }
  }
}

/// The places of rows of a `ForEach`, for the node that replaces this one.
struct ArchivedRows {
  /// The places of the rows that were made.
  var made: [Int]
  /// The places of the unloaded rows with saved state.
  var putAway: [Int]

  init(made: [Int], putAway: [Int]) {
    self.made = made
    self.putAway = putAway
  }

  init?(_ archived: ArchivedValue) {
    guard case .list(let made)? = archived["made"], case .list(let putAway)? = archived["putAway"] else { return nil }
    self.init(made: made.compactMap(\.wholeNumber), putAway: putAway.compactMap(\.wholeNumber))
  }

  var archived: ArchivedValue {
    .fields([
      ArchivedField(name: "made", value: .list(made.map { .integer(Int64($0)) })),
      ArchivedField(name: "putAway", value: .list(putAway.map { .integer(Int64($0)) })),
    ])
  }

  /// All rows, in order.
  var all: [Int] { Set(made + putAway).sorted() }
}
