// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The traits that imply a trait.
///
/// No trait enables another, and the default is a single trait. SwiftPM passes the enabled traits of a package to the compiler in
/// the order of a set, which differs between processes. A different order recompiles the whole package
/// (scripts/check-plans.py). Therefore these conditions express the implications.
func traits(with name: String) -> Set<String> {
  let apps: Set = ["Apps", "AppsSQLite", "AppsPostgres", "AppsRedis", "Everything"]
  return switch name {
  case "UI": apps.union(["UI", "Terminal", "Web", "TLS"])
  case "Terminal": apps.union(["Terminal"])
  case "Web": apps.union(["Web", "TLS"])
  case "TLS": ["TLS", "Everything"]
  default: [name, "Apps\(name)", "Everything"]
  }
}

/// Every target of ours is compiled with these: Swift 6 language mode comes from the tools version.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + ["UI", "Terminal", "Web", "TLS", "SQLite", "Postgres", "Redis"].map {
    .define($0, .when(traits: traits(with: $0)))
  }

/// Apple's modules whose names are the same for libraries and executables, and the modules that hold them here.
let appleModules = [
  "Combine=OpenCombine", "CoreGraphics=IppoCoreGraphics", "CoreTransferable=IppoCoreTransferable", "OSLog=IppoOSLog",
  "PhotosUI=IppoPhotosUI", "QuartzCore=IppoQuartzCore", "UIKit=IppoUIKit",
  "UniformTypeIdentifiers=IppoUniformTypeIdentifiers", "os=IppoOS",
]

/// Flags that give imports of Apple's modules their meaning.
func aliases(_ modules: [String]) -> [SwiftSetting] { [.unsafeFlags(modules.flatMap { ["-module-alias", $0] })] }

/// What an app's library target adds to keep `import SwiftUI`, `import UIKit` and the like in its sources.
let appleNames = aliases(["SwiftUI=IppoUI"] + appleModules)

/// What a library target adds whose sources were written for the Composable Architecture of 2020 and 2021.
let classicNames = appleNames + aliases(["ComposableArchitecture=ComposableArchitectureClassic"])

/// What an app's executable target adds: the umbrella module, which also holds `App.main()`.
let appleNamesForExecutables = aliases(["SwiftUI=Ippo"] + appleModules)

/// What a target adds some of whose files import Foundation alone and use `ObservableObject` or `@Published`, which Apple's
/// Foundation brings along: the module is imported into every file.
let appleFoundation: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "OpenCombine"])
]

/// What a target adds whose sources keep to a tutorial of 2022-23: its spelling is deprecated, and that is the point.
///
/// The compiler cannot suppress the warnings of one group. A build with `IPPO_SHOW_DEPRECATIONS` shows those about
/// deprecations, and takes every other for an error; scripts/build-without-warnings.sh makes it.
let tutorialNames: [SwiftSetting] =
  appleNames + [
    .unsafeFlags(
      Context.environment["IPPO_SHOW_DEPRECATIONS"] == nil
        ? ["-suppress-warnings"] : ["-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration"])
  ]

/// Modules of swift-syntax.
func swiftSyntax(_ modules: String...) -> [Target.Dependency] {
  modules.map { .product(name: $0, package: "swift-syntax") }
}

/// The targets that hold Apple's modules, which sources import by aliases: who links the interface links them.
let appleTargets = [
  "IppoCoreGraphics", "IppoCoreTransferable", "IppoOS", "IppoOSLog", "IppoPhotosUI", "IppoQuartzCore", "IppoUIKit",
  "IppoUniformTypeIdentifiers",
]

/// A target that is built only where there are views, for the targets that do without.
func whereThereAreViews(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: traits(with: "UI")))
}

let package = Package(
  name: "ippo",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "CasePathsCore", targets: ["CasePathsCore"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "CombineSchedulers", targets: ["CombineSchedulers"]),
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture", "ComposableArchitectureCore"]),
    .library(name: "ComposableComponents", targets: ["ComposableComponents"]),
    .library(name: "ComposableArchitectureClassic", targets: ["ComposableArchitectureClassic"]),
    .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
    .library(name: "Ippo", targets: ["Ippo"] + appleTargets),
    .library(name: "IppoComponents", targets: ["IppoComponents"]),
    .library(name: "IppoRender", targets: ["IppoRender"]),
    .library(name: "IppoSessions", targets: ["IppoSessions"]),
    .library(name: "IppoShared", targets: ["IppoShared"]),
    .library(name: "IppoTerminal", targets: ["IppoTerminal"]),
    .library(name: "IppoTesting", targets: ["IppoTesting"]),
    .library(name: "IppoUI", targets: ["IppoUI"] + appleTargets),
    .library(name: "IppoWeb", targets: ["IppoWeb"]),
    .library(name: "Perception", targets: ["Perception"]),
    .library(name: "PerceptionCore", targets: ["PerceptionCore"]),
    .library(name: "Sharing", targets: ["Sharing"]),
    .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    .library(name: "SwiftNavigationSharing", targets: ["SwiftNavigationSharing"]),
    .library(name: "SwiftUINavigation", targets: ["SwiftUINavigation"]),
    .executable(name: "Board", targets: ["BoardExampleProgram"]),
    .executable(name: "Catalog", targets: ["CatalogExampleProgram"]),
    .executable(name: "Chart", targets: ["ChartExampleProgram"]),
    .executable(name: "Gallery", targets: ["ExampleGalleryProgram"]),
    .executable(name: "LogIn", targets: ["LogInExampleProgram"]),
    .executable(name: "GuessingGame", targets: ["GuessingGameExampleProgram"]),
    .executable(name: "GuessingGameTutorialApp", targets: ["GuessingGameTutorialApp"]),
  ],
  traits: [
    .trait(
      name: "Apps",
      description: "Apps can run in a terminal and serve themselves to a browser: UI, Terminal and Web in one."),
    .trait(
      name: "UI",
      description:
        "Views, and what the other modules offer for them. Without it reducers, stores and their tests are built alone."
    ),
    .trait(name: "Terminal", description: "Apps can run in a terminal. Stands for UI as well."),
    .trait(
      name: "Web",
      description: "Apps can serve themselves to a browser. Stands for UI as well. Brings in Hummingbird and SwiftNIO."),
    .trait(
      name: "TLS",
      description:
        "Apps can serve themselves over TLS and HTTP/2 without a proxy. Stands for Web. Brings in BoringSSL, slow to build."
    ),
    .trait(
      name: "SQLite",
      description: "Sessions can be kept in an SQLite database. Brings in GRDB, which needs Debian's libsqlite3-dev."),
    .trait(name: "Postgres", description: "Sessions can be kept in PostgreSQL. Needs libpq: Debian's libpq-dev."),
    .trait(
      name: "Redis", description: "Sessions can be kept in Redis or Valkey. Needs hiredis: Debian's libhiredis-dev."),
    // The original's traits, so that a manifest can name them unchanged. They have no effect: in the original they enable
    // warnings about its next version, which has no counterpart here.
    .trait(
      name: "ComposableArchitecture2Deprecations",
      description: "Does nothing. A trait of the original, which there warns about what its next version removes."),
    .trait(
      name: "ComposableArchitecture2DeprecationOverloads",
      description: "Does nothing. A trait of the original, which there adds overloads that warn more precisely."),
    .trait(name: "AppsSQLite", description: "Apps and SQLite in one."),
    .trait(name: "AppsPostgres", description: "Apps and Postgres in one."),
    .trait(name: "AppsRedis", description: "Apps and Redis in one."),
    .trait(name: "Everything", description: "Apps, SQLite, Postgres, Redis and TLS in one."),
    .default(enabledTraits: ["Apps"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // MARK: Essentials

    .macro(
      name: "IppoMacros",
      dependencies: swiftSyntax(
        "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"),
      path: "Sources/Essentials/Macros",
      swiftSettings: settings
    ),
    .target(
      name: "CTestFrameworkBridge",
      path: "Sources/Essentials/CTestFrameworkBridge"
    ),
    // The one module that talks to the test framework of a process, without linking it.
    .target(
      name: "TestFrameworkBridge",
      dependencies: [
        "CTestFrameworkBridge", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/TestFrameworkBridge",
      swiftSettings: settings + [
        // IssueReporting and its support library are compiled so, and functions are cast to types that depend on it.
        .enableUpcomingFeature("NonisolatedNonsendingByDefault")
      ]
    ),
    .testTarget(
      name: "TestFrameworkBridgeTests",
      dependencies: [
        "TestFrameworkBridge",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Essentials/TestFrameworkBridgeTests",
      swiftSettings: settings
    ),
    .target(
      name: "CasePaths",
      dependencies: [
        "IppoMacros",
        "TestFrameworkBridge",
        "RuntimeABI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/CasePaths",
      swiftSettings: settings
    ),
    .target(
      name: "CasePathsCore",
      dependencies: ["CasePaths"],
      path: "Sources/Essentials/CasePathsCore",
      swiftSettings: settings
    ),
    .target(
      name: "IppoArchive",
      dependencies: ["RuntimeABI", .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Sources/Essentials/IppoArchive",
      swiftSettings: settings
    ),
    // The one module that knows how the runtime lays out types.
    .target(
      name: "RuntimeABI",
      path: "Sources/Essentials/RuntimeABI",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoArchiveTests",
      dependencies: ["IppoArchive", "RuntimeABI"],
      path: "Tests/Essentials/IppoArchiveTests",
      swiftSettings: settings
    ),
    .target(
      name: "Clocks",
      dependencies: [
        "ConcurrencyExtras",
        whereThereAreViews("IppoUI"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/Clocks",
      swiftSettings: settings
    ),
    .target(
      name: "CombineSchedulers",
      dependencies: [
        "ConcurrencyExtras",
        whereThereAreViews("IppoUI"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      path: "Sources/Essentials/CombineSchedulers",
      swiftSettings: settings
    ),
    .target(
      name: "ConcurrencyExtras",
      path: "Sources/Essentials/ConcurrencyExtras",
      swiftSettings: settings
    ),
    // What Apple's Foundation and Combine have besides, for features and views alike.
    .target(
      name: "FoundationShims",
      path: "Sources/Essentials/FoundationShims",
      swiftSettings: settings
    ),
    .target(
      name: "CombineShims",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      path: "Sources/Essentials/CombineShims",
      swiftSettings: settings
    ),
    .target(
      name: "Dependencies",
      dependencies: [
        "Clocks",
        "CombineSchedulers",
        "CombineShims",
        "ConcurrencyExtras",
        "FoundationShims",
        whereThereAreViews("IppoUI"),
        "TestFrameworkBridge",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/Dependencies",
      swiftSettings: settings
    ),
    .target(
      name: "DependenciesMacros",
      dependencies: [
        "Dependencies",
        "IppoMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/DependenciesMacros",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DependenciesMacrosTests",
      dependencies: [
        "DependenciesMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Essentials/DependenciesMacrosTests",
      swiftSettings: settings
    ),
    .target(
      name: "DependenciesTestSupport",
      dependencies: [
        "Dependencies",
        // Asked before the stand-in, where Swift Testing is one that the stand-in does not know.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Essentials/DependenciesTestSupport",
      swiftSettings: settings
    ),
    .target(
      name: "IdentifiedCollections",
      dependencies: ["IppoArchive", .product(name: "OrderedCollections", package: "swift-collections")],
      path: "Sources/Essentials/IdentifiedCollections",
      swiftSettings: settings
    ),
    .target(
      name: "Perception",
      dependencies: ["IppoArchive", "IppoMacros", whereThereAreViews("IppoUI")],
      path: "Sources/Essentials/Perception",
      swiftSettings: settings
    ),
    .target(
      name: "PerceptionCore",
      dependencies: ["Perception"],
      path: "Sources/Essentials/PerceptionCore",
      swiftSettings: settings
    ),
    .target(
      name: "Sharing",
      dependencies: [
        "CombineSchedulers",
        "ConcurrencyExtras",
        "Dependencies",
        "IdentifiedCollections",
        "IppoArchive",
        whereThereAreViews("IppoRender"),
        whereThereAreViews("IppoUI"),
        "Perception",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/Essentials/Sharing",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CasePathsTests",
      dependencies: [
        "CasePaths",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Essentials/CasePathsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ClocksTests",
      dependencies: [
        "Clocks",
        "ConcurrencyExtras",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Essentials/ClocksTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CombineSchedulersTests",
      dependencies: [
        "CombineSchedulers",
        "ConcurrencyExtras",
        "IppoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Essentials/CombineSchedulersTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConcurrencyExtrasTests",
      dependencies: ["ConcurrencyExtras"],
      path: "Tests/Essentials/ConcurrencyExtrasTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FoundationShimsTests",
      dependencies: ["FoundationShims", "TestSignals"],
      path: "Tests/Essentials/FoundationShimsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CombineShimsTests",
      dependencies: [
        "CombineShims",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      path: "Tests/Essentials/CombineShimsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DependenciesTestSupportTests",
      dependencies: ["DependenciesTestSupport"],
      path: "Tests/Essentials/DependenciesTestSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DependenciesTests",
      dependencies: [
        "Clocks",
        "CombineSchedulers",
        "ConcurrencyExtras",
        "Dependencies",
        "IppoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Essentials/DependenciesTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IdentifiedCollectionsTests",
      dependencies: [
        "IdentifiedCollections",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Tests/Essentials/IdentifiedCollectionsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PerceptionTests",
      dependencies: ["IppoUI", "Perception"],
      path: "Tests/Essentials/PerceptionTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "CombineSchedulers",
        "ConcurrencyExtras",
        "Dependencies",
        "IdentifiedCollections",
        "IppoUI",
        "Sharing",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Essentials/SharingTests",
      swiftSettings: settings
    ),

    // MARK: Interface

    .target(
      name: "IppoComponents",
      dependencies: ["IppoUI"],
      path: "Sources/Interface/IppoComponents",
      swiftSettings: settings
    ),
    .target(
      name: "IppoRender",
      path: "Sources/Interface/IppoRender",
      swiftSettings: settings
    ),
    // Modules of Apple's that SwiftUI sources import beside it; IppoUI brings the first four along, as SwiftUI does.
    .target(
      name: "IppoCoreGraphics",
      path: "Sources/Interface/IppoCoreGraphics",
      swiftSettings: settings
    ),
    .target(
      name: "IppoCoreTransferable",
      dependencies: ["IppoUniformTypeIdentifiers"],
      path: "Sources/Interface/IppoCoreTransferable",
      swiftSettings: settings
    ),
    .target(
      name: "IppoUIKit",
      dependencies: [
        "CAppEntry",
        "CAppleSubmodules",
        "ConcurrencyExtras",
        "IppoCoreGraphics",
        "IppoMacros",
        "IppoRender",
        "IppoUniformTypeIdentifiers",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Interface/IppoUIKit",
      swiftSettings: settings
    ),
    .target(
      name: "IppoQuartzCore",
      dependencies: ["IppoUIKit"],
      path: "Sources/Interface/IppoQuartzCore",
      swiftSettings: settings
    ),
    .target(
      name: "IppoUniformTypeIdentifiers",
      path: "Sources/Interface/IppoUniformTypeIdentifiers",
      swiftSettings: settings
    ),
    .target(
      name: "IppoOS",
      dependencies: ["CAppleSubmodules", .product(name: "Logging", package: "swift-log")],
      path: "Sources/Interface/IppoOS",
      swiftSettings: settings
    ),
    // Finds the module that runs apps, for `UIApplicationDelegate.main()`.
    .target(
      name: "CAppEntry",
      path: "Sources/Interface/CAppEntry"
    ),
    // What makes `import os.signpost` a module.
    .target(
      name: "CAppleSubmodules",
      path: "Sources/Interface/CAppleSubmodules"
    ),
    .target(
      name: "IppoOSLog",
      dependencies: ["IppoOS"],
      path: "Sources/Interface/IppoOSLog",
      swiftSettings: settings
    ),
    .target(
      name: "IppoPhotosUI",
      dependencies: ["IppoUI"],
      path: "Sources/Interface/IppoPhotosUI",
      swiftSettings: settings
    ),
    .target(
      name: "IppoUI",
      dependencies: [
        "CombineShims",
        "ConcurrencyExtras",
        "FoundationShims",
        "IppoArchive",
        "IppoCoreGraphics",
        "IppoCoreTransferable",
        "IppoMacros",
        "IppoRender",
        "IppoUIKit",
        "IppoUniformTypeIdentifiers",
        "TestFrameworkBridge",
        "RuntimeABI",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Interface/IppoUI",
      swiftSettings: settings
    ),

    .testTarget(
      name: "IppoComponentsTests",
      dependencies: [
        "IppoComponents",
        "IppoTerminal",
        "IppoTesting",
        "IppoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Interface/IppoComponentsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoCoreGraphicsTests",
      dependencies: ["IppoCoreGraphics", "IppoUI"],
      path: "Tests/Interface/IppoCoreGraphicsTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoOSTests",
      dependencies: ["IppoOS", .product(name: "Logging", package: "swift-log")],
      path: "Tests/Interface/IppoOSTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoUIKitTests",
      dependencies: [
        "IppoTesting",
        "IppoUI",
        "UIKitAlone",
        "UIKitIdioms",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Interface/IppoUIKitTests",
      swiftSettings: settings
    ),
    // Sources that import UIKit and no module with views.
    .target(
      name: "UIKitAlone",
      dependencies: ["IppoOS", "IppoUIKit"],
      path: "Tests/Interface/UIKitAlone",
      swiftSettings: appleNames
    ),
    // What apps of these years do with UIKit's names, as they would write it.
    .target(
      name: "UIKitIdioms",
      dependencies: [
        "IppoCoreGraphics", "IppoOS", "IppoOSLog", "IppoPhotosUI", "IppoUI", "IppoUIKit", "IppoUniformTypeIdentifiers",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Interface/UIKitIdioms",
      swiftSettings: tutorialNames + appleFoundation + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "IppoRenderTests",
      dependencies: ["IppoRender"],
      path: "Tests/Interface/IppoRenderTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoUITests",
      dependencies: [
        "IppoUI",
        "RandomRenderTrees",
        "RandomRows",
        "RuntimeABI",
        "TestSignals",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Interface/IppoUITests",
      swiftSettings: settings
    ),

    // MARK: Architecture

    .target(
      name: "SwiftNavigation",
      dependencies: [
        "CasePaths",
        "ConcurrencyExtras",
        "IppoMacros",
        whereThereAreViews("IppoUI"),
        "Perception",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Architecture/SwiftNavigation",
      swiftSettings: settings
    ),
    // Bindings of shared values, for interfaces of any kind.
    .target(
      name: "SwiftNavigationSharing",
      dependencies: ["Sharing", "SwiftNavigation"],
      path: "Sources/Architecture/SwiftNavigationSharing",
      swiftSettings: settings
    ),
    .target(
      name: "SwiftUINavigation",
      dependencies: [
        "CasePaths",
        "IppoUI",
        "SwiftNavigation",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Sources/Architecture/SwiftUINavigation",
      swiftSettings: settings
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: ["ComposableArchitectureCore"],
      path: "Sources/Architecture/ComposableArchitecture/Module",
      swiftSettings: settings
    ),
    .target(
      name: "ComposableArchitectureCore",
      dependencies: [
        "CasePaths",
        "Clocks",
        "CombineSchedulers",
        "ConcurrencyExtras",
        "Dependencies",
        "DependenciesMacros",
        "IdentifiedCollections",
        "IppoArchive",
        "IppoMacros",
        whereThereAreViews("IppoUI"),
        "Perception",
        "RuntimeABI",
        "Sharing",
        "SwiftNavigation",
        "SwiftNavigationSharing",
        whereThereAreViews("SwiftUINavigation"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Architecture/ComposableArchitecture",
      exclude: ["Module"],
      swiftSettings: settings
    ),

    .target(
      name: "ComposableArchitectureClassic",
      dependencies: [
        "CasePaths",
        "CombineSchedulers",
        "ComposableArchitectureCore",
        "ConcurrencyExtras",
        "IdentifiedCollections",
        "IppoUI",
        "SwiftNavigation",
        "SwiftUINavigation",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      path: "Sources/Architecture/ComposableArchitectureClassic",
      swiftSettings: settings
    ),
    .target(
      name: "ComposableComponents",
      dependencies: [
        "ComposableArchitectureCore",
        "IppoComponents",
        "IppoUI",
        "SwiftNavigation",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      path: "Sources/Architecture/ComposableComponents",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ComposableArchitectureClassicTests",
      dependencies: ["ComposableArchitectureClassic", "IppoTesting", "IppoUI"],
      path: "Tests/Architecture/ComposableArchitectureClassicTests",
      swiftSettings: settings + classicNames
    ),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: [
        "ComposableArchitecture",
        "ComposableArchitectureCore",
        "IppoArchive",
        "IppoRender",
        "IppoTesting",
        "IppoUI",
        "TestSignals",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Tests/Architecture/ComposableArchitectureTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ComposableComponentsTests",
      dependencies: ["ComposableArchitecture", "ComposableComponents", "IppoTesting", "IppoUI"],
      path: "Tests/Architecture/ComposableComponentsTests",
      swiftSettings: settings
    ),
    .target(
      name: "ClassicFeature",
      dependencies: ["ComposableArchitectureClassic", "IppoUI", "ModernFeature"],
      path: "Tests/Architecture/ErasTests/Classic",
      swiftSettings: settings + classicNames
    ),
    .target(
      name: "ModernFeature",
      dependencies: ["ComposableArchitecture", "IppoUI"],
      path: "Tests/Architecture/ErasTests/Modern",
      swiftSettings: settings + appleNames
    ),
    .testTarget(
      name: "ErasTests",
      dependencies: ["ClassicFeature", "ComposableArchitecture", "IppoTesting", "IppoUI", "ModernFeature"],
      path: "Tests/Architecture/ErasTests/Tests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["ComposableArchitecture", "DependenciesMacros", "IppoTesting", "IppoUI"],
      path: "Tests/Architecture/PreviewTests",
      swiftSettings: settings + appleNames
    ),
    .testTarget(
      name: "SwiftNavigationTests",
      dependencies: [
        "IppoUI",
        "Sharing",
        "SwiftNavigation",
        "SwiftNavigationSharing",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Architecture/SwiftNavigationTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SwiftUINavigationTests",
      dependencies: ["CasePaths", "IppoUI", "SwiftUINavigation"],
      path: "Tests/Architecture/SwiftUINavigationTests",
      swiftSettings: settings
    ),

    // MARK: Services

    .systemLibrary(name: "CHiredis", path: "Sources/Services/CHiredis"),
    .systemLibrary(name: "CPostgres", path: "Sources/Services/CPostgres"),
    // Addresses of database servers, and connections to them.
    .target(
      name: "IppoServers",
      dependencies: [
        .target(name: "CHiredis", condition: .when(traits: traits(with: "Redis"))),
        .target(name: "CPostgres", condition: .when(traits: traits(with: "Postgres"))),
      ],
      path: "Sources/Services/IppoServers",
      swiftSettings: settings
    ),
    .target(
      name: "IppoSessions",
      dependencies: [
        "CGzip",
        "IppoRender",
        "IppoServers",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: traits(with: "SQLite"))),
      ],
      path: "Sources/Services/IppoSessions",
      swiftSettings: settings
    ),
    .target(
      name: "IppoShared",
      dependencies: [
        "ConcurrencyExtras",
        "Dependencies",
        "IdentifiedCollections",
        "IppoRender",
        "IppoServers",
        "Sharing",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/Services/IppoShared",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoSharedTests",
      dependencies: [
        "Clocks",
        "ConcurrencyExtras",
        "Dependencies",
        "IdentifiedCollections",
        "IppoRender",
        "IppoServers",
        "IppoShared",
        "Sharing",
        "TestServers",
        "TestSignals",
      ],
      path: "Tests/Services/IppoSharedTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoSessionsTests",
      dependencies: [
        "IppoServers",
        "IppoSessions",
        "TestServers",
        "TestSignals",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: traits(with: "SQLite"))),
      ],
      path: "Tests/Services/IppoSessionsTests",
      swiftSettings: settings
    ),
    // Database servers for tests.
    .target(
      name: "TestServers",
      path: "Tests/Support/TestServers",
      swiftSettings: settings
    ),
    // Waiting in tests: each wait has a signal and a deadline.
    .target(
      name: "TestSignals",
      path: "Tests/Support/TestSignals",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TestSignalsTests",
      dependencies: ["TestSignals"],
      path: "Tests/Support/TestSignalsTests",
      swiftSettings: settings
    ),

    // MARK: Renderers

    .target(
      name: "IppoTerminal",
      dependencies: ["IppoRender"],
      path: "Sources/Renderers/IppoTerminal",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoTerminalTests",
      dependencies: ["IppoTerminal", "IppoTesting", "IppoUI", "LayoutScreens", "RandomRenderTrees", "RandomRows"],
      path: "Tests/Renderers/IppoTerminalTests",
      swiftSettings: settings
    ),
    // What the tests of renderers have in common.
    .target(
      name: "RandomRenderTrees",
      dependencies: ["IppoUI"],
      path: "Tests/Support/RandomRenderTrees",
      swiftSettings: settings
    ),
    .target(
      name: "CGzip",
      path: "Sources/Renderers/CGzip",
      linkerSettings: [.linkedLibrary("z")]
    ),
    .target(
      name: "CHeap",
      path: "Sources/Renderers/CHeap"
    ),
    .target(
      name: "IppoWeb",
      dependencies: [
        "CGzip",
        "CHeap",
        "ConcurrencyExtras",
        "FoundationShims",
        "IppoRender",
        "IppoSessions",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird", condition: .when(traits: traits(with: "TLS"))),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: traits(with: "TLS"))),
        .product(name: "NIOTLS", package: "swift-nio", condition: .when(traits: traits(with: "TLS"))),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: "Sources/Renderers/IppoWeb",
      exclude: ["Assets/style.css", "Client"],
      resources: [
        .embedInCode("Assets/client.min.js"), .embedInCode("Assets/early.min.js"),
        .embedInCode("Assets/extras.min.js"),
        .embedInCode("Assets/keyboard.min.js"), .embedInCode("Assets/address.min.js"),
        .embedInCode("Assets/files.min.js"), .embedInCode("Assets/rows.min.js"), .embedInCode("Assets/stage.min.js"),
        .embedInCode("Assets/pager.min.js"), .embedInCode("Assets/wheel.min.js"), .embedInCode("Assets/layout.min.js"),
        .embedInCode("Assets/edits.min.js"), .embedInCode("Assets/optimistic.min.js"),
        .embedInCode("Assets/custom.min.js"),
        .embedInCode("Assets/phase.min.js"), .embedInCode("Assets/reload.min.js"),
        .embedInCode("Assets/offline.min.js"), .embedInCode("Assets/worker.min.js"),
        .embedInCode("Assets/island.min.js"), .embedInCode("Assets/anchoring.min.js"),
        .embedInCode("Assets/growing.min.js"), .embedInCode("Assets/titles.min.js"),
        .embedInCode("Assets/popovers.min.js"), .embedInCode("Assets/colors.min.js"),
        .embedInCode("Assets/viewport.min.js"),
        .embedInCode("Assets/style.min.css"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoTests",
      dependencies: [
        "DelegateProbe",
        "Ippo",
        "IppoSessions",
        "IppoTerminal",
        "IppoWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Tests/App/IppoTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "IppoWebTests",
      dependencies: [
        "CGzip",
        "ConcurrencyExtras",
        "FuzzSupport",
        "IppoComponents",
        "IppoRender",
        "IppoSessions",
        "IppoTesting",
        "IppoUI",
        "IppoWeb",
        "RandomRenderTrees",
        "TestSignals",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ],
      path: "Tests/Renderers/IppoWebTests",
      swiftSettings: settings
    ),

    // MARK: App

    .target(
      name: "Ippo",
      dependencies: [
        "IppoUI",
        .target(name: "IppoTerminal", condition: .when(traits: traits(with: "Terminal"))),
        "IppoServers",
        .target(name: "IppoSessions", condition: .when(traits: traits(with: "Web"))),
        .target(name: "IppoWeb", condition: .when(traits: traits(with: "Web"))),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: traits(with: "Web"))),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: traits(with: "Web"))),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: traits(with: "Web"))),
        .product(
          name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: traits(with: "Web"))),
      ],
      path: "Sources/App/Ippo",
      swiftSettings: settings
    ),
    .target(
      name: "IppoTesting",
      dependencies: [
        "IppoUI",
        .target(name: "IppoTerminal", condition: .when(traits: traits(with: "Terminal"))),
        .target(name: "IppoWeb", condition: .when(traits: traits(with: "Web"))),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        // Asked before the stand-in, where Swift Testing is one that the stand-in does not know.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: traits(with: "Web"))),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: traits(with: "Web"))),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: traits(with: "Web"))),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: traits(with: "Web"))),
      ],
      path: "Sources/App/IppoTesting",
      swiftSettings: settings
    ),

    // MARK: Examples
    // The names of targets have to differ across all packages of an app: these say that they are examples, and leave
    // names such as `Gallery` and `GuessingGame` to the app.

    .target(
      name: "AlertsExample",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoUI"],
      path: "Examples/Alerts/Today",
      swiftSettings: appleNames
    ),
    .target(
      name: "AlertsTutorial",
      dependencies: ["ClassicExampleSupport", "ComposableArchitectureClassic", "ExampleSupport", "IppoUI"],
      path: "Examples/Alerts/Tutorial",
      swiftSettings: classicNames
    ),
    .executableTarget(
      name: "BoardExampleProgram",
      dependencies: ["BoardExample", "Ippo"],
      path: "Examples/Board/App",
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "BoardExample",
      dependencies: ["ComposableArchitecture", "IppoShared", "IppoUI"],
      path: "Examples/Board/Feature",
      swiftSettings: appleNames
    ),
    .executableTarget(
      name: "LogInExampleProgram",
      dependencies: [
        "ComposableArchitecture", "Ippo", "IppoShared", "IppoWeb", "LogInExample", "Sharing",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Examples/LogIn/App",
      swiftSettings: aliases(["Combine=OpenCombine"])
    ),
    .target(
      name: "LogInExample",
      dependencies: ["ComposableArchitecture", "IppoShared", "IppoUI", "Sharing"],
      path: "Examples/LogIn/Feature",
      swiftSettings: appleNames
    ),
    .target(
      name: "BottomMenuExample",
      dependencies: ["ComposableArchitecture", "ComposableComponents", "ExampleSupport", "IppoUI"],
      path: "Examples/BottomMenu/Today",
      swiftSettings: appleNames
    ),
    .target(
      name: "BottomMenuTutorial",
      dependencies: [
        "ClassicExampleSupport",
        "ComposableArchitectureClassic",
        "ExampleSupport",
        "IppoComponents",
        "IppoUI",
      ],
      path: "Examples/BottomMenu/Tutorial",
      swiftSettings: classicNames
    ),
    .target(
      name: "CaseStudiesExample",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoUI"],
      path: "Examples/CaseStudies",
      swiftSettings: appleNames
    ),
    .target(
      name: "ClassicExampleSupport",
      dependencies: ["ComposableArchitectureClassic", "ExampleSupport"],
      path: "Examples/SupportClassic",
      swiftSettings: settings + classicNames
    ),
    .target(
      name: "EmptyStateExample",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoComponents", "IppoUI"],
      path: "Examples/EmptyState/Today",
      swiftSettings: appleNames
    ),
    .target(
      name: "EmptyStateTutorial",
      dependencies: ["ExampleSupport", "IppoUI"],
      path: "Examples/EmptyState/Tutorial",
      // The tutorial is of 2020: its preference key keeps the default in a static variable.
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ExampleSupport",
      dependencies: ["ComposableArchitecture", "Sharing"],
      path: "Examples/Support",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ChartExampleProgram",
      dependencies: ["ChartExample", "Ippo"],
      path: "Examples/Chart/App",
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "ChartExample",
      dependencies: ["IppoUI"],
      path: "Examples/Chart/Feature",
      resources: [.copy("bar-chart.js")],
      swiftSettings: appleNames
    ),
    .executableTarget(
      name: "CatalogExampleProgram",
      dependencies: ["CatalogExample", "Ippo"],
      path: "Examples/Catalog/App",
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "CatalogExample",
      dependencies: ["IppoUI"],
      path: "Examples/Catalog/Feature",
      swiftSettings: appleNames
    ),
    .executableTarget(
      name: "ExampleGalleryProgram",
      dependencies: ["ExampleGallery", "Ippo"],
      path: "Examples/Gallery/App",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "ExampleGallery",
      dependencies: [
        "AlertsExample",
        "AlertsTutorial",
        "BottomMenuExample",
        "BottomMenuTutorial",
        "CaseStudiesExample",
        "ComposableArchitecture",
        "EmptyStateExample",
        "EmptyStateTutorial",
        "ExampleSupport",
        "GuessingGameExample",
        "GuessingGameTutorial",
        "IppoUI",
        "SharedStateExample",
        "SharedStateTutorial",
      ],
      path: "Examples/Gallery/Feature",
      swiftSettings: appleNames
    ),
    .executableTarget(
      name: "GuessingGameExampleProgram",
      dependencies: ["GuessingGameExample", "Ippo"],
      path: "Examples/GuessingGame/App",
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "GuessingGameExample",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoUI"],
      path: "Examples/GuessingGame/Feature",
      swiftSettings: appleNames
    ),
    .target(
      name: "GuessingGameTutorial",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoUI"],
      path: "Examples/GuessingGame/Tutorial",
      swiftSettings: tutorialNames
    ),
    .executableTarget(
      name: "GuessingGameTutorialApp",
      dependencies: ["GuessingGameTutorial", "Ippo"],
      path: "Examples/GuessingGame/TutorialApp",
      swiftSettings: appleNamesForExecutables
    ),
    .target(
      name: "SharedStateExample",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoUI"],
      path: "Examples/SharedState/Today",
      swiftSettings: appleNames
    ),
    .target(
      name: "SharedStateTutorial",
      dependencies: ["ClassicExampleSupport", "ComposableArchitectureClassic", "ExampleSupport", "IppoUI"],
      path: "Examples/SharedState/Tutorial",
      swiftSettings: classicNames
    ),

    // MARK: Programs to test with

    .executableTarget(
      name: "InteractionProbe",
      dependencies: ["ComposableArchitecture", "Ippo", "RandomRenderTrees", "RandomRows", "UIKitIdioms"],
      path: "Tests/Browser/Probe",
      resources: [.copy("x-probe.js")],
      swiftSettings: appleNamesForExecutables
    ),
    .executableTarget(
      name: "IslandProbe",
      dependencies: [
        "Ippo", "IppoWeb",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Browser/IslandProbe",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "PatchProbe",
      dependencies: ["IppoUI", "IppoWeb", "RandomRenderTrees"],
      path: "Tests/Browser/PatchProbe",
      swiftSettings: settings
    ),
    .target(
      name: "RandomRows",
      dependencies: ["IppoUI", "RandomRenderTrees"],
      path: "Tests/Support/RandomRows",
      swiftSettings: appleNames
    ),
    .target(
      name: "LayoutScreens",
      dependencies: ["IppoUI", "RandomRenderTrees"],
      path: "Tests/Support/LayoutScreens",
      swiftSettings: appleNames
    ),
    .executableTarget(
      name: "LayoutProbe",
      dependencies: ["Ippo", "LayoutScreens"],
      path: "Tests/Browser/LayoutProbe",
      swiftSettings: appleNamesForExecutables
    ),
    // What measures sessions that feed themselves (Benchmarks/feeding.py).
    .executableTarget(
      name: "FeedingProbe",
      dependencies: ["ComposableArchitecture", "Ippo"],
      path: "Tests/Support/FeedingProbe",
      swiftSettings: appleNamesForExecutables
    ),
    .executableTarget(
      name: "CounterProbe",
      dependencies: ["ComposableArchitecture", "Ippo"],
      path: "Tests/Support/CounterProbe",
      swiftSettings: appleNamesForExecutables
    ),
    .executableTarget(
      name: "DelegateProbe",
      dependencies: ["Ippo", "IppoUIKit"],
      path: "Tests/Support/DelegateProbe",
      swiftSettings: appleNamesForExecutables
    ),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["ComposableArchitecture", "Ippo"],
      path: "Tests/Terminal/Probe",
      swiftSettings: appleNamesForExecutables
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "ExampleGallery",
        "FuzzSupport",
        "GuessingGameExample",
        "GuessingGameTutorial",
        "IppoSessions",
        "IppoTerminal",
        "IppoUI",
        "IppoWeb",
        "RandomRenderTrees",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Tests/Fuzz",
      swiftSettings: settings
    ),
    .target(
      name: "FuzzSupport",
      dependencies: ["IppoUI", "IppoWeb", "RandomRenderTrees"],
      path: "Tests/FuzzSupport",
      swiftSettings: settings
    ),

    // MARK: Tests of the examples

    .testTarget(
      name: "AlertsExampleTests",
      dependencies: ["AlertsExample", "ComposableArchitecture", "ExampleSupport", "IppoTesting", "IppoUI"],
      path: "Tests/Examples/AlertsExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "AlertsTutorialTests",
      dependencies: ["AlertsTutorial", "ComposableArchitectureClassic", "ExampleSupport", "IppoTesting"],
      path: "Tests/Examples/AlertsTutorialTests",
      swiftSettings: classicNames
    ),
    .testTarget(
      name: "BoardExampleTests",
      dependencies: ["BoardExample", "ComposableArchitecture", "IppoShared", "IppoTesting", "IppoUI", "TestSignals"],
      path: "Tests/Examples/BoardExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "LogInExampleTests",
      dependencies: ["ComposableArchitecture", "IppoShared", "IppoUI", "LogInExample"],
      path: "Tests/Examples/LogInExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "BottomMenuTutorialTests",
      dependencies: [
        "BottomMenuTutorial", "ComposableArchitectureClassic", "ExampleSupport", "IppoComponents", "IppoTesting",
      ],
      path: "Tests/Examples/BottomMenuTutorialTests",
      swiftSettings: classicNames
    ),
    .testTarget(
      name: "SharedStateTutorialTests",
      dependencies: ["SharedStateTutorial", "ComposableArchitectureClassic", "ExampleSupport", "IppoTesting"],
      path: "Tests/Examples/SharedStateTutorialTests",
      swiftSettings: classicNames
    ),
    .testTarget(
      name: "BottomMenuExampleTests",
      dependencies: ["BottomMenuExample", "ComposableArchitecture", "ComposableComponents", "IppoTesting"],
      path: "Tests/Examples/BottomMenuExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "CaseStudiesTests",
      dependencies: ["CaseStudiesExample", "ComposableArchitecture", "ExampleSupport", "IppoTesting"],
      path: "Tests/Examples/CaseStudiesTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["CatalogExample", "IppoTerminal", "IppoTesting", "IppoUI"],
      path: "Tests/Examples/CatalogTests",
      exclude: ["Goldens"],
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "ChartExampleTests",
      dependencies: ["ChartExample", "IppoTesting", "IppoUI"],
      path: "Tests/Examples/ChartExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "EmptyStateExampleTests",
      dependencies: ["ComposableArchitecture", "EmptyStateExample", "IppoTesting"],
      path: "Tests/Examples/EmptyStateExampleTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "EmptyStateTutorialTests",
      dependencies: ["EmptyStateTutorial", "IppoTesting", "IppoUI"],
      path: "Tests/Examples/EmptyStateTutorialTests",
      swiftSettings: appleNames + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ExampleSupportTests",
      dependencies: ["ComposableArchitecture", "ExampleSupport"],
      path: "Tests/Examples/ExampleSupportTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ComposableArchitecture", "ExampleSupport", "ExampleGallery", "FuzzSupport", "GuessingGameExample",
        "IppoTesting", "IppoWeb", "RandomRenderTrees",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: "Tests/Examples/GalleryTests",
      exclude: ["Goldens"],
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "GuessingGameTests",
      dependencies: ["GuessingGameExample", "IppoTesting"],
      path: "Tests/Examples/GuessingGameTests",
      swiftSettings: appleNames
    ),
    .testTarget(
      name: "GuessingGameTutorialTests",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "GuessingGameTutorial", "IppoTesting", "IppoUI"],
      path: "Tests/Examples/GuessingGameTutorialTests",
      swiftSettings: tutorialNames
    ),
    .testTarget(
      name: "SharedStateExampleTests",
      dependencies: ["ComposableArchitecture", "ExampleSupport", "IppoTesting", "IppoUI", "SharedStateExample"],
      path: "Tests/Examples/SharedStateExampleTests",
      swiftSettings: appleNames
    ),
  ]
)

// The tests of the macros' expansions are built alone (`make test-macros`): where a test target depends on a macro target,
// SwiftPM builds everything that the package's one test bundle reaches a second time, for the host.
if Context.environment["IPPO_MACRO_TESTS"] != nil {
  package.targets.removeAll { $0.type == .test }
  package.targets.append(
    .testTarget(
      name: "MacrosTests",
      dependencies: ["IppoMacros"]
        + swiftSyntax(
          "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
          "SwiftSyntaxMacrosGenericTestSupport"),
      path: "Tests/Essentials/MacrosTests",
      swiftSettings: settings
    ))
}
