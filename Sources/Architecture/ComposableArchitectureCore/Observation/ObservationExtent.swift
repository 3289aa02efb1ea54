import IdentifiedCollections
import Observation
import Synchronization

#if UI
  public import IppoUI
#else
  public import Perception
#endif

/// The registry of the observers of one state value and of its copies. Its address is the value's identity.
@usableFromInline
final class ObservationExtent: _FieldReaders, @unchecked Sendable {  // what changes locks, here and in its superclass
  /// The observers that are no views. The extent is made at the first read that needs it, and stays. A state without
  /// observers, or with views as its only readers, is one allocation instead of three.
  private var observers: ObservationRegistrar?  // written in the lock, before `hasObservers`
  private let hasObservers = Atomic(false)
  private let making = Mutex(())

  /// Notes that a field was read.
  @usableFromInline
  func access<Subject, Member>(_ keyPath: KeyPath<Subject, Member>) {
    guard !UnobservedReads.isOn, !read(keyPath) else { return }
    madeObservers().access(AnySubject(), keyPath: erased(keyPath) as KeyPath<AnySubject, Member>)
  }

  /// Tells the observers of a field that it changes.
  func notify<Subject, Member>(_ keyPath: KeyPath<Subject, Member>, _ change: () -> Void = {}) {
    tell(erased(keyPath) as KeyPath<AnySubject, Member>, change)
    changed(keyPath)
  }

  /// Notes that a field was read.
  @usableFromInline
  func access(field: AnyKeyPath) {
    guard !UnobservedReads.isOn, !read(field) else { return }
    madeObservers().access(AnySubject(), keyPath: erased(field) as KeyPath<AnySubject, Never>)
  }

  /// Tells the observers of a field that it has changed.
  @usableFromInline
  func notify(field: AnyKeyPath) {
    tell(erased(field) as KeyPath<AnySubject, Never>) {}
    changed(field)
  }

  private func tell<Member>(_ keyPath: KeyPath<AnySubject, Member>, _ change: () -> Void) {
    guard hasObservers.load(ordering: .acquiring), let observers else { return change() }
    observers.willSet(AnySubject(), keyPath: keyPath)
    change()
    observers.didSet(AnySubject(), keyPath: keyPath)
  }

  private func madeObservers() -> ObservationRegistrar {
    if hasObservers.load(ordering: .acquiring), let observers { return observers }
    return making.withLock { _ in
      if let observers { return observers }
      let made = ObservationRegistrar()
      observers = made
      hasObservers.store(true, ordering: .releasing)
      return made
    }
  }

  /// The registrar stores and compares key paths without applying them: the static root is of no consequence. Erasing
  /// it spares a copy of the subject, which may be large, for every access.
  private func erased<Member>(_ keyPath: AnyKeyPath) -> KeyPath<AnySubject, Member> {
    // Not `unsafeDowncast`, which checks the type in debug builds.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(keyPath).toOpaque()).takeUnretainedValue()
  }
}

/// The only thing the standard registrar asks of its subject is a type for the key path's root.
private struct AnySubject: Observable {}
