import Foundation
import Testing

@testable import IppoProject

/// Packages that are broken in one way each. SwiftPM reads their manifests; nothing is built. One after the other: each case blocks
/// its thread until SwiftPM has ended, and the tasks of other tests need one.
@Suite(.serialized) struct DoctorTests {
  /// A manifest with a program, a feature and tests, in which parts are replaced.
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    func aliases(_ swiftUI: String) -> [SwiftSetting] {
      [.unsafeFlags(["-module-alias", "SwiftUI=\\(swiftUI)", "-module-alias", "Combine=OpenCombine"])]
    }
    let package = Package(
      name: "Sample",
      dependencies: [.package(name: "ippo", path: "IPPO")],
      targets: [
        .target(
          name: "Feature",
          dependencies: [
            .product(name: "ComposableArchitecture", package: "ippo"), .product(name: "IppoUI", package: "ippo"),
          ],
          swiftSettings: aliases("IppoUI")),
        .executableTarget(
          name: "Sample", dependencies: ["Feature", .product(name: "Ippo", package: "ippo")],
          swiftSettings: aliases("Ippo")),
        .testTarget(
          name: "FeatureTests", dependencies: ["Feature", .product(name: "IppoTesting", package: "ippo")],
          swiftSettings: aliases("IppoUI")),
      ]
    )
    """

  private static let sources = [
    "Sources/Feature/Counter.swift":
      "import Combine\nimport ComposableArchitecture\nimport SwiftUI\npublic struct Counter {}",
    "Sources/Sample/Sample.swift":
      "import Feature\nimport SwiftUI\n@main struct Sample: App { var body: some Scene { WindowGroup {} } }",
    "Tests/FeatureTests/CounterTests.swift": "import Feature\nimport IppoTesting\nimport SwiftUI\nimport Testing",
  ]

  /// A broken package, and what the doctor says about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var replacing: [(String, String)] = []
    var files: [String: String] = [:]
    var toolchain = "6.3.1"
    var headers: Set<String> = ["sqlite3.h", "libpq-fe.h", "hiredis/hiredis.h", "png.h", "turbojpeg.h"]
    /// The rules that find something, each with a part of its text.
    let expected: [(rule: Diagnosis.Rule, text: String)]
  }

  static let cases: [Case] = [
    Case(testDescription: "A package without faults", expected: []),
    Case(
      testDescription: "An alias is missing", files: ["Sources/Feature/Photo.swift": "import UIKit\nimport os.log"],
      expected: [
        (.missingAlias, "Sources/Feature/Photo.swift imports UIKit, which has no alias in the target."),
        (.missingAlias, #".unsafeFlags(["-module-alias", "os=IppoOS"])"#),
      ]),
    Case(
      testDescription: "The program has no aliases", replacing: [("aliases(\"Ippo\")", "[]")],
      expected: [(.missingAlias, #"["-module-alias", "SwiftUI=Ippo"]"#)]),
    Case(
      testDescription: "A module shadows one of Ippo's", replacing: [("\"Feature\"", "\"Sharing\"")],
      files: [
        "Sources/Sharing/Share.swift": "public struct Share {}",
        "Sources/Sample/Sample.swift": "@main struct Sample {}",
        "Tests/FeatureTests/CounterTests.swift": "import Testing",
      ],
      expected: [(.shadowedModule, "Give the target another name")]),
    Case(
      testDescription: "The packages of a trait are not installed",
      replacing: [("path: \"IPPO\"", "path: \"IPPO\", traits: [\"Everything\"]")], headers: ["sqlite3.h", "png.h"],
      expected: [
        (.systemLibrary, "apt-get install libpq-dev"), (.systemLibrary, "apt-get install libhiredis-dev"),
        (.systemLibrary, "The trait Pictures needs the header turbojpeg.h, which is not installed."),
      ]),
    Case(
      testDescription: "The toolchain is old", toolchain: "5.10.1",
      expected: [(.toolchain, "The toolchain is Swift 5.10.1, and Ippo needs 6.2.")]),
    Case(
      testDescription: "The tools version is old",
      replacing: [("swift-tools-version: 6.2", "swift-tools-version: 5.9")],
      expected: [(.toolsVersion, "The tools version is 5.9.0.")]),
    Case(
      testDescription: "The tools version is too old for traits",
      replacing: [
        ("swift-tools-version: 6.2", "swift-tools-version: 5.9"), ("path: \"IPPO\"", "path: \"IPPO\", traits: []"),
      ],
      expected: [(.manifest, "`traits:` needs `// swift-tools-version: 6.2` in the first line.")]),
    Case(
      testDescription: "A target is in Swift 5 mode",
      replacing: [("aliases(\"IppoUI\")),\n    .exec", "aliases(\"IppoUI\") + [.swiftLanguageMode(.v5)]),\n    .exec")],
      expected: [(.languageMode, "The target is in Swift 5 mode")]),
    Case(
      testDescription: "The package does not depend on Ippo",
      replacing: [(".package(name: \"ippo\", path: \"IPPO\")", "")],
      expected: [
        (.missingPackage, "Add `.package(path: \"../ippo\")` to the dependencies of the package.")
      ]),
    Case(
      testDescription: "Ippo is not where the manifest says", replacing: [("IPPO", "../nowhere")],
      expected: [(.missingPackage, "There is no Ippo at")]),
    Case(
      testDescription: "The package depends on two versions of Ippo",
      replacing: [
        (
          "dependencies: [.package(",
          "dependencies: [.package(url: \"https://a.example/ippo\", from: \"0.1.0\"), .package("
        )
      ],
      expected: [(.twoVersions, "The package depends on Ippo 2 times.")]),
    Case(
      testDescription: "The original of the Composable Architecture is beside Ippo",
      replacing: [
        (
          "dependencies: [.package(",
          "dependencies: [.package(url: \"https://a.example/swift-composable-architecture\", from: \"1.0.0\"), .package("
        )
      ],
      expected: [(.otherImplementation, "swift-composable-architecture has modules of the same names as Ippo")]),
    Case(
      testDescription: "The program has no umbrella", replacing: [("aliases(\"Ippo\")", "aliases(\"IppoUI\")")],
      expected: [(.appWithoutUmbrella, "Write SwiftUI=Ippo in its aliases, and depend on the product Ippo.")]),
    Case(
      testDescription: "A library has the umbrella",
      replacing: [
        ("aliases(\"IppoUI\")),\n    .exec", "aliases(\"Ippo\")),\n    .exec"), ("name: \"IppoUI\"", "name: \"Ippo\""),
      ],
      expected: [(.libraryWithUmbrella, "SwiftUI=Ippo is for programs")]),
    Case(
      testDescription: "The program has no entry point",
      files: [
        "Sources/Sample/Sample.swift": "import SwiftUI\nstruct Sample: App { var body: some Scene { WindowGroup {} } }"
      ],
      expected: [(.entryPoint, "The program has no `@main`, and no main.swift.")]),
    Case(
      testDescription: "The program begins at two places", files: ["Sources/Sample/main.swift": "print(1)"],
      expected: [(.entryPoint, "Sources/Sample/Sample.swift and Sources/Sample/main.swift")]),
    Case(
      testDescription: "An alias means no module", replacing: [("Combine=OpenCombine", "Combine=OpenCombin")],
      expected: Array(repeating: (.aliasOfNoModule, "Write Combine=OpenCombine."), count: 3)),
    Case(
      testDescription: "A product is missing",
      replacing: [(".product(name: \"ComposableArchitecture\", package: \"ippo\"), ", "")],
      expected: [(.missingProduct, ".product(name: \"ComposableArchitecture\", package: \"ippo\")")]),
    Case(
      testDescription: "A target is missing among the dependencies",
      replacing: [("[\"Feature\", .product(name: \"Ippo\"", "[.product(name: \"Ippo\"")],
      expected: [(.missingDependency, "Add \"Feature\" to its dependencies.")]),
    Case(
      testDescription: "A product is of a package with another name",
      replacing: [("name: \"IppoTesting\", package: \"ippo\"", "name: \"IppoTesting\", package: \"Ippo-main\"")],
      expected: [(.missingPackage, "The target depends on a package Ippo-main, and none has that name.")]),
    Case(
      testDescription: "Models have no database",
      replacing: [("\"Combine=OpenCombine\"", "\"Combine=OpenCombine\", \"-module-alias\", \"SwiftData=IppoData\"")],
      files: ["Sources/Feature/Trip.swift": "import SwiftData"],
      expected: [(.missingTrait, "Add `traits: [\"AppsSQLite\"]` to the dependency on Ippo.")]),
    Case(
      testDescription: "The dependency has no views", replacing: [("path: \"IPPO\"", "path: \"IPPO\", traits: []")],
      expected: [(.missingTrait, "Views need the trait UI")]),
    Case(
      testDescription: "The dependency has several traits",
      replacing: [("path: \"IPPO\"", "path: \"IPPO\", traits: [.defaults, \"SQLite\"]")],
      expected: [(.severalTraits, "Name one, such as AppsSQLite or Everything")]),
    Case(
      testDescription: "A test imports UIKit beside Testing",
      replacing: [("\"Combine=OpenCombine\"", "\"Combine=OpenCombine\", \"-module-alias\", \"UIKit=IppoUIKit\"")],
      files: ["Tests/FeatureTests/ColorTests.swift": "import Testing\nimport UIKit"],
      expected: [(.otherOverlay, "\"-disable-cross-import-overlays\"")]),
    Case(
      testDescription: "The manifest does not compile", replacing: [("let package", "let pack age")],
      expected: [(.manifest, "SwiftPM cannot read the manifest:")]),
  ]

  @Test("The doctor names the fault and its remedy", arguments: cases)
  func diagnosis(of broken: Case) throws {
    let checkout = try Checkout.own
    var manifest = Self.manifest
    for (text, other) in broken.replacing {
      #expect(manifest.contains(text), "the manifest has no \(text)")
      manifest = manifest.replacing(text, with: other)
    }
    manifest = manifest.replacing("IPPO\"", with: "\(checkout.folder.path())\"")
    var files = Self.sources.merging(broken.files) { $1 }
    files["Package.swift"] = manifest
    let folder = try TemporaryFolder(files)
    let doctor = Doctor(checkout, toolchain: broken.toolchain) { broken.headers.contains($0) }
    let diagnoses = try doctor.diagnoses(of: folder.url)
    #expect(diagnoses.map(\.rule) == broken.expected.map(\.rule), "\(diagnoses.map(\.text).joined(separator: "\n"))")
    for (diagnosis, expected) in zip(diagnoses, broken.expected) { #expect(diagnosis.text.contains(expected.text)) }
  }

  @Test func `a folder without a package is an error`() throws {
    let folder = try TemporaryFolder()
    let doctor = Doctor(try .own, toolchain: "6.3") { _ in true }
    #expect(throws: ProjectError("\(folder.url.path()) has no Package.swift.")) { try doctor.diagnoses(of: folder.url) }
  }

  @Test func `the package of a subfolder is found`() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/App.swift": ""])
    let found = DoctorCommand.package(around: folder.url.appending(path: "Sources/App", directoryHint: .isDirectory))
    #expect(found.lastPathComponent == folder.url.lastPathComponent)
  }

  @Test(arguments: [("6.1.9", true), ("6.2", false), ("6.2.1", false), ("5.10", true), ("10.0", false)])
  func `versions are compared by their numbers`(version: String, isOlder: Bool) {
    #expect(Doctor.isOlder(version) == isOlder)
  }
}
