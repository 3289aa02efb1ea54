import PackageDescription

//= /// What sources of Apple's platforms import, and the modules that hold it here.

let package = Package(
  name: "MyApp",
  targets: [
    .target(name: "Feature", swiftSettings: appleNames("IppoUI")),
    .target(
      name: "Models",
      swiftSettings: [
        //= .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "OpenCombine"])
      ]),
  ]
)
