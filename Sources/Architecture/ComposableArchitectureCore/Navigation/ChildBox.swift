/// The state of a presented or stacked child, at an address of its own.
///
/// However large the state is, whoever holds the child moves a reference: states may be larger than what is left of a
/// stack. The reference count and the state are one allocation. A state is missing only while it is being changed.
@usableFromInline
final class ChildBox<State>: ManagedBuffer<Void, State?> {
  /// A box with a copy of a state.
  @inlinable
  static func copy(of state: UnsafePointer<State?>) -> ChildBox {
    let box = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: ChildBox.self)
    box.optional.initialize(from: state, count: 1)
    return box
  }

  /// A box with a copy of a state.
  @inlinable
  static func wrapping(_ state: UnsafePointer<State>) -> ChildBox {
    let box = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: ChildBox.self)
    box.optional.initialize(to: state.pointee)
    return box
  }

  /// A box whose state is missing.
  @inlinable
  static func empty() -> ChildBox {
    let box = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: ChildBox.self)
    box.optional.initialize(to: nil)
    return box
  }

  @inlinable
  deinit {
    optional.deinitialize(count: 1)
  }

  /// The address of the optional state.
  @inlinable var optional: UnsafeMutablePointer<State?> {
    withUnsafeMutablePointerToElements { $0 }
  }

  /// The address of the state.
  ///
  /// - Precondition: It is not missing. The value of an optional is stored at its address.
  @inlinable var pointer: UnsafeMutablePointer<State> {
    UnsafeMutableRawPointer(optional).assumingMemoryBound(to: State.self)
  }

  /// A box with the same state.
  @inlinable
  func copy() -> ChildBox {
    .copy(of: optional)
  }
}
