import RuntimeABI

/// The number of the case a value is, or `nil` if the value is no enum.
package func enumTag<Root>(of root: Root) -> UInt32? {
  guard let layout = EnumLayout(of: Root.self) else { return nil }
  return withUnsafePointer(to: root) { layout.tag(of: $0) }
}

/// Whether values of a function type change their calling convention in generic code.
///
/// Where the types of arguments and results are known they are passed in registers, and in generic code in memory. The
/// function that an enum stores is then not the one that a generic function can call.
func isReabstracted(_ type: Any.Type) -> Bool {
  MetadataKind(of: type) == .function && type != (() -> Void).self && type != (() throws -> Void).self
}

/// The numbers of the cases of a value, of its associated value if that is an enum, and so on.
func enumTags(of root: Any) -> [UInt32] {
  func tag<T>(_ value: T) -> UInt32? { enumTag(of: value) }
  guard let first = tag(root) else { return [] }
  return [first] + (Mirror(reflecting: root).children.first.map { enumTags(of: $0.value) } ?? [])
}
