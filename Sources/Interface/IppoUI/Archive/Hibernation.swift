internal import IppoArchive

/// What happens to what a window keeps while its views are put away, when the window hibernates.
enum HibernatedValue {
  /// It is written down, and is not needed any more.
  case written(ArchivedValue)
  /// Another one is as good.
  case dropped
  /// It stays alive, for a reason.
  case stays(String)
}

/// Something a property keeps that may be written down for hibernation.
///
/// Nobody notices: it is written down only where nobody else has it, and nothing else could tell it from the one that is read
/// again.
protocol HibernatingProperty: ArchivedProperty {
  /// Whether it holds a plain value, or nothing that another one would not hold as well.
  @MainActor var isPlain: Bool { get }

  @MainActor func hibernated(by hibernation: Hibernation, at path: @autoclosure () -> String) -> HibernatedValue
}

/// An object that takes no part in archives, and is like a new one while nothing is under way.
protocol Remade: AnyObject, Unarchived {
  /// Whether nobody could tell it from a new one.
  @MainActor var isAsMade: Bool { get }
}

/// A value that a node compares with, while its view is put away.
@MainActor
protocol HibernatingValue: AnyObject {
  func hibernated(by hibernation: Hibernation) -> HibernatedValue
}

/// Writes down what a resting window keeps alive, as far as nobody can tell that it is gone; see ``ViewGraph/hibernate()``.
///
/// Plain values are written down, and so are stores in which nothing goes on. What has an identity that others may know stays
/// alive: models, values that are shared, closures, tasks, subscriptions.
@MainActor
final class Hibernation {
  /// What is written down of it.
  enum Extent {
    /// Properties of views that have plain values alone. Nothing is computed, and no code of the app runs.
    case plainValues
    case everything
  }

  private let extent: Extent
  /// What stays alive of what nodes kept.
  private(set) var kept = KeptObjects()
  /// What stays alive of what views have made.
  private(set) var made: [MadeObject.Key: AnyObject]
  private(set) var records: [NodeRecord] = []
  /// What views had made, written down.
  private(set) var objects: [ArchivedValue] = []
  /// What views had begun, as far as nothing of it is alive.
  private(set) var begun = BegunViews()
  /// By path: what stays alive, and why.
  private(set) var reasons: [String: String] = [:]
  private var lastObject = 0
  private var keys: [ObjectIdentifier: MadeObject.Key] = [:]

  /// - Parameters:
  ///   - entries: what nodes have kept; nobody else has it.
  ///   - made: what views have made; nobody else has it.
  init(
    _ extent: Extent, of entries: consuming [KeptObjects.Entry], made: consuming [MadeObject.Key: AnyObject] = [:]
  ) {
    self.extent = extent
    // Not copied: the parameter would hold the objects as well.
    self.made = consume made
    for (key, object) in self.made { keys[ObjectIdentifier(object)] = key }
    // From the last one: what views inside keep may lead to what those around them keep, such as a binding to their state.
    var left: [(object: AnyObject, key: KeptObjects.Key)] = []
    for entry in entries.reversed() {
      guard let object = entry.object else { continue }
      if !writesDown(object, of: entry.key) { left.append((object, entry.key)) }
    }
    for (object, key) in left.reversed() { kept.add(object, of: key) }
    records.reverse()
    begun.reverse()
    for key in Array(self.made.keys) { writeMade(key) }
  }

  /// Notes that something stays alive.
  func stays(_ path: String, _ reason: String) { reasons[path] = reason }

  /// - Returns: whether nothing of it has to stay alive.
  private func writesDown(_ object: AnyObject, of key: KeptObjects.Key) -> Bool {
    if extent == .plainValues {
      guard let properties = object as? KeptProperties, properties.arePlain() else { return false }
      return properties.hibernate(at: key.address, in: self)
    }
    if object === KeptMark.shared {
      begun.add(key)
      return true
    }
    if let task = object as? any FinishingTask {
      if task.isRunning {
        stays("task", "a task of a view runs")
        return false
      }
      begun.add(key, isOver: true)
      return true
    }
    if let value = object as? any HibernatingValue {
      switch value.hibernated(by: self) {
      case .written(let value): begun.add(key, value)
      case .dropped: begun.add(key)
      case .stays: return false
      }
      return true
    }
    guard let properties = object as? KeptProperties else { return false }
    return properties.hibernate(at: key.address, in: self)
  }

  /// Adds what the properties of a view keep.
  func write(_ fields: [ArchivedField], of name: String, at address: NodeAddress) {
    records.append(NodeRecord(.fields(fields), at: address, of: name))
  }

  /// Writes a value down that is nothing but a value.
  func write<T>(_ value: T, at path: @autoclosure () -> String) -> HibernatedValue {
    let writer = ArchiveWriter()
    let archived = writer.write(value, at: path())
    if let (_, reason) = writer.omissions.min(by: { $0.key < $1.key }) { return .stays(reason) }
    if writer.hasReferences { return .stays("it holds an object, or a value that is shared") }
    return archived.map { .written($0) } ?? .stays("it cannot be written down")
  }

  /// Writes down an object that a view has made and that a property holds.
  ///
  /// - Parameter place: where the property has it; the only reference to it, as far as the window knows.
  func write(at place: UnsafeMutablePointer<AnyObject>) -> HibernatedValue {
    let key = keys[ObjectIdentifier(place.pointee)]
    if let key { made[key] = nil }
    let result = written(at: place)
    if case .stays = result, let key { made[key] = place.pointee }
    return result
  }

  private func writeMade(_ key: MadeObject.Key) {
    guard var object = made.removeValue(forKey: key) else { return }
    switch withUnsafeMutablePointer(to: &object, { written(at: $0) }) {
    case .written(let value):
      objects.append(
        .list([.unsigned(key.address.value), .choice(key.type, value), .integer(Int64(key.index))]))
    case .dropped: break
    case .stays(let reason):
      made[key] = object
      stays(key.type, reason)
    }
  }

  /// Whether the object at a place has no other owner.
  static func isOnlyReference(_ place: UnsafeMutablePointer<AnyObject>) -> Bool {
    // Through a class: a reference of type `AnyObject` would be copied for the call.
    place.withMemoryRebound(to: KeptMark.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
  }

  private func written(at place: UnsafeMutablePointer<AnyObject>) -> HibernatedValue {
    guard Self.isOnlyReference(place) else { return .stays("somebody else holds it") }
    guard let object = place.pointee as? any MadeInWindow else { return .stays("it is an object") }
    let writer = ArchiveWriter()
    guard let value = object.hibernated(by: writer) else { return .stays("something goes on in it, or is bound to it") }
    if let (path, reason) = writer.omissions.min(by: { $0.key < $1.key }) { return .stays("\(path) is \(reason)") }
    if writer.hasReferences { return .stays("it holds an object, or a value that is shared") }
    lastObject += 1
    return .written(.object(lastObject, value))
  }
}

/// A task that may have ended.
@MainActor
protocol FinishingTask: AnyObject {
  var isRunning: Bool { get }
}
