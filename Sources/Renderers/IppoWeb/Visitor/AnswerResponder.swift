import Foundation
import HTTPTypes
import Hummingbird
import IppoRender
import NIOCore

/// Hands out what apps answer their visitors with (``VisitorAnswers``).
///
///     POST /_ippo/visit/TICKET    200, Set-Cookie, and where to go, if anywhere
///
/// A page asks with a request of its own, and goes to the address in the body. With a redirect, the script would read
/// the target instead of showing it.
struct AnswerResponder: Sendable {
  let answers: VisitorAnswers
  let policy: RequestPolicy
  let redirects: RedirectPolicy

  /// - Parameter path: below the base path.
  /// - Returns: `nil` for a path that is of no answer.
  func respond(path: String, _ request: Request, _ client: ClientRequest) -> Response? {
    guard path.hasPrefix(VisitorAnswers.route) else { return nil }
    var response = answer(String(path.dropFirst(VisitorAnswers.route.count)), request, client)
    response.headers[.cacheControl] = "no-store"
    return response
  }

  private func answer(_ ticket: String, _ request: Request, _ client: ClientRequest) -> Response {
    guard request.method == .post else {
      var response = WebResponder.plain(.methodNotAllowed, "Answers are asked for by POST.\n")
      response.headers[.allow] = "POST"
      return response
    }
    // A page of another site can send a request, though it sees no ticket.
    guard ticket.utf8.count <= 64, policy.origins.allows(origin: request.headers[.origin], client),
      let visitor = policy.cookie.visitor(in: request.headers[values: .cookie], of: client),
      let answer = answers.take(ticket, by: visitor)
    else { return WebResponder.plain(.notFound, "There is no such answer.\n") }
    var location: String?
    if let redirect = answer.redirect?.absoluteString {
      location = redirects.location(redirect, for: client)
      guard location != nil else {
        answers.end(ticket, .failure(VisitorResponseError.redirect(redirect)))
        return WebResponder.plain(.badRequest, "The answer leads to no place of this server.\n")
      }
    }
    var response = WebResponder.plain(.ok, location ?? "")
    for cookie in answer.cookies {
      response.headers.append(HTTPField(name: .setCookie, value: field(for: cookie, client)))
    }
    let body = ByteBuffer(string: location ?? "")
    response.body = ResponseBody(contentLength: body.readableBytes) { [answers] writer in
      if body.readableBytes > 0 { try await writer.write(body) }
      // All of it is on its way. Who has as much as was announced may leave before the end of it is said, as proxies do.
      answers.end(ticket, .success(()))
      try await writer.finish(nil)
    }
    return response
  }

  /// The longest time for which browsers keep a cookie (RFC 6265bis, 5.5), in seconds.
  private static let maximumAge: Int64 = 400 * 24 * 60 * 60

  /// The field for a cookie, whose parts have been checked.
  private func field(for cookie: Visitor.Cookie, _ client: ClientRequest) -> String {
    var field = "\(cookie.name)=\(cookie.value); Path=\(cookie.path ?? policy.basePath.page)"
    if let age = cookie.maxAge { field += "; Max-Age=\(min(max(age.components.seconds, 0), Self.maximumAge))" }
    if cookie.isHTTPOnly { field += "; HttpOnly" }
    field += "; SameSite=\(cookie.sameSite.rawValue)"
    if client.isSecure || cookie.isSecure || cookie.sameSite == .none { field += "; Secure" }
    return field
  }
}
