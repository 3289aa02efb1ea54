import ConcurrencyExtras
import Foundation
import Synchronization

/// The changes of all shared values of the process from now on, by the entries of a recording after which they were made.
///
/// A value is kept from before its first change after an entry, so that a value without changes costs nothing. The changes
/// of features, effects, other windows, files and other processes count alike.
package final class SharedHistory: @unchecked Sendable {  // its lock guards it
  private struct Living {
    weak var history: SharedHistory?
  }

  private static let all = Guarded<[Living]>([])

  private let lock = NSRecursiveLock()
  private var lastEntry = 0
  private var tracks: [ObjectIdentifier: AnySharedTrack] = [:]
  private var shownPast: SharedPast?

  /// Follows the shared values of the process, until the history is released.
  package init() {
    Self.all.withLock { all in
      all.removeAll { $0.history == nil }
      all.append(Living(history: self))
    }
    SharedPast.isUsed.store(true, ordering: .relaxed)
  }

  /// A reference is about to change.
  static func willChange<Value>(_ reference: RootReference<Value>) {
    guard SharedPast.isUsed.load(ordering: .relaxed) else { return }
    for living in all.withLock({ $0 }) { living.history?.note(reference) }
  }

  /// Later changes come after an entry.
  package func note(entry id: Int) { lock.withLock { lastEntry = id } }

  private func note<Value>(_ reference: RootReference<Value>) {
    let value = reference.value.current
    let (earlier, shown) = lock.withLock { () -> (AnySharedTrack?, SharedPast?) in
      let key = ObjectIdentifier(reference)
      if let track = tracks[key] as? SharedTrack<Value>, track.reference === reference {
        track.note(value, after: lastEntry)
        return (nil, shownPast)
      }
      // Another reference may have had the address.
      let earlier = tracks[key]
      let track = SharedTrack(reference)
      track.note(value, after: lastEntry)
      tracks[key] = track
      return (earlier, shownPast)
    }
    // The window still shows the value of before.
    shown?.values.expectUnlessKnown(value, of: reference)
    // Values that go away run code of the app: not under the lock.
    withExtendedLifetime(earlier) {}
  }

  /// The values after an entry.
  package func past(after id: Int) -> SharedPast {
    let past = SharedPast()
    lock.withLock {
      for track in tracks.values { track.add(to: past.values, after: id) }
    }
    return past
  }

  /// The past that the window shows; `nil` for the present.
  var shown: SharedPast? { lock.withLock { shownPast } }

  /// Shows a past in the window that has this history among its objects.
  ///
  /// - Parameter past: The values; `nil` for the present.
  package func show(_ past: SharedPast?) {
    let (earlier, tracks) = lock.withLock {
      defer { shownPast = past }
      return (shownPast, Array(self.tracks.values))
    }
    for track in tracks { track.valueIsRead() }
    earlier?.values.areRead()
    past?.values.areRead()
  }

  /// Drops values that no entry from here on needs.
  package func forget(before id: Int) {
    let dropped = lock.withLock {
      let gone = tracks.filter { !$0.value.isAlive }
      for key in gone.keys { tracks[key] = nil }
      return (gone, tracks.values.map { $0.forget(before: id) })
    }
    withExtendedLifetime(dropped) {}
  }
}

/// The values of a reference before its changes.
private class AnySharedTrack {
  var isAlive: Bool { false }
  func add(to values: TrackedChanges, after id: Int) {}
  func valueIsRead() {}
  /// - Returns: The dropped values.
  func forget(before id: Int) -> [Any] { [] }
}

private final class SharedTrack<Value>: AnySharedTrack {
  weak var reference: RootReference<Value>?
  /// The values, each with the entry after which it was changed first.
  private var values: [(entry: Int, value: Value)] = []

  init(_ reference: RootReference<Value>) { self.reference = reference }

  func note(_ value: Value, after entry: Int) {
    // Only the state right after an entry is shown: a later change after the same entry is not.
    if values.last?.entry != entry { values.append((entry, value)) }
  }

  override var isAlive: Bool { reference != nil }

  override func add(to values: TrackedChanges, after id: Int) {
    guard let first = self.values.first(where: { $0.entry >= id }), let reference else { return }
    values.expect(first.value, of: reference)
  }

  override func valueIsRead() { reference?.notifyViews() }

  override func forget(before id: Int) -> [Any] {
    // The first entry itself may have changed the value.
    let count = values.prefix { $0.entry < id - 1 }.count
    defer { values.removeFirst(count) }
    return values.prefix(count).map(\.value)
  }
}
