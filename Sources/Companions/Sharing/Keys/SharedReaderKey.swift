/// How a ``SharedReader`` loads a value from where it is kept, and hears of its changes.
///
/// Conform to it for a source that cannot be written to, and to ``SharedKey`` for one that can. Make the key easy to
/// say by a static member:
///
/// ```swift
/// extension SharedReaderKey where Self == RemoteConfigKey<Bool> {
///   static func remoteConfig(_ name: String) -> Self { RemoteConfigKey(name: name) }
/// }
///
/// @SharedReader(.remoteConfig("isPromoEnabled")) var isPromoEnabled = false
/// ```
///
/// Two properties whose keys have the same ``id`` share one value. The semantics follow swift-sharing's protocol of
/// the same name.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type that tells one value from another.
  associatedtype ID: Hashable = Self

  /// Tells the value from others. A hashable key is its own id.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why it is loaded, and what to start from.
  ///   - continuation: To be resumed once, now or later, with the value, with "there is none", or with an error.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Reports changes of the value that are not made through the property.
  ///
  /// - Parameters:
  ///   - context: Why the value was loaded.
  ///   - subscriber: To be told of each change.
  /// - Returns: Keeps the reports coming until it is cancelled or goes away.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A property with a default value has been created.
  case initialValue(Value)

  /// Someone asked for it: `load()`, or a property without a default value.
  case userInitiated

  /// The default value of the property, if it has been created just now.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
