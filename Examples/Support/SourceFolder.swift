import Foundation

/// The folder an example's code lies in, to show the code beside the running program.
public struct SourceFolder: Equatable, Sendable {
  /// A file of code.
  public struct File: Equatable, Identifiable, Sendable {
    /// The file's name, such as `Game.swift`.
    public let name: String
    /// What the file says.
    public let text: String

    public var id: String { name }
  }

  private let url: URL
  private let only: String?

  /// All Swift files of the folder that a file lies in, and of the folders below it.
  ///
  /// - Parameter file: Any file of the folder, by default the one that makes the call.
  public init(containing file: StaticString = #filePath) {
    url = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    only = nil
  }

  /// One file.
  ///
  /// - Parameter file: The file, by default the one that makes the call.
  public init(file: StaticString) {
    url = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    only = URL(fileURLWithPath: "\(file)").lastPathComponent
  }

  private init(url: URL) {
    self.url = url
    only = nil
  }

  /// A folder below this one.
  ///
  /// - Parameter path: The way down, such as `Basics/Counter`.
  public func folder(_ path: String) -> SourceFolder {
    SourceFolder(url: url.appendingPathComponent(path))
  }

  /// Reads the files, sorted by name.
  ///
  /// - Throws: The file system's error when the program no longer lies beside the code it was built from, as after
  ///   it was copied to another machine.
  public func files() throws -> [File] {
    let names =
      try only.map { [$0] }
      ?? FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      File(name: name, text: try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
    }
  }
}
