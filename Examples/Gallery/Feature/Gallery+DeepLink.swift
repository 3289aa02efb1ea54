import ComposableArchitecture
import Foundation

/// The state that a state file names: each field may be left out.
///
/// ```json
/// { "example": "guessing-game", "spelling": "tutorial", "isSourceShown": true }
/// ```
extension Gallery.State: Decodable {
  private enum CodingKeys: String, CodingKey {
    case example
    case file
    case isLogShown
    case isSourceShown
    case search
    case spelling
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      selection: try container.decodeIfPresent(String.self, forKey: .example),
      search: try container.decodeIfPresent(String.self, forKey: .search) ?? "",
      spelling: try container.decodeIfPresent(Spelling.self, forKey: .spelling) ?? .today,
      isSourceShown: try container.decodeIfPresent(Bool.self, forKey: .isSourceShown) ?? false,
      file: try container.decodeIfPresent(String.self, forKey: .file),
      isLogShown: try container.decodeIfPresent(Bool.self, forKey: .isLogShown))
    if let selection, Catalog.example(selection) == nil {
      let ids = Catalog.examples.map(\.id).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .example, in: container,
        debugDescription: "There is no example “\(selection)”. There are \(ids).")
    }
  }
}

/// How the gallery was started.
enum Launch {
  /// The state in the file named by the launch argument `state` (`--state FILE`, or `-state FILE` on Apple platforms).
  ///
  /// `nil` when there is no such argument, or the file cannot be read: the reason is reported, and nothing is open.
  static var state: Gallery.State? {
    guard let path = UserDefaults.standard.string(forKey: "state") else { return nil }
    do {
      return try JSONDecoder().decode(Gallery.State.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      reportIssue("The gallery could not be opened as \(path) says: \(error)")
      return nil
    }
  }
}
