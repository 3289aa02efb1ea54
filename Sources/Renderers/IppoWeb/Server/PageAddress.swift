import Foundation
import HTTPTypes

/// The part of a request's target that names a place in the app: the path after the base path, and the query.
struct PageAddress: Equatable, Sendable {
  /// Begins with a slash.
  let path: String
  /// Without the question mark.
  let query: String?

  /// How many folders it lies below the first one of the app.
  var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } - 1 }

  /// Whether it is the page that is shown first.
  var isFirst: Bool { path == "/" && query?.isEmpty != false }

  /// Whether the request is a browser navigation. Pictures, feeds and other missing subresources must not open a
  /// session.
  /// - Parameter isEmbeddable: whether it may be a frame's.
  static func isAskedFor(by fields: HTTPFields, at path: String, isEmbeddable: Bool = false) -> Bool {
    guard !path.hasPrefix("/_ippo/") else { return false }
    let accept = fields[.accept]
    if let destination = fields[.secFetchDest] {
      // A navigation that a service worker passes on has no destination, and still accepts pages first.
      let isPassedOn = destination == "empty" && accept?.hasPrefix("text/html") == true
      return destination == "document" || isPassedOn || isEmbeddable && destination == "iframe"
    }
    guard let accept else { return true }
    return accept == "*/*" || accept.contains("text/html")
  }

  /// How the page refers to an address of the app: its links count from the app's first folder (`<base>`).
  static func reference(_ address: String) -> String { "." + address }

  /// The path and the query behind such a reference, from the app's first folder on, without the slash before them; `nil` for
  /// what leads elsewhere.
  static func target(of reference: String) -> String? {
    reference.hasPrefix("./") ? String(reference.dropFirst(2)) : nil
  }

  /// The URL that the app is handed, without the base path, which it need not know.
  ///
  /// - Parameter origin: where the client finds the app.
  /// - Returns: `nil` for what is no URL.
  func url(at origin: Origin?) -> URL? {
    let origin = origin?.text ?? "http://localhost"
    return URL(string: "\(origin)\(path)\(query.map { "?" + $0 } ?? "")")
  }
}

extension HTTPField.Name {
  /// The browser's purpose for the answer (Fetch Metadata Request Headers, W3C).
  fileprivate static let secFetchDest = HTTPField.Name("Sec-Fetch-Dest")!
}
