internal import RuntimeABI
internal import Synchronization

/// What the runtime knows about a type of view or property: how to compare two values, and where its dynamic
/// properties are. Computed once per type and process; it depends on nothing but the type.
final class TypeFacts: @unchecked Sendable {  // nothing in it changes
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private typealias Connection = (UnsafeMutableRawPointer, _PropertyConnection) -> Void

  private let fields: [(offset: Int, areEqual: Comparison?)]
  private let dynamicProperties: [(name: String, offset: Int, connect: Connection)]
  private let areWholeEqual: Comparison?
  let observation = ObservationScope.Fact()
  /// The names of what the dynamic properties keep, in order: the same for all views of the type. `nil` until the first
  /// one is on screen; see ``_PropertyConnection``.
  @MainActor var keptNames: [String?]?
  /// The type's part of the addresses of views below.
  @MainActor private(set) lazy var addressPart = StableHash.name(of: type)
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
    var fields: [(Int, Comparison?)] = []
    var dynamicProperties: [(String, Int, Connection)] = []
    for field in layout ?? [] {
      if let property = field.type as? any DynamicProperty.Type {
        fields.append((field.offset, Self.comparison(ofProperty: property)))
        dynamicProperties.append((field.name, field.offset, Self.connection(of: property)))
      } else {
        fields.append((field.offset, Self.comparison(of: field.type)))
      }
    }
    self.fields = fields
    self.dynamicProperties = dynamicProperties
    if layout == nil {
      areWholeEqual = Self.comparison(of: type) ?? { _, _ in false }
    } else if dynamicProperties.isEmpty, let equatable = type as? any Equatable.Type {
      areWholeEqual = Self.comparison(ofEquatable: equatable)
    } else {
      areWholeEqual = nil
    }
  }

  /// Whether two values are known to be equal. A value that cannot be compared counts as changed.
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if let areWholeEqual { return areWholeEqual(lhs, rhs) }
    return areFieldsEqual(lhs, rhs)
  }

  func areFieldsEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for field in fields {
      guard let areEqual = field.areEqual, areEqual(lhs + field.offset, rhs + field.offset) else { return false }
    }
    return true
  }

  func connect(_ value: UnsafeMutableRawPointer, _ connection: _PropertyConnection) {
    guard connection.isNaming else {
      for property in dynamicProperties { property.connect(value + property.offset, connection) }
      return
    }
    for property in dynamicProperties {
      connection.within(property.name) { property.connect(value + property.offset, connection) }
    }
  }

  // MARK: Comparison by type

  /// `nil`: values of this type cannot be compared.
  private static func comparison(of type: Any.Type) -> Comparison? {
    if type is AnyClass || (type as? any OptionalType.Type)?.wrapped is AnyClass { return isSameReference }
    if let equatable = type as? any Equatable.Type { return comparison(ofEquatable: equatable) }
    guard let fields = FieldLayout.fields(of: type) else { return nil }
    var comparisons: [(Int, Comparison)] = []
    for field in fields {
      guard !(field.type is any DynamicProperty.Type), let areEqual = comparison(of: field.type) else { return nil }
      comparisons.append((field.offset, areEqual))
    }
    return { [comparisons] lhs, rhs in comparisons.allSatisfy { $0.1(lhs + $0.0, rhs + $0.0) } }
  }

  private static func comparison<T: Equatable>(ofEquatable type: T.Type) -> Comparison {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func comparison<T: DynamicProperty>(ofProperty type: T.Type) -> Comparison {
    { T._areEqual($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
  }

  private static func connection<T: DynamicProperty>(of type: T.Type) -> Connection {
    { $0.assumingMemoryBound(to: T.self).pointee._connect($1) }
  }

  /// Compares the words and not the objects: it also fits `weak` and `unowned` fields, which must not be read as
  /// strong ones.
  private static let isSameReference: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool = {
    $0.loadUnaligned(as: UInt.self) == $1.loadUnaligned(as: UInt.self)
  }
}

private protocol OptionalType {
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}
