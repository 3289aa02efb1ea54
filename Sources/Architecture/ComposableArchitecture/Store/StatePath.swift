/// The way from a state to a part of it, resolved once: an offset in memory where there is one, an accessor otherwise.
///
/// Through an offset, the part is read and changed where it lies, and no copy of the whole or of the part is alive
/// meanwhile. Observed fields are reached at their storage; their observers are told here.
@usableFromInline
final class StatePath<Root, Value> {
  @usableFromInline
  enum Route {
    /// A stored property.
    case offset(Int)
    /// The storage of an observed field.
    case observed(Int, extent: (UnsafePointer<Root>) -> ObservationExtent)
    /// Anything else.
    case accessor
  }

  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let route: Route

  @usableFromInline
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      route = .offset(offset)
    } else if let type = Root.self as? any ObservableState.Type,
      let (offset, extent) = observedStorage(of: type, keyPath)
    {
      route = .observed(offset, extent: { extent(UnsafeRawPointer($0)) })
    } else {
      route = .accessor
    }
  }

  /// Reads the part, as an accessor would: whoever tracks observation depends on it from now on.
  @inlinable
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    switch route {
    case .offset(let offset):
      return body(pointer(root, offset))
    case .observed(let offset, let extent):
      extent(root).access(keyPath)
      return body(pointer(root, offset))
    case .accessor:
      return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
    }
  }

  /// Changes the part in place, and tells the observers of the field if its value was replaced.
  ///
  /// - Precondition: The key path is writable.
  @inlinable
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    switch route {
    case .offset(let offset):
      return withUnsafeMutablePointer(to: &root) { body(&pointer($0, offset).pointee) }
    case .observed(let offset, let extent):
      return withUnsafeMutablePointer(to: &root) { root in
        let value: UnsafeMutablePointer<Value> = pointer(root, offset)
        let old = identity(of: value)
        let result = body(&value.pointee)
        if !old.isSame(as: identity(of: value)) {
          tellReplaced(&root.pointee, value, extent)
        }
        return result
      }
    case .accessor:
      guard let keyPath = keyPath as? WritableKeyPath<Root, Value> else {
        fatalError("The key path \(keyPath) is not writable.")
      }
      return body(&root[keyPath: keyPath])
    }
  }

  /// Tells the observers of a field. A projected field is observed under another name, which its setter knows.
  @usableFromInline
  func tellReplaced(
    _ root: inout Root, _ value: UnsafeMutablePointer<Value>, _ extent: (UnsafePointer<Root>) -> ObservationExtent
  ) {
    guard let empty = (Value.self as? any ProjectedState.Type)?.empty as? Value,
      let keyPath = keyPath as? WritableKeyPath<Root, Value>
    else { return withUnsafePointer(to: &root) { extent($0).notify(self.keyPath) } }
    let newValue = value.pointee
    value.pointee = empty
    root[keyPath: keyPath] = newValue
  }

  @inlinable
  func identity(of value: UnsafePointer<Value>) -> _StateIdentity {
    identify(value)
  }

  @inlinable
  func identity(of value: UnsafeMutablePointer<Value>) -> _StateIdentity {
    identify(UnsafePointer(value))
  }

  @usableFromInline let identify: (UnsafePointer<Value>) -> _StateIdentity = identification(of: Value.self)
}

/// State behind a projected property, such as `$child`.
protocol ProjectedState {
  /// A value without a child.
  static var empty: Self { get }
}

/// How to identify values of a type, decided once for the type.
func identification<Value>(of type: Value.Type) -> (UnsafePointer<Value>) -> _StateIdentity {
  func open<T: _StateIdentifiable>(_: T.Type) -> (UnsafePointer<Value>) -> _StateIdentity {
    { borrow(UnsafeRawPointer($0).assumingMemoryBound(to: T.self)) { $0._$identity } }
  }
  guard let type = type as? any _StateIdentifiable.Type else { return { _ in .unknown } }
  return open(type)
}

/// Calls a function with a value where it lies. What may not be copied is not: a value whose type is not known would
/// otherwise be, with a count for each reference in it.
@inlinable
func borrow<Value: ~Copyable, R>(_ pointer: UnsafePointer<Value>, _ body: (borrowing Value) -> R) -> R {
  body(pointer.pointee)
}

@inlinable
func pointer<Root, Value>(_ root: UnsafePointer<Root>, _ offset: Int) -> UnsafePointer<Value> {
  UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self)
}

@inlinable
func pointer<Root, Value>(
  _ root: UnsafeMutablePointer<Root>, _ offset: Int
) -> UnsafeMutablePointer<Value> {
  UnsafeMutableRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self)
}

private func observedStorage<S: ObservableState, Root, Value>(
  of type: S.Type, _ keyPath: KeyPath<Root, Value>
) -> (offset: Int, extent: (UnsafeRawPointer) -> ObservationExtent)? {
  guard
    let field = keyPath as? PartialKeyPath<S>,
    let storage = S._$storage[field],
    Swift.type(of: storage).valueType == Value.self,
    let offset = MemoryLayout<S>.offset(of: storage)
  else { return nil }
  return (offset, { borrow($0.assumingMemoryBound(to: S.self)) { $0._$id.extent } })
}
