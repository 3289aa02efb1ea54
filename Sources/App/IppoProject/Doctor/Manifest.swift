import Foundation

/// A manifest as `swift package dump-package` prints it, as far as the doctor asks.
struct Manifest: Decodable, Sendable {
  struct Version: Decodable, Sendable {
    let _version: String
  }

  /// A dependency on a package.
  struct Dependency: Decodable, Sendable {
    struct Trait: Decodable, Sendable { let name: String }

    /// The last part of the path or of the address.
    let identity: String
    let nameForTargetDependencyResolutionOnly: String?
    /// The folder of a package at a path.
    let path: String?
    let traits: [Trait]?

    /// The name that targets call the package by.
    var name: String { nameForTargetDependencyResolutionOnly ?? identity }
  }

  struct Target: Decodable, Sendable {
    struct Setting: Decodable, Sendable {
      struct Flags: Decodable, Sendable { let _0: [String] }
      struct Mode: Decodable, Sendable { let _0: String }
      struct Kind: Decodable, Sendable {
        let unsafeFlags: Flags?
        let swiftLanguageMode: Mode?
      }

      let kind: Kind
    }

    let name: String
    let type: String
    let path: String?
    /// The dependencies: each its kind, and then the name, the package, and other values.
    let dependencies: [[String: [JSONText]]]
    let settings: [Setting]

    /// The products and targets that the target depends on, each with the package, if it says one.
    var needs: [(name: String, package: String?)] {
      dependencies.compactMap { need in
        guard let (kind, values) = need.first, let name = values.first?.text else { return nil }
        return (name, kind == "product" && values.count > 1 ? values[1].text : nil)
      }
    }

    /// The flags that are called unsafe.
    var flags: [String] { settings.flatMap { $0.kind.unsafeFlags?._0 ?? [] } }

    /// The modules that aliases stand for, such as `IppoUI` for `SwiftUI`.
    var aliases: [(name: String, module: String)] {
      zip(flags, flags.dropFirst()).compactMap { flag, value in
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        return flag == "-module-alias" && parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }

    var languageMode: String? { settings.compactMap { $0.kind.swiftLanguageMode?._0 }.last }
  }

  let toolsVersion: Version
  let dependencies: [[String: [Dependency]]]
  let targets: [Target]
  let swiftLanguageVersions: [String]?

  var packages: [Dependency] { dependencies.flatMap { $0.values.flatMap { $0 } } }

  /// The dependencies on Ippo.
  var ippo: [Dependency] { packages.filter { $0.identity == "ippo" || $0.name == "ippo" } }
}
