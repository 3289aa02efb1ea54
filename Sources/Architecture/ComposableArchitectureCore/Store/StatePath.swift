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
    /// An optional that lies in an object, which a function finds unless there is nothing.
    case reached((UnsafePointer<Root>) -> (owner: AnyObject, address: UnsafePointer<Value>)?)
    /// A large value in a case of an enum.
    case visited((UnsafePointer<Root>, (UnsafeRawPointer) -> Void) -> Void)
    /// Anything else.
    case accessor
  }

  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let route: Route
  /// The field that observers know the part by: of a projected one, what is projected.
  @usableFromInline let observedField: AnyKeyPath

  /// A part that a function finds.
  init(
    _ keyPath: KeyPath<Root, Value>,
    _ reach: @escaping (UnsafePointer<Root>) -> (owner: AnyObject, address: UnsafePointer<Value>)?
  ) {
    self.keyPath = keyPath
    observedField = keyPath
    route = .reached(reach)
  }

  @usableFromInline
  init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    var observed: AnyKeyPath = keyPath
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      route = .offset(offset)
    } else if let type = Root.self as? any ObservableState.Type, let storage = observedStorage(of: type, keyPath) {
      let extent = { (root: UnsafePointer<Root>) in storage.extent(UnsafeRawPointer(root)) }
      let offset = storage.offset
      let field = storage.field
      observed = field
      if let address = storage.address {
        route = .reached { root in
          extent(root).access(field: field)
          return address(UnsafeRawPointer(root).advanced(by: offset)).map {
            (owner: $0.owner, address: $0.address.assumingMemoryBound(to: Value.self))
          }
        }
      } else {
        route = .observed(offset, extent: extent)
      }
    } else if let visit = visitOfLargeCase(keyPath) {
      route = .visited(visit)
    } else {
      route = .accessor
    }
    observedField = observed
  }

  /// Reads the part, as an accessor would: whoever tracks observation depends on it from now on.
  @inlinable
  func read<R>(_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> R) -> R {
    switch route {
    case .offset(let offset):
      return body(pointer(root, offset))
    case .observed(let offset, let extent):
      extent(root).access(field: observedField)
      return body(pointer(root, offset))
    case .reached(let reach):
      guard let (owner, address) = reach(root) else { return withNone(body) }
      // Who changes the state meanwhile makes another object.
      return withExtendedLifetime(owner) { body(address) }
    case .visited, .accessor:
      return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
    }
  }

  /// Reads the part for who does not observe it.
  @inlinable
  func readUnobserved<R>(_ root: inout Root, _ body: (UnsafePointer<Value>) -> R) -> R {
    switch route {
    case .offset(let offset), .observed(let offset, _):
      return withUnsafePointer(to: &root) { body(pointer($0, offset)) }
    case .reached, .visited, .accessor:
      return withUnsafePointer(to: &root) { read($0, body) }
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
        let old = identifyBeforeChange(value)
        let result = body(&value.pointee)
        if !old.isSame(as: identity(of: value)) {
          extent(root).notify(field: observedField)
        }
        return result
      }
    case .reached, .visited, .accessor:
      guard let keyPath = keyPath as? WritableKeyPath<Root, Value> else {
        fatalError("The key path \(keyPath) is not writable.")
      }
      return body(&root[keyPath: keyPath])
    }
  }

  /// Calls a function with nothing. Kept out of line, because the absent value of a large type is large.
  @usableFromInline
  @inline(never)
  func withNone<R>(_ body: (UnsafePointer<Value>) -> R) -> R {
    func call<Wrapped>(_: Wrapped.Type) -> R {
      withUnsafePointer(to: Wrapped?.none) {
        body(UnsafeRawPointer($0).assumingMemoryBound(to: Value.self))
      }
    }
    guard let type = Value.self as? any OptionalType.Type else { fatalError("\(Value.self) is no optional.") }
    func open<T: OptionalType>(_: T.Type) -> R { call(T.Wrapped.self) }
    return open(type)
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
  /// Does the work of the accessor of the field before the part is modified in place: the part diverges from its
  /// copies.
  @usableFromInline let identifyBeforeChange: (UnsafeMutablePointer<Value>) -> _StateIdentity = divergence(
    of: Value.self)
}

extension StatePath {
  /// Reads what an optional part holds, or returns nil if there is nothing.
  func readWrapped<Wrapped, R>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Wrapped>) -> R
  ) -> R? where Value == Wrapped? {
    guard case .visited(let visit) = route else { return read(root) { withWrapped($0, body) } }
    var result: R?
    visit(root) { result = body($0.assumingMemoryBound(to: Wrapped.self)) }
    return result
  }
}

/// A value that asks its elements for their identity, and decides once how.
protocol IdentifiedByParts: _StateIdentifiable {
  /// Identifies values of the type.
  static func makeIdentification() -> (UnsafePointer<Self>) -> _StateIdentity

  /// Identifies values of the type before they are modified in place: they diverge from their copies first.
  static func makeDivergence() -> (UnsafeMutablePointer<Self>) -> _StateIdentity
}

/// How to identify values of a type, decided once for the type.
func identification<Value>(of type: Value.Type) -> (UnsafePointer<Value>) -> _StateIdentity {
  func open<T: _StateIdentifiable>(_: T.Type) -> (UnsafePointer<Value>) -> _StateIdentity {
    { borrow(UnsafeRawPointer($0).assumingMemoryBound(to: T.self)) { $0._$identity } }
  }
  func openParts<T: IdentifiedByParts>(_: T.Type) -> (UnsafePointer<Value>) -> _StateIdentity {
    let identify = T.makeIdentification()
    return { identify(UnsafeRawPointer($0).assumingMemoryBound(to: T.self)) }
  }
  guard let type = type as? any _StateIdentifiable.Type else { return { _ in .unknown } }
  if let type = type as? any IdentifiedByParts.Type { return openParts(type) }
  return open(type)
}

/// How values of a type are identified before they are modified in place: they diverge from their copies first.
@usableFromInline
func divergence<Value>(of type: Value.Type) -> (UnsafeMutablePointer<Value>) -> _StateIdentity {
  func open<T: _StateIdentifiable>(_: T.Type) -> (UnsafeMutablePointer<Value>) -> _StateIdentity {
    {
      let state = UnsafeMutableRawPointer($0).assumingMemoryBound(to: T.self)
      state.pointee._$willModify()
      return borrow(UnsafePointer(state)) { $0._$identity }
    }
  }
  func openParts<T: IdentifiedByParts>(_: T.Type) -> (UnsafeMutablePointer<Value>) -> _StateIdentity {
    let diverge = T.makeDivergence()
    return { diverge(UnsafeMutableRawPointer($0).assumingMemoryBound(to: T.self)) }
  }
  guard let type = type as? any _StateIdentifiable.Type else { return { _ in .unknown } }
  if let type = type as? any IdentifiedByParts.Type { return openParts(type) }
  return open(type)
}

/// Calls a function with a value where it lies. The function prevents a copy: the compiler would copy a value of
/// unknown type, with a count for each reference in it.
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
