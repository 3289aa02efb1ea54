/// An optional child state, that can be presented and dismissed.
///
/// Use `@Presents` in observable state, and this wrapper in other state; integrate the child with `ifLet` and the
/// projected value (`\.$child`). The child lives in a box of its own, so that large children and features that present
/// themselves take no room in the parent.
@propertyWrapper
public struct PresentationState<State> {
  private final class Box {
    /// Nil only while the child is being changed.
    var value: State?

    init(_ value: State?) {
      self.value = value
    }
  }

  private var box: Box?
  /// The child that is known to be presented, or nil if there is none yet.
  var presentedID: NavigationID?

  /// Makes a state.
  ///
  /// - Parameter wrappedValue: The child, or nil.
  public init(wrappedValue: State?) {
    box = wrappedValue.map(Box.init)
  }

  /// The child, or nil if none is presented.
  public var wrappedValue: State? {
    get { box?.value }
    set {
      let owned = box != nil && isKnownUniquelyReferenced(&box) ? box : nil
      store(newValue, in: owned)
    }
    _modify {
      // The child leaves its box while it is changed, so that it has one owner.
      let owned = box != nil && isKnownUniquelyReferenced(&box) ? box : nil
      var value = box?.value
      if let owned {
        owned.value = nil
      }
      defer { store(value, in: owned) }
      yield &value
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
  func withPresented<R>(_ body: (UnsafePointer<State>) -> R) -> R? {
    guard let box else { return nil }
    return withUnsafePointer(to: &box.value) { withWrapped($0, body) }
  }

  /// Changes the child in place.
  mutating func modifyPresented<R>(_ body: (inout State) -> R) -> R? {
    guard box != nil else { return nil }
    if !isKnownUniquelyReferenced(&box) { box = box!.value.map(Box.init) }
    return body(&box!.value!)
  }

  private mutating func store(_ value: State?, in owned: Box?) {
    if withUnsafePointer(to: value, { isNil($0) }) {
      box = nil
    } else if let owned {
      owned.value = value
      box = owned
    } else {
      box = Box(value)
    }
  }
}

extension PresentationState: ProjectedState {
  static var empty: Self { Self(wrappedValue: nil) }
}

extension PresentationState: _StateIdentifiable {
  /// The identity of the child.
  public var _$identity: _StateIdentity {
    withPresented { identification(of: State.self)($0) } ?? .none
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether the children are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the child.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: @unchecked Sendable where State: Sendable {}

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
