/// The number of the case a value is, or `nil` if the value is no enum.
///
/// Read through the value witness table of the type, which the Swift ABI defines: `getEnumTag` is the first of the enum
/// witnesses, behind the size, stride, flags and extra inhabitant count.
func enumTag<Root>(of root: Root) -> UInt32? {
  let metadata = unsafeBitCast(Root.self as Any.Type, to: UnsafeRawPointer.self)
  let kind = metadata.load(as: UInt.self)
  guard kind == MetadataKind.enumeration || kind == MetadataKind.optional else { return nil }
  typealias GetEnumTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  let witnesses = metadata.load(fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  let offset = 10 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
  let getEnumTag = witnesses.load(fromByteOffset: offset, as: GetEnumTag.self)
  return withUnsafePointer(to: root) { getEnumTag($0, metadata) }
}

/// The kinds of type metadata of enums.
private enum MetadataKind {
  static let enumeration: UInt = 0x201
  static let optional: UInt = 0x202
  static let function: UInt = 0x302
}

/// Whether a type is that of functions whose arguments and results are passed in registers where the types are known, and
/// in memory where they are not: what an enum holds is then not what a generic function would call.
func isReabstracted(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == MetadataKind.function
    && type != (() -> Void).self && type != (() throws -> Void).self
}

/// The numbers of the cases of a value, of its associated value if that is an enum, and so on.
func enumTags(of root: Any) -> [UInt32] {
  func tag<T>(_ value: T) -> UInt32? { enumTag(of: value) }
  guard let first = tag(root) else { return [] }
  return [first] + (Mirror(reflecting: root).children.first.map { enumTags(of: $0.value) } ?? [])
}
