import Foundation
import IssueReporting

/// A reference to a value that a key says where to find: what there is to tell of loading and saving it.
class KeyedReference<Value>: RootReference<Value>, @unchecked Sendable {  // its lock guards it
  /// Guards what follows.
  private let lock = NSLock()
  private var _isLoading = false
  private var _loadError: (any Error)?
  private var _saveError: (any Error)?

  override var isLoading: Bool {
    get {
      observation.access(\.isLoading)
      return lock.withLock { _isLoading }
    }
    set {
      guard newValue != lock.withLock({ _isLoading }) else { return }
      observation.withArrival(of: \.isLoading) { lock.withLock { _isLoading = newValue } }
    }
  }

  /// Why the value could not be loaded last time. Outside of tests, which can look here, each error is reported.
  override var loadError: (any Error)? {
    get {
      observation.access(\.loadError)
      return lock.withLock { _loadError }
    }
    set {
      observation.withArrival(of: \.loadError) { lock.withLock { _loadError = newValue } }
      if let newValue, !isTesting { reportIssue(newValue) }
    }
  }

  /// Why the value could not be saved last time. Outside of tests, which can look here, each error is reported.
  override var saveError: (any Error)? {
    get {
      observation.access(\.saveError)
      return lock.withLock { _saveError }
    }
    set {
      observation.withArrival(of: \.saveError) { lock.withLock { _saveError = newValue } }
      if let newValue, !isTesting { reportIssue(newValue) }
    }
  }

  /// Notifies observers only if there was an error.
  func clearLoadError() { if lock.withLock({ _loadError != nil }) { loadError = nil } }

  /// Notifies observers only if there was an error.
  func clearSaveError() { if lock.withLock({ _saveError != nil }) { saveError = nil } }
}
