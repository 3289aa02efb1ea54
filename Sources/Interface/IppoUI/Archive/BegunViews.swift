internal import IppoArchive

/// The started effects of views in a hibernating window: appearances, ended tasks, and the values that views compare
/// with. Nodes of this process read from them which effects must not run again.
struct BegunViews {
  /// The most frequent entries, in a list of their own: entries that only say that the view has begun.
  private var plain: [UInt64] = []
  private var others: [ArchivedValue] = []

  /// Notes that a view was on screen.
  ///
  /// - Parameter isOver: whether that was a view with a task, and the task has ended.
  mutating func add(_ key: KeptObjects.Key, isOver: Bool = false) {
    if isOver { others.append(.list([.unsigned(key.hash), .bool(true)])) } else { plain.append(key.hash) }
  }

  /// Notes the value that a view compares with.
  mutating func add(_ key: KeptObjects.Key, _ value: ArchivedValue) {
    others.append(.list([.unsigned(key.hash), .choice("", value)]))
  }

  /// Reverses the order of the notes, which were taken from the last one to the first.
  mutating func reverse() {
    plain.reverse()
    others.reverse()
  }

  var archived: ArchivedValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * plain.count)
    for hash in plain { withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) } }
    return .list([.bytes(bytes), .list(others)])
  }

  /// Reads started effects by the hash of the node that started them. Of several with one hash, the last in the list
  /// started first.
  static func read(_ archived: ArchivedValue) -> [UInt64: [FormerMark]] {
    guard case .list(let parts) = archived, parts.count == 2, case .bytes(let bytes) = parts[0],
      case .list(let others) = parts[1]
    else { return [:] }
    var result: [UInt64: [FormerMark]] = [:]
    for start in stride(from: 0, to: bytes.count - 7, by: 8) {
      let hash = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
      result[hash, default: []].append(FormerMark(.none))
    }
    for case .list(let entry) in others {
      guard entry.count == 2, case .unsigned(let hash) = entry[0] else { continue }
      result[hash, default: []].append(FormerMark(entry[1]))
    }
    for key in result.keys { result[key]!.reverse() }
    return result
  }
}

/// The trace of an object that a node had kept, and that is no longer alive.
final class FormerMark {
  private let value: ArchivedValue

  init(_ value: ArchivedValue) { self.value = value }

  /// Whether it was a task that has ended.
  var isOver: Bool { value == .bool(true) }

  /// The value that the node compares with.
  func value<T>(as type: T.Type) -> T? {
    guard case .choice(_, let value) = value else { return nil }
    return ArchiveReader().read(value, as: type)
  }
}

extension KeptObjects.Key {
  /// The hash of the key, valid in this process alone: types have other addresses in every process.
  var hash: UInt64 { address.appending(UInt64(UInt(bitPattern: owner.hashValue)) | 1).value }
}
