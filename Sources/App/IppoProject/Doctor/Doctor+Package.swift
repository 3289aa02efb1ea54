import Foundation

/// Faults of a package as a whole.
extension Doctor {
  func packageDiagnoses(_ manifest: Manifest, _ targets: [PackageTarget]) -> [Diagnosis] {
    var found: [Diagnosis] = []
    if Self.isOlder(manifest.toolsVersion._version) {
      found.append(
        Diagnosis(
          .toolsVersion, in: "Package.swift", "The tools version is \(manifest.toolsVersion._version).",
          remedy: "Write `// swift-tools-version: 6.2` in the first line: older ones lack traits, or mean Swift 5."))
    }
    guard let ippo = manifest.ippo.first else {
      found.append(
        Diagnosis(
          .missingPackage, in: "Package.swift", "The package does not depend on Ippo.",
          remedy: "Add `.package(path: \"../ippo\")` to its dependencies."))
      return found + otherImplementations(manifest)
    }
    if manifest.ippo.count > 1 {
      found.append(
        Diagnosis(
          .twoVersions, in: "Package.swift", "The package depends on Ippo \(manifest.ippo.count) times.",
          remedy: "Keep one of the dependencies: two versions have modules of the same names."))
    }
    if let path = ippo.path, !Self.isIppo(at: path) {
      found.append(
        Diagnosis(
          .missingPackage, in: "Package.swift", "There is no Ippo at \(path).",
          remedy: "Correct the path of the dependency, or clone Ippo there."))
    }
    return found + otherImplementations(manifest) + traitDiagnoses(ippo, targets)
  }

  private static func isIppo(at path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/Sources/Interface/IppoUI")
  }

  private func otherImplementations(_ manifest: Manifest) -> [Diagnosis] {
    let originals: Set<String> = [
      "combine-schedulers", "swift-case-paths", "swift-clocks", "swift-composable-architecture",
      "swift-concurrency-extras", "swift-dependencies", "swift-identified-collections", "swift-navigation",
      "swift-perception", "swift-sharing", "swiftui-navigation",
    ]
    return manifest.packages.filter { originals.contains($0.identity) }.map { package in
      Diagnosis(
        .otherImplementation, in: "Package.swift",
        "\(package.identity) has modules of the same names as Ippo, and does not build beside it.",
        remedy: "Remove the dependency, or put it between `#if !os(Linux)` and `#endif`.")
    }
  }

  private func traitDiagnoses(_ ippo: Manifest.Dependency, _ targets: [PackageTarget]) -> [Diagnosis] {
    let traits = ippo.traits?.map(\.name) ?? []
    var found: [Diagnosis] = []
    if traits.count > 1 {
      found.append(
        Diagnosis(
          .severalTraits, isError: false, in: "Package.swift",
          "The dependency on Ippo names several traits: \(traits.joined(separator: ", ")).",
          remedy: "Name one, such as AppsSQLite or Everything, or build with SWIFT_DETERMINISTIC_HASHING=1: SwiftPM "
            + "compiles all of Ippo again where their order changes."))
    }
    let hasAll = traits.contains("Everything")
    for (trait, headers, debian) in Self.systemLibraries
    where hasAll || traits.contains(trait) || traits.contains("Apps\(trait)") {
      for (header, package) in zip(headers, debian) where !hasHeader(header) {
        found.append(
          Diagnosis(
            .systemLibrary, "The trait \(trait) needs the header \(header), which is not installed.",
            remedy: "On Debian: apt-get install \(package)"))
      }
    }
    let hasSQLite = hasAll || traits.contains("SQLite") || traits.contains("AppsSQLite")
    if !hasSQLite, let target = targets.first(where: { $0.imports["SwiftData"] != nil }) {
      found.append(
        Diagnosis(
          .missingTrait, in: target.name, "SwiftData needs the trait SQLite: without it opening a container throws.",
          remedy: "Add `traits: [\"AppsSQLite\"]` to the dependency on Ippo."))
    }
    let drawsViews = traits.isEmpty || traits == ["SQLite"] || traits == ["Postgres"] || traits == ["Redis"]
    if ippo.traits != nil, drawsViews, let target = targets.first(where: { $0.imports["SwiftUI"] != nil }) {
      found.append(
        Diagnosis(
          .missingTrait, in: target.name, "Views need the trait UI, and the dependency on Ippo does not have it.",
          remedy: "Leave out `traits:`, or name one that has views, such as Apps, AppsSQLite or Terminal."))
    }
    return found
  }

  private static let systemLibraries: [(trait: String, headers: [String], debian: [String])] = [
    ("SQLite", ["sqlite3.h"], ["libsqlite3-dev"]), ("Postgres", ["libpq-fe.h"], ["libpq-dev"]),
    ("Redis", ["hiredis/hiredis.h"], ["libhiredis-dev"]),
    ("Pictures", ["png.h", "turbojpeg.h"], ["libpng-dev", "libturbojpeg0-dev"]),
  ]
}
