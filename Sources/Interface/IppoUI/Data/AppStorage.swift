internal import ConcurrencyExtras
internal import Synchronization

/// A value kept in `UserDefaults` (SwiftUI's `@AppStorage`).
///
/// Every view that reads the same key of the same store follows a change from any source.
///
/// The store is the one that the property names, or else that of a view around (``View/defaultAppStorage(_:)``).
/// Without either, a server uses the store of the visitor who sees the window. A terminal and tests use
/// `UserDefaults.standard`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let store: UserDefaults?
  let read: (UserDefaults, String) -> Value
  let write: (UserDefaults, String, Value) -> Void
  /// The store for uses outside of views, in a model for example: that of the window in which the model was made.
  private let storeOfWindow = WindowScope.current?.defaultAppStorage
  private var location: DefaultsLocation<Value>?
  /// The environment that has the store, where the property names none.
  private var environment: EnvironmentCell?
  /// The location for uses outside of views.
  private let outside = OutsideLocation()

  /// The location that is made at its first use, for all copies of the property.
  private final class OutsideLocation: Sendable {
    private let location = Mutex<DefaultsLocation<Value>?>(nil)

    func location(_ make: () -> DefaultsLocation<Value>) -> DefaultsLocation<Value> {
      location.withLock { known in
        if let known { return known }
        let new = make()
        known = new
        return new
      }
    }
  }

  private var used: DefaultsLocation<Value> {
    location
      ?? outside.location {
        DefaultsLocation(key: key, defaults: store ?? storeOfWindow ?? .standard, read: read, write: write)
      }
  }

  init(
    key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  /// The value in the store, or the default.
  public var wrappedValue: Value {
    get {
      noteStore()
      return used.get()
    }
    nonmutating set { used.set(newValue, Transaction.current) }
  }

  /// The binding that `$` in front of the name gives.
  public var projectedValue: Binding<Value> {
    noteStore()
    return Binding(used)
  }

  /// Evaluates the body again when a view around sets another store.
  private func noteStore() {
    guard let environment, Evaluation.current?.isReading == true else { return }
    _ = environment.read(ObjectIdentifier(DefaultAppStorageKey.self))
  }

  /// Finds the store in the view's environment, where none is named, and follows the key in it.
  public mutating func _connect(_ connection: _PropertyConnection) {
    let defaults = store ?? EnvironmentValues(connection.environment)[DefaultAppStorageKey.self].value
    environment = store == nil ? connection.environment : nil
    let kept = connection.keep { KeptDefaults<Value>() }
    location = kept.location(key, defaults) { DefaultsLocation(key: key, defaults: defaults, read: read, write: write) }
  }

  /// Returns whether both read the same key of the same store.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key && lhs.store === rhs.store }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}  // its location locks

/// The store that `@AppStorage` uses where it names none.
struct DefaultAppStorageKey: EnvironmentKey {
  /// User defaults have locks of their own.
  typealias Store = UncheckedSendable<UserDefaults>

  static var defaultValue: Store { Store(WindowScope.current?.defaultAppStorage ?? .standard) }
}

extension View {
  /// The store that `@AppStorage` uses below where it names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.[_DefaultAppStorage()]) { $0 = DefaultAppStorageKey.Store(store) }
  }
}

private struct _DefaultAppStorage: Hashable {}

extension EnvironmentValues {
  fileprivate subscript(_: _DefaultAppStorage) -> DefaultAppStorageKey.Store {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

/// The location that a view's property follows: another one once the view names another key or another store.
private final class KeptDefaults<Value>: PropertyLifetime {
  private var location: DefaultsLocation<Value>?

  func location(
    _ key: String, _ defaults: UserDefaults, _ make: () -> DefaultsLocation<Value>
  ) -> DefaultsLocation<Value> {
    if let location, location.isOf(key, defaults) {
      location.begin()
      return location
    }
    location?.end()
    let new = make()
    location = new
    return new
  }

  func end() { location?.end() }

  /// Does nothing: the dependency notifies the readers of the value.
  func follow(for base: _Node) {}
}

/// A key of a `UserDefaults`.
final class DefaultsLocation<Value>: Location<Value>,
  // Its mutex and user defaults lock.
  @unchecked Sendable
{
  private let key: String
  private let defaults: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private let dependency = Dependency()
  /// The value that was read last.
  private let last = Mutex<UncheckedSendable<Value>?>(nil)
  private var observer: (any NSObjectProtocol)?

  init(
    key: String, defaults: UserDefaults, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.defaults = defaults
    self.read = read
    self.write = write
    super.init()
    begin()
  }

  func isOf(_ key: String, _ defaults: UserDefaults) -> Bool { self.key == key && self.defaults === defaults }

  /// Follows the store, if that has ended.
  func begin() {
    guard observer == nil else { return }
    // Several `UserDefaults` objects can stand for one store; an object of a subclass is the only one of its store.
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: type(of: defaults) == UserDefaults.self ? nil : defaults,
      queue: nil
    ) { [weak self] _ in self?.storeChanged() }
  }

  override func get() -> Value {
    dependency.read()
    let value = read(defaults, key)
    last.withLock { $0 = UncheckedSendable(value) }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) {
      write(defaults, key, value)
      // Foundation on Linux does not report that a default has changed.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }
  }

  /// Reacts to the change of some key of some store.
  private func storeChanged() {
    let value = read(defaults, key)
    let isSame = last.withLock { known in
      defer { known = UncheckedSendable(value) }
      return known.map { areKnownEqual($0.value, value) } ?? false
    }
    if !isSame { dependency.changedFromAnywhere(in: Transaction.current) }
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return isOf(other.key, other.defaults)
  }

  func end() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }
}
