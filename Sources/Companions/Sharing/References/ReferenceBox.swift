import ConcurrencyExtras
import OpenCombine

/// Where a property keeps its reference, so that it can be replaced by another while it is handed around.
final class ReferenceBox<Value, Reference>: Sendable {
  /// The replacement of a reference.
  private struct Replacement {
    let reference: Reference

    /// Whether publishers emit the value of the reference only from its first change on.
    let isQuiet: Bool
  }

  private struct State {
    var reference: Reference
    var replacements: PassthroughSubject<Replacement, Never>?
  }

  private let state: Guarded<State>

  init(_ reference: Reference) {
    state = Guarded(unchecked: State(reference: reference))
  }

  var reference: Reference {
    state.withLockUnchecked { $0.reference }
  }

  /// Refers to something else from now on, and tells those who have read the value.
  ///
  /// - Parameters:
  ///   - newReference: The other reference.
  ///   - isQuiet: Whether publishers have already emitted the value of the other reference.
  func replace(with newReference: Reference, isQuiet: Bool = false) {
    let (old, replacements) = state.withLockUnchecked { state in
      defer { state.reference = newReference }
      return (state.reference, state.replacements)
    }
    if let old = old as? any Sharing.Reference { old.invalidate() }
    replacements?.send(Replacement(reference: newReference, isQuiet: isQuiet))
  }

  /// Switches to the reference of another key. It starts with the present value if no other user has loaded that key.
  ///
  /// - Parameters:
  ///   - value: The value of a reference.
  ///   - makeReference: Finds the reference of the key, or creates one with the given value.
  func refer(
    value: (Reference) -> Value,
    to makeReference: (() -> Value) -> Reference
  ) {
    let current = value(reference)
    var isNew = false
    let newReference = makeReference {
      isNew = true
      return current
    }
    // Subscribers have the present value. It is emitted again only if the value cannot be compared.
    let isSame = (value(newReference) as? any Equatable)?.isEqual(to: current) ?? isNew
    replace(with: newReference, isQuiet: isSame)
  }

  /// Emits the value now and upon each change.
  ///
  /// - Parameters:
  ///   - values: Emits the current value of a reference and each later value.
  ///   - laterValues: Emits the value of a reference after each change.
  func values(
    of values: @escaping (Reference) -> AnyPublisher<Value, Never>,
    later laterValues: @escaping (Reference) -> AnyPublisher<Value, Never>
  ) -> AnyPublisher<Value, Never> {
    Deferred { [self] in
      let (reference, replacements) = state.withLockUnchecked { state in
        let replacements = state.replacements ?? PassthroughSubject()
        state.replacements = replacements
        return (state.reference, replacements)
      }
      return
        replacements
        .map { $0.isQuiet ? laterValues($0.reference) : values($0.reference) }
        .prepend(values(reference))
        .switchToLatest()
    }
    .eraseToAnyPublisher()
  }
}
