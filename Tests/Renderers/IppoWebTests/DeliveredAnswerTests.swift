import Foundation
import HTTPTypes
import Hummingbird
import IppoUI
import NIOCore
import Testing

@testable import IppoWeb

/// Reads as much of a body as was announced, and has left when the server says the end of it, as proxies do.
private struct HastyReader: ResponseBodyWriter {
  mutating func write(_ buffer: ByteBuffer) async throws {}

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws { throw ChannelError.ioOnClosedChannel }
}

@Suite struct DeliveredAnswerTests {
  @Test(arguments: [nil, "/desk"]) func `an answer is delivered though nobody waits for its end`(
    place: String?
  ) async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.secret = [UInt8](repeating: 7, count: 32)
    let visitor = WebVisitor(id: "0123456789abcdefghijkl")
    let client = ClientRequest(isSecure: false, authority: Authority("127.0.0.1:80"))
    let policy = try RequestPolicy(configuration)
    let responder = AnswerResponder(
      answers: VisitorAnswers(), policy: policy, redirects: RedirectPolicy(configuration, basePath: policy.basePath))

    let (addresses, opened) = AsyncStream<URL>.makeStream()
    async let outcome: Void = responder.answers.answer(
      .init(redirect: place.flatMap(URL.init(string:))), to: visitor.id,
      open: { url in
        opened.yield(url)
        return true
      })
    let path = try "/" + #require(await addresses.first { _ in true }).absoluteString
    let cookie = policy.cookie.field(for: visitor, client).prefix { $0 != ";" }
    let request = Request(
      head: HTTPRequest(
        method: .post, scheme: "http", authority: "127.0.0.1:80", path: path,
        headerFields: [.origin: "http://127.0.0.1:80", .cookie: String(cookie)]),
      body: RequestBody(buffer: ByteBuffer()))
    let response = try #require(responder.respond(path: path, request, client))
    #expect(response.status == .ok)
    #expect(response.body.contentLength == place?.utf8.count ?? 0)
    await #expect(throws: ChannelError.self) { try await response.body.write(HastyReader()) }
    try await outcome
  }
}
