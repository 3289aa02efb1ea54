/// Modules of Apple's platforms, and the modules of Ippo that hold them.
package enum AppleModules {
  /// The module of Ippo for a module of Apple's, in a library or in an executable; `nil` if there is none.
  package static func replacement(of module: String, inExecutable: Bool) -> String? {
    switch module {
    case "SwiftUI": inExecutable ? "Ippo" : "IppoUI"
    case "Combine": "OpenCombine"
    case "SwiftData": "IppoData"
    case "os": "IppoOS"
    case _ where sameNames.contains(module): "Ippo\(module)"
    default: nil
    }
  }

  /// The names of all modules of Apple's that have a module here.
  package static let names: Set<String> = sameNames.union(["SwiftUI", "Combine", "SwiftData", "os"])

  private static let sameNames: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "Charts", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMotion", "CoreTransferable", "CryptoKit", "LocalAuthentication", "MapKit", "Network", "OSLog", "PhotosUI",
    "QuartzCore", "SafariServices", "Security", "Speech", "StoreKit", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit",
  ]
}
