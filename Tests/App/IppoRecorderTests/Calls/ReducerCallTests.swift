import Dispatch
import IppoRender
import Testing

@testable import IppoRecorder

/// The calls of endpoints that count as those of reducers.
@MainActor
struct ReducerCallTests {
  private let recorder = Recorder()

  private nonisolated static func call(_ endpoint: String) -> RecordedCall {
    RecordedCall(
      client: "Client", module: "App", endpoint: endpoint, arguments: [], result: "Int", isAsync: false,
      canThrow: false, place: "[Client.self]")
  }

  private func reduce(_ body: @MainActor () async -> Void = {}) async {
    recorder.willReduce()
    await body()
    recorder.add(
      RecordedAction(store: 0, origin: .view, description: ".add", code: ".add", casePath: "\\.add", changes: []), nil)
  }

  @Test func `a call counts while a reducer runs`() async {
    await reduce {
      _ = recorder.begin(Self.call("first"), hasSubstitute: false)
      _ = recorder.begin(Self.call("second"), hasSubstitute: true)
    }
    _ = recorder.begin(Self.call("third"), hasSubstitute: false)
    #expect(recorder.endpointsWithoutSubstitute == [Self.call("first").name])
  }

  @Test func `a call after an action that is not compared does not count`() async {
    recorder.replayStores = ReplayStores(RecordedBody())
    _ = recorder.add(
      RecordedStore(stateType: "Part.State", module: "App", isEquatable: true, holdsSharedValues: false))
    await reduce()
    _ = recorder.begin(Self.call("first"), hasSubstitute: false)
    #expect(recorder.endpointsWithoutSubstitute.isEmpty)
  }

  @Test func `a call on another thread does not count`() async {
    await reduce {
      // Tests beside this one may have all tasks run on the main thread.
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [recorder] in
          _ = recorder.begin(Self.call("first"), hasSubstitute: false)
          continuation.resume()
        }
      }
    }
    #expect(recorder.endpointsWithoutSubstitute.isEmpty)
  }
}
