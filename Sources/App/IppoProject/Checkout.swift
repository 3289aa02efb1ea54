package import Foundation

/// A checkout of Ippo: the folder with its sources, templates and reports of public symbols.
package struct Checkout: Sendable {
  /// The folder with the `Package.swift` of Ippo.
  package let folder: URL

  /// A checkout in a folder.
  package init(folder: URL) { self.folder = folder }

  /// The checkout that this program was built from.
  package static var own: Checkout {
    get throws {
      var folder = URL(filePath: #filePath)
      for _ in 0..<4 { folder.deleteLastPathComponent() }
      guard FileManager.default.fileExists(atPath: folder.appending(path: "Templates").path) else {
        throw ProjectError(
          "The sources of Ippo are not at \(folder.path) any more. Build the command again where they are now.")
      }
      return Checkout(folder: folder)
    }
  }

  /// The lines of a text file in the checkout.
  func lines(of path: String) throws -> [Substring] {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError("The checkout of Ippo at \(folder.path) lacks the file \(path).")
    }
    return text.split(separator: "\n")
  }

  /// The names of Ippo's modules with public symbols.
  package func modules() throws -> Set<String> {
    let reports = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "docs/api").path)
    return Set(reports.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }
}
