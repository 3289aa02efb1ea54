internal import RuntimeABI
internal import Synchronization

/// The runtime's facts about a type of view or property: the places of its dynamic properties, and the comparison of
/// two values. The first comparison determines how to compare, because most types of a window that opens are never
/// compared. The facts are computed once per type and process, and depend on the type alone.
final class TypeFacts: @unchecked Sendable {  // constant, isolated to the main actor, or atomic
  private typealias Connection = (UnsafeMutableRawPointer, _PropertyConnection) -> Void
  private typealias Update = (UnsafeMutableRawPointer) -> Void

  private let layout: [FieldLayout.Field]?
  private let dynamicProperties: [(name: String, offset: Int, connect: Connection, update: Update)]
  private let knownComparison = AtomicLazyReference<TypeComparison>()
  let observation = ObservationScope.Fact()
  /// The names of the objects that the dynamic properties keep, in order, the same for all views of the type. `nil`
  /// until the first view is on screen; see ``_PropertyConnection``.
  @MainActor var keptNames: [String?]?
  /// Whether dynamic properties have an `update()` of their own; learned when the first view is connected.
  @MainActor var hasUpdates = false
  /// The type's part of the addresses of views below.
  @MainActor private(set) lazy var addressPart = StableHash.name(of: type)
  /// Whether the type is not one of this library's.
  @MainActor private(set) lazy var isOfApp = !String(reflecting: type).hasPrefix("IppoUI.")
  private let type: any Any.Type

  var hasDynamicProperties: Bool { !dynamicProperties.isEmpty }

  private static let known = Mutex<[ObjectIdentifier: TypeFacts]>([:])

  /// - Parameter example: a value of the type, see ``FieldLayout``.
  static func of(_ type: any Any.Type, example: @autoclosure () -> Any? = nil) -> TypeFacts {
    let id = ObjectIdentifier(type)
    if let facts = known.withLock({ $0[id] }) { return facts }
    let facts = TypeFacts(type, FieldLayout.fields(of: type, example: example()))
    return known.withLock {
      if let first = $0[id] { return first }
      $0[id] = facts
      return facts
    }
  }

  private init(_ type: any Any.Type, _ layout: [FieldLayout.Field]?) {
    self.type = type
    self.layout = layout
    dynamicProperties = (layout ?? []).compactMap { field in
      guard let property = field.type as? any DynamicProperty.Type else { return nil }
      return (field.name, field.offset, Self.connection(of: property), Self.update(of: property))
    }
  }

  private var comparison: TypeComparison {
    knownComparison.load() ?? knownComparison.storeIfNil(TypeComparison(type, layout))
  }

  /// Whether two values are known to be equal. A value that cannot be compared counts as changed.
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { comparison.areEqual(lhs, rhs) }

  func areFieldsEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { comparison.areFieldsEqual(lhs, rhs) }

  func connect(_ value: UnsafeMutableRawPointer, _ connection: _PropertyConnection) {
    guard connection.isNaming else {
      for property in dynamicProperties { property.connect(value + property.offset, connection) }
      return
    }
    for property in dynamicProperties {
      connection.within(property.name) { property.connect(value + property.offset, connection) }
    }
  }

  /// A copy of a connected view with updated dynamic properties, for one evaluation of the body.
  ///
  /// The evaluation makes the copy, so that the values that the properties read are dependencies of the body. The view
  /// itself stays as its parent made it: the parent's next value is compared with that.
  func updated<V>(_ view: V) -> V {
    var view = view
    withUnsafeMutablePointer(to: &view) { updateFields(UnsafeMutableRawPointer($0)) }
    return view
  }

  /// Updates the dynamic properties in the order of their declarations.
  func updateFields(_ value: UnsafeMutableRawPointer) {
    for property in dynamicProperties { property.update(value + property.offset) }
  }

  private static func update<T: DynamicProperty>(of type: T.Type) -> Update {
    { $0.assumingMemoryBound(to: T.self).pointee._update() }
  }

  private static func connection<T: DynamicProperty>(of type: T.Type) -> Connection {
    { $0.assumingMemoryBound(to: T.self).pointee._connect($1) }
  }
}
