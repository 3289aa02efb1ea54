internal import IppoArchive

/// The outcome for an object of a suspended window when the window hibernates.
enum HibernatedValue {
  /// The object was archived, and is no longer needed.
  case written(ArchivedValue)
  /// Another one is as good.
  case dropped
  /// The object stays alive, for a reason.
  case stays(String)
}

/// A property whose object may be archived for hibernation.
///
/// Views cannot observe this. The object is archived only if the property alone owns it, and if code sees no difference
/// to the object that is read again.
protocol HibernatingProperty: ArchivedProperty {
  /// Whether the property holds a plain value, or only contents that a new object would hold as well.
  @MainActor var isPlain: Bool { get }

  @MainActor func hibernated(by hibernation: Hibernation, at path: @autoclosure () -> String) -> HibernatedValue
}

/// An object that archives leave out, and that is like a new one while no work of it is in progress.
protocol Remade: AnyObject, Unarchived {
  /// Whether no code could distinguish the object from a new one.
  @MainActor var isAsMade: Bool { get }
}

/// A value that a node compares with, while its window is suspended.
@MainActor
protocol HibernatingValue: AnyObject {
  func hibernated(by hibernation: Hibernation) -> HibernatedValue
}

/// Archives the objects that a suspended window keeps alive, as far as no code can observe their absence; see
/// ``ViewGraph/hibernate()``.
///
/// Plain values are archived, and so are idle stores. Objects with an identity that others may know stay alive: models,
/// shared values, closures, tasks, subscriptions.
@MainActor
final class Hibernation {
  /// The part of the state that is archived.
  enum Extent {
    /// Properties of views that have plain values alone. No code of the app runs, and computed properties are left
    /// alone.
    case plainValues
    case everything
  }

  private let extent: Extent
  /// The objects of nodes that stay alive.
  private(set) var kept = KeptObjects()
  /// The objects made by views that stay alive.
  private(set) var made: [MadeObject.Key: AnyObject]
  private(set) var records: [NodeRecord] = []
  /// The archived objects that views had made.
  private(set) var objects: [ArchivedValue] = []
  /// The started effects of views, as far as their objects are no longer alive.
  private(set) var begun = BegunViews()
  /// The reasons why objects stay alive, by path.
  private(set) var reasons: [String: String] = [:]
  private var lastObject = 0
  private var keys: [ObjectIdentifier: MadeObject.Key] = [:]

  /// - Parameters:
  ///   - entries: The objects of nodes, without another owner.
  ///   - made: The objects that views have made, without another owner.
  init(
    _ extent: Extent, of entries: consuming [KeptObjects.Entry], made: consuming [MadeObject.Key: AnyObject] = [:]
  ) {
    self.extent = extent
    // Not copied: the parameter would hold the objects as well.
    self.made = consume made
    for (key, object) in self.made { keys[ObjectIdentifier(object)] = key }
    // From the last one: objects of inner views may lead to objects of outer ones, such as a binding to their state.
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

  /// Notes that an object stays alive.
  func stays(_ path: String, _ reason: String) { reasons[path] = reason }

  /// - Returns: Whether the object was archived as a whole.
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

  /// Adds the archived properties of a view.
  func write(_ fields: [ArchivedField], of name: String, at address: NodeAddress) {
    records.append(NodeRecord(.fields(fields), at: address, of: name))
  }

  /// Archives a value without an identity.
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
