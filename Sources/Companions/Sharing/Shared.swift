/// A value that several features share: a change by one is seen by all.
///
/// ```swift
/// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
/// @Shared(.fileStorage(.documentsDirectory.appending(path: "todos.json"))) var todos: [Todo] = []
/// @Shared(.inMemory("session")) var session: Session?
/// @Shared var count: Int                    // handed over by someone else, or made by Shared(value:)
///
/// $isSoundOn.withLock { $0.toggle() }       // the only way to change it
/// Child(title: $todos[0].title)             // hands on a part of it
/// ```
///
/// Reading a value is observed, so that a view or a feature that reads it follows it. Properties with the same key
/// share one value, which is loaded when the first of them is created and goes away with the last.
///
/// The semantics follow swift-sharing's property wrapper of the same name.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  let box: ReferenceBox<Value, any MutableReference<Value>>

  init(reference: any MutableReference<Value>) {
    box = ReferenceBox(reference)
  }

  var reference: any MutableReference<Value> { box.reference }

  /// The identity of the property: its copies and projections have the same.
  package var propertyID: ObjectIdentifier { ObjectIdentifier(box) }

  /// Shares a value that is not kept anywhere else.
  ///
  /// - Parameter value: The value to start with.
  public init(value: sending Value) {
    self.init(reference: RootReference(value: value))
  }

  /// Shares the value in an optional.
  ///
  /// If the optional becomes `nil` later, this goes on to have the last value there was.
  ///
  /// - Parameter base: The shared optional.
  /// - Returns: `nil` if the optional is.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    func open(_ reference: some MutableReference<Value?>) -> any MutableReference<Value> {
      _OptionalReference(base: reference, value: value)
    }
    self.init(reference: open(base.reference))
  }

  /// Shares what another property shares.
  ///
  /// - Parameter projectedValue: The other property.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// The value. Change it with ``withLock(_:)``.
  public var wrappedValue: Value {
    get { reference.wrappedValue }
    @available(
      *,
      deprecated,
      message: "Change it under its lock: '$shared.withLock { $0 = … }'."
    )
    nonmutating set { self.set(newValue) }
  }

  /// Changes the value while nobody else in this process can.
  ///
  /// The operation runs once, at once. Where other processes change the value as well, and one of them was quicker, this
  /// change is lost and ``saveError`` says so: see ``withOptimisticLock(_:)``.
  ///
  /// - Parameter operation: Changes the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws. What it changed before stays changed.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }

  /// The shared value, to be handed on. Assign another to refer to that from now on.
  public var projectedValue: Self {
    get { self }
    nonmutating set { box.replace(with: newValue.reference) }
  }

  /// A part of the value, shared by itself.
  ///
  /// - Parameter keyPath: Leads to the part.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
    func open(_ reference: some MutableReference<Value>) -> any MutableReference<Member> {
      _AppendKeyPathReference(base: reference, keyPath: keyPath)
    }
    return Shared<Member>(reference: open(reference))
  }

  /// A part of the value, shared for reading.
  ///
  /// - Parameter keyPath: Leads to the part.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// The result of a function of the value, shared for reading.
  ///
  /// - Parameter body: The function. It runs each time the result is read.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }

  /// A part of the value, shared for reading.
  ///
  /// - Parameter keyPath: Leads to the part.
  @available(*, deprecated, message: "Use dynamic member lookup ('$shared.member') instead.")
  public func read<Member>(_ keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    self[dynamicMember: keyPath]
  }
}

extension Shared {
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

  /// Saves the value now, rather than when its key finds it best.
  ///
  /// - Throws: Why it cannot be saved; ``saveError`` says it, too.
  public func save() async throws {
    try await reference.save()
  }

  /// Why the value could not be saved the last time.
  public var saveError: (any Error)? { reference.saveError }
}
