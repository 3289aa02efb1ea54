package import Foundation
internal import Synchronization

/// The fonts that an app brings along, by the names in their files. The fonts belong to the process, as the app's code
/// does.
package final class FontRegistry: Sendable {
  /// The source of a font.
  package enum Source: Equatable, Sendable {
    case file(URL)
    case data(Data)

    package var data: Data? {
      switch self {
      case .file(let file): try? Data(contentsOf: file)
      case .data(let data): data
      }
    }
  }

  /// A registered font.
  package struct Font: Equatable, Sendable {
    /// "Roboto".
    package var family: String
    /// "Roboto-Bold": what `Font.custom` and `UIFont` are asked for as well.
    package var postScriptName: String
    /// CSS weight, 100...900.
    package var weight: Int
    package var isItalic: Bool
    package var source: Source
    /// The media type of the file.
    package var type: String
  }

  package static let shared = FontRegistry()

  private let registered = Mutex<[Font]>([])

  package init() {}

  /// The fonts, in the order of their registration.
  package var fonts: [Font] { registered.withLock { $0 } }

  package var families: [String] { Set(fonts.map(\.family)).sorted() }

  package func names(ofFamily family: String) -> [String] { fonts.filter { $0.family == family }.map(\.postScriptName) }

  /// Reads the names of a font from its file and registers the font, unless it is already registered.
  ///
  /// - Returns: Whether the file could be read, and is a font.
  package func register(_ file: URL) -> Bool { register(.file(file)) }

  /// Reads the names of a font and registers it, unless it is already registered.
  ///
  /// - Returns: Whether the data is a readable font with a name: its own name, or the name of its file.
  package func register(_ source: Source) -> Bool {
    guard let entry = Self.font(in: source) else { return false }
    registered.withLock { registered in
      if !registered.contains(where: { $0.postScriptName == entry.postScriptName }) { registered.append(entry) }
    }
    return true
  }

  /// Reads the names in a font; `nil` for nameless fonts and for data that is not a font.
  package static func font(in source: Source) -> Font? {
    guard let data = source.data, let font = FontFile(data) else { return nil }
    var fallback: String?
    if case .file(let file) = source { fallback = file.deletingPathExtension().lastPathComponent }
    guard let name = font.postScriptName ?? font.family ?? fallback else { return nil }
    return Font(
      family: font.family ?? fallback ?? name, postScriptName: font.postScriptName ?? fallback ?? name,
      weight: font.weight, isItalic: font.isItalic, source: source, type: font.type)
  }
}
