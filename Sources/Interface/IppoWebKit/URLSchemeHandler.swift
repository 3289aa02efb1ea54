public import Foundation
public import FoundationNetworking

/// A scheme of addresses that an app answers (`WebKit.URLScheme`).
public struct URLScheme: Hashable, Sendable {
  /// The name, in small letters.
  public let rawValue: String

  /// A scheme of the app; `nil` for an invalid name, and for a scheme that frames load themselves.
  public init?(_ rawValue: String) {
    let name = rawValue.lowercased()
    let isValid =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let own: Set = ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss", "ftp"]
    guard isValid, !own.contains(name) else { return nil }
    self.rawValue = name
  }
}

/// A part of the answer to a request (`WebKit.URLSchemeTaskResult`).
public enum URLSchemeTaskResult: Sendable {
  /// The head of the answer, which comes first.
  case response(URLResponse)
  /// The next bytes.
  case data(Data)
}

/// An object that answers requests of a ``URLScheme`` (`WebKit.URLSchemeHandler`).
///
/// Ippo asks the object for the pages that the app loads. The answer is HTML or plain text in UTF-8. Pictures, styles, scripts
/// and links of the scheme within a page stay with the browser, which does not know the scheme.
///
/// ```swift
/// struct Quotes: URLSchemeHandler {
///   func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
///     AsyncThrowingStream { continuation in
///       guard let url = request.url else { return continuation.finish(throwing: URLError(.badURL)) }
///       let page = Data("<title>Quotes</title>".utf8)
///       continuation.yield(
///         .response(
///           URLResponse(
///             url: url, mimeType: "text/html", expectedContentLength: page.count, textEncodingName: "utf-8")))
///       continuation.yield(.data(page))
///       continuation.finish()
///     }
///   }
/// }
/// ```
public protocol URLSchemeHandler {
  /// The type of the answer.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// The answer to a request: its head, and its bytes in order.
  func reply(for request: URLRequest) -> TaskSequence
}

extension URLSchemeHandler {
  /// The HTML of a page.
  ///
  /// - Throws: The error of the answer. `URLError` for an answer without a head, above 16 MB, of another media type, or not in
  ///   UTF-8.
  @MainActor func html(for request: URLRequest) async throws -> String {
    var head: URLResponse?
    var bytes = Data()
    for try await part in reply(for: request) {
      switch part {
      case .response(let response): head = response
      case .data(let data):
        guard head != nil else { throw URLError(.badServerResponse) }
        bytes.append(data)
        guard bytes.count <= 16 << 20 else { throw URLError(.dataLengthExceedsMaximum) }
      }
    }
    guard let head else { throw URLError(.badServerResponse) }
    if let status = (head as? HTTPURLResponse)?.statusCode, status >= 400, bytes.isEmpty {
      throw URLError(status == 404 ? .fileDoesNotExist : .badServerResponse)
    }
    guard let text = String(data: bytes, encoding: .utf8) else { throw URLError(.cannotDecodeContentData) }
    switch head.mimeType {
    case "text/html", "application/xhtml+xml", nil: return text
    case "text/plain": return text.plainPage
    default: throw URLError(.cannotDecodeContentData)
    }
  }
}
