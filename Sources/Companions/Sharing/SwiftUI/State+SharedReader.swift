#if UI
  public import IppoUI

  extension State {
    /// A shared value for reading that a view refers to, and can be made to refer to another.
    ///
    /// `@SharedReader` in a view is made anew whenever the view's parent is evaluated. This keeps what it was made to refer to,
    /// for as long as the view is on the screen:
    ///
    /// ```swift
    /// @State.SharedReader(.inMemory("count")) var count = 0
    /// Button("Other") { $count = SharedReader(wrappedValue: 0, .inMemory("other")) }
    /// ```
    @propertyWrapper
    public struct SharedReader: DynamicProperty {
      private var state: State<Sharing.SharedReader<Value>>

      /// The value.
      public var wrappedValue: Value { state.wrappedValue.wrappedValue }

      /// The shared value, to be handed on. Assign another to refer to that from now on.
      public var projectedValue: Sharing.SharedReader<Value> {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue.projectedValue = newValue }
      }

      /// Shares a value that is not kept anywhere else.
      ///
      /// - Parameter value: The value to start with.
      public init(value: sending Value) {
        self.init(projectedValue: Sharing.SharedReader(value: value))
      }

      /// Shares what another property shares, to begin with.
      ///
      /// - Parameter projectedValue: The other property.
      public init(projectedValue: Sharing.SharedReader<Value>) {
        state = State<Sharing.SharedReader<Value>>(initialValue: projectedValue)
      }

      /// Shares the value of a key.
      ///
      /// - Parameters:
      ///   - value: The value where nothing is kept yet.
      ///   - key: Says where the value is kept.
      public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
        self.init(projectedValue: Sharing.SharedReader(wrappedValue: value(), key))
      }

      /// Shares the value of a key, with another default than the key's own.
      ///
      /// - Parameters:
      ///   - value: The value where nothing is kept yet.
      ///   - key: Says where the value is kept.
      public init<Key: SharedReaderKey<Value>>(
        wrappedValue value: @autoclosure () -> Value,
        _ key: _SharedKeyDefault<Key>
      ) {
        self.init(projectedValue: Sharing.SharedReader(wrappedValue: value(), key))
      }

      /// Shares the value of a key, or `nil` where nothing is kept yet.
      ///
      /// - Parameter key: Says where the value is kept.
      public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
        self.init(projectedValue: Sharing.SharedReader(key))
      }

      /// Shares the value of a key that has a default.
      ///
      /// - Parameter key: Says where the value is kept, and what it is where nothing is kept yet.
      public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
        self.init(projectedValue: Sharing.SharedReader(key))
      }

      /// Shares the value of a key that must be kept already.
      ///
      /// - Parameter key: Says where the value is kept.
      /// - Throws: The reason why loading failed, or that no value is stored.
      public init(require key: some SharedReaderKey<Value>) async throws {
        self.init(projectedValue: try await Sharing.SharedReader(require: key))
      }

      /// Shares the value of a key.
      ///
      /// - Parameters:
      ///   - value: The value where nothing is kept yet.
      ///   - key: Says where the value is kept. It may be declared in an extension of ``SharedKey``.
      @_disfavoredOverload
      public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
        self.init(projectedValue: Sharing.SharedReader(Sharing.Shared(wrappedValue: value(), key)))
      }

      /// Shares the value of a key, or `nil` where nothing is kept yet.
      ///
      /// - Parameter key: Says where the value is kept. It may be declared in an extension of ``SharedKey``.
      @_disfavoredOverload
      public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
        self.init(projectedValue: Sharing.SharedReader(Sharing.Shared(key)))
      }

      /// Shares the value of a key that must be kept already.
      ///
      /// - Parameter key: Says where the value is kept. It may be declared in an extension of ``SharedKey``.
      /// - Throws: The reason why loading failed, or that no value is stored.
      @_disfavoredOverload
      public init(require key: some SharedKey<Value>) async throws {
        self.init(projectedValue: Sharing.SharedReader(try await Sharing.Shared(require: key)))
      }

      /// A key without a default needs one.
      @_disfavoredOverload
      @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
      public init(_ key: some SharedKey<Value>) {
        fatalError("Give it a first value: 'var count = 0'.")
      }

      /// A key without a default needs one.
      @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
      public init(_ key: some SharedReaderKey<Value>) {
        fatalError("Give it a first value: 'var count = 0'.")
      }
    }
  }

  extension State.SharedReader: Sendable where Value: Sendable {}
#endif
