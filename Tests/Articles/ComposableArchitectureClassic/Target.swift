import PackageDescription

let package = Package(
  name: "Counter",
  targets: [
    //= name: "Counter",
  ]
)
