/// The kind of a type, as its metadata begin: numbers that the Swift ABI defines.
package struct MetadataKind: Equatable, Sendable {
  private let rawValue: UInt

  package static let structure = MetadataKind(rawValue: 0x200)
  package static let enumeration = MetadataKind(rawValue: 0x201)
  package static let optional = MetadataKind(rawValue: 0x202)
  package static let object = MetadataKind(rawValue: 0)
  package static let tuple = MetadataKind(rawValue: 0x301)
  package static let function = MetadataKind(rawValue: 0x302)
  package static let existential = MetadataKind(rawValue: 0x303)
  package static let extendedExistential = MetadataKind(rawValue: 0x307)

  private init(rawValue: UInt) { self.rawValue = rawValue }

  package init(of type: Any.Type) {
    self.rawValue = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  }
}
