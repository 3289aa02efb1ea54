import PackageDescription

let package = Package(
  name: "MyApp",
  targets: [
    .target(
      name: "MyApp",
      dependencies: [
        //= .product(name: "ComposableArchitecture", package: "ippo"),
      ])
  ]
)
