import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import IppoShared
import LogInExample
import Sharing

/// The form, and what comes of it.
struct LogInPages: Sendable {
  static let cookie = "log-in"
  private static let lifetime = 12 * 3600

  let passwords: Passwords
  let attempts = Attempts()
  let protection: FormProtection

  private struct Form: Decodable {
    var name: String
    var password: String
    var token: String
    var next: String?
  }

  func add(to router: Router<ServerContext>) {
    router.get("/") { _, _ in Self.redirect(to: "/desk/") }
    router.get("log-in") { request, _ in
      page(next: Self.place(request.uri.queryParameters["next"].map(String.init)), for: request)
    }
    router.post("log-in") { request, context in try await logIn(request, context) }
  }

  /// The log-in of a request.
  static func id(of request: Request) -> String? {
    guard let key = request.cookies[cookie]?.value, key.utf8.count == 32 else { return nil }
    return id(ofKey: key)
  }

  static func id(ofKey key: String) -> String {
    SHA256.hash(data: Data(key.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The paths of the apps behind the log-in.
  static let apps = ["/desk", "/lobby"]

  /// Where somebody wanted to go, who may have been told so by anybody: a page of the apps, or the first one of the desk.
  static func place(_ next: String?) -> String {
    guard let next, apps.contains(where: { next.hasPrefix($0 + "/") }), next.utf8.count <= 1024,
      next.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }), !next.contains("/..")
    else { return "/desk/" }
    return next
  }

  static func redirect(to place: String) -> Response {
    var response = Response(status: .seeOther)
    response.headers[.location] = place
    response.headers[.cacheControl] = "no-store"
    return response
  }

  private func logIn(_ request: Request, _ context: ServerContext) async throws -> Response {
    let form = try await URLEncodedFormDecoder().decode(Form.self, from: request, context: context)
    let place = Self.place(form.next)
    guard protection.admits(request, token: form.token) else {
      return page(next: place, fault: "The form was too old. Try it again.", status: .forbidden, for: request)
    }
    guard form.name.utf8.count <= 64, await attempts.begin(form.name) else {
      return page(next: place, fault: "Too many attempts. Wait a minute.", status: .tooManyRequests, for: request)
    }
    guard try passwords.admits(form.name, form.password) else {
      return page(next: place, fault: "Name or password are wrong.", status: .unauthorized, for: request)
    }
    await attempts.succeeded(form.name)
    // A key of this log-in alone: whoever has put one into the browser before knows none that counts.
    let key = FormProtection.random()
    let (id, now) = (Self.id(ofKey: key), Date())
    let (old, name) = (Self.id(of: request), form.name)
    @Shared(.logIns) var logIns
    try await $logIns.withTransaction { logIns in
      if let old { logIns.end(old) }
      logIns.begin(id, name: name, until: now + Double(Self.lifetime), at: now)
    }
    var response = Self.redirect(to: place)
    response.setCookie(
      Cookie(
        name: Self.cookie, value: key, maxAge: Self.lifetime, path: "/", secure: context.isSecure, sameSite: .lax))
    return response
  }

  private func page(
    next: String, fault: String? = nil, status: HTTPResponse.Status = .ok, for request: Request
  ) -> Response {
    let (cookie, token) = protection.begin()
    let name = request.cookies[DeskFeature.nameCookie.name]?.value ?? ""
    let html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="description" content="Log in to come to your desk.">
      <title>Log in</title>
      <style>\(LogInStyle.css)</style>
      </head>
      <body>
      <main>
      <h1>Log in</h1>
      \(fault.map { "<p role=\"alert\">\($0)</p>" } ?? "")
      <form method="post" action="/log-in">
      <input type="hidden" name="token" value="\(token)">
      <input type="hidden" name="next" value="\(Self.escaped(next))">
      <label>Name <input name="name" autocomplete="username" autocapitalize="none" required \
      value="\(Self.escaped(name))"></label>
      <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
      <button>Log in</button>
      </form>
      </main>
      </body>
      </html>

      """
    var response = Response(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.headers[.cacheControl] = "no-store"
    response.headers[.contentSecurityPolicy] =
      "default-src 'none'; style-src '\(LogInStyle.hash)'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    // Without a referrer browsers would not say which origin the form is from.
    response.headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
    response.setCookie(
      Cookie(name: FormProtection.cookie, value: cookie, path: "/log-in", secure: false, sameSite: .strict))
    return response
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
