import IppoRender
import IppoTesting
import Testing

@testable import IppoWeb

extension ViewHost {
  /// Waits for a request about a medium that satisfies a condition.
  func media(_ isMeant: @escaping @MainActor (DeviceMedia) -> Bool = { _ in true }) async throws -> DeviceRequest {
    func isMatch(_ request: DeviceRequest) -> Bool {
      if case .media(let media) = request.use { isMeant(media) } else { false }
    }
    await wait { $0.ops.deviceRequests.contains(where: isMatch) }
    let request = try #require(ops.deviceRequests.last(where: isMatch))
    ops.take()
    return request
  }

  /// Whether a text of the page has a part.
  func shows(_ part: String) -> Bool { html.contains(part) }

  /// The page of the content.
  var html: String {
    graph.drain()
    return PageMirror(tree).content().map { String(decoding: $0.html, as: UTF8.self) } ?? ""
  }
}
