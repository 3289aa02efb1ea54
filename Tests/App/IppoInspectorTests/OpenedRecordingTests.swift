import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

@Reducer
private struct Pantry {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("pantry of opened recordings")) var jars = 0
    @Shared(.appStorage("pantry of opened recordings")) var shelves = 0
  }

  enum Action { case fillTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$jars.withLock { $0 += 1 }
      state.$shelves.withLock { $0 += 1 }
      return .none
    }
  }
}

private struct PantryView: View {
  let store: StoreOf<Pantry>

  var body: some View {
    Text("\(store.jars) jars, \(store.shelves) shelves")
    Button("Fill") { store.send(.fillTapped) }
  }
}

/// A recording that the inspector opens.
@MainActor
struct OpenedRecordingTests {
  private let inspector = Inspector(program: "Kitchen", now: { Date(timeIntervalSince1970: 3_723.5) })

  /// Makes kitchens, with a number of plates at first.
  private func makeKitchens(plates: Int) {
    // The recordings have no plates at first: only another number leaves something to wait for without end.
    let limit: Duration = plates == 0 ? .seconds(60) : .milliseconds(200)
    inspector.openRecording = { name, recording in
      ReplaySession(recording, name: name, within: limit) { recorder, _ in
        recorder.run {
          let store = Store(initialState: Kitchen.State(plates: plates)) { Kitchen() }
          return ViewGraph { KitchenView(store: store) }
        }
      }
    }
  }

  private func file() throws -> URL {
    let recorder = Recorder()
    let host = recorder.run {
      let store = Store(initialState: Kitchen.State()) {
        Kitchen()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      return ViewHost { KitchenView(store: store) }
    }
    defer { host.close() }
    try host.tap("Plate")
    try host.tap("Double")
    try host.tap("Order")
    let file = FileManager.default.temporaryDirectory.appending(path: "kitchen-\(UUID()).ippo")
    try recorder.recording(of: "Kitchen").write(to: file)
    return file
  }

  private func choose(_ file: URL) throws -> ViewHost {
    let page = ViewHost { InspectorPage(inspector) }
    try page.tap("Open a recording…")
    try page.choose(files: [file])
    return page
  }

  private func open(_ file: URL) async throws -> ViewHost {
    let page = try choose(file)
    await page.wait { $0.contains("Replay this recording?") }
    try page.tap("Replay")
    return page
  }

  @Test func `the page says what the file is, and asks before anything of it runs`() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    inspector.openRecording = { name, recording in
      ReplaySession(recording, name: name) { _, _ in
        Issue.record("The recording runs.")
        return ViewGraph { EmptyView() }
      }
    }
    let page = try choose(file)
    await page.wait { $0.contains("Replay this recording?") }
    for fact in [file.lastPathComponent, "App", "Kitchen", "Recorded", "Actions", "3", "No client was called."] {
      #expect(page.outline.contains(fact), "\(page.outline)")
    }
    try page.tap("Cancel")
    await page.wait { !$0.contains("Replay this recording?") }
    #expect(page.contains("No windows"))
  }

  @Test func `a summary names clients, the time, seals and another program`() throws {
    var body = RecordedBody()
    func call(_ client: String) -> RecordedEntry {
      .call(
        RecordedCall(
          client: client, module: "Shop", endpoint: "pay", arguments: [], result: "Void", isAsync: false,
          canThrow: false,
          place: nil))
    }
    body.entries = [call("Till"), call("Bank"), call("Till")]
    let recording = Recording(program: "Shop", date: Date(timeIntervalSince1970: 86_400), body: body)
    let summary = RecordingSummary(recording, program: "Kitchen")
    #expect(summary.clients.map { "\($0.id): \($0.text)" } == ["Bank: 1 call", "Till: 2 calls"])
    #expect(
      summary.facts.map(\.text) == ["Shop", "1970-01-02T00:00:00Z", "0", "0", "No"])
    #expect(summary.warning == "The recording is of the app “Shop”, and this app is “Kitchen”.")
    #expect(RecordingSummary(recording, program: "Shop").warning == nil)
    let odd = Recording(program: "Shop", date: Date(timeIntervalSince1970: 1e300), body: body)
    #expect(RecordingSummary(odd, program: "Shop").facts[1].text == "unknown")
  }

  @Test func `a recording is replayed at once, and its states are shown`() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    makeKitchens(plates: 0)
    let page = try await open(file)
    await page.wait { $0.contains("Now, after 3 actions") }
    await inspector.finishedReplay()
    await page.wait { $0.contains("plates: 2") }
    #expect(page.outline.contains("tap button “Order”"))
    #expect(!page.outline.contains("leaves the recording"))
    try page.slide("Point in time", to: 0)
    await page.wait { $0.contains("The past: the beginning") && $0.contains("plates: 0") }
    try page.tap("Later")
    await page.wait { $0.contains("The past: action 1 of 3") && $0.contains("plates: 1") }
  }

  @Test func `the list ends where the program leaves the recording`() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    makeKitchens(plates: 5)
    let page = try await open(file)
    await page.wait { $0.tree.outline.contains("the program leaves the recording") }
  }

  @Test func `another file is refused with the reason`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Buy milk.".utf8).write(to: file)
    makeKitchens(plates: 0)
    let page = try choose(file)
    await page.wait { $0.contains("\(RecordingError.noRecording)") }
  }

  @Test func `a later recording takes the place of the one before`() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    makeKitchens(plates: 0)
    let recording = try Recording(contentsOf: file)
    let first = try inspector.open("first.ippo", recording)
    await inspector.finishedReplay()
    let second = try inspector.open("second.ippo", recording)
    await inspector.finishedReplay()
    #expect(inspector.session(first) == nil)
    #expect(inspector.session(second)?.name == "second.ippo")
  }

  @Test func `a replay leaves the shared values of the app alone`() async throws {
    @Shared(.inMemory("pantry of opened recordings")) var jars = 0
    @Shared(.appStorage("pantry of opened recordings")) var shelves = 0
    let recorder = Recorder()
    let host = recorder.run { ViewHost { PantryView(store: Store(initialState: Pantry.State()) { Pantry() }) } }
    try host.tap("Fill")
    #expect((jars, shelves) == (1, 1))
    let recording = try Recording(bytes: recorder.recording(of: "Pantry").bytes())
    host.close()
    inspector.openRecording = { name, recording in
      ReplaySession(recording, name: name, within: .seconds(60)) { recorder, _ in
        recorder.run { ViewGraph { PantryView(store: Store(initialState: Pantry.State()) { Pantry() }) } }
      }
    }
    let id = try inspector.open("pantry.ippo", recording)
    await inspector.finishedReplay()
    #expect((jars, shelves) == (1, 1))
    // The values begin empty, as in the recording.
    let story = try #require(inspector.session(id)).recorder.recording().story
    #expect(story.contains("1 jars, 1 shelves"))
    #expect(!story.contains("2 jars"))
  }
}
