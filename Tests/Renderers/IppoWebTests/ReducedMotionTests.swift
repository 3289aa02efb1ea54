import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// The preference for less motion: from the request of a page, and from the socket.
@Suite struct ReducedMotionTests {
  private struct MotionView: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    var body: some View { Text(verbatim: reducesMotion ? "at once" : "in motion") }
  }

  private static let view: @MainActor @Sendable () -> ViewGraph = { ViewGraph { MotionView() } }

  @Test func `a page follows the preference of its browser from the first byte on`() async throws {
    try await withServer(view: Self.view) { _, port in
      #expect(try await HTTPProbe.get(port: port, "/").body.contains("in motion"))
      for (hint, text) in [("reduce", "at once"), ("\"reduce\"", "at once"), ("no-preference", "in motion")] {
        let page = try await HTTPProbe.get(port: port, "/", ["Sec-CH-Prefers-Reduced-Motion": hint])
        #expect(page.body.contains(text), "\(hint)")
      }
    }
  }

  @Test func `a page follows the preference when it changes, both ways`() async throws {
    let client = try await WireClient.connect(to: makeServer(view: Self.view))
    #expect(await client.contains("in motion"))
    try await client.send(ClientEnvironment(width: 800, height: 600, reducesMotion: true))
    try await client.wait { $0.text.contains("at once") }
    try await client.send(ClientEnvironment(width: 800, height: 600, reducesMotion: false))
    try await client.wait { $0.text.contains("in motion") }
  }
}
