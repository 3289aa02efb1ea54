import Foundation
import IppoRender
import Testing

@testable import IppoRecorder

@MainActor
struct TimelineMomentTests {
  @Test func `an action keeps its states where an effect notes a value behind it`() throws {
    let recorder = Recorder()
    let timeline = recorder.keepTimeline(now: { Date(timeIntervalSince1970: 0) }, time: { .zero })
    let store = recorder.add(
      RecordedStore(stateType: "Int", module: "Counter", isEquatable: true, holdsSharedValues: false))
    recorder.state.withLock { state in
      state.add(
        .action(
          RecordedAction(
            store: store, origin: .view, description: ".tick", code: nil, casePath: "\\.tick", changes: [])))
      // An effect on another thread is quicker than the timeline.
      state.add(.date(Date(timeIntervalSince1970: 1)))
    }
    timeline.takeEntries(RecordedMoment(action: "tick", before: 0, after: 1))
    #expect(timeline.items.count == 2)
    let action = try #require(timeline.items.first)
    #expect(action.moment?.after as? Int == 1)
    #expect(timeline.items.last?.moment == nil)
    #expect(timeline.state(of: store, after: action.id) as? Int == 1)
  }
}
