// Where there are views, they note which fields of Ippo's own objects they read: see `_FieldReaders` in IppoUI. Without them
// Observation alone follows what is read.
#if !UI
  /// The views that have read the fields of an object: none.
  open class _FieldReaders: @unchecked Sendable {  // it has no state
    /// Makes what stands for an object.
    public init() {}

    /// Whether a view has noted that it reads a field: never. Observation is to be told.
    public final func read(_ field: AnyKeyPath) -> Bool { false }

    /// Marks the views that have read a field.
    public final func changed(_ field: AnyKeyPath) {}
  }

  /// Runs `body`, in which somebody follows by Observation what is read.
  package func withObservedReads<R>(_ body: () throws -> R) rethrows -> R { try body() }
#endif
