import ConcurrencyExtras
import Foundation
import Synchronization

#if UI
  import IppoWindow
#endif

/// The changes of the shared values of a window from now on, by the entries of a recording after which they were made.
///
/// The history follows values that code of the window reads or changes. A value is kept from before its first change after an
/// entry, so that a value without changes costs nothing. The changes of features, effects, other windows, files and other
/// processes count alike.
package final class SharedHistory: @unchecked Sendable {  // its lock guards it
  private struct Living {
    weak var history: SharedHistory?
  }

  private static let all = Guarded<[Living]>([])

  private let lock = NSRecursiveLock()
  private var lastEntry = 0
  private var tracks: [ObjectIdentifier: AnySharedTrack] = [:]
  private var shownPast: SharedPast?

  /// Makes a history that follows no value yet.
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
    guard let track = track(of: reference) else { return }
    let value = reference.value.current
    let shown = lock.withLock {
      track.note(value, after: lastEntry)
      return shownPast
    }
    // The window still shows the value of before.
    shown?.values.expectUnlessKnown(value, of: reference)
  }

  // MARK: Following

  /// The history of the window in which this runs; `nil` for none.
  static var ofWindow: SharedHistory? {
    #if UI
      guard SharedPast.isUsed.load(ordering: .relaxed) else { return nil }
      return WindowDisplay.current?.known(SharedHistory.self)
    #else
      return nil
    #endif
  }

  /// Follows a value from now on.
  func follow<Value>(_ reference: RootReference<Value>) {
    guard track(of: reference) == nil else { return }
    // Another reference may have had the address. Its values go away with code of the app: not under the lock.
    let earlier = lock.withLock { () -> AnySharedTrack? in
      // Another thread may have been quicker.
      if track(of: reference) != nil { return nil }
      return tracks.updateValue(SharedTrack(reference), forKey: ObjectIdentifier(reference))
    }
    withExtendedLifetime(earlier) {}
  }

  /// Follows the shared values in a state from now on.
  package func follow(valuesIn state: Any) { follow(valuesIn: state, depth: 0) }

  private func follow(valuesIn value: Any, depth: Int) {
    if let property = value as? any FollowedProperty { return property.follow(by: self) }
    guard depth < 8 else { return }
    for child in Mirror(reflecting: value).children { follow(valuesIn: child.value, depth: depth + 1) }
  }

  private func track<Value>(of reference: RootReference<Value>) -> SharedTrack<Value>? {
    let track = lock.withLock { tracks[ObjectIdentifier(reference)] as? SharedTrack<Value> }
    return track?.reference === reference ? track : nil
  }

  // MARK: Showing the past

  /// The values after an entry.
  package func past(after id: Int) -> SharedPast {
    let past = SharedPast()
    lock.withLock {
      for track in tracks.values { track.add(to: past.values, after: id) }
    }
    return past
  }

  /// Gives a past the values that were changed after one entry and before another. Each has its value at the second entry.
  package func addChanges(to past: SharedPast, after first: Int, before last: Int) {
    // Not under the lock: a change may hold the lock of its value when it comes to the history.
    let changes = lock.withLock { tracks.values.compactMap { $0.changes(after: first, before: last) } }
    for change in changes { change(past.values) }
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
    // Not under the lock: a reference may go away while it is looked at.
    let gone = lock.withLock { tracks }.filter { !$0.value.isAlive }
    let dropped = lock.withLock {
      for (key, track) in gone where tracks[key] === track { tracks[key] = nil }
      return tracks.values.map { $0.forget(before: id) }
    }
    withExtendedLifetime((gone, dropped)) {}
  }
}

/// A property with a shared value.
private protocol FollowedProperty {
  func follow(by history: SharedHistory)
}

extension Shared: FollowedProperty {
  fileprivate func follow(by history: SharedHistory) { reference.follow(by: history) }
}

extension SharedReader: FollowedProperty {
  fileprivate func follow(by history: SharedHistory) { reference.follow(by: history) }
}

/// The values of a reference before its changes.
private class AnySharedTrack {
  var isAlive: Bool { false }
  func add(to values: TrackedChanges, after id: Int) {}
  /// - Returns: A function that gives others the value before an entry; `nil` for a value without a change since another.
  func changes(after first: Int, before last: Int) -> ((TrackedChanges) -> Void)? { nil }
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

  /// The index of the first value at an entry or after it, by a binary search: the entries rise.
  private func index(from entry: Int) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }

  override var isAlive: Bool { reference != nil }

  override func add(to values: TrackedChanges, after id: Int) {
    let first = index(from: id)
    guard first < self.values.endIndex, let reference else { return }
    values.expectUnlessKnown(self.values[first].value, of: reference)
  }

  override func changes(after first: Int, before last: Int) -> ((TrackedChanges) -> Void)? {
    let end = index(from: last)
    guard let reference, index(from: first) < end else { return nil }
    let later = end < values.endIndex ? values[end] : nil
    return { changes in
      changes.withExpectedValue(of: reference) { $0 = later?.value ?? reference.value.current }
    }
  }

  override func valueIsRead() { reference?.notifyViews() }

  override func forget(before id: Int) -> [Any] {
    // The first entry itself may have changed the value.
    let count = values.prefix { $0.entry < id - 1 }.count
    defer { values.removeFirst(count) }
    return values.prefix(count).map(\.value)
  }
}
