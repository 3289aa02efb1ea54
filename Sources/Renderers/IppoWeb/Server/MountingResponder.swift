import Hummingbird

/// Answers the requests of an app, and those of other apps below paths of its server.
struct MountingResponder: HTTPResponder {
  let app: WebResponder
  let mounts: [WebResponder]

  func respond(to request: Request, context: WebRequestContext) async throws -> Response {
    if mounts.isEmpty { return try await app.respond(to: request, context: context) }
    let path = request.uri.path
    if let mount = mounts.first(where: { $0.policy.basePath.remainder(of: path) != nil }) {
      return try await mount.respond(to: request, context: context)
    }
    return try await app.respond(to: request, context: context)
  }
}
