/// The kind of a type, as its metadata begin: numbers that the Swift ABI defines.
struct MetadataKind: Equatable {
  private let rawValue: UInt

  static let structure = MetadataKind(rawValue: 0x200)
  static let enumeration = MetadataKind(rawValue: 0x201)
  static let optional = MetadataKind(rawValue: 0x202)
  static let function = MetadataKind(rawValue: 0x302)

  private init(rawValue: UInt) { self.rawValue = rawValue }

  init(of type: Any.Type) {
    self.rawValue = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }
}
