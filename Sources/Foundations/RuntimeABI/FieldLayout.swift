@_spi(Reflection) private import Swift

/// The stored properties of a struct or a class: their names, offsets and types.
///
/// The only file that knows how they are found: by the standard library's `_forEachField`, which answers for every
/// struct and class, generic ones included. A test with types of known layout checks the answers once. If they are
/// wrong, `Mirror` looks at an example of a struct, and the layout rule of Swift structs gives the offsets.
package enum FieldLayout {
  package struct Field {
    package var name: String
    package var offset: Int
    package var type: any Any.Type
    /// Whether the property is neither `weak` nor `unowned`, and holds a value of the type.
    package var isStrong = true
    /// Whether the property is declared with `var`.
    package var isVariable = true
  }

  /// `nil` for a type that is no struct, and for an unknown layout.
  ///
  /// - Parameter example: a value of the type, for the case that `_forEachField` cannot be trusted.
  package static func fields(of type: any Any.Type, example: @autoclosure () -> Any? = nil) -> [Field]? {
    guard MetadataKind(of: type) == .structure else { return nil }
    return isReliable ? marked(reflected(type), type) : example().flatMap { mirrored($0, type) }
  }

  /// The elements of a tuple; of any other type, the one it is.
  package static func elements(of type: any Any.Type) -> [Field] {
    guard MetadataKind(of: type) == .tuple else { return [Field(name: "", offset: 0, type: type)] }
    return reflected(type) ?? []
  }

  /// The stored properties of a class, those of its superclasses aside; offsets are from the start of the object. `nil`
  /// for a type that is no Swift class, and for an unknown layout.
  package static func fields(ofClass type: AnyClass) -> [Field]? {
    isReliableForClasses ? marked(reflected(type, ofClasses), type) : nil
  }

  /// Tells the references that are not strong.
  private static func marked(_ fields: [Field]?, _ type: any Any.Type) -> [Field]? {
    guard var fields, let descriptor = FieldDescriptor(of: type), Int(descriptor.count) == fields.count else {
      return fields
    }
    for index in fields.indices {
      fields[index].isStrong = descriptor.isStrong(UInt32(index))
      fields[index].isVariable = descriptor.isVariable(UInt32(index))
    }
    return fields
  }

  /// The option that asks about a class; its name stands for a variable, which is not to be read concurrently.
  private static let ofClasses = _EachFieldOptions(rawValue: 1)

  /// The answer of the standard library.
  package static func reflected(_ type: any Any.Type) -> [Field]? { reflected(type, []) }

  private static func reflected(_ type: any Any.Type, _ options: _EachFieldOptions) -> [Field]? {
    var fields: [Field] = []
    let isComplete = _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return isComplete ? fields : nil
  }

  /// The layout by the mirror of a value: its fields follow each other, each with the alignment of its type. An
  /// existential field shows the type of what is in it, so the sum is checked against the size of the whole.
  package static func mirrored(_ value: Any, _ type: any Any.Type) -> [Field]? {
    func size<T>(_: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    var end = 0
    var fields: [Field] = []
    for child in Mirror(reflecting: value).children {
      let fieldType: any Any.Type = Swift.type(of: child.value)
      let layout = _openExistential(fieldType, do: size)
      let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      fields.append(Field(name: child.label ?? "", offset: offset, type: fieldType))
      end = offset + layout.size
    }
    return end == _openExistential(type, do: size).size ? fields : nil
  }

  private struct Sample<T> {
    var first: Int8
    var second: T
    var third: [Int]
  }

  private class SampleObject<T> {
    var first: Int8 = 1
    var second: T
    weak var third: AnyObject?
    init(_ second: T) { self.second = second }
  }

  /// Whether `_forEachField` tells the layout of a struct that is known.
  private static let isReliable: Bool = {
    let fields = reflected(Sample<String>.self) ?? []
    let offsets = [
      MemoryLayout<Sample<String>>.offset(of: \.first), MemoryLayout<Sample<String>>.offset(of: \.second),
      MemoryLayout<Sample<String>>.offset(of: \.third),
    ]
    return fields.map(\.offset) == offsets && fields.map(\.name) == ["first", "second", "third"]
      && fields.map { ObjectIdentifier($0.type) } == [Int8.self, String.self, [Int].self].map { ObjectIdentifier($0) }
  }()

  /// Whether `_forEachField` tells the layout of a class that is known: what lies there is what the object holds.
  private static let isReliableForClasses: Bool = {
    let fields = reflected(SampleObject<String>.self, ofClasses) ?? []
    guard fields.map(\.name) == ["first", "second", "third"], fields[1].type == String.self,
      marked(fields, SampleObject<String>.self)?.map(\.isStrong) == [true, true, false]
    else { return false }
    let object = SampleObject("a text that is long enough for the heap")
    return withExtendedLifetime(object) {
      let place = Unmanaged.passUnretained(object).toOpaque() + fields[1].offset
      return place.assumingMemoryBound(to: String.self).pointee == object.second
    }
  }()
}
