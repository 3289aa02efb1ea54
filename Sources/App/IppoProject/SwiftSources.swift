import Foundation

/// The Swift sources below a folder.
enum SwiftSources {
  /// Folders that hold builds or other people's sources.
  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// The paths from the folder, sorted, without hidden folders and manifests.
  static func paths(in folder: URL) throws -> [String] {
    guard let paths = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) else {
      throw ProjectError("There is no folder \(folder.path(percentEncoded: false)).")
    }
    return paths.filter { path in
      let parts = path.split(separator: "/")
      return path.hasSuffix(".swift") && parts.last != "Package.swift"
        && !parts.contains { $0.hasPrefix(".") || others.contains(String($0)) }
    }.sorted()
  }
}
