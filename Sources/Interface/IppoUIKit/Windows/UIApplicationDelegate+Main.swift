import CAppEntry
public import Foundation

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app without an `App`: serves the app to browsers, or shows it in this terminal, as `App.main()` does.
  ///
  /// The module `Ippo`, which runs apps, is above this one. A program without it ends here, with a message.
  @MainActor @preconcurrency
  public static func main() {
    guard ippo_runsApps() else {
      fatalError(
        """
        “\(Self.self)” is the delegate of an app, and this program has nothing that runs apps.

        Add the product “Ippo” to the dependencies of the executable target.
        """)
    }
    withUnsafePointer(to: Self.self as any (NSObject & UIApplicationDelegate).Type) { ippo_runApp($0) }
  }
}
