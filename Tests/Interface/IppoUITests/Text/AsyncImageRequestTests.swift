import Foundation
import IppoRender
import Synchronization
import TestSignals
import Testing

@testable import IppoUI

/// Answers requests in the program: by their `Case` header.
private final class Answers: URLProtocol {
  static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")!

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let name = request.value(forHTTPHeaderField: "Case") ?? "picture"
    guard let url = request.url, name != "refused" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let response = HTTPURLResponse(
      url: url, statusCode: name == "missing" ? 404 : 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: name == "words" ? Data("no picture".utf8) : Self.pixel)
    client?.urlProtocolDidFinishLoading(self)
  }
}

@MainActor
@Suite("Images that the program loads")
struct AsyncImageRequestTests {
  private static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  private struct Picture: View {
    let request: URLRequest?

    var body: some View {
      AsyncImage(request: request) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.resizable()
        case .failure(let error): Text(verbatim: "failed \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
      .asyncImageURLSession(AsyncImageRequestTests.session)
    }
  }

  private func request(_ name: String) -> URLRequest {
    var request = URLRequest(url: URL(string: "https://example.com/\(name).png")!)
    request.setValue(name, forHTTPHeaderField: "Case")
    return request
  }

  private func sources(_ screen: Screen) -> [RenderImage.Source] {
    screen.all { if case .image(let image) = $0 { image.source } else { nil } }
  }

  @Test("A request is sent with its headers, and the picture shows when it has come")
  func success() async throws {
    let screen = Screen { Picture(request: request("picture")) }
    #expect(screen.texts == ["empty"])
    try await screen.makeFrames(until: "the picture") { !sources(screen).isEmpty }
    #expect(sources(screen) == [.url("data:image/png;base64,\(Answers.pixel.base64EncodedString())")])
  }

  @Test(
    "A failure has the error of the session, or says that there is no picture",
    arguments: [
      ("refused", URLError.cannotConnectToHost), ("missing", .badServerResponse),
      ("words", .cannotDecodeContentData),
    ])
  func failure(_ name: String, _ code: URLError.Code) async throws {
    let screen = Screen { Picture(request: request(name)) }
    try await screen.makeFrames(until: "the failure") { screen.texts != ["empty"] }
    #expect(screen.texts == ["failed \(code.rawValue)"])
  }

  @Test("Without a request there is nothing; a URL below a session is loaded by that")
  func others() async throws {
    #expect(Screen { Picture(request: nil) }.texts == ["empty"])
    let url = try #require(URL(string: "https://example.com/a.png"))
    let screen = Screen {
      AsyncImage(url: url) {
        $0
      } placeholder: {
        Text("wait")
      }
      .asyncImageURLSession(Self.session)
    }
    #expect(screen.texts == ["wait"])
    try await screen.makeFrames(until: "the picture") { screen.texts.isEmpty }
    #expect(sources(screen).count == 1)
  }
}
