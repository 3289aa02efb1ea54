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

  /// A value whose fields are observed one by one.
  public protocol _ObservedValue {
    /// The readers of the fields.
    var _fieldReaders: _FieldReaders { get }
  }

  /// Records that a view has read a collection of values. Without views, nothing is recorded.
  package func noteRows<Data: RandomAccessCollection>(_ data: Data, read: @escaping () -> Data) {}

  /// Runs `body`, in which somebody follows by Observation what is read.
  package func withObservedReads<R>(_ body: () throws -> R) rethrows -> R { try body() }
#endif
