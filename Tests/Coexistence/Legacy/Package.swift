// swift-tools-version: 6.2

import PackageDescription

// A library that knows nothing of Ippo, and has modules of its own that are called like companions of it.
let package = Package(
  name: "legacy",
  products: [.library(name: "Legacy", targets: ["Legacy"])],
  targets: [
    .target(name: "CasePaths"),
    .target(name: "Dependencies", dependencies: ["CasePaths"]),
    .target(name: "Legacy", dependencies: ["CasePaths", "Dependencies"]),
  ]
)
