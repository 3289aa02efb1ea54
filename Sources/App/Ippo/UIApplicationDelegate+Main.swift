import Foundation
@_spi(Host) import IppoUI
import IppoUIKit

/// What `UIApplicationDelegate.main()` calls, by the name that it is declared with there: the generic signature is the same.
@_silgen_name("ippo_run_app_with_delegate")
@MainActor func runApp<Delegate: NSObject & UIApplicationDelegate>(with delegate: Delegate.Type) {
  DelegateApp<Delegate>.main()
}
