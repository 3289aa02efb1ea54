import PackageDescription

let package = Package(
  name: "Server",
  //= .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
)
