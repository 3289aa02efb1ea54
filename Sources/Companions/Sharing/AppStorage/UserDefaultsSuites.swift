import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting
import Synchronization

/// The user defaults of all keys, by suite name.
///
/// Two objects for one suite read the same values, but neither is notified of changes through the other. Properties of
/// the two objects do not follow each other.
final class UserDefaultsSuites: Sendable {
  private let suites = Mutex<[String: WeakReference<UserDefaults>]>([:])

  /// Records the store of a key, and reports an issue if the suite is already in use through another object.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - key: The name of the value.
  func note(_ store: UserDefaults, of key: String) {
    guard let name = Self.name(of: store) else { return }
    let other = suites.withLock { suites in
      let known = suites[name]
      suites[name] = WeakReference(store)
      return known
    }
    guard let other = other?.object, other !== store else { return }
    reportIssue(
      """
      The key .appStorage(\(String(reflecting: key))) has a new store for the suite \(String(reflecting: name)), while \
      another store for that suite is in use. A property with the one store is not notified of changes through the other.

      Make one store for each suite, and give all keys that one:

          extension UserDefaults {
            nonisolated(unsafe) static let shared = UserDefaults(suiteName: \(String(reflecting: name)))!
          }

          @Shared(.appStorage(\(String(reflecting: key)), store: .shared)) var value
      """
    )
  }

  /// The name of a suite, which Foundation on Linux does not expose. Subclasses store their values elsewhere.
  private static func name(of store: UserDefaults) -> String? {
    guard type(of: store) == UserDefaults.self else { return nil }
    return Mirror(reflecting: store).descendant("suite") as? String
  }
}

extension DependencyValues {
  /// The registered user defaults. Every test has its own registry.
  var userDefaultsSuites: UserDefaultsSuites { self[UserDefaultsSuitesKey.self] }

  private enum UserDefaultsSuitesKey: DependencyKey {
    static var liveValue: UserDefaultsSuites { UserDefaultsSuites() }
    static var testValue: UserDefaultsSuites { UserDefaultsSuites() }
  }
}
