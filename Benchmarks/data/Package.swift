// swift-tools-version: 6.2

import PackageDescription

// The models without views, and GRDB by hand: a release build of the whole library takes many times as long. run.sh lays the
// folders of the library beside this manifest, and names the macro plugin of a debug build.

let plugin = Context.environment["IPPO_MACROS"] ?? "IPPO_MACROS names no plugin"
let common: [SwiftSetting] =
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
  + [.define("SQLite"), .unsafeFlags(["-load-plugin-executable", "\(plugin)#IppoMacros"])]
let grdb = ["GRDB", "GRDBSQLite"].map { Target.Dependency.product(name: $0, package: "GRDB.swift") }

func module(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: needs, path: "Modules/\(name)", swiftSettings: common)
}

let package = Package(
  name: "ippo-data-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
  ],
  targets: [
    module("ConcurrencyExtras"), module("FoundationShims"), module("IppoPredicates", grdb),
    module(
      "IppoData",
      grdb + [
        "ConcurrencyExtras", "FoundationShims", "IppoPredicates",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .executableTarget(
      name: "DataPeers", dependencies: ["IppoData", .product(name: "GRDB", package: "GRDB.swift")], path: "App",
      swiftSettings: common + [.unsafeFlags(["-module-alias", "SwiftData=IppoData"])]),
  ]
)
