import PackageDescription

let package = Package(
  name: "MyApp",
  dependencies: [
    //= .package(path: "../ippo", traits: ["TLS"])
  ]
)
