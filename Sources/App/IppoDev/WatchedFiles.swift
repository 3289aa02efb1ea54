/// Decides which folders and files of a package count as sources.
///
/// All files of the package and of its path dependencies count, except hidden ones, build folders, tests, articles, and the
/// temporary files of editors.
package struct WatchedFiles: Equatable, Sendable {
  /// The absolute paths of the package and of its path dependencies.
  package var roots: [String]
  /// The absolute path of the build folder.
  package var scratch: String

  package init(roots: [String], scratch: String) {
    // A dependency inside of the package is watched with it.
    let unique = Set(roots)
    self.roots = unique.filter { root in !unique.contains { $0 != root && root.hasPrefix($0 + "/") } }.sorted()
    self.scratch = scratch
  }

  private static let otherFolders: Set<String> = ["node_modules", "Packages"]
  private static let otherSuffixes = ["~", ".swp", ".swx", ".swo", ".tmp", ".bak", ".orig", ".rej", ".md"]

  /// Whether the folder, or a folder in it, may have sources.
  /// - Parameter path: an absolute path.
  package func watches(folder path: String) -> Bool {
    guard let names = names(of: path), path != scratch, !path.hasPrefix(scratch + "/") else { return false }
    if names.first == "Tests" { return false }
    return !names.contains { $0.hasPrefix(".") || Self.otherFolders.contains($0) || $0.hasSuffix(".docc") }
  }

  /// Whether a change of the file calls for a build.
  /// - Parameter path: an absolute path.
  package func counts(file path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), watches(folder: String(path[..<slash])) else { return false }
    let name = String(path[path.index(after: slash)...])
    // SwiftPM itself writes the resolved versions during a build. vim tests a folder by the file 4913.
    if name.hasPrefix(".") || name.hasPrefix("#") || name.contains("___jb_") || name == "4913" { return false }
    return name != "Package.resolved" && !Self.otherSuffixes.contains { name.hasSuffix($0) }
  }

  /// The names of the folders between the root and the path; `nil` outside of the roots.
  private func names(of path: String) -> [String]? {
    roots.lazy.compactMap { root in
      path == root
        ? [] : path.hasPrefix(root + "/") ? path.dropFirst(root.count + 1).split(separator: "/").map(String.init) : nil
    }.first
  }
}
