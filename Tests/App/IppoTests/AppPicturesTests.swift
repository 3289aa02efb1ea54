import Foundation
import IppoRender
import IppoTerminal
import Testing

@testable import Ippo

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The files that a terminal's pictures come from.
struct AppPicturesTests {
  /// A PNG of one pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")!

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func pictures(_ folder: URL? = nil, limit: TimeInterval = 600) -> AppPictures {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = limit
    configuration.protocolClasses = [AnsweredProtocol.self]
    return AppPictures(folder: folder?.path, bundles: [], configuration: configuration)
  }

  private func reason(_ source: RenderImage.Source, _ pictures: AppPictures) async -> String? {
    do {
      _ = try await pictures.picture(TerminalPictureLoader.Request(source))
      return nil
    } catch {
      return String(describing: error)
    }
  }

  @Test func `an asset is a file of the folder, or a resource of a bundle`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.png.write(to: folder.appendingPathComponent("one.png"))
    try Self.png.write(to: folder.appendingPathComponent("two@2x.png"))
    let found = try await pictures(folder).picture(TerminalPictureLoader.Request(.asset("one.png")))
    #expect(found.bytes == Array(Self.png) && found.mediaType == "image/png")
    #expect(found.width == 1 && found.height == 1 && found.scale == 1)
    let bundle = try #require(Bundle(url: folder))
    let inBundle = AppPictures(folder: nil, bundles: [bundle])
    #expect(try await inBundle.picture(TerminalPictureLoader.Request(.asset("two"))).scale == 2)
    #expect(
      await reason(.asset("three"), pictures(folder)) == "There is no such picture among the resources of the app.")
  }

  @Test func `data and file URLs are read`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("one.png")
    try Self.png.write(to: file)
    let addresses = [
      "data:image/png;base64,\(Self.png.base64EncodedString())", "DATA:;base64,\(Self.png.base64EncodedString())",
      file.absoluteString,
    ]
    for address in addresses {
      let found = try await pictures().picture(TerminalPictureLoader.Request(.url(address)))
      #expect(found.bytes == Array(Self.png))
    }
    #expect(await reason(.url("data:image/png"), pictures()) == "The data URL has no data.")
    #expect(await reason(.url("data:;base64,???"), pictures()) != nil)
    #expect(
      await reason(.url("data:,hello"), pictures())
        == "The file is none of PNG, JPEG, GIF, WebP, BMP and SVG.")
    #expect(
      await reason(.url("ftp://host/a.png"), pictures()) == "Pictures come from http, https, data and file URLs.")
    #expect(await reason(.url(""), pictures()) == "Pictures come from http, https, data and file URLs.")
  }

  // A download that does not end waits without a limit.
  @Test(.timeLimit(.minutes(5))) func `a download that is cancelled before it begins ends`() async throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let download = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [AnsweredProtocol.self]
      return try await PictureDownload.data(from: url, configuration)
    }
    await #expect(throws: CancellationError.self) { try await download.value }
  }

  @Test func `a header that states a large picture is refused`() async {
    var bytes = Array(Self.png)
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let address = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
    #expect(
      await reason(.url(address), pictures())
        == "The picture has 2147483647 × 2147483647 pixels. The limit is 16777216 pixels.")
  }

  @Test func `pictures are downloaded, up to a number of bytes`() async throws {
    let found = try await pictures().picture(TerminalPictureLoader.Request(.url("http://pictures.test/one.png")))
    #expect(found.bytes == Array(Self.png))
    #expect(
      await reason(.url("http://pictures.test/404"), pictures()) == "The server answered with the status 404.")
    #expect(
      await reason(.url("https://pictures.test/long"), pictures())
        == "The file has \(TerminalPicture.byteLimit + 100) bytes. The limit is \(TerminalPicture.byteLimit) bytes.")
    #expect(await reason(.url("http://pictures.test/broken"), pictures()) != nil)
  }

  @Test func `a server that never comes to the end of a picture has a limit`() async throws {
    do {
      _ = try await pictures(limit: 0.05).picture(TerminalPictureLoader.Request(.url("http://pictures.test/drip")))
      Issue.record("The picture arrived.")
    } catch let error as URLError {
      #expect(error.code == .timedOut)
    }
  }

  /// Answers requests without a network.
  private final class AnsweredProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "pictures.test" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let client else { return }
      let status = url.path == "/404" ? 404 : 200
      guard url.path != "/broken",
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost)) }
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      let data = url.path == "/long" ? Data(count: TerminalPicture.byteLimit + 100) : AppPicturesTests.png
      client.urlProtocol(self, didLoad: data)
      if url.path != "/drip" { client.urlProtocolDidFinishLoading(self) }
    }

    override func stopLoading() {}
  }
}
