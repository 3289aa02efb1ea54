import ConcurrencyExtras
import Dependencies
import Foundation

/// Keeps a value in user defaults. Create it with `appStorage(_:store:)`.
///
/// What a property has by default is written to the store when nothing is there yet, so that others who read the store
/// agree. On Linux, Foundation does not announce the writes of other code to a store. Such a change is seen after
/// `UserDefaults.didChangeNotification` is posted or the property is loaded again; saving through a property announces
/// the change.
public struct AppStorageKey<Value: Sendable>: SharedKey, Sendable {
  private let coding: AppStorageCoding<Value>
  private let key: String
  /// User defaults have locks of their own.
  private let defaults: UncheckedSendable<UserDefaults>
  private var store: UserDefaults { defaults.value }
  /// The value that was loaded before there is a subscription: others may write in between.
  private let loaded = LockIsolated<Loaded?>(nil)

  /// The kept value; `nil` where there was none.
  private struct Loaded: Sendable { let value: Value? }

  init(_ coding: AppStorageCoding<Value>, key: String, store: UserDefaults?) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.coding = coding
    self.key = key
    defaults = UncheckedSendable(store ?? defaultStore)
    #if DEBUG
      if let store { DependencyValues._current.userDefaultsSuites.note(store, of: key) }
    #endif
  }

  /// The name and the store.
  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  /// Loads the value, or writes the default where there is none.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    var kept: Value?
    let result = Result { () throws -> Value? in
      kept = try coding.load(store, key)
      if let kept { return kept }
      guard store.object(forKey: key) == nil, let value = context.initialValue else { return nil }
      try write(value)
      // A value may be read back as another one that means the same.
      kept = try coding.load(store, key)
      return value
    }
    if case .success = result {
      let known = Loaded(value: kept)
      loaded.setValue(known)
    }
    continuation.resume(with: result)
  }

  /// Reports what others write, as far as the store announces it.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let loaded = loaded.withValue { loaded in
      defer { loaded = nil }
      return loaded
    }
    let lastValue = LockIsolated(loaded.map(\.value) ?? (try? coding.load(store, key)) ?? nil)
    let looks = LockIsolated(StoreLooks())
    let look = { @Sendable (isOwnChange: Bool) in
      guard looks.withValue({ $0.begin(isOwnChange: isOwnChange) }) else { return }
      while let isOwnChange = looks.withValue({ $0.next() }) {
        let result = Result { try coding.load(store, key) }
        // The notification does not say what has changed.
        let isNews = lastValue.withValue { last in
          defer { last = (try? result.get()) ?? nil }
          guard case .success(let value) = result else { return true }
          guard let value else { return last != nil }
          guard let last, let value = value as? any Equatable else { return true }
          return !value.isEqual(to: last)
        }
        if isNews, !isOwnChange { subscriber.yield(with: result) }
      }
    }
    let center = NotificationCenter.default
    let observer = UncheckedSendable(
      center.addObserver(forName: UserDefaults.didChangeNotification, object: store, queue: nil) { _ in
        look(AppStorageWriting.isWriting)
      }
    )
    if loaded != nil { look(false) }
    return SharedSubscription { center.removeObserver(observer.value) }
  }

  /// Writes the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try write(value) })
  }

  private func write(_ value: Value) throws {
    try AppStorageWriting.$isWriting.withValue(true) {
      try coding.save(value, store, key)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written in source.
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// Tells a value in user defaults from others.
public struct AppStorageKeyID: Hashable {
  private let key: String
  private let store: ObjectIdentifier

  fileprivate init(key: String, store: UserDefaults) {
    self.key = key
    self.store = ObjectIdentifier(store)
  }
}

/// The order of looks at a store: one thread looks and tells at a time, so that the newest value is told last.
///
/// A thread that is notified meanwhile has that one look again. It does not wait: code that is told may take locks.
private struct StoreLooks {
  private var isLooking = false
  /// Whether the store was changed by the key alone since the last look; `nil` without a change.
  private var isOwnChange: Bool?

  /// Notes a change.
  /// - Returns: Whether the caller is to look.
  mutating func begin(isOwnChange: Bool) -> Bool {
    self.isOwnChange = isOwnChange && self.isOwnChange != false
    defer { isLooking = true }
    return !isLooking
  }

  /// - Returns: Whether the key alone has made the changes to look for; `nil` where there are none.
  mutating func next() -> Bool? {
    isLooking = isOwnChange != nil
    defer { isOwnChange = nil }
    return isOwnChange
  }
}

/// Whether a key is writing to its store: it need not be told of that.
private enum AppStorageWriting {
  @TaskLocal static var isWriting = false
}
