import Foundation
import FoundationNetworking
import FoundationShims
import Testing

@Suite("A cache of responses in a folder")
struct URLCacheTests {
  @Test("another cache of the folder has the response")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try #require(URL(string: "https://example.com/a"))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: ["Cache-Control": "max-age=100"]))
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 20, directory: folder)
    cache.storeCachedResponse(CachedURLResponse(response: response, data: Data("x".utf8)), for: URLRequest(url: url))
    let other = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 20, directory: folder)
    #expect(other.cachedResponse(for: URLRequest(url: url))?.data == Data("x".utf8))
    #expect(URLCache(memoryCapacity: 5, diskCapacity: 6).memoryCapacity == 5)
  }
}
