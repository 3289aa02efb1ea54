import Foundation
import FoundationShims
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Bytes of a response, as they arrive")
struct URLSessionBytesTests {
  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [CannedProtocol.self]
    return URLSession(configuration: configuration)
  }

  @Test
  func `the response comes first, then every byte in order`() async throws {
    let (bytes, response) = try await session.bytes(from: URL(string: "canned://abc/def")!)
    var data = Data()
    for try await byte in bytes { data.append(byte) }

    #expect(response.expectedContentLength == 6)
    #expect(String(decoding: data, as: UTF8.self) == "abcdef")
  }

  @Test
  func `lines end with LF, CR LF or a Unicode separator, and empty ones are left out`() async throws {
    let text = "one%0D%0Atwo%0A%0Athr%C3%A9e%E2%80%A8four"
    let (bytes, _) = try await session.bytes(for: URLRequest(url: URL(string: "canned://x/\(text)")!))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }

    #expect(lines == ["xone", "two", "thrée", "four"])
  }

  @Test
  func `a request that fails before its response throws; one that fails later breaks the bytes off`() async throws {
    await #expect(throws: URLError.self) {
      _ = try await session.bytes(from: URL(string: "canned://fails")!)
    }
    let (bytes, _) = try await session.bytes(from: URL(string: "canned://abc/fails")!)
    var count = 0
    await #expect(throws: URLError.self) {
      for try await _ in bytes { count += 1 }
    }
    #expect(count == 3)
  }
}

/// Answers with the host of the URL, and then with its path.
private final class CannedProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "canned" }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let host = url.host(), host != "fails" else { return fail() }
    let parts = [host, String(url.path(percentEncoded: false).dropFirst())].map { Data($0.utf8) }
    client?.urlProtocol(
      self,
      didReceive: URLResponse(
        url: url, mimeType: "text/plain", expectedContentLength: parts[0].count + parts[1].count,
        textEncodingName: nil),
      cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: parts[0])
    guard url.lastPathComponent != "fails" else { return fail() }
    client?.urlProtocol(self, didLoad: parts[1])
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost)) }
}
