/// An identifier of any type that can only be compared: nothing reads the value again.
package struct ComparedID: Hashable, @unchecked Sendable {  // the value never leaves
  private let value: AnyHashable

  /// - Parameter value: The identifier.
  package init(_ value: AnyHashable) { self.value = value }
}
