internal import Foundation

/// The content of a folder with written previews: the file `previews.json`.
struct PreviewManifest: Codable, Equatable {
  static let fileName = "previews.json"

  /// The names of the variants.
  var variants: [String]
  /// The words that chose the previews; `nil` for all previews.
  var only: String?
  /// The version of the Chromium that made the pictures; `nil` without pictures.
  var chromium: String?
  /// The stable names of the previews.
  var previews: [String]

  /// The manifest of a folder; `nil` where there is none.
  static func read(in folder: String) -> PreviewManifest? {
    FileManager.default.contents(atPath: "\(folder)/\(fileName)")
      .flatMap { try? JSONDecoder().decode(PreviewManifest.self, from: $0) }
  }

  /// - Throws: ``PreviewError/cannotWrite(path:reason:)``.
  func write(in folder: String) throws(PreviewError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = "\(folder)/\(Self.fileName)"
    do {
      try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }
}
