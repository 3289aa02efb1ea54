import Foundation

/// The package of a program, and the way in which the program was built. Both are found by the path of the program.
///
/// SwiftPM puts programs into `SCRATCH/TRIPLE/CONFIGURATION/PRODUCT`. The file `description.json` beside them has the traits of the
/// package, `SCRATCH/CONFIGURATION.yaml` the command that links the program, and `SCRATCH/workspace-state.json` the path
/// dependencies.
package struct DevPlan: Equatable, Sendable {
  /// The absolute path of the program.
  package var program: String
  /// The absolute path of the folder with `Package.swift`.
  package var package: String
  package var scratch: String
  /// `debug` or `release`.
  package var configuration: String
  /// The arguments of `swift build` for the traits of the package.
  package var traits: [String]
  /// Further arguments of `swift build`: those of the variable `IPPO_BUILD_FLAGS`, or else those of the last build. Of the
  /// latter, the command that links the program has the most important.
  package var flags: [String]
  package var files: WatchedFiles

  /// The name of the product.
  package var product: String { Self.name(program) }

  /// Finds the package of a program.
  /// - Parameters:
  ///   - program: the path of the program, by which it was started.
  ///   - current: the current folder, whose package counts where the build folder lies elsewhere.
  package init(program: String, current: String, environment: [String: String]) throws(DevError) {
    let program = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let products = Self.parent(program)
    let scratch = Self.parent(Self.parent(products))
    let description = products + "/description.json"
    guard FileManager.default.isReadableFile(atPath: description) else { throw .notBuiltHere(program) }
    let candidates = [Self.parent(scratch)] + Self.ancestors(of: current)
    guard let package = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + "/Package.swift") })
    else { throw .noPackage(Self.parent(scratch)) }
    self.program = program
    self.package = package
    self.scratch = scratch
    configuration = Self.name(products)
    traits = Self.traits(in: FileManager.default.contents(atPath: description) ?? Data())
    let manifest = try? Data(
      contentsOf: URL(fileURLWithPath: "\(scratch)/\(Self.name(products)).yaml"), options: .alwaysMapped)
    flags =
      environment["IPPO_BUILD_FLAGS"].map { $0.split(separator: " ").map(String.init) }
      ?? Self.flags(
        in: manifest ?? Data(),
        command: "C.\(Self.name(program))-\(Self.name(Self.parent(products)))-\(Self.name(products)).exe")
    let state = FileManager.default.contents(atPath: scratch + "/workspace-state.json") ?? Data()
    files = WatchedFiles(roots: [package] + Self.localDependencies(in: state), scratch: scratch)
  }

  /// The arguments of `swift`.
  package var arguments: [String] {
    ["build", "--package-path", package, "--scratch-path", scratch, "-c", configuration, "--product", product] + traits
      + flags
  }

  /// The last name of a path.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func ancestors(of folder: String) -> [String] {
    sequence(first: folder) { $0 == "/" ? nil : parent($0) }.map(\.self)
  }

  // MARK: SwiftPM's files

  private enum TraitConfiguration: Decodable {
    case `default`
    case enabledTraits(Set<String>)
    case enableAllTraits
    case disableAllTraits
  }

  /// The arguments for the traits in the description of a build.
  static func traits(in description: Data) -> [String] {
    // The description has megabytes, and this object is flat but for one level.
    guard let key = description.range(of: Data("\"traitConfiguration\"".utf8), options: .backwards),
      let start = description[key.upperBound...].firstIndex(of: UInt8(ascii: "{"))
    else { return [] }
    var depth = 0
    let end = description[start...].firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
    guard let end,
      let configuration = try? JSONDecoder().decode(TraitConfiguration.self, from: description[start...end])
    else { return [] }
    return switch configuration {
    case .default: []
    case .enabledTraits(let traits): ["--traits", traits.sorted().joined(separator: ",")]
    case .enableAllTraits: ["--enable-all-traits"]
    case .disableAllTraits: ["--disable-default-traits"]
    }
  }

  /// The arguments for the flags in the command that links a program.
  ///
  /// SwiftPM ends the command with the format of the debug information, the flags of `-Xswiftc`, and those of `-Xlinker`.
  static func flags(in manifest: Data, command name: String) -> [String] {
    guard let command = manifest.range(of: Data("\n  \"\(name)\":\n".utf8)),
      let key = manifest[command.upperBound...].range(of: Data("    args: ".utf8)),
      let end = manifest[key.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
      let arguments = try? JSONDecoder().decode([String].self, from: manifest[key.upperBound..<end]),
      let format = arguments.lastIndex(where: { ["-g", "-gnone"].contains($0) })
    else { return [] }
    var flags = arguments[format] == "-gnone" ? ["-debug-info-format", "none"] : []
    if let sanitizer = arguments.first(where: { $0.hasPrefix("-sanitize=") }) {
      flags += ["--sanitize", String(sanitizer.dropFirst("-sanitize=".count))]
    }
    var rest = arguments[arguments.index(after: format)...]
    while let flag = rest.popFirst() {
      if flag == "-Xlinker", let next = rest.popFirst() { flags += [flag, next] } else { flags += ["-Xswiftc", flag] }
    }
    return flags
  }

  private struct WorkspaceState: Decodable {
    struct Object: Decodable { var dependencies: [Dependency] }
    struct Dependency: Decodable { var state: State }
    struct State: Decodable {
      var name: String
      var path: String?
    }

    var object: Object
  }

  /// The absolute paths of the path dependencies, and of those that are edited.
  static func localDependencies(in state: Data) -> [String] {
    guard let state = try? JSONDecoder().decode(WorkspaceState.self, from: state) else { return [] }
    return state.object.dependencies.map(\.state).filter { ["fileSystem", "edited"].contains($0.name) }
      .compactMap(\.path).filter { $0.hasPrefix("/") }
  }
}
