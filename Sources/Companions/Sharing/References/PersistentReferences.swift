import ConcurrencyExtras
import Dependencies
import Foundation

/// The references of all keys that are in use, so that properties with the same key share one.
///
/// It is a dependency, and so every test has its own.
final class PersistentReferences: @unchecked Sendable {  // its lock guards it
  /// Tells references apart: by what kind of key they have, and by its id.
  private struct ID: Hashable, Sendable {
    let key: ObjectIdentifier
    let id: ComparedID
  }

  private struct Weak {
    weak var reference: AnyObject?
  }

  /// Recursive, because loading one value may create a property for another.
  private let lock = NSRecursiveLock()
  private var references: [ID: Weak] = [:]

  /// The reference of a key that can be saved by.
  func reference<Key: SharedKey>(
    for key: Key,
    default value: () -> Key.Value,
    skipInitialLoad: Bool = false
  ) -> RootReference<Key.Value> {
    reference(
      for: key,
      default: value,
      skipInitialLoad: skipInitialLoad,
      save: { value, context, continuation in key.save(value, context: context, continuation: continuation) }
    )
  }

  /// The reference of a key that can only be read by.
  func readerReference<Key: SharedReaderKey>(
    for key: Key,
    default value: () -> Key.Value,
    skipInitialLoad: Bool = false
  ) -> RootReference<Key.Value> {
    // A key that can be saved by shares its reference with `@Shared`.
    guard let writable = key as? any SharedKey<Key.Value> else {
      return reference(for: key, default: value, skipInitialLoad: skipInitialLoad, save: nil)
    }
    return reference(
      for: key,
      default: value,
      skipInitialLoad: skipInitialLoad,
      save: { value, context, continuation in writable.save(value, context: context, continuation: continuation) }
    )
  }

  private func reference<Key: SharedReaderKey>(
    for key: Key,
    default value: () -> Key.Value,
    skipInitialLoad: Bool,
    save: (@Sendable (Key.Value, SaveContext, SaveContinuation) -> Void)?
  ) -> RootReference<Key.Value> {
    // A key with a default is the same key.
    let kind = (Key.self as? any KeyWithDefault.Type)?.kindOfKey ?? ObjectIdentifier(Key.self)
    let id = ID(key: kind, id: ComparedID(AnyHashable(key.id)))
    if let reference: RootReference<Key.Value> = lock.withLock({ existing(id) }) { return reference }
    // Not under the lock: it may ask for a dependency that is just being made on another thread, from a shared value.
    let initialValue = value()
    lock.lock()
    defer { lock.unlock() }
    if let reference: RootReference<Key.Value> = existing(id) { return reference }
    let keyItself = (key as? any KeyWithDefault)?.keyItself ?? key
    if let versioned = keyItself as? any VersionedSharedKey<Key.Value> {
      return begin(versioned, id: id, initialValue: initialValue)
    }
    let inMemory = key as? InMemoryKey<Key.Value>
    let reference = _PersistentReference(
      key: key,
      initialValue: initialValue,
      value: inMemory?.slot.sharedValue(default: initialValue) ?? SharedValue(initialValue),
      isKeptInPlace: inMemory != nil,
      save: save
    ) { [weak self] in
      self?.forget(id)
    }
    references[id] = Weak(reference: reference)
    reference.start(skipInitialLoad: skipInitialLoad)
    return reference
  }

  /// A value that others change as well is loaded whatever there is to begin with.
  private func begin<Key: VersionedSharedKey>(
    _ key: Key, id: ID, initialValue: Key.Value
  ) -> RootReference<Key.Value> {
    let reference = _VersionedReference(key: key, initialValue: initialValue) { [weak self] in self?.forget(id) }
    references[id] = Weak(reference: reference)
    reference.start()
    return reference
  }

  private func existing<Value>(_ id: ID) -> RootReference<Value>? {
    references[id]?.reference as? RootReference<Value>
  }

  private func forget(_ id: ID) {
    lock.withLock {
      // A new reference may have taken the place already.
      if references[id]?.reference == nil { references[id] = nil }
    }
  }
}

extension DependencyValues {
  /// The references of all keys that are in use.
  var persistentReferences: PersistentReferences {
    get { self[PersistentReferencesKey.self] }
    set { self[PersistentReferencesKey.self] = newValue }
  }

  private enum PersistentReferencesKey: DependencyKey {
    static var liveValue: PersistentReferences { PersistentReferences() }
    static var testValue: PersistentReferences { PersistentReferences() }
  }
}
