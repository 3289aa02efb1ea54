package import Foundation

/// Finds what is wrong with a package that uses Ippo, without building it.
package struct Doctor: Sendable {
  /// The oldest version of Swift that builds Ippo.
  static let oldestSwift = [6, 2]

  let checkout: Checkout
  /// The version of the toolchain, such as `6.3.1`; `nil` if it is unknown.
  let toolchain: String?
  /// Whether the system has a header, such as `sqlite3.h`.
  let hasHeader: @Sendable (String) -> Bool

  /// A doctor for this machine.
  package init(_ checkout: Checkout) throws {
    self.init(checkout, toolchain: try ManifestReader.toolchainVersion(), hasHeader: Self.isInstalled)
  }

  /// A doctor for a machine with a toolchain and headers.
  package init(_ checkout: Checkout, toolchain: String?, hasHeader: @escaping @Sendable (String) -> Bool) {
    (self.checkout, self.toolchain, self.hasHeader) = (checkout, toolchain, hasHeader)
  }

  /// The faults of a package.
  ///
  /// - Throws: A ``ProjectError`` where the folder has no package.
  package func diagnoses(of folder: URL) throws -> [Diagnosis] {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw ProjectError("\(folder.path(percentEncoded: false)) has no Package.swift.")
    }
    var diagnoses = toolchainDiagnoses()
    switch try ManifestReader.manifest(of: folder) {
    case .failure(let error):
      diagnoses.append(manifestDiagnosis(error.description))
    case .success(let manifest):
      let modules = try checkout.modules()
      let targets = manifest.targets.map {
        PackageTarget($0, in: folder, modules: modules.union(ProjectName.modules))
      }
      diagnoses += packageDiagnoses(manifest, targets)
      diagnoses += targets.flatMap { targetDiagnoses($0, among: targets, manifest, modules) }
    }
    return diagnoses
  }

  private func toolchainDiagnoses() -> [Diagnosis] {
    guard let toolchain, Self.isOlder(toolchain) else { return [] }
    return [
      Diagnosis(
        .toolchain, "The toolchain is Swift \(toolchain), and Ippo needs 6.2.",
        remedy: "Install a newer one from https://www.swift.org/install/linux.")
    ]
  }

  /// The diagnosis for errors of SwiftPM about a manifest.
  private func manifestDiagnosis(_ errors: String) -> Diagnosis {
    let lines = errors.split(separator: "\n").filter { $0.contains("error: ") }
    let line = lines.first { $0.contains("Package.swift:") } ?? lines.first ?? errors[...]
    let message = line.firstRange(of: "error: ").map { line[$0.upperBound...] } ?? line
    if let unknown = message.firstMatch(of: #/unknown package '(.+?)' in dependencies of target '(.+?)'/#) {
      let (package, target) = (unknown.output.1, unknown.output.2)
      // The list of the packages that there are comes after the message, perhaps on lines of its own.
      let list = errors[(errors.firstRange(of: "valid packages are:")?.upperBound ?? errors.endIndex)...]
      let others = list[..<(list.firstRange(of: "error:")?.lowerBound ?? list.endIndex)]
      return Diagnosis(
        .missingPackage, in: String(target), "The target depends on a package \(package), and none has that name.",
        remedy: others.contains("'")
          ? "Name the package by the last part of its path or address, or say `.package(name: \"ippo\", path: …)`."
          : "Add `.package(path: \"../ippo\")` to the dependencies of the package.")
    }
    return Diagnosis(
      .manifest, in: "Package.swift", "SwiftPM cannot read the manifest: \(message)",
      remedy: errors.contains("'package(name:path:traits:)'")
        || errors.contains("traits") && errors.contains("unavailable")
        ? "`traits:` needs `// swift-tools-version: 6.2` in the first line."
        : "Mend the manifest: `swift package dump-package` shows all errors.")
  }

  static func isOlder(_ version: String) -> Bool {
    version.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes(oldestSwift)
  }

  /// Whether a header is in a folder where compilers look.
  @Sendable private static func isInstalled(_ header: String) -> Bool {
    let folders = ["/usr/include", "/usr/local/include", "/usr/include/postgresql", "/opt/homebrew/include"]
    let multiarch = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/include")) ?? []
    return (folders + multiarch.filter { $0.hasSuffix("-linux-gnu") }.map { "/usr/include/\($0)" })
      .contains { FileManager.default.fileExists(atPath: "\($0)/\(header)") }
  }
}
