import Observation
import Synchronization

#if UI
  public import IppoUI
#else
  public import Perception
#endif

/// Where the observers of one state value, and of its copies, are registered. Its address is the value's identity.
@usableFromInline
final class ObservationExtent: _FieldReaders, @unchecked Sendable {  // what changes locks, here and in its superclass
  /// The observers that are no views. Made at the first read that may be one's: a state of many rows that views alone read,
  /// or nobody does, is one allocation and not three.
  private let observers = AtomicLazyReference<Observers>()

  /// Notes that a field was read.
  @usableFromInline
  func access<Subject, Member>(_ keyPath: KeyPath<Subject, Member>) {
    if !read(keyPath) { madeObservers().access(erased(keyPath) as KeyPath<AnySubject, Member>) }
  }

  /// Tells the observers of a field that it changes.
  func notify<Subject, Member>(_ keyPath: KeyPath<Subject, Member>, _ change: () -> Void = {}) {
    if let observers = observers.load() {
      observers.change(erased(keyPath) as KeyPath<AnySubject, Member>, change)
    } else {
      change()
    }
    changed(keyPath)
  }

  /// Notes that a field was read.
  @usableFromInline
  func access(field: AnyKeyPath) {
    if !read(field) { madeObservers().access(erased(field) as KeyPath<AnySubject, Never>) }
  }

  /// Tells the observers of a field that it has changed.
  @usableFromInline
  func notify(field: AnyKeyPath) {
    observers.load()?.change(erased(field) as KeyPath<AnySubject, Never>) {}
    changed(field)
  }

  private func madeObservers() -> Observers {
    observers.load() ?? observers.storeIfNil(Observers())
  }

  /// The registrar stores key paths and compares them, and never applies them: the static root is of no consequence.
  /// Erasing it spares a copy of the subject, which may be large, for every access.
  private func erased<Member>(_ keyPath: AnyKeyPath) -> KeyPath<AnySubject, Member> {
    // Not `unsafeDowncast`, which checks the type in debug builds.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(keyPath).toOpaque()).takeUnretainedValue()
  }
}

/// The observers of a state that are no views.
private final class Observers: Sendable {
  private let registrar = ObservationRegistrar()

  func access<Member>(_ keyPath: KeyPath<AnySubject, Member>) {
    registrar.access(AnySubject(), keyPath: keyPath)
  }

  func change<Member>(_ keyPath: KeyPath<AnySubject, Member>, _ change: () -> Void) {
    registrar.willSet(AnySubject(), keyPath: keyPath)
    change()
    registrar.didSet(AnySubject(), keyPath: keyPath)
  }
}

/// The only thing the standard registrar asks of its subject is a type for the key path's root.
private struct AnySubject: Observable {}
