// swift-tools-version: 6.2

import PackageDescription

// A package as a team has it that keeps its features apart from its views: reducers and their tests, built without any.
let package = Package(
  name: "without-views",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ippo", path: "../..", traits: [])],
  targets: [
    .target(
      name: "Feature",
      dependencies: [.product(name: "ComposableArchitecture", package: "ippo")],
      swiftSettings: [.unsafeFlags(["-module-alias", "Combine=OpenCombine"])]
    ),
    // It links nothing but the feature, as one from a tutorial does.
    .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
  ]
)
