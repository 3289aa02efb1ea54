// swift-tools-version: 6.2

import PackageDescription

// A package that uses Ippo and, below, a library some of whose modules are called like companions of Ippo.
let package = Package(
  name: "coexistence",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A package at a path is known by the name of its folder. That has to be the one that `package:` says below, or SwiftPM does
    // not find its way from library to library, and gives no module another name. The script makes this link to the checkout.
    .package(name: "ippo", path: "../../.build-coexistence/ippo", traits: []),
    .package(path: "Legacy"),
  ],
  targets: [
    .target(
      name: "Feature",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "ippo"),
        // Modules of the library get other names; those of Ippo keep theirs.
        .product(
          name: "Legacy", package: "legacy",
          moduleAliases: ["CasePaths": "LegacyCasePaths", "Dependencies": "LegacyDependencies"]),
      ],
      swiftSettings: [.unsafeFlags(["-module-alias", "Combine=OpenCombine"])]
    ),
    .executableTarget(name: "Program", dependencies: ["Feature"]),
  ]
)
