public import Foundation

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app without an `App`: serves it to browsers, or shows it in this terminal, as `App.main()` does. Each window
  /// has a scene delegate of its own, which says what the window shows: the class that
  /// `application(_:configurationForConnecting:options:)` names, or else the one called `SceneDelegate` in the same module.
  ///
  /// A program that calls it links the product `Ippo`, which runs apps.
  @MainActor @preconcurrency @_alwaysEmitIntoClient
  public static func main() { _runApp(with: Self.self) }
}

// The module `Ippo`, which serves and shows apps, is above this one. Sources that import UIKit alone find `main()` here, and
// the linker finds what it calls there: only programs that call it refer to it.
/// Runs an app with a delegate.
///
/// - Parameter delegate: The class of the delegate.
@_silgen_name("ippo_run_app_with_delegate")
@MainActor public func _runApp<Delegate: NSObject & UIApplicationDelegate>(with delegate: Delegate.Type)
