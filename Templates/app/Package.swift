// swift-tools-version: 6.2

import PackageDescription

// `import SwiftUI`, `import UIKit` and the like mean these modules of Ippo. `swift package ippo doctor` checks them.
func appleNames(_ swiftUI: String) -> [SwiftSetting] {
  let sameNames = """
    AVFoundation AVKit Accessibility Charts CoreGraphics CoreHaptics CoreImage CoreLocation CoreMotion \
    CoreTransferable CryptoKit LocalAuthentication MapKit Network OSLog PhotosUI QuartzCore SafariServices Security Speech \
    StoreKit TipKit UIKit UniformTypeIdentifiers UserNotifications WebKit
    """
  let modules =
    ["SwiftUI=\(swiftUI)", "Combine=OpenCombine", "SwiftData=IppoData", "os=IppoOS"]
    + sameNames.split(separator: " ").map { "\($0)=Ippo\($0)" }
  return [.unsafeFlags(modules.flatMap { ["-module-alias", $0] })]
}

let package = Package(
  name: "MyApp",
  dependencies: [
    .package(name: "ippo", path: Context.environment["IPPO_PATH"] ?? "../..")
  ],
  targets: [
    .target(
      name: "MyAppFeature",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ippo"),
        .product(name: "IppoUI", package: "ippo"),
      ],
      swiftSettings: appleNames("IppoUI")
    ),
    .executableTarget(
      name: "MyApp",
      dependencies: ["MyAppFeature", .product(name: "Ippo", package: "ippo")],
      swiftSettings: appleNames("Ippo")
    ),
    .testTarget(
      name: "MyAppTests",
      dependencies: ["MyAppFeature", .product(name: "IppoTesting", package: "ippo")],
      swiftSettings: appleNames("IppoUI")
    ),
  ]
)
