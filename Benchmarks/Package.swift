// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ippo-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ippo", path: ".."),
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
        .product(name: "IppoTerminal", package: "ippo"),
        .product(name: "IppoTesting", package: "ippo"),
        .product(name: "IppoUI", package: "ippo"),
        .product(name: "IppoWeb", package: "ippo"),
      ],
      path: "Benchmarks/Rendering",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
