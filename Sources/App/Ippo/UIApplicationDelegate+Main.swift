public import Foundation
@_spi(Host) public import IppoUI

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app without an `App`: serves it to browsers, or shows it in this terminal, as `App.main()` does. Each window
  /// has a scene delegate of its own, which says what the window shows: the class that
  /// `application(_:configurationForConnecting:options:)` names, or else the one called `SceneDelegate` in the same module.
  @MainActor @preconcurrency
  public static func main() { DelegateApp<Self>.main() }
}
