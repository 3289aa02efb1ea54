import Foundation
import OpenCombine

/// The box in which a property keeps its reference, so that another reference can replace it while copies of the
/// property exist.
final class ReferenceBox<Value, Reference>: @unchecked Sendable {  // its lock guards it
  /// The replacement of a reference.
  private struct Replacement {
    let reference: Reference

    /// Whether publishers emit the value of the reference only from its first change on.
    let isQuiet: Bool
  }

  private let lock = NSLock()
  private var _reference: Reference
  private var replacements: PassthroughSubject<Replacement, Never>?

  init(_ reference: Reference) {
    _reference = reference
  }

  var reference: Reference {
    lock.withLock { _reference }
  }

  /// Refers to something else from now on, and tells those who have read the value.
  ///
  /// - Parameters:
  ///   - newReference: The other reference.
  ///   - isQuiet: Whether publishers have already emitted the value of the other reference.
  func replace(with newReference: Reference, isQuiet: Bool = false) {
    let (old, replacements) = lock.withLock {
      defer { _reference = newReference }
      return (_reference, self.replacements)
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
      let (reference, replacements) = lock.withLock {
        let replacements = self.replacements ?? PassthroughSubject()
        self.replacements = replacements
        return (_reference, replacements)
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
