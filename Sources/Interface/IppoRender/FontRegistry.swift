package import Foundation

/// The fonts an app brings along, by the names in their files. They are the process's, as the app's code is.
package final class FontRegistry: @unchecked Sendable {  // its lock guards it
  /// A font of a file.
  package struct Font: Equatable, Sendable {
    /// "Roboto".
    package var family: String
    /// "Roboto-Bold": what `Font.custom` and `UIFont` are asked for as well.
    package var postScriptName: String
    /// CSS weight, 100...900.
    package var weight: Int
    package var isItalic: Bool
    package var file: URL
    /// The media type of the file.
    package var type: String
  }

  package static let shared = FontRegistry()

  private let lock = NSLock()
  private var registered: [Font] = []

  package init() {}

  /// In the order in which they were registered.
  package var fonts: [Font] { lock.withLock { registered } }

  package var families: [String] { Set(fonts.map(\.family)).sorted() }

  package func names(ofFamily family: String) -> [String] { fonts.filter { $0.family == family }.map(\.postScriptName) }

  /// Reads the names of a font from its file. A font that is known is not taken twice.
  ///
  /// - Returns: Whether the file could be read, and is a font.
  package func register(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file), let font = FontFile(data) else { return false }
    let fallback = file.deletingPathExtension().lastPathComponent
    let entry = Font(
      family: font.family ?? fallback, postScriptName: font.postScriptName ?? fallback, weight: font.weight,
      isItalic: font.isItalic, file: file, type: font.type)
    lock.withLock {
      if !registered.contains(where: { $0.postScriptName == entry.postScriptName }) { registered.append(entry) }
    }
    return true
  }
}
