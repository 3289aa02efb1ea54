/// A value that several features share, for reading.
///
/// ```swift
/// @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
/// SharedReader($todos).count
/// ```
///
/// The semantics follow swift-sharing's property wrapper of the same name. See ``Shared`` for values one can change.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
  let box: ReferenceBox<Value, any Reference<Value>>

  init(reference: any Reference<Value>) {
    box = ReferenceBox(reference)
  }

  var reference: any Reference<Value> { box.reference }

  /// Shares a value that never changes.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(reference: RootReference(value: value))
  }

  /// Shares a value that never changes.
  ///
  /// - Parameter value: The value.
  @available(*, deprecated, renamed: "init(value:)")
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  /// Shares the value in an optional.
  ///
  /// If the optional becomes `nil` later, this goes on to have the last value there was.
  ///
  /// - Parameter base: The shared optional.
  /// - Returns: `nil` if the optional is.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    func open(_ reference: some Reference<Value?>) -> any Reference<Value> {
      _OptionalReference(base: reference, value: value)
    }
    self.init(reference: open(base.reference))
  }

  /// Shares the value in an optional for reading.
  ///
  /// - Parameter base: The shared optional.
  /// - Returns: `nil` if the optional is.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Shares a value for reading.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Shares what another property shares.
  ///
  /// - Parameter projectedValue: The other property.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value { reference.wrappedValue }

  /// The shared value, to be handed on. Assign another to refer to that from now on.
  public var projectedValue: Self {
    get { self }
    nonmutating set { box.replace(with: newValue.reference) }
  }

  /// A part of the value, shared by itself.
  ///
  /// - Parameter keyPath: Leads to the part.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    func open(_ reference: some Reference<Value>) -> any Reference<Member> {
      _AppendKeyPathReference(base: reference, keyPath: keyPath)
    }
    return SharedReader<Member>(reference: open(reference))
  }

  /// The result of a function of the value, itself shared.
  ///
  /// - Parameter body: The function. It runs each time the result is read.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    func open(_ reference: some Reference<Value>) -> any Reference<Member> {
      ReadReference(base: reference, body: body)
    }
    return SharedReader<Member>(reference: open(reference))
  }

  /// A part of the value, shared by itself.
  ///
  /// - Parameter keyPath: Leads to the part.
  @available(*, deprecated, message: "Use dynamic member lookup ('$shared.member') instead.")
  public func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    self[dynamicMember: keyPath]
  }
}

extension SharedReader {
  /// Loads the value again from where it is kept.
  ///
  /// - Throws: Why it cannot be loaded; ``loadError`` says it, too.
  public func load() async throws {
    try await reference.load()
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded the last time.
  public var loadError: (any Error)? { reference.loadError }
}
