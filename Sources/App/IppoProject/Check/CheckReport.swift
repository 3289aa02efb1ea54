/// The findings about a folder of sources, file by file.
package struct CheckReport: Codable, Equatable, Sendable {
  /// A fault or a hint at a place of a file.
  package struct Finding: Codable, Equatable, Sendable {
    /// The kind of a finding.
    package enum Kind: String, Codable, Sendable {
      /// A module that is not here.
      case module
      /// A type, a property wrapper or a macro that is not here.
      case type
      /// A name after a dot that no type here has.
      case member
      /// Something that needs the Objective-C runtime.
      case runtime
      /// Code for other systems, which is left out here.
      case skipped
      /// A module of another package.
      case package
    }

    package let kind: Kind
    package let name: String
    package let line: Int
    package let column: Int
    /// The missing thing, and the change that helps.
    package let message: String

    /// Whether the file does not compile because of it.
    package var isFault: Bool { kind != .skipped && kind != .package }
  }

  /// A source file with its findings, in the order of their places.
  package struct File: Codable, Equatable, Sendable {
    package let path: String
    package let findings: [Finding]

    /// Whether nothing is known to be missing.
    package var compiles: Bool { !findings.contains(where: \.isFault) }
  }

  package let files: [File]
  /// The aliases that the targets need, such as `UIKit=IppoUIKit`; those of programs have `SwiftUI=Ippo`.
  package let aliases: [String]
  /// The traits that the dependency on Ippo needs, such as `AppsSQLite`.
  package let traits: [String]
  /// Modules of other packages, which have to build on Linux.
  package let packages: [String]

  /// Whether nothing is known to be missing in any file.
  package var compiles: Bool { files.allSatisfy(\.compiles) }

  /// The report for people: the files with findings, then the sums.
  package var text: String {
    var lines: [String] = []
    for file in files where !file.findings.isEmpty {
      lines.append("\(file.path): \(file.compiles ? "compiles" : "does not compile")")
      lines += file.findings.map { "  \($0.line):\($0.column)  \($0.message)" }
    }
    let count = files.count(where: \.compiles)
    lines.append("\(count) of \(files.count) files need no change, as far as names tell.")
    if !aliases.isEmpty { lines.append("Aliases: \(aliases.joined(separator: " "))") }
    if !traits.isEmpty { lines.append("Traits: \(traits.joined(separator: " "))") }
    if !packages.isEmpty {
      lines.append("Other packages, which have to build on Linux: \(packages.joined(separator: " "))")
    }
    return lines.joined(separator: "\n")
  }
}
