import Foundation
package import IppoRecorder
package import IppoRender
import Observation
import Sharing
@_spi(Testing) package import SwiftUI

/// A window that the inspector shows, with its recorder.
@MainActor
@Observable
package final class InspectedSession: Identifiable {
  package let id: Int
  package let recorder: Recorder
  @ObservationIgnored let name: String
  @ObservationIgnored private let timeline: RecordedTimeline
  /// The observer of the turns, which the window does not keep.
  @ObservationIgnored private let notes: TurnNotes
  /// The changes of values that the states share with others.
  @ObservationIgnored private let sharedValues = SharedHistory()
  @ObservationIgnored private weak var graph: ViewGraph?
  @ObservationIgnored private var followers: [Int: AsyncStream<Void>.Continuation] = [:]
  @ObservationIgnored private var lastFollower = 0
  /// The rows that were made, by id.
  @ObservationIgnored private var rows: [Int: TimelineRow] = [:]
  /// Whether the window shows the present.
  package private(set) var isAtPresent = true

  init(
    id: Int, name: String, recorder: Recorder, now: @escaping @MainActor () -> Date,
    time: @escaping @MainActor () -> Duration
  ) {
    self.id = id
    self.name = name
    self.recorder = recorder
    timeline = recorder.keepTimeline(now: now, time: time)
    notes = TurnNotes(timeline)
    timeline.sharedValues = sharedValues
    timeline.onChange = { [weak self] in self?.changed() }
  }

  /// Notes which bodies of a window are evaluated, and why. Keeps the window up to date while it shows another state.
  package func observe(_ graph: ViewGraph) {
    self.graph = graph
    graph.turnObserver = notes
    // The bodies of this window read the shared values that the timeline shows.
    _ = graph.display.attachment { sharedValues }
    timeline.follow { [weak graph] in graph?.viewStates ?? [] }
  }

  /// Notes a frame that the window hands to its renderer.
  package func note(_ frame: RenderFrame) { timeline.measure { work, _ in work.noteFrame(of: frame.entries.count) } }

  /// The meter for the renderer of the window.
  package var meter: any FrameMeter { notes }

  /// The window is gone.
  package func end() {
    for follower in followers.values { follower.finish() }
    followers = [:]
  }

  private func changed() {
    let isAtPresent = timeline.isAtPresent
    if self.isAtPresent != isAtPresent { self.isAtPresent = isAtPresent }
    for follower in followers.values { follower.yield() }
  }

  /// Values at once and after each change, which are merged for a slow reader.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    lastFollower += 1
    let number = lastFollower
    followers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.followers[number] = nil }
    }
    continuation.yield()
    return stream
  }

  // MARK: Reading

  func snapshot() -> SessionSnapshot {
    timeline.takeEntries()
    let scrub = recorder.scrubber
    let types = recorder.storeTypes
    let shown = timeline.items.map { item in
      // A row is made once, and anew when the work of its event is known.
      if let row = rows[item.id], row.work == item.work { return row }
      return TimelineRow(item, stores: { types.indices.contains($0) ? types[$0].stateType : "" }, scrub: scrub)
    }
    rows = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return SessionSnapshot(
      rows: shown, shown: timeline.shown, skipped: timeline.skipped,
      stores: timeline.readingSharedValues(after: timeline.shown) {
        timeline.stores.map { tree(of: $0, timeline.shownState(of: $0), scrub) }
      })
  }

  private func tree(of store: Int, _ state: Any?, _ scrub: (String) -> String) -> StoreTree {
    let recorded = recorder.storeType(store)
    let type = recorded?.stateType ?? ""
    let written = state.map { StateValue(value: $0).archive() }
    return StoreTree(
      id: store, type: type, holdsSharedValues: recorded?.holdsSharedValues == true,
      tree: written?.value.map { StateNode($0, named: type, scrub: scrub) },
      omissions: (written?.omissions ?? [:]).map { "\($0.key): \($0.value)" }.sorted())
  }

  /// The parts in which the states after two entries differ.
  ///
  /// - Parameters:
  ///   - first: The earlier entry.
  ///   - second: The later entry; `nil` for the present.
  func differences(from first: Int, to second: Int?) -> [StateDifference] {
    let scrub = recorder.scrubber
    return timeline.stores.flatMap { store in
      let trees = [first, second].map { id in
        timeline.readingSharedValues(after: id) { tree(of: store, timeline.state(of: store, after: id), scrub) }
      }
      return StateDifference.between(trees[0].tree, trees[1].tree, in: trees[0].type)
    }
  }

  // MARK: Changing

  func show(_ id: Int) {
    timeline.show(id)
    graph?.drain()
  }

  func showPresent() {
    timeline.showPresent()
    graph?.drain()
  }

  func goOn() {
    timeline.goOn()
    graph?.drain()
  }

  /// Leaves an action out, or takes it in again.
  ///
  /// - Parameter point: The entry whose state the window shows then; `nil` for the one that is shown, or for the last one.
  /// - Returns: The reason if the action cannot be left out.
  @discardableResult func skip(_ id: Int, _ isSkipped: Bool, showing point: Int? = nil) -> String? {
    do throws(RecomputationError) {
      try timeline.skip(id, isSkipped, showing: point)
    } catch {
      return error.description
    }
    graph?.drain()
    return nil
  }

  /// Puts an edited value into the state of a store.
  ///
  /// - Throws: ``StateEditError``.
  func edit(_ node: StateNode, of store: Int, to text: String) throws(StateEditError) {
    guard let state = timeline.shownState(of: store) else { throw .unknownPlace }
    let edited = try StateValue(value: state).editing(at: node.path, to: text)
    timeline.edit(store, edited, path: node.id, value: text)
    graph?.drain()
  }
}
