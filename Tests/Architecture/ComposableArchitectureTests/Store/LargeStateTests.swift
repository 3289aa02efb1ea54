import ComposableArchitecture
import Foundation
import OrderedCollections
import Testing

/// States of 100 KB, as they are and, in a process of their own, on stacks of 512 KB.
@MainActor
struct LargeStateTests {
  /// Set where the stacks are small.
  nonisolated static let variable = "IPPO_TESTS_ON_SMALL_STACKS"

  @Test func `Large states are as large as they claim`() {
    #expect(MemoryLayout<LargeValue>.size >= 100 * 1024)
  }

  @Test func `A store holds a large state`() async {
    let store = Store(initialState: LargeFeature.State()) { LargeFeature() }
    store.send(.increment)
    await store.send(.incrementLater).finish()
    #expect(store.number == 2)
    #expect(store.withState { $0.number } == 2)
  }

  @Test func `Rows of a list are large`() {
    let store = Store(initialState: LargeHost.State()) { LargeHost() }
    store.send(.list)
    for row in store.scope(state: \.rows, action: \.rows) {
      row.send(.increment)
      #expect(row.number == 1)
    }
  }

  @Test func `A test store compares large states`() async {
    let store = TestStore(initialState: LargeFeature.State()) { LargeFeature() }
    await store.send(.increment) { $0.value.number = 1 }
    await store.send(.incrementLater)
    await store.receive(.increment) { $0.value.number = 2 }
  }

  #if os(Linux)
    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] == nil))
    func `All of this fits on stacks of 512 KB`() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c",
        #"ulimit -s 512 && exec "$0" --testing-library swift-testing --filter "Large(Cases|Children|State)Tests""#,
        try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      ]
      process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "\(text.suffix(2_000))")
      #expect(process.terminationStatus == 0, "\(text.suffix(2_000))")
      #expect(text.contains("Test run with 16 tests"), "\(text.suffix(2_000))")
    }
  #endif
}
