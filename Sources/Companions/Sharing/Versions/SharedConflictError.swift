/// A change by `withLock` was lost: somebody else has changed the value at the same time, and what they wrote is the value
/// now.
///
/// `withLock` runs its closure once, and has long returned when that turns out. What has to survive goes into
/// ``Shared/withOptimisticLock(_:)`` or ``Shared/withTransaction(_:)``, whose closure is run again on the newest value.
public struct SharedConflictError: Error, Equatable, CustomStringConvertible {
  /// The key as it is written in source.
  public let key: String

  /// Names the key whose change was lost.
  public init(key: String) { self.key = key }

  /// Says what happened, and what can be done about it.
  public var description: String {
    """
    A change of \(key) was lost: somebody else has changed it at the same time, and the value is theirs now. Make the \
    change by "withOptimisticLock" instead of "withLock", so that it is made again on the newest value.
    """
  }
}
