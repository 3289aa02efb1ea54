public import Foundation

// On Apple platforms, `UserDefaults` gets these methods from key-value coding, which Foundation on Linux lacks.
extension UserDefaults {
  /// The value of a default, as `object(forKey:)` returns it.
  ///
  /// - Parameter key: The name of the default.
  /// - Returns: The value, or `nil` if none is set.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a default, as `set(_:forKey:)` does.
  ///
  /// - Parameters:
  ///   - value: A property list object. `nil` removes the default.
  ///   - key: The name of the default.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}
