import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// Rows that are scrolled when they appear, and may go right after that.
private struct Rows: View {
  let stays: Bool
  @State private var isShown = true

  var body: some View {
    if isShown {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<20) { Text("\($0)").id($0) } }
          .onAppear {
            proxy.scrollTo(8)
            isShown = stays
          }
      }
    }
    Text("shown \(isShown)")
  }
}

@Suite struct OpeningScrollTests {
  /// How many frames mount, and how many scroll, of those that come before the answer to an event that nothing takes.
  private func frames(whereRowsStay stays: Bool) async throws -> (mounting: Int, scrolling: Int) {
    let client = try await WireClient.connect(
      to: SessionHost(logger: quietLogger) { _ in ViewGraph { Rows(stays: stays) } })
    await #expect(throws: WireError.self) { try await client.send(.activate, to: RenderNodeID(1)) }
    #expect(await client.page.text.contains("shown \(stays)"))
    let frames = await client.frames
    return (frames.count { $0.hasPrefix("[\"mount\"") }, frames.count { $0.contains("[\"v\",") })
  }

  @Test func `what was scrolled before there was a page is scrolled once there is one`() async throws {
    #expect(try await frames(whereRowsStay: true) == (1, 1))
  }

  @Test func `what has gone meanwhile is not scrolled, and the page stays as it is`() async throws {
    #expect(try await frames(whereRowsStay: false) == (1, 0))
  }
}
