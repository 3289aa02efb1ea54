import IppoCharts
import IppoTesting
import IppoWeb
import Logging
import Testing

/// The patches to browsers when data change.
@Suite("Patches of charts")
struct PatchSizeTests {
  private struct Growing: View {
    @State private var count = 1000

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Chart(0..<count, id: \.self) { number in
          LineMark(x: .value("Time", number), y: .value("Load", number * 37 % 50))
        }
        .chartXScale(domain: 0...1200)
        .chartYScale(domain: 0...50)
      }
    }
  }

  @Test("A point that is added to a series of 1,000 is sent alone, with the part of the line that it ends")
  func addedPoint() async throws {
    let server = WebServer(
      configuration: WebServerConfiguration(), logger: Logger(label: "charts") { _ in SwiftLogNoOpLogHandler() }
    ) { ViewGraph { Growing() } }
    let client = try await WireClient.connect(to: server)
    var sizes: [Int] = []
    for _ in 0..<8 {
      let before = await client.frames.count
      try await client.tap("Add")
      let frames = await client.frames.dropFirst(before)
      #expect(!frames.contains { $0.hasPrefix("[\"mount\"") })
      sizes.append(frames.reduce(0) { $0 + $1.utf8.count })
    }
    // Every eighth point begins another part of the line.
    #expect(sizes.count { $0 < 200 } == 7 && sizes.allSatisfy { $0 < 500 }, "\(sizes)")
    #expect(sizes.reduce(0, +) < 200 * sizes.count, "\(sizes)")
  }
}
