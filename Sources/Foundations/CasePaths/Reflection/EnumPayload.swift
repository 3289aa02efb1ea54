import RuntimeABI

/// The associated value of one case of an enum, read and changed where it lies.
///
/// States may be larger than the rest of a stack, and the two functions of a case path copy values between stack
/// frames. Where the type's metadata describe the case, its associated value is reached without them:
///
/// - in the box of an `indirect` case. A box that others refer to is copied before it is changed, so that enums stay
///   values. The enum is whole meanwhile;
/// - in a copy of the enum outside of the stack, if the associated value is large;
/// - otherwise, by the functions.
public struct _EnumPayload<Root, Value>: Sendable {
  @usableFromInline
  enum Route: Sendable {
    case box(EnumCasePlace)
    case copy(EnumCasePlace)
    case functions
  }

  @usableFromInline let path: AnyCasePath<Root, Value>
  @usableFromInline let route: Route

  /// The associated value of the case that a case path leads to.
  ///
  /// - Parameter path: The case path.
  public init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
    guard let name = path.name, let place = EnumCasePlace(Root.self, name, Value.self) else {
      self.route = .functions
      return
    }
    self.route = place.isIndirect ? .box(place) : isLarge(Value.self) ? .copy(place) : .functions
  }

  /// Calls a function with the associated value, or returns nil if the root is another case.
  @inlinable
  public func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R? {
    switch self.route {
    case .box(let place), .copy(let place):
      return place.withContent(of: root, as: Value.self, body)
    case .functions:
      return self.readExtracted(root, body)
    }
  }

  /// Changes the associated value, or returns nil if the root is another case. Until then the root is as it was.
  @inlinable
  public func modify<R>(_ root: inout Root, _ body: (inout Value) throws -> R) rethrows -> R? {
    switch self.route {
    case .box(let place):
      return try withUnsafeMutablePointer(to: &root) { root in
        guard let content = place.ownContent(of: root, as: Value.self) else { return nil }
        return try body(&content.pointee)
      }
    case .copy(let place):
      return try withUnsafeMutablePointer(to: &root) { try self.modifyCopy($0, place, body) }
    case .functions:
      return try self.modifyExtracted(&root, body)
    }
  }

  // What follows is not inlined: the frames of what is not executed would be those of the caller.

  @usableFromInline
  @inline(never)
  func modifyCopy<R>(
    _ root: UnsafeMutablePointer<Root>, _ place: EnumCasePlace, _ body: (inout Value) throws -> R
  ) rethrows -> R? {
    guard place.isCase(of: root) else { return nil }
    let copy = UnsafeMutablePointer<Root>.allocate(capacity: 1)
    copy.initialize(from: root, count: 1)
    place.layout.project(copy)
    defer {
      place.layout.inject(place.tag, into: copy)
      root.moveUpdate(from: copy, count: 1)
      copy.deallocate()
    }
    return try body(&UnsafeMutableRawPointer(copy).assumingMemoryBound(to: Value.self).pointee)
  }

  @inlinable
  @inline(never)
  func readExtracted<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R? {
    guard let value = self.path._extract(root.pointee) else { return nil }
    return withUnsafePointer(to: value, body)
  }

  @inlinable
  @inline(never)
  func modifyExtracted<R>(_ root: inout Root, _ body: (inout Value) throws -> R) rethrows -> R? {
    guard var value = self.path._extract(root) else { return nil }
    defer { root = self.path._embed(value) }
    return try body(&value)
  }
}

/// Whether values of a type had better not lie on the stack.
package func isLarge<Value>(_ type: Value.Type) -> Bool { MemoryLayout<Value>.size > 1_024 }
