/// The facts of a type's metadata about its stored properties or cases: their names and types.
///
/// The Swift ABI defines the format. The nominal type descriptor leads to the field descriptor, whose records hold
/// flags, a mangled type name and a name.
struct FieldDescriptor {
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let fields: UnsafeRawPointer

  /// - Returns: nil if the type has no such descriptor, or one of another kind than structs, enums and Swift classes have.
  init?(of type: Any.Type) {
    let kind = MetadataKind(of: type)
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let place: Int
    if kind == .structure || kind == .enumeration || kind == .optional {
      place = MemoryLayout<UnsafeRawPointer>.size
    } else if type is AnyClass, kind == .object {
      #if canImport(ObjectiveC)
        place = 64
      #else
        place = 40
      #endif
    } else {
      return nil
    }
    descriptor = metadata.load(fromByteOffset: place, as: UnsafeRawPointer.self)
    guard let fields = target(of: descriptor + 16) else { return nil }
    self.fields = fields
  }

  /// How many there are.
  var count: UInt32 { fields.load(fromByteOffset: 12, as: UInt32.self) }

  func name(_ index: UInt32) -> UnsafePointer<CChar>? {
    target(of: record(index) + 8)?.assumingMemoryBound(to: CChar.self)
  }

  /// Whether the associated value of a case is in a box, and the enum holds a reference to it.
  func isIndirect(_ index: UInt32) -> Bool { record(index).load(as: UInt32.self) & 1 != 0 }

  /// Whether a stored property is declared with `var`.
  func isVariable(_ index: UInt32) -> Bool { record(index).load(as: UInt32.self) & 2 != 0 }

  /// Whether a stored property is `weak` or `unowned`: what lies there is no plain reference.
  func isStrong(_ index: UInt32) -> Bool {
    guard let name = target(of: record(index) + 4) else { return true }
    let length = length(ofMangledName: name)
    guard length >= 2, name.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X") else { return true }
    return ![UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")]
      .contains(name.load(fromByteOffset: length - 1, as: UInt8.self))
  }

  /// The type of a stored property or associated value, or nil if there is none. Finding it takes its time.
  func type(_ index: UInt32) -> Any.Type? {
    guard let name = target(of: record(index) + 4) else { return nil }
    let word = MemoryLayout<UnsafeRawPointer>.size
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length(ofMangledName: name)),
      genericContext: descriptor, genericArguments: metadata + 2 * word)
  }

  private func record(_ index: UInt32) -> UnsafeRawPointer {
    fields + 16 + Int(index) * Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  }
}

/// The target of a relative pointer.
func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(place.load(as: Int32.self))
  return offset == 0 ? nil : place + offset
}

/// The length of a mangled name, in which references to other symbols are bytes like any others.
private func length(ofMangledName name: UnsafeRawPointer) -> Int {
  var length = 0
  while true {
    switch name.load(fromByteOffset: length, as: UInt8.self) {
    case 0: return length
    case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
    case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
    default: length += 1
    }
  }
}
