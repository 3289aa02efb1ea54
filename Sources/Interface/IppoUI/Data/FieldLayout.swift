@_spi(Reflection) private import Swift

/// The stored properties of a struct: their offsets and types.
///
/// The only file that knows how they are found: by the standard library's `_forEachField`, which answers for every
/// struct, generic ones included.
enum FieldLayout {
  struct Field {
    var offset: Int
    var type: any Any.Type
  }

  /// Kinds in type metadata, which are part of Swift's stable ABI.
  private static let structKind: UInt = 0x200
  private static let tupleKind: UInt = 0x301

  /// `nil` when the type is no struct.
  static func fields(of type: any Any.Type) -> [Field]? {
    kind(of: type) == structKind ? children(of: type) : nil
  }

  /// The elements of a tuple; of any other type, the one it is.
  static func elements(of type: any Any.Type) -> [Field] {
    guard kind(of: type) == tupleKind else { return [Field(offset: 0, type: type)] }
    return children(of: type) ?? []
  }

  private static func kind(of type: any Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }

  private static func children(of type: any Any.Type) -> [Field]? {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }
}
