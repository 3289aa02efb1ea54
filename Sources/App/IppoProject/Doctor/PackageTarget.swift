import Foundation

/// A target of a package with its sources.
struct PackageTarget: Sendable {
  let target: Manifest.Target
  /// The sources by their path from the package.
  let files: [(path: String, file: SourceFile)]

  var name: String { target.name }
  var isProgram: Bool { target.type == "executable" }
  /// The aliases of the target; where several have a name, the compiler takes the last.
  let aliases: [String: String]

  /// The modules that the files import, and a file that does.
  let imports: [String: String]

  /// A target with the sources in its folder.
  init(_ target: Manifest.Target, in package: URL, modules: Set<String>) {
    self.target = target
    let folders =
      target.path.map { [$0] } ?? (target.type == "test" ? ["Tests"] : []).map { "\($0)/\(target.name)" }
      + ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    let folder = folders.first { FileManager.default.fileExists(atPath: package.appending(path: $0).path) }
    aliases = Dictionary(target.aliases.map { ($0.name, $0.module) }, uniquingKeysWith: { $1 })
    let visible = modules.union(aliases.keys)
    files =
      ((try? folder.map { folder in
        try SwiftSources.paths(in: package.appending(path: folder)).map { "\(folder)/\($0)" }
      }) ?? nil ?? []).map { path in
        let text = (try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? ""
        return (path, SourceFile(text, modules: visible))
      }
    imports = files.reduce(into: [:]) { imports, entry in
      for module in entry.file.imports where imports[module.name] == nil { imports[module.name] = entry.path }
    }
  }
}
