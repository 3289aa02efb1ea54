import Foundation
@_spi(Host) import IppoUI
import IppoUIKit

private typealias AppDelegate = NSObject & UIApplicationDelegate

/// Runs an app with a delegate. `UIApplicationDelegate.main()` of IppoUIKit calls this by its name (see CAppEntry.h).
///
/// - Parameter delegate: The address of the metatype of the delegate's class.
@_cdecl("ippo_run_app_with_delegate")
func runApp(with delegate: UnsafeRawPointer) {
  let type = delegate.load(as: (any AppDelegate.Type).self)
  MainActor.assumeIsolated { run(type) }
}

@MainActor private func run<Delegate: AppDelegate>(_ delegate: Delegate.Type) { DelegateApp<Delegate>.main() }
