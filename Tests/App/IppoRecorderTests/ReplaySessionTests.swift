import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

@testable import IppoRecorder

@Reducer
private struct Kettle {
  @ObservableState
  struct State: Equatable {
    var heat = 0
    var isOn = false
  }

  enum Action { case startTapped, warmed }

  var step = 1
  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.isOn = true
        return .run { send in
          for _ in 0..<3 {
            try await clock.sleep(for: .seconds(2))
            await send(.warmed)
          }
        }
      case .warmed:
        state.heat += state.heat == 2 ? step : 1
        return .none
      }
    }
  }
}

private struct KettleView: View {
  let store: StoreOf<Kettle>
  @State private var cups = 0

  var body: some View {
    Text("Heat \(store.heat)")
    Text("Cups \(cups)")
    Button("Start") { store.send(.startTapped) }
    Button("Pour") { cups += 1 }
  }
}

/// A view that makes its store.
private struct KettleScreen: View {
  @State private var store: StoreOf<Kettle>

  init(step: Int = 1) { _store = State(initialValue: Store(initialState: Kettle.State()) { Kettle(step: step) }) }

  var body: some View { KettleView(store: store) }
}

/// A replay of a kettle in a window whose frames a renderer applies.
@MainActor
private final class WatchedKettle {
  let session: ReplaySession
  let window: ReplayWindow
  /// The tree of a renderer, which has nothing but frames.
  private(set) var tree: RenderTree
  private(set) var revisions: [Int] = []

  init(
    _ recording: IppoRecorder.Recording, clock: any Clock<Duration> = ImmediateClock(),
    makeView: @escaping @MainActor () -> some View
  ) throws {
    session = ReplaySession(recording, name: "kettle.ippo", within: .seconds(30), clock: clock) { recorder, archive in
      recorder.run { ViewGraph(restoring: archive) { makeView() } }
    }
    window = session.openWindow()
    tree = window.tree
    window.onFrame = { [unowned self] frame in
      do {
        if let root = tree.root, frame.removes(root) { tree = RenderTree() }
        for entry in frame.entries {
          if case .remove(let id) = entry.op, !tree.contains(id) { continue }
          try tree.apply(entry.op)
        }
        revisions.append(frame.revision)
      } catch {
        Issue.record("\(frame) does not fit: \(error)")
      }
    }
  }

  var texts: [String] {
    #expect(tree.accessibility == window.tree.accessibility)
    return tree.accessibility.flatMap(\.flattened).filter { $0.role == .text }.map(\.name)
  }

  func go(to point: Int) async -> [String] {
    session.go(to: point)
    await session.finished()
    return texts
  }
}

@MainActor
struct ReplaySessionTests {
  /// A session of six points: pour, start, three sleeps, pour.
  private func record(runningBy drift: Duration = .zero) async throws -> IppoRecorder.Recording {
    let recorder = Recorder()
    let clock = ReplayClock()
    let graph = withDependencies {
      $0.continuousClock = RunningClock(base: clock, drift: drift)
    } operation: {
      recorder.run { ViewGraph { KettleScreen() } }
    }
    graph.drain()
    func tap(_ name: String) throws {
      let button = try #require(graph.tree.accessibility.flatMap(\.flattened).first { $0.name == name })
      try graph.send(.activate, to: button.id)
      graph.drain()
    }
    try tap("Pour")
    try tap("Start")
    for _ in 0..<3 { await clock.advance(by: .seconds(2)) }
    await recorder.awaitActions(4)
    try tap("Pour")
    return recorder.recording(of: "Kettle")
  }

  @Test func `a replay goes to any point, forward and back, also in the state of views`() async throws {
    let kettle = try WatchedKettle(try await record()) { KettleScreen() }
    await kettle.session.finished()
    #expect(kettle.session.points.count == 7)
    #expect(kettle.session.point == 0)
    #expect(kettle.texts == ["Heat 0", "Cups 0"])
    #expect(await kettle.go(to: 6) == ["Heat 3", "Cups 2"])
    #expect(await kettle.go(to: 1) == ["Heat 0", "Cups 1"])
    #expect(await kettle.go(to: 4) == ["Heat 2", "Cups 1"])
    kettle.session.stepBack()
    await kettle.session.finished()
    #expect(kettle.texts == ["Heat 1", "Cups 1"])
    kettle.session.stepForward()
    await kettle.session.finished()
    #expect(kettle.texts == ["Heat 2", "Cups 1"])
    #expect(await kettle.go(to: 99) == ["Heat 3", "Cups 2"])
    #expect(kettle.session.difference == nil)
    #expect(kettle.session.report == "The program behaves as recorded, in 6 steps.")
    // A renderer sees a rising number with each frame, although the program has made several windows.
    #expect(kettle.revisions == kettle.revisions.sorted())
    kettle.window.close()
  }

  @Test func `sleeps on a clock that runs while it is read end in a replay as well`() async throws {
    let recording = try await record(runningBy: .microseconds(400))
    let kettle = try WatchedKettle(recording) { KettleScreen() }
    await kettle.session.finished()
    #expect(await kettle.go(to: 6) == ["Heat 3", "Cups 2"])
    #expect(kettle.session.difference == nil)
    kettle.window.close()
  }

  @Test func `a replay plays to its end with the pauses of the recording, at a speed`() async throws {
    let clock = PauseLog()
    let kettle = try WatchedKettle(try await record(), clock: clock) { KettleScreen() }
    await kettle.session.finished()
    kettle.session.setSpeed(2)
    kettle.session.play()
    #expect(kettle.session.isPlaying)
    await kettle.session.finished()
    #expect(kettle.session.point == 6)
    #expect(!kettle.session.isPlaying)
    #expect(kettle.texts == ["Heat 3", "Cups 2"])
    // Events after a second each, and three sleeps of two seconds, twice as fast.
    #expect(clock.pauses.value == [0.5, 0.5, 1, 1, 1, 0.5].map { .seconds($0) })
    // From the end it plays again.
    kettle.session.play()
    await kettle.session.finished()
    #expect(clock.pauses.value.count == 12)
    #expect(kettle.texts == ["Heat 3", "Cups 2"])
    kettle.window.close()
  }

  @Test func `a replay stops where the program leaves the recording, and says what differs`() async throws {
    let kettle = try WatchedKettle(try await record()) { KettleScreen(step: 5) }
    await kettle.session.finished()
    #expect(await kettle.go(to: 6) == ["Heat 7", "Cups 1"])
    #expect(kettle.session.point == 5)
    let difference = try #require(kettle.session.difference)
    #expect(difference.recorded == ".warmed (effect)\nheat = 3")
    #expect(difference.found == ".warmed (effect)\nheat = 7")
    kettle.session.stepForward()
    await kettle.session.finished()
    #expect(kettle.session.point == 5)
    #expect(await kettle.go(to: 4) == ["Heat 2", "Cups 1"])
    #expect(kettle.session.difference == nil)
    kettle.window.close()
  }

  @Test func `the window takes no events of a person`() async throws {
    let kettle = try WatchedKettle(try await record()) { KettleScreen() }
    await kettle.session.finished()
    let button = try #require(kettle.tree.accessibility.flatMap(\.flattened).first { $0.name == "Pour" })
    #expect(throws: RenderEventError.self) { try kettle.window.send(.activate, to: button.id) }
    #expect(kettle.texts == ["Heat 0", "Cups 0"])
    kettle.window.close()
  }

  @Test func `a store that outlives windows begins anew with each of them`() async throws {
    let recording = try await record()
    let app = OneStore()
    let kettle = try WatchedKettle(recording) { KettleView(store: app.store) }
    await kettle.session.finished()
    #expect(await kettle.go(to: 4) == ["Heat 2", "Cups 1"])
    #expect(await kettle.go(to: 1) == ["Heat 0", "Cups 1"])
    #expect(await kettle.go(to: 6) == ["Heat 3", "Cups 2"])
    #expect(kettle.session.difference == nil)
    kettle.window.close()
  }

  @Test func `a store that the recording lacks is not compared`() async throws {
    let recorder = Recorder()
    let outside = Store(initialState: Kettle.State()) { Kettle() }
    let graph = recorder.run { ViewGraph { KettleView(store: outside) } }
    graph.drain()
    let button = try #require(graph.tree.accessibility.flatMap(\.flattened).first { $0.name == "Pour" })
    try graph.send(.activate, to: button.id)
    let recording = recorder.recording(of: "Kettle")
    #expect(recording.header.actions == 0)
    let kettle = try WatchedKettle(recording) { KettleScreen() }
    await kettle.session.finished()
    #expect(await kettle.go(to: 1) == ["Heat 0", "Cups 1"])
    #expect(kettle.session.difference == nil)
    kettle.window.close()
  }

  @Test func `a later window takes the replay over at its point`() async throws {
    let kettle = try WatchedKettle(try await record()) { KettleScreen() }
    await kettle.session.finished()
    #expect(await kettle.go(to: 4) == ["Heat 2", "Cups 1"])
    let later = kettle.session.openWindow()
    await kettle.session.finished()
    #expect(kettle.session.difference == nil)
    #expect(later.tree.accessibility.flatMap(\.flattened).contains { $0.name == "Heat 2" })
    // The end of the earlier page ends nothing.
    kettle.window.close()
    kettle.session.go(to: 6)
    await kettle.session.finished()
    #expect(later.tree.accessibility.flatMap(\.flattened).contains { $0.name == "Heat 3" })
    later.close()
  }
}

/// A clock whose time passes while it is read.
private struct RunningClock: Clock {
  let base: ReplayClock
  let drift: Duration
  private let reads = LockIsolated(0)

  init(base: ReplayClock, drift: Duration) { (self.base, self.drift) = (base, drift) }

  var now: ReplayClock.Instant {
    base.now.advanced(
      by: drift
        * reads.withValue { count in
          count += 1
          return count
        })
  }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ReplayClock.Instant, tolerance: Duration?) async throws {
    // The base has not moved by the reads.
    try await base.sleep(until: deadline.advanced(by: .zero - drift * reads.value))
  }
}

/// A clock that notes sleeps, and on which no time passes.
private struct PauseLog: Clock {
  let pauses = LockIsolated<[Duration]>([])
  private let base = ReplayClock()

  var now: ReplayClock.Instant { base.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ReplayClock.Instant, tolerance: Duration?) async throws {
    pauses.withValue { $0.append(base.now.duration(to: deadline)) }
  }
}

/// A store as in a `static let`: made with the first window.
@MainActor
private final class OneStore {
  private(set) lazy var store = Store(initialState: Kettle.State()) { Kettle() }
}

extension Recorder {
  /// Waits for actions of effects.
  @MainActor fileprivate func awaitActions(_ count: Int) async {
    let waiters = ReplayWaiters()
    onEntry = { waiters.check() }
    defer { onEntry = nil }
    let isThere = await waiters.isMet(within: .seconds(300)) { self.action(at: count - 1) != nil }
    #expect(isThere, "The recorder has not got \(count) actions within 300 seconds.")
  }
}
