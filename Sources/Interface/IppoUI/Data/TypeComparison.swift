internal import RuntimeABI

/// The comparison of two values of a type. It compares them as a whole where the type is `Equatable` and has no dynamic
/// properties, otherwise field by field.
///
/// The first question whether a type conforms to a protocol searches the declarations of all modules of the program.
final class TypeComparison {
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let fields: [(offset: Int, areEqual: Comparison?)]
  private let areWholeEqual: Comparison?

  /// - Parameter layout: the fields of the type; `nil` where they are not known.
  init(_ type: any Any.Type, _ layout: [FieldLayout.Field]?) {
    let properties = (layout ?? []).map { $0.type as? any DynamicProperty.Type }
    fields = zip(layout ?? [], properties).map { field, property in
      (field.offset, property.map { Self.comparison(ofProperty: $0) } ?? Self.comparison(of: field.type))
    }
    if layout == nil {
      areWholeEqual = Self.comparison(of: type) ?? { _, _ in false }
    } else if properties.allSatisfy({ $0 == nil }), let equatable = type as? any Equatable.Type {
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

  // MARK: By type

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

  /// Compares the words and not the objects. It thus fits `weak` and `unowned` fields as well, for which a read as a
  /// strong reference is forbidden.
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
