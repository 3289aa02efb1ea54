@_spi(Reflection) private import Swift

/// The stored properties of a struct: their offsets and types.
///
/// The only file that knows how they are found: by the standard library's `_forEachField`, which answers for every
/// struct, generic ones included. Whether it answers rightly is tried out once, with a struct whose layout is known;
/// if it does not, an example value is looked at with `Mirror`, and the layout rule of Swift structs gives the offsets.
enum FieldLayout {
  struct Field {
    var offset: Int
    var type: any Any.Type
  }

  /// Kinds in type metadata, which are part of Swift's stable ABI.
  private static let structKind: UInt = 0x200
  private static let tupleKind: UInt = 0x301

  /// `nil` when the type is no struct, or when its layout cannot be found.
  ///
  /// - Parameter example: a value of the type, for the case that `_forEachField` cannot be trusted.
  static func fields(of type: any Any.Type, example: @autoclosure () -> Any? = nil) -> [Field]? {
    guard kind(of: type) == structKind else { return nil }
    return isReliable ? reflected(type) : example().flatMap { mirrored($0, type) }
  }

  /// The elements of a tuple; of any other type, the one it is.
  static func elements(of type: any Any.Type) -> [Field] {
    guard kind(of: type) == tupleKind else { return [Field(offset: 0, type: type)] }
    return reflected(type) ?? []
  }

  private static func kind(of type: any Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }

  /// What the standard library says.
  static func reflected(_ type: any Any.Type) -> [Field]? {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  /// What a value says of itself: its fields follow each other, each aligned as its type asks for. An existential
  /// field shows the type of what is in it, so the sum is checked against the size of the whole.
  static func mirrored(_ value: Any, _ type: any Any.Type) -> [Field]? {
    func size<T>(_: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    var end = 0
    var fields: [Field] = []
    for child in Mirror(reflecting: value).children {
      let fieldType: any Any.Type = Swift.type(of: child.value)
      let layout = _openExistential(fieldType, do: size)
      let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      fields.append(Field(offset: offset, type: fieldType))
      end = offset + layout.size
    }
    return end == _openExistential(type, do: size).size ? fields : nil
  }

  private struct Sample<T> {
    var first: Int8
    var second: T
    var third: [Int]
  }

  /// Whether `_forEachField` tells the layout of a struct that is known.
  private static let isReliable: Bool = {
    let fields = reflected(Sample<String>.self) ?? []
    let offsets = [
      MemoryLayout<Sample<String>>.offset(of: \.first), MemoryLayout<Sample<String>>.offset(of: \.second),
      MemoryLayout<Sample<String>>.offset(of: \.third),
    ]
    return fields.map(\.offset) == offsets
      && fields.map { ObjectIdentifier($0.type) } == [Int8.self, String.self, [Int].self].map { ObjectIdentifier($0) }
  }()
}
