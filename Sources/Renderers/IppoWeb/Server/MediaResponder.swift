import HTTPTypes
import Hummingbird
import IppoRender

/// Serves the sounds and films that players of the app have named, whole and in parts.
struct MediaResponder {
  let registry: MediaRegistry

  init(registry: MediaRegistry = .shared) { self.registry = registry }

  /// - Parameter path: below the base path.
  /// - Returns: `nil` when there is no such file.
  func respond(path: String, _ request: Request, _ context: some RequestContext) async -> Response? {
    guard path.hasPrefix(MediaRegistry.route),
      let file = registry.file(at: String(path.dropFirst(MediaRegistry.route.count)))
    else { return nil }
    return await FileResponder.serve(file, request, context)
  }
}
