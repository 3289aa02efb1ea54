public import Foundation
public import Sharing

/// The file system, as the storage of shared values.
@available(*, deprecated, message: "Use '.fileSystem' instead.")
public func LiveFileStorage() -> FileStorage {
  .fileSystem
}

/// Memory, as the storage of shared values.
@available(*, deprecated, message: "Use '.inMemory' instead.")
public func InMemoryFileStorage() -> FileStorage {
  .inMemory
}

extension Notification.Name {
  /// The name of a notification that earlier releases posted with runtime warnings. Issues are reported instead.
  @available(*, deprecated, renamed: "_runtimeWarning")
  public static let runtimeWarning = _runtimeWarning

  /// The name of a notification that earlier releases posted with runtime warnings. Issues are reported instead.
  public static let _runtimeWarning = Self("ComposableArchitecture.runtimeWarning")
}
