public import Dependencies
public import Foundation

#if UI
  import IppoWindow
#endif

extension DependencyValues {
  /// The user defaults that `appStorage` keys use unless they name others.
  ///
  /// Live, it is `UserDefaults.standard`; in a window that a server shows, it is the store of the visitor whose window
  /// it is. A store keeps the surroundings in which it was made. A store that is made in a view belongs to the view's
  /// visitor. A store that is made for the app, outside of its windows, belongs to all visitors. So does the value of a
  /// dependency, which is made once. Previews and every test have one of their own, in memory.
  public var defaultAppStorage: UserDefaults {
    get {
      switch self[AppStorageChoiceKey.self] {
      case .named(let store): return store.value
      case .ofWindow(let store) where !SharedDefault.isBeingMade: return store.value
      case .ofCurrentWindow where !SharedDefault.isBeingMade:
        return storeOfWindow ?? self[DefaultAppStorageKey.self].value
      case .ofWindow, .ofCurrentWindow, .ofProcess: return self[DefaultAppStorageKey.self].value
      }
    }
    set { self[AppStorageChoiceKey.self] = .named(UncheckedSendable(newValue)) }
  }

  /// From now on, user defaults are those of the window at hand, wherever these values are used.
  package mutating func keepDefaultAppStorage() {
    guard case .ofCurrentWindow = self[AppStorageChoiceKey.self] else { return }
    self[AppStorageChoiceKey.self] =
      storeOfWindow.map { .ofWindow(UncheckedSendable($0)) } ?? .ofProcess
  }

  /// The store of the visitor whose window it is in which this runs, if there are windows.
  private var storeOfWindow: UserDefaults? {
    #if UI
      WindowScope.current?.defaultAppStorage
    #else
      nil
    #endif
  }

  /// The owner of the user defaults.
  private enum AppStorageChoice: Sendable {
    case named(UncheckedSendable<UserDefaults>)
    case ofWindow(UncheckedSendable<UserDefaults>)
    case ofCurrentWindow
    case ofProcess
  }

  private enum AppStorageChoiceKey: DependencyKey {
    static let liveValue = AppStorageChoice.ofCurrentWindow
    static let testValue = AppStorageChoice.ofCurrentWindow
  }

  /// Whether a key whose name cannot be observed on Apple systems (one with a dot or a leading `@`) is reported.
  ///
  /// It is here so that code that sets it compiles. Values are observed without key paths here, so that the warning has
  /// no cause.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningEnabledKey.self] }
    set { self[AppStorageKeyFormatWarningEnabledKey.self] = newValue }
  }

  private enum DefaultAppStorageKey: DependencyKey {
    static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
    static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
    static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  }

  private enum AppStorageKeyFormatWarningEnabledKey: DependencyKey {
    static let liveValue = true
    static let testValue = true
  }
}

extension UserDefaults {
  /// New user defaults that are empty, and kept in memory alone.
  public static var inMemory: UserDefaults { InMemoryUserDefaults() }
}

/// User defaults that nobody else shares, and that announce each change.
private final class InMemoryUserDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  init() {
    // The name is never written to: everything that reads or writes is overridden.
    super.init(suiteName: "ippo.in-memory")!
  }

  override func object(forKey key: String) -> Any? {
    lock.withLock { values[key] }
  }

  override func set(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
    announce()
  }

  // Foundation converts these to property list objects, and then asks for them by type: keep what was given.
  override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ url: URL?, forKey key: String) { set(url as Any?, forKey: key) }

  override func url(forKey key: String) -> URL? {
    switch object(forKey: key) {
    case let url as URL: url
    // A key keeps a file's URL as its path, and others as their text.
    case let text as String: URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } ?? URL(fileURLWithPath: text)
    default: nil
    }
  }

  override func removeObject(forKey key: String) {
    lock.withLock { values[key] = nil }
    announce()
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { values }
  }

  override func synchronize() -> Bool { true }

  private func announce() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
