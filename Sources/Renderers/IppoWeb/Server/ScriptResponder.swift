import HTTPTypes
import Hummingbird
import IppoRender

/// Serves the scripts of the app's custom elements: those that views have named, as they were read.
struct ScriptResponder {
  private static let prefix = "/_ippo/elements/"

  let registry: ScriptRegistry

  init(registry: ScriptRegistry = .shared) { self.registry = registry }

  /// Where a script is served, relative to the first page of the app.
  static func address(of script: String) -> String { prefix.dropFirst() + script }

  /// - Parameter path: below the base path.
  /// - Returns: `nil` when there is no such script.
  func respond(path: String, _ request: Request) -> Response? {
    guard path.hasPrefix(Self.prefix), let script = registry.script(at: String(path.dropFirst(Self.prefix.count)))
    else {
      return nil
    }
    var response = WebResponder.response(.ok, type: "text/javascript; charset=utf-8", script.text, to: request)
    response.headers[.cacheControl] = "public, max-age=31536000, immutable"
    return response
  }
}
