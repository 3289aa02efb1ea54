//= struct Server {

//= struct AppContext: RequestContext, RemoteAddressRequestContext {

struct Identity: Sendable {
  var name: String
}

struct LogInMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    try await next(request, context)
  }
}
