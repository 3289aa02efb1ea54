package import IppoArchive

/// Objects that views make while they are evaluated, such as the store in `AppView(store: Store(…))`. No property keeps
/// them, so the window's archive has them by the node that made them.
@MainActor
final class MadeObjects {
  private var objects: [MadeObject] = []

  /// Notes an object that a node makes in an evaluation.
  ///
  /// - Parameter evaluation: The number of the evaluation of the node.
  /// - Returns: The key of the object.
  func add<T: MadeInWindow>(_ object: T, at address: NodeAddress, in evaluation: Int) -> MadeObject.Key {
    let type = _typeName(T.self, qualified: false)
    let others = objects.count { $0.evaluation == evaluation && $0.key.address == address && $0.key.type == type }
    let key = MadeObject.Key(address: address, type: type, index: others)
    // Objects of this evaluation stay: they count, even without an owner.
    objects.removeAll { !$0.isAlive && $0.evaluation != evaluation }
    objects.append(MadeObject(object, key: key, evaluation: evaluation))
    return key
  }

  /// Forgets objects without an owner.
  func forgetGone() {
    // Copied, so that the array has no spare capacity.
    objects = objects.filter(\.isAlive)
  }

  /// The objects that have an owner; of several with one key, the latest.
  func living() -> [MadeObject.Key: AnyObject] {
    Dictionary(objects.compactMap { made in made.object.map { (made.key, $0) } }) { _, latest in latest }
  }

  /// Archives the objects that have an owner.
  ///
  /// Of several with one key, one that a property has written counts, and otherwise the latest.
  func archive(by writer: ArchiveWriter) -> ArchivedValue {
    objects.removeAll { !$0.isAlive }
    var values: [MadeObject.Key: ArchivedValue] = [:]
    var order: [MadeObject.Key] = []
    for object in objects {
      guard let value = object.archived(writer), value != .none else { continue }
      let isKept = if case .object(_, .none)? = values[object.key] { true } else { false }
      if isKept { continue }
      if values.updateValue(value, forKey: object.key) == nil { order.append(object.key) }
    }
    return .list(
      order.map { key in
        .list([.unsigned(key.address.value), .choice(key.type, values[key]!), .integer(Int64(key.index))])
      })
  }
}

extension MadeObjects {
  /// Reads the output of ``archive(by:)``, by key.
  ///
  /// - Throws: ``ArchiveError`` if the value is not such an output.
  static func read(_ archived: [ArchivedValue]) throws(ArchiveError) -> [MadeObject.Key: ArchivedValue] {
    var result: [MadeObject.Key: ArchivedValue] = [:]
    for object in archived {
      guard case .list(let parts) = object, parts.count == 3, case .unsigned(let address) = parts[0],
        case .choice(let type, let value) = parts[1], let index = parts[2].wholeNumber
      else { throw ArchiveError("An object of it has no address.") }
      result[MadeObject.Key(address: NodeAddress(value: address), type: type, index: index)] = value
    }
    return result
  }
}

/// An object that bodies make and that holds state: the window keeps the state in its archive.
package protocol MadeInWindow: AnyObject, Archivable {
  /// Becomes a substitute for another object of the kind, whose state lives on in this one.
  @MainActor func takeOver(_ other: Self)

  /// The contents of the object, from which its owner can make it again.
  ///
  /// - Returns: `nil` if other code could observe the difference, or while work of the object is in progress.
  @MainActor func hibernated(by writer: ArchiveWriter) -> ArchivedValue?
}

/// An object that a view has made.
struct MadeObject {
  /// The node that made the object, the object's type, and the number of objects of that type made before in the same
  /// evaluation.
  struct Key: Hashable {
    var address: NodeAddress
    var type: String
    var index: Int
  }

  let key: Key
  let evaluation: Int
  private(set) weak var object: AnyObject?
  private let write: @MainActor (AnyObject, ArchiveWriter) -> ArchivedValue?

  @MainActor init<T: MadeInWindow>(_ object: T, key: Key, evaluation: Int) {
    self.object = object
    self.key = key
    self.evaluation = evaluation
    write = { object, writer in writer.write(unsafeDowncast(object, to: T.self), at: key.type) }
  }

  var isAlive: Bool { object != nil }

  @MainActor func archived(_ writer: ArchiveWriter) -> ArchivedValue? { object.flatMap { write($0, writer) } }
}

/// Registers an object with the window whose view is being evaluated, so that the object is part of the window's
/// archive. In a window that is being restored, the object receives its archived state.
@MainActor
package func keepInArchive<T: MadeInWindow>(_ object: T) {
  guard let evaluation = Evaluation.current, let node = evaluation.node else { return }
  let graph = node.graph
  let key = graph.persistence.madeObjects.add(object, at: node.address, in: evaluation.number)
  guard let former = graph.persistence.formerNodes else { return }
  if let other = former.takeLiving(key) as? T { return object.takeOver(other) }
  guard let archived = former.object(key) else { return }
  _ = former.reader.read(archived, initial: object, at: key.type)
}
