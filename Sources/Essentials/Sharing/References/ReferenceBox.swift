import Foundation
import OpenCombine

/// Where a property keeps its reference, so that it can be replaced by another while it is handed around.
final class ReferenceBox<Value, Reference>: @unchecked Sendable {  // its lock guards it
  private let lock = NSLock()
  private var _reference: Reference
  private var replacements: PassthroughSubject<Reference, Never>?

  init(_ reference: Reference) {
    _reference = reference
  }

  var reference: Reference {
    lock.withLock { _reference }
  }

  /// Refers to something else from now on, and tells those who have read the value.
  func replace(with newReference: Reference) {
    let (old, replacements) = lock.withLock {
      defer { _reference = newReference }
      return (_reference, self.replacements)
    }
    if let old = old as? any Sharing.Reference { old.invalidate() }
    replacements?.send(newReference)
  }

  /// Emits the value now and upon each change.
  func values(of changes: @escaping (Reference) -> AnyPublisher<Value, Never>) -> AnyPublisher<Value, Never> {
    Deferred { [self] in
      let (reference, replacements) = lock.withLock {
        let replacements = self.replacements ?? PassthroughSubject()
        self.replacements = replacements
        return (_reference, replacements)
      }
      return replacements.prepend(reference).map(changes).switchToLatest()
    }
    .eraseToAnyPublisher()
  }
}
