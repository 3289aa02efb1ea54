// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ippo-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ippo", path: "..", traits: ["AppsSQLite"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Store",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "ComposableArchitecture", package: "ippo"),
      ],
      path: "Benchmarks/Store",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Rendering",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "ComposableArchitecture", package: "ippo"),
        .product(name: "IppoRender", package: "ippo"),
        .product(name: "IppoTerminal", package: "ippo"),
        .product(name: "IppoTesting", package: "ippo"),
        .product(name: "IppoUI", package: "ippo"),
        .product(name: "IppoWeb", package: "ippo"),
      ],
      path: "Benchmarks/Rendering",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Peers",
      dependencies: [.product(name: "Ippo", package: "ippo")],
      path: "peers/App",
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=Ippo"])]
    ),
    .executableTarget(
      name: "Echo",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "peers/Echo"
    ),
  ]
)
