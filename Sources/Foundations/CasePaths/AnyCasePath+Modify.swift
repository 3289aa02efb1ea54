/// The error of ``AnyCasePath/modify(_:_:)`` for a root in another case.
struct ExtractionFailed: Error {}

extension AnyCasePath {
  /// Changes the value in place if the root is this case.
  ///
  /// A small payload is given away by the root while `body` runs, so that collections in it are changed where they are
  /// and not copied. A large one does not come onto the stack.
  ///
  /// - Parameters:
  ///   - root: The root to change.
  ///   - body: Changes the value. If it throws, the changes made until then are kept.
  /// - Returns: What `body` returned, or `nil` if the root is another case.
  @inlinable
  @discardableResult
  public func _modifyIfPresent<Output>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Output
  ) rethrows -> Output? {
    if self._isLarge { return try _EnumPayload(self).modify(&root, body) }
    return try withUnsafeMutablePointer(to: &root) { pointer in
      guard var value = self._extract(pointer.pointee) else { return nil }
      // Exclusive access to `root` is ours: nobody sees it uninitialized, and the payload has one owner.
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: self._embed(value)) }
      return try body(&value)
    }
  }

  /// Whether values of the case had better not lie on the stack.
  @usableFromInline
  var _isLarge: Bool { isLarge(Value.self) }

  /// Changes the value in place.
  ///
  /// Prefer `modify(_:yield:)` of ``CasePathable``.
  ///
  /// - Parameters:
  ///   - root: The root to change.
  ///   - body: Changes the value.
  /// - Throws: An error if the root is another case, or what `body` throws.
  @available(iOS, deprecated: 9999, message: "Use 'CasePathable.modify', instead.")
  @available(macOS, deprecated: 9999, message: "Use 'CasePathable.modify', instead.")
  public func modify<Output>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Output
  ) throws -> Output {
    guard let output = try self._modifyIfPresent(&root, body) else { throw ExtractionFailed() }
    return output
  }

  /// This case path followed by another.
  ///
  /// - Parameter path: A case path from this one's value.
  @available(iOS, deprecated: 9999, message: "Append case key paths, instead.")
  @available(macOS, deprecated: 9999, message: "Append case key paths, instead.")
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    self._appending(path)
  }
}
