/// An optional child state, that can be presented and dismissed.
///
/// Use `@Presents` in observable state, and this wrapper in other state; integrate the child with `ifLet` and the
/// projected value (`\.$child`). The child lives in a box of its own, so that large children and features that present
/// themselves take no room in the parent.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline var box: ChildBox<State>?

  /// Makes a state.
  ///
  /// - Parameter wrappedValue: The child, or nil.
  public init(wrappedValue: State?) {
    box = withUnsafePointer(to: wrappedValue) { isNil($0) ? nil : .copy(of: $0) }
  }

  /// The child, or nil if none is presented.
  public var wrappedValue: State? {
    @inlinable get { box?.optional.pointee }
    @inlinable set {
      withUnsafePointer(to: newValue) { store($0) }
    }
    @inlinable _modify {
      makeUnique()
      defer { dropIfMissing() }
      yield &box.unsafelyUnwrapped.optional.pointee
    }
  }

  /// The state itself, to be named in key paths.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Whether a child is presented.
  var isPresented: Bool { box != nil }

  /// Reads the child without copying it.
  @inlinable
  func withPresented<R>(_ body: (UnsafePointer<State>) -> R) -> R? {
    guard let box else { return nil }
    return withExtendedLifetime(box) { body(UnsafePointer(box.pointer)) }
  }

  /// Changes the child in place.
  @inlinable
  mutating func modifyPresented<R>(_ body: (inout State) -> R) -> R? {
    guard box != nil else { return nil }
    makeUnique()
    return body(&box.unsafelyUnwrapped.pointer.pointee)
  }

  /// Takes the child away.
  @inlinable
  mutating func dismiss() {
    box = nil
  }

  @inlinable
  mutating func store(_ value: UnsafePointer<State?>) {
    if isNil(value) {
      box = nil
    } else if box != nil, isKnownUniquelyReferenced(&box) {
      box.unsafelyUnwrapped.optional.update(from: value, count: 1)
    } else {
      box = .copy(of: value)
    }
  }

  /// Gives the state a box of its own, to be changed there.
  @inlinable
  mutating func makeUnique() {
    if box == nil {
      box = .empty()
    } else if !isKnownUniquelyReferenced(&box) {
      box = box.unsafelyUnwrapped.copy()
    }
  }

  @inlinable
  mutating func dropIfMissing() {
    if let box, isNil(box.optional) { self.box = nil }
  }
}

extension PresentationState: ProjectedState {
  static func address(of state: UnsafeRawPointer) -> (owner: AnyObject, address: UnsafeRawPointer)? {
    state.assumingMemoryBound(to: Self.self).pointee.box.map { ($0, UnsafeRawPointer($0.optional)) }
  }

  static var projectedType: Any.Type { State?.self }
}

extension PresentationState: IdentifiedByParts {
  static func makeIdentification() -> (UnsafePointer<Self>) -> _StateIdentity {
    let identify = identification(of: State.self)
    return { $0.pointee.withPresented(identify) ?? .none }
  }

  static func makeDivergence() -> (UnsafeMutablePointer<Self>) -> _StateIdentity {
    let diverge = divergence(of: State.self)
    return { $0.pointee.diverge(diverge) }
  }

  /// Lets the child diverge from its copies, in a box that no copy shares.
  private mutating func diverge(_ diverge: (UnsafeMutablePointer<State>) -> _StateIdentity) -> _StateIdentity {
    if box == nil { return .none }
    makeUnique()
    return diverge(box.unsafelyUnwrapped.pointer)
  }

  /// The identity of the child.
  public var _$identity: _StateIdentity {
    withPresented { identification(of: State.self)($0) } ?? .none
  }

  /// Lets the child diverge from its copies.
  public mutating func _$willModify() {
    _ = diverge(divergence(of: State.self))
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether the children are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.box, let right = rhs.box else { return lhs.box === rhs.box }
    return left === right || left.pointer.pointee == right.pointer.pointee
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: @unchecked Sendable where State: Sendable {}  // its storage is copied before it is changed

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the child.
  public init(from decoder: any Decoder) throws {
    do {
      self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
    } catch {
      self.init(wrappedValue: try State(from: decoder))
    }
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the child.
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      try wrappedValue?.encode(to: encoder)
    }
  }
}

extension PresentationState: CustomReflectable {
  /// The child, as if it were not wrapped.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }
}
