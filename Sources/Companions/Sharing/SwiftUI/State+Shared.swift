#if UI
  public import IppoUI

  extension State {
    /// A shared value that a view refers to, and can be made to refer to another.
    ///
    /// `@Shared` in a view is made anew whenever the view's parent is evaluated. This keeps what it was made to refer to,
    /// for as long as the view is on the screen:
    ///
    /// ```swift
    /// @State.Shared(.inMemory("count")) var count = 0
    /// Button("Other") { $count = Shared(wrappedValue: 0, .inMemory("other")) }
    /// ```
    @propertyWrapper
    public struct Shared: DynamicProperty {
      private var state: State<Sharing.Shared<Value>>

      /// The value.
      public var wrappedValue: Value { state.wrappedValue.wrappedValue }

      /// The shared value, to be handed on. Assign another to refer to that from now on.
      public var projectedValue: Sharing.Shared<Value> {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue.projectedValue = newValue }
      }

      /// Shares a value that is not kept anywhere else.
      ///
      /// - Parameter value: The value to start with.
      public init(value: sending Value) {
        self.init(projectedValue: Sharing.Shared(value: value))
      }

      /// Shares what another property shares, to begin with.
      ///
      /// - Parameter projectedValue: The other property.
      public init(projectedValue: Sharing.Shared<Value>) {
        state = State<Sharing.Shared<Value>>(initialValue: projectedValue)
      }

      /// Shares the value of a key.
      ///
      /// - Parameters:
      ///   - value: The value where nothing is kept yet.
      ///   - key: Says where the value is kept.
      public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
        self.init(projectedValue: Sharing.Shared(wrappedValue: value(), key))
      }

      /// Shares the value of a key, with another default than the key's own.
      ///
      /// - Parameters:
      ///   - value: The value where nothing is kept yet.
      ///   - key: Says where the value is kept.
      public init<Key: SharedKey<Value>>(
        wrappedValue value: @autoclosure () -> Value,
        _ key: _SharedKeyDefault<Key>
      ) {
        self.init(projectedValue: Sharing.Shared(wrappedValue: value(), key))
      }

      /// Shares the value of a key, or `nil` where nothing is kept yet.
      ///
      /// - Parameter key: Says where the value is kept.
      public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
        self.init(projectedValue: Sharing.Shared(key))
      }

      /// Shares the value of a key that has a default.
      ///
      /// - Parameter key: Says where the value is kept, and what it is where nothing is kept yet.
      public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
        self.init(projectedValue: Sharing.Shared(key))
      }

      /// Shares the value of a key that must be kept already.
      ///
      /// - Parameter key: Says where the value is kept.
      /// - Throws: The reason why loading failed, or that no value is stored.
      public init(require key: some SharedKey<Value>) async throws {
        self.init(projectedValue: try await Sharing.Shared(require: key))
      }

      /// A key without a default needs one.
      @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
      public init(_ key: some SharedKey<Value>) {
        fatalError("Give it a first value: 'var count = 0'.")
      }
    }
  }

  extension State.Shared: Sendable where Value: Sendable {}
#endif
