internal import IppoArchive

/// A stored property of a view that brings its value from outside the view (SwiftUI's `DynamicProperty`).
///
/// A type of your own conforms when it is made of other dynamic properties; ``update()`` runs before every body. A change
/// of a value that ``update()`` has read evaluates the body again, as does a change of a value that the body has read.
public protocol DynamicProperty {
  /// Updates the property before the body is evaluated, after the properties inside have their values.
  mutating func update()

  /// Connects the property with the node whose body is about to run.
  mutating func _connect(_ connection: _PropertyConnection)

  /// Updates the properties inside, and then this one, as part of the evaluation of the body.
  mutating func _update()

  /// Whether the values two view values have for this property make no difference to the view.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the properties inside. The evaluation of the body updates them.
  public mutating func _connect(_ connection: _PropertyConnection) {
    let facts = TypeFacts.of(Self.self, example: self)
    withUnsafeMutablePointer(to: &self) { facts.connect(UnsafeMutableRawPointer($0), connection) }
    connection.hasUpdates = true
  }

  /// Updates the properties inside, and then this one.
  public mutating func _update() {
    let facts = TypeFacts.of(Self.self, example: self)
    withUnsafeMutablePointer(to: &self) { facts.updateFields(UnsafeMutableRawPointer($0)) }
    update()
  }

  /// Returns whether all fields are equal.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in TypeFacts.of(Self.self, example: lhs.pointee).areFieldsEqual(lhs, rhs) }
    }
  }
}

/// The connection of dynamic properties with a node, which keeps their objects between evaluations.
///
/// Each evaluation connects the properties in the order in which they are declared. Properties find their objects by
/// that order.
public final class _PropertyConnection {
  let node: _Node
  let environment: EnvironmentCell
  private let scene: SceneValues
  @exclusivity(unchecked) private(set) var kept: [AnyObject]
  @exclusivity(unchecked) private var next = 0
  /// Whether one of the properties has an ``DynamicProperty/update()`` of its own.
  @exclusivity(unchecked) var hasUpdates = false
  /// Names the objects, while the names for the type of the view are unknown.
  fileprivate var naming: KeptNaming?
  private let names: [String?]
  /// The objects of the view that stayed alive when its window hibernated.
  private let leftovers: [AnyObject?]
  /// The archived state of the view.
  private let archived: ArchivedRecord?

  @MainActor fileprivate init(
    _ node: _Node, kept: [AnyObject], leftovers: [AnyObject?] = [], names: [String?]?
  ) {
    self.node = node
    environment = node.inputs.environment
    scene = node.graph.persistence.sceneValues
    self.kept = kept
    self.leftovers = leftovers
    self.names = names ?? []
    naming = names == nil ? KeptNaming() : nil
    archived = kept.isEmpty ? node.graph.persistence.formerNodes?.record(of: node) : nil
  }

  /// The object this property keeps; `make` makes it the first time.
  func keep<T: AnyObject>(_ make: () -> T) -> T {
    defer { next += 1 }
    if next < kept.count { return unsafeDowncast(kept[next], to: T.self) }
    if leftovers.indices.contains(next), let leftover = leftovers[next] {
      kept.append(leftover)
      naming?.add(leftover)
      return unsafeDowncast(leftover, to: T.self)
    }
    let object = make()
    kept.append(object)
    naming?.add(object)
    if let archived, let name = nameOfNext { archived.restore(object, name) }
    return object
  }

  private var nameOfNext: String? {
    let names = naming?.names ?? names
    return next < names.count ? names[next] : nil
  }

  /// Whether the properties are asked for their names.
  var isNaming: Bool { naming != nil }

  /// Connects a property of a name.
  func within(_ name: String, _ connect: () -> Void) {
    naming?.path.append(name)
    connect()
    naming?.path.removeLast()
  }
}

/// The names of the objects that the properties of a type keep. They are the names of the properties, with dots where
/// one property lies in another.
private struct KeptNaming {
  /// The names; `nil` for objects that archives leave out.
  private(set) var names: [String?] = []
  var path: [String] = []

  mutating func add(_ object: AnyObject) {
    guard let property = object as? any ArchivedProperty, property.isArchived else { return names.append(nil) }
    let name = path.joined(separator: ".")
    let count = names.count { $0 == name || $0?.hasPrefix(name + "#") == true }
    names.append(count == 0 ? name : "\(name)#\(count + 1)")
  }
}

extension _PropertyConnection {
  /// The object that the window keeps under a name, for values of its type.
  func sceneValue<T: SceneProperty>(_ key: String, _ make: () -> T) -> T { scene.value(key, make) }
}

/// An object with a value that the window keeps.
protocol SceneProperty: ArchivedProperty {
  /// Returns whether an archived value is one of the type of the object.
  func canRestore(_ archived: ArchivedValue) -> Bool
}

/// The values that a window keeps for its views, by name and type.
final class SceneValues {
  private struct Name: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  private var values: [Name: any SceneProperty] = [:]
  /// The names in the archive: the first type under a key has the key alone.
  private var archivedNames: [String: any SceneProperty] = [:]
  /// The archived values that no view has asked for yet.
  private var archived: [String: ArchivedValue] = [:]
  private var reader: ArchiveReader?

  fileprivate func value<T: SceneProperty>(_ key: String, _ make: () -> T) -> T {
    let name = Name(key: key, type: ObjectIdentifier(T.self))
    if let known = values[name] as? T { return known }
    let object = make()
    values[name] = object
    let ownName = "\(key) as \(String(reflecting: T.self))"
    if !restore(object, from: ownName), !restore(object, from: key) {
      // A value of another type waits for a view under its name.
      let isFree = archivedNames[key] == nil && archived[key] == nil
      archivedNames[isFree ? key : ownName] = object
    }
    return object
  }

  /// - Returns: Whether there was a value of the object's type, which has the name from now on.
  private func restore(_ object: any SceneProperty, from name: String) -> Bool {
    guard let reader, let value = archived[name], object.canRestore(value) else { return false }
    archived[name] = nil
    archivedNames[name] = object
    object.restore(value, by: reader, at: Self.path(name))
    return true
  }

  func archive(by writer: ArchiveWriter) -> [ArchivedField] {
    var all = archived
    for (name, object) in archivedNames { all[name] = object.archived(by: writer, at: Self.path(name)) }
    return all.sorted { $0.key < $1.key }.map { ArchivedField(name: $0, value: $1) }
  }

  func restore(_ archived: [ArchivedField], by reader: ArchiveReader) {
    self.archived = Dictionary(archived.map { ($0.name, $0.value) }) { first, _ in first }
    self.reader = reader
  }

  private static func path(_ key: String) -> String { "SceneStorage(\"\(key)\")" }
}

/// The objects that the dynamic properties of a scope keep.
@MainActor
struct PropertyStorage {
  private var kept: [AnyObject] = []

  var isEmpty: Bool { kept.isEmpty }

  /// Moves subscriptions to another node. The objects stay.
  func follow(for base: _Node) {
    for case let object as any PropertyLifetime in kept { object.follow(for: base) }
  }

  /// Connects the properties of `view` with `node`. The evaluation that follows updates them; see ``TypeFacts/updated(_:)``.
  mutating func connect<V>(_ view: inout V, of node: _Node, facts: TypeFacts) {
    guard facts.hasDynamicProperties else { return }
    var leftovers: [AnyObject?] = []
    if kept.isEmpty, let former = node.graph.persistence.formerNodes,
      let properties = former.takeKept(of: V.self, at: node.address) as? KeptProperties
    {
      if let rest = properties.leftovers { leftovers = rest } else { self = properties.storage }
    }
    let connection = _PropertyConnection(node, kept: kept, leftovers: leftovers, names: facts.keptNames)
    withUnsafeMutablePointer(to: &view) { facts.connect(UnsafeMutableRawPointer($0), connection) }
    kept = connection.kept
    if connection.hasUpdates { facts.hasUpdates = true }
    if let naming = connection.naming { facts.keptNames = naming.names }
  }

  /// Archives the state of a view's properties.
  func archive(_ type: any Any.Type, _ facts: TypeFacts, at address: NodeAddress, in archiver: WindowArchiver) {
    guard !kept.isEmpty else { return }
    if archiver.keeping != .values {
      return archiver.keep(KeptProperties(self, of: type, facts), of: type, at: address)
    }
    guard let names = facts.keptNames else { return }
    var fields: [ArchivedField] = []
    for (object, name) in zip(kept, names) {
      guard let name, let property = object as? any ArchivedProperty,
        let value = property.archived(by: archiver.writer, at: "\(type).\(name)")
      else { continue }
      fields.append(ArchivedField(name: name, value: value))
    }
    if !fields.isEmpty { archiver.write(.fields(fields), at: address, of: _typeName(type, qualified: false)) }
  }

  /// Appends the states that a window shows of its past, of a type of the app.
  func addStates(to states: inout [any ViewState], _ facts: TypeFacts) {
    guard !kept.isEmpty, facts.isOfApp else { return }
    for case let state as any ViewState in kept where state.showsPast { states.append(state) }
  }

  /// The name of the property with the value that a dependency is of.
  func stateName(of dependency: Dependency, _ facts: TypeFacts) -> String? {
    guard let index = kept.firstIndex(where: { ($0 as? any DependencyOwner)?.owns(dependency) == true }) else {
      return nil
    }
    let names = facts.keptNames ?? []
    let name = names.indices.contains(index) ? names[index] : nil
    return name.map { String($0.trimmingPrefix("_")) } ?? "a state without a name"
  }

  /// Ends subscriptions. While the window is suspended, subscriptions continue for its base node.
  mutating func disconnect(from node: _Node) {
    if node.graph.persistence.resting != nil, let base = node.graph.root.base {
      follow(for: base)
    } else {
      for case let object as any PropertyLifetime in kept { object.end() }
    }
    kept = []
  }
}

extension PropertyStorage {
  fileprivate mutating func isPlain(_ facts: TypeFacts) -> Bool {
    guard let names = facts.keptNames, names.count == kept.count else { return false }
    for index in kept.indices {
      let isOurs = kept.withUnsafeMutableBufferPointer { Hibernation.isOnlyReference($0.baseAddress! + index) }
      guard isOurs, let property = kept[index] as? any HibernatingProperty, property.isPlain else { return false }
    }
    return true
  }

  /// Archives the state of a view's properties as far as possible, and releases the archived objects.
  ///
  /// - Returns: The objects that stay alive, in the place of each property.
  fileprivate mutating func hibernate(
    _ type: any Any.Type, _ facts: TypeFacts, at address: NodeAddress, in hibernation: Hibernation
  ) -> [AnyObject?] {
    guard let names = facts.keptNames else { return kept }
    var fields: [ArchivedField] = []
    var leftovers: [AnyObject?] = []
    for index in kept.indices {
      let path = { "\(type).\(index < names.count ? names[index] ?? "#\(index)" : "#\(index)")" }
      let isOurs = kept.withUnsafeMutableBufferPointer { Hibernation.isOnlyReference($0.baseAddress! + index) }
      let result: HibernatedValue
      if let property = kept[index] as? any HibernatingProperty {
        result = isOurs ? property.hibernated(by: hibernation, at: path()) : .stays("somebody else holds it")
      } else {
        result = .stays("it follows what others have as well")
      }
      switch result {
      case .written(let value):
        if index < names.count, let name = names[index] {
          fields.append(ArchivedField(name: name, value: value))
          leftovers.append(nil)
        } else {
          hibernation.stays(path(), "it has no name")
          leftovers.append(kept[index])
        }
      case .dropped: leftovers.append(nil)
      case .stays(let reason):
        hibernation.stays(path(), reason)
        leftovers.append(kept[index])
      }
    }
    if !fields.isEmpty { hibernation.write(fields, of: _typeName(type, qualified: false), at: address) }
    kept = []
    return leftovers
  }
}

/// The state of a view's properties while the window is suspended.
final class KeptProperties: KeptState {
  private(set) var storage: PropertyStorage
  /// The objects that stay alive while the window hibernates, in the place of each property.
  private(set) var leftovers: [AnyObject?]?
  /// The view that has the properties.
  let type: any Any.Type
  private let facts: TypeFacts

  init(_ storage: PropertyStorage, of type: any Any.Type, _ facts: TypeFacts) {
    self.storage = storage
    self.type = type
    self.facts = facts
  }

  func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    storage.archive(type, facts, at: address, in: archiver)
  }

  /// Whether all properties keep plain values, without another owner.
  func arePlain() -> Bool { storage.isPlain(facts) }

  /// - Returns: Whether the whole state was archived.
  func hibernate(at address: NodeAddress, in hibernation: Hibernation) -> Bool {
    guard leftovers == nil else { return false }
    let leftovers = storage.hibernate(type, facts, at: address, in: hibernation)
    self.leftovers = leftovers
    return leftovers.allSatisfy { $0 == nil }
  }
}

/// An object of a property that is part of the archive of its window.
protocol ArchivedProperty: AnyObject {
  /// Has one value for all views of a type.
  var isArchived: Bool { get }

  func archived(by writer: ArchiveWriter, at path: @autoclosure () -> String) -> ArchivedValue?

  /// Restores the value before it is read for the first time.
  func restore(_ archived: ArchivedValue, by reader: ArchiveReader, at path: @autoclosure () -> String)
}

/// An object of a property whose value nodes read.
protocol DependencyOwner: AnyObject {
  @MainActor func owns(_ dependency: Dependency) -> Bool
}

/// The type of an object that exists for this process alone and is made again in another: a pressed button, a running
/// task.
package protocol Unarchived {}

extension Optional: Unarchived where Wrapped: Unarchived {}

/// An object of a property that is notified when its node is removed.
protocol PropertyLifetime: AnyObject {
  @MainActor func end()

  /// Moves the subscription to another node, because the node itself is suspended.
  @MainActor func follow(for base: _Node)
}
