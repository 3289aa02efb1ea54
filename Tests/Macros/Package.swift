// swift-tools-version: 6.2

import PackageDescription

// The tests of the macros' expansions, as a package of their own: where a test target depends on a macro target, SwiftPM
// builds everything that the package's one test bundle reaches a second time, for the host. Here the sources of the
// plugin are a library, and nothing is built but they and swift-syntax.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ippo-macro-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")
  ],
  targets: [
    .target(
      name: "IppoMacros",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      // The plugin's entry point; what it lists is tested macro by macro.
      exclude: ["Plugin.swift"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MacrosTests",
      dependencies: [
        "IppoMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
  ]
)
