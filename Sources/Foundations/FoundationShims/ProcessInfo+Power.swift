public import Foundation

extension ProcessInfo {
  /// Whether the device saves power by doing less: always false, for lack of such a mode here.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Posted when `ProcessInfo.isLowPowerModeEnabled` changes, which it does not.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
