public import Foundation

extension DependencyValues {
  /// The center to post and observe notifications with.
  ///
  /// Live, it is `NotificationCenter.default`. Previews and tests have one of their own, so that they do not hear each
  /// other.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self].center }
    set { self[NotificationCenterKey.self] = Center(center: newValue) }
  }

  /// Notification centers lock, but corelibs Foundation does not say so.
  private struct Center: Sendable {
    var center: NotificationCenter
  }

  private enum NotificationCenterKey: DependencyKey {
    static var liveValue: Center { Center(center: .default) }
    static var previewValue: Center { Center(center: NotificationCenter()) }
    static var testValue: Center { Center(center: NotificationCenter()) }
  }
}
