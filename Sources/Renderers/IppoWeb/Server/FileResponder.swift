import HTTPTypes
import Hummingbird

/// Serves the files of one directory below `/assets/`.
struct FileResponder: Sendable {
  private static let prefix = "/assets/"
  private let middleware: FileMiddleware<BasicRequestContext, LocalFileSystem>

  init(directory: String) {
    middleware = FileMiddleware(directory, urlBasePath: "/assets", searchForIndexHtml: false)
  }

  /// - Returns: `nil` when there is no such file.
  func respond(path: String, _ request: Request, _ context: BasicRequestContext) async -> Response? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let response = try? await middleware.handle(request, context: context) { _, _ in
      throw HTTPError(.notFound)
    }
    guard var response else { return nil }
    response.headers.append(contentsOf: HTTPFields.secured)
    // A picture of the app is data: it must not run, wherever it came from.
    response.headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    return response
  }
}
