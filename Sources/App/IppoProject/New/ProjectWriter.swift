package import Foundation

/// Makes a package from a template.
///
/// Templates are packages themselves, in `Templates` of the checkout. Their name is `MyApp`, which the writer replaces in texts and
/// in names of files. `Templates/common` holds the files that all of them have.
package struct ProjectWriter: Sendable {
  let checkout: Checkout

  /// A writer that takes the templates of a checkout.
  package init(_ checkout: Checkout) { self.checkout = checkout }

  /// Makes a package in a folder of its name.
  ///
  /// The package appears whole: the writer fills a temporary folder and renames it. An existing file or folder is left alone.
  ///
  /// - Parameters:
  ///   - template: The kind of package.
  ///   - name: The name of the package and of its folder.
  ///   - parent: The folder in which the package's folder is made.
  /// - Returns: The folder of the package.
  /// - Throws: A ``ProjectError`` where something with the name exists, or where a file cannot be written.
  package func write(_ template: ProjectTemplate, _ name: ProjectName, into parent: URL) throws -> URL {
    let files = FileManager.default
    let folder = parent.appending(path: name.text, directoryHint: .isDirectory)
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: parent.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw ProjectError("There is no folder \(parent.path).")
    }
    guard (try? files.attributesOfItem(atPath: folder.path)) == nil else {
      throw ProjectError("\(folder.path) exists already. Nothing was written.")
    }
    let draft = parent.appending(path: ".\(name.text).\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: false)
      defer { try? files.removeItem(at: draft) }
      for part in ["common", template.rawValue] {
        try copy(checkout.folder.appending(path: "Templates/\(part)"), to: draft, as: name, for: folder)
      }
      // Unlike `moveItem`, the system call replaces nothing but an empty folder.
      guard rename(draft.path, folder.path) == 0 else {
        throw ProjectError("\(folder.path) cannot be made: \(String(cString: strerror(errno))).")
      }
    } catch let error as CocoaError {
      throw ProjectError("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// Copies the files of a template with another name.
  private func copy(_ template: URL, to draft: URL, as name: ProjectName, for folder: URL) throws {
    for path in try Self.files(of: template) {
      let source = template.appending(path: path)
      let target = draft.appending(path: path.replacing("MyApp", with: name.text))
      guard var text = try? String(contentsOf: source, encoding: .utf8) else {
        throw ProjectError("The checkout of Ippo cannot be read: \(source.path) is no text.")
      }
      text = text.replacing("MyApp", with: name.text).replacing("my-app", with: name.hyphenated)
      if path == "Package.swift" { text = try manifest(text, for: folder) }
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: target, atomically: false, encoding: .utf8)
    }
  }

  /// A manifest whose dependency on Ippo is at the path from the folder of the package to the checkout.
  private func manifest(_ text: String, for folder: URL) throws -> String {
    let dependency = "?? \"../..\""
    guard text.ranges(of: dependency).count == 1 else {
      throw ProjectError("The manifest of the template has no single line with \(dependency).")
    }
    let path = Self.relativePath(from: folder, to: checkout.folder)
    return text.replacing(dependency, with: "?? \(String(reflecting: path))")
  }

  /// The paths of a template's files: hidden ones too, and none of its builds.
  static func files(of template: URL) throws -> [String] {
    guard let paths = FileManager.default.subpaths(atPath: template.path) else {
      throw ProjectError("The checkout of Ippo lacks the template \(template.path).")
    }
    return paths.filter { path in
      let parts = path.split(separator: "/")
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: template.appending(path: path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !parts.contains(".build") && !parts.contains(".swiftpm")
        && parts.last != "Package.resolved"
    }.sorted()
  }

  /// The path from a folder to another: `../ippo`.
  static func relativePath(from folder: URL, to other: URL) -> String {
    let parts = { (url: URL) in
      // The folder that is to be made does not exist yet, so that links are resolved in the one above.
      let parent = url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      return parent.pathComponents + [url.lastPathComponent]
    }
    let (from, to) = (parts(folder), parts(other))
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
  }
}
