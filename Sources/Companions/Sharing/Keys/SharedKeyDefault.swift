extension SharedReaderKey {
  /// This key together with a default value, so that properties need not repeat it.
  ///
  /// ```swift
  /// extension SharedKey where Self == FileStorageKey<[User]>.Default {
  ///   static var users: Self { Self[.fileStorage(.documentsDirectory.appending(path: "users.json")), default: []] }
  /// }
  ///
  /// @Shared(.users) var users
  /// ```
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key and a default value. Spell it `Key.Default`.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// The value of a property while no value is stored. Each access evaluates it.
  public var initialValue: Base.Value { defaultValue() }

  /// The id of the key: properties with and without the default share a value.
  public var id: Base.ID { base.id }

  /// Gives a key a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value of a property where nothing is kept yet.
  public static subscript(
    _ key: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  /// Loads what the key loads.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Hears what the key hears.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves as the key saves.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

/// A key that stands for another.
protocol KeyWithDefault {
  /// The kind of the key with the default.
  static var kindOfKey: ObjectIdentifier { get }

  /// The key without the default.
  var keyItself: any SharedReaderKey { get }
}

extension _SharedKeyDefault: KeyWithDefault {
  static var kindOfKey: ObjectIdentifier { ObjectIdentifier(Base.self) }
  var keyItself: any SharedReaderKey { base }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The key's description.
  public var description: String { "\(base)" }
}
