internal import IppoArchive

/// The saved state of removed nodes, for the nodes that take their places. The removed nodes are those of an archived
/// or suspended window, or of a row that comes near again.
///
/// Every value is given out once, to the node with the same address, in place of the initial value.
@MainActor
final class FormerNodes {
  let reader = ArchiveReader()
  private var kept: KeptObjects
  private var living: [MadeObject.Key: AnyObject]
  /// The started effects of views whose objects are no longer alive.
  private var begun: [UInt64: [FormerMark]]
  private var records: [NodeAddress: [(name: String, value: ArchivedValue)]] = [:]
  private var made: [MadeObject.Key: ArchivedValue]
  /// The contents of objects, by number, for places that come before the one where the object was written.
  private lazy var contents = Self.contents(of: records.values.joined().map(\.value) + made.values)

  /// - Parameters:
  ///   - records: The records of the nodes (``WindowArchiver/records(from:)``).
  ///   - made: The objects that views have made (``MadeObjects/read(_:)``).
  ///   - kept: The living objects that the nodes kept.
  ///   - living: The living objects that views had made.
  ///   - begun: The started effects of views, in this process.
  init(
    records: [NodeRecord] = [], made: [MadeObject.Key: ArchivedValue] = [:], kept: KeptObjects = KeptObjects(),
    living: [MadeObject.Key: AnyObject] = [:], begun: ArchivedValue? = nil
  ) {
    self.kept = kept
    self.begun = begun.map(BegunViews.read) ?? [:]
    self.living = living
    self.made = made
    for record in records { self.records[record.address, default: []].append((record.name, record.value)) }
  }

  /// Takes the object that the node at this address had kept.
  func takeKept(of owner: any Any.Type, at address: @autoclosure () -> NodeAddress) -> AnyObject? {
    guard !kept.isEmpty || !begun.isEmpty else { return nil }
    let key = KeptObjects.Key(address: address(), owner: ObjectIdentifier(owner))
    return kept.take(key) ?? takeMark(key.hash)
  }

  private func takeMark(_ hash: UInt64) -> FormerMark? {
    guard let mark = begun[hash]?.popLast() else { return nil }
    if begun[hash]?.isEmpty == true { begun[hash] = nil }
    return mark
  }

  /// The object that was made in the place of this one, where it is alive.
  func takeLiving(_ key: MadeObject.Key) -> AnyObject? { living.removeValue(forKey: key) }

  /// Takes the state of a node besides its properties.
  func take(_ address: NodeAddress) -> ArchivedValue? { takeRecord(address)?.value }

  /// Takes the state of a node's properties.
  func record(of node: _Node) -> ArchivedRecord? {
    guard !records.isEmpty, let (name, value) = takeRecord(node.address), case .fields(let fields) = value else {
      return nil
    }
    return ArchivedRecord(name, fields.map { ArchivedField(name: $0.name, value: resolved($0.value)) }, reader)
  }

  private func takeRecord(_ address: NodeAddress) -> (name: String, value: ArchivedValue)? {
    guard var known = records[address] else { return nil }
    let first = known.removeFirst()
    records[address] = known.isEmpty ? nil : known
    return first
  }

  /// Takes the archived contents of an object that a view has just made.
  func object(_ key: MadeObject.Key) -> ArchivedValue? { made.removeValue(forKey: key).map(resolved) }

  /// The value with the contents of the object, unless they were read before.
  private func resolved(_ value: ArchivedValue) -> ArchivedValue {
    guard case .object(let number, .none) = value, reader.object(number) == nil, let contents = contents[number] else {
      return value
    }
    return .object(number, contents)
  }

  private static func contents(of values: [ArchivedValue]) -> [Int: ArchivedValue] {
    var result: [Int: ArchivedValue] = [:]
    var pending = values
    while let value = pending.popLast() {
      switch value {
      case .object(let number, let contents):
        if contents != .none { result[number] = contents }
        pending.append(contents)
      case .list(let values): pending += values
      case .fields(let fields): pending += fields.map(\.value)
      case .choice(_, let value): pending.append(value)
      case .none, .bool, .integer, .unsigned, .number, .text, .bytes: break
      }
    }
    return result
  }

  /// The losses by path: archived state that no node of the window took, and unreadable values.
  var losses: [String: String] {
    var result = reader.losses
    for (name, _) in records.values.joined() { result[name] = "no such view is in the window any more" }
    for key in made.keys { result[key.type] = "no view of the window makes such an object any more" }
    return result
  }
}

/// The archived state of one view's properties.
struct ArchivedRecord {
  private let name: String
  private let fields: [ArchivedField]
  private let reader: ArchiveReader

  init(_ name: String, _ fields: [ArchivedField], _ reader: ArchiveReader) {
    self.name = name
    self.fields = fields
    self.reader = reader
  }

  /// Restores the archived value of an object that a property holds.
  func restore(_ object: AnyObject, _ property: String) {
    guard let field = fields.first(where: { $0.name == property }) else { return }
    (object as? any ArchivedProperty)?.restore(field.value, by: reader, at: "\(name).\(property)")
  }
}
