import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@Reducer
private struct Dice {
  @ObservableState
  struct State: Equatable {
    var rolls: [Int] = []
    var names: [UUID] = []
  }

  enum Action { case rollTapped, rolled(Int) }

  /// A program that differs from the recorded one.
  enum Fault { case none, state, screen, action, value }

  var fault = Fault.none
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var random

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rollTapped:
        state.names.append(uuid())
        if fault == .value { state.names.append(uuid()) }
        let roll = random { Int.random(in: 1...6, using: &$0) }
        return fault == .action ? .none : .send(.rolled(roll))
      case .rolled(let roll):
        state.rolls.append(fault == .state ? roll + 1 : roll)
        return .none
      }
    }
  }
}

private struct DiceView: View {
  @State private var store: StoreOf<Dice>
  private let fault: Dice.Fault

  init(_ fault: Dice.Fault = .none) {
    self.fault = fault
    _store = State(initialValue: Store(initialState: Dice.State()) { Dice(fault: fault) })
  }

  var body: some View {
    Text(fault == .screen ? "\(store.rolls.count) rolls so far" : "\(store.rolls.count) rolls")
    Text("Last: \(store.rolls.last ?? 0)")
    Button("Roll") { store.send(.rollTapped) }
  }
}

@MainActor
struct ReplayTests {
  private func record() throws -> Recording {
    let recorder = Recorder()
    let host = withDependencies {
      $0.uuid = UUIDGenerator { UUID() }
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      recorder.run { ViewHost { DiceView() } }
    }
    for _ in 0..<3 { try host.tap("Roll") }
    return recorder.recording(of: "Dice")
  }

  private func difference(_ fault: Dice.Fault) async throws -> ReplayDifference? {
    // The program has no effect that takes time: a wait ends at once, or has no end.
    await ViewHost.replay(try record(), within: fault == .none ? .seconds(60) : .milliseconds(50)) { DiceView(fault) }
  }

  @Test func `dependencies answer from the recording`() async throws {
    #expect(try await difference(.none) == nil)
  }

  @Test func `a replay says which state differs`() async throws {
    let difference = try #require(try await difference(.state))
    #expect(difference.step == 1)
    #expect(difference.description.hasPrefix("At step 1 (tap button “Roll”) the program leaves the recording."))
    #expect(difference.recorded.contains(".rolled("))
    #expect(difference.recorded != difference.found)
    #expect(difference.description.split(separator: "\n").count < 15)
  }

  @Test func `a replay says what the screen lacks`() async throws {
    let difference = try #require(try await difference(.screen))
    #expect(difference.step == 0)
    #expect(difference.recorded == "text “0 rolls”")
    #expect(difference.found == "text “0 rolls so far”")
  }

  @Test func `a replay says which action is missing`() async throws {
    let difference = try #require(try await difference(.action))
    #expect(difference.recorded.contains(".rolled("))
    #expect(difference.found == "no action within 0.05 seconds")
  }

  @Test func `a replay says that a program asks for one more value`() async throws {
    let difference = try #require(try await difference(.value))
    #expect(difference.step >= 1)
    #expect(difference.description.split(separator: "\n").count < 15)
  }

  @Test func `a window without a recorder records nothing`() throws {
    let recorder = Recorder()
    let host = withDependencies {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(CountingNumbers())
    } operation: {
      ViewHost { DiceView() }
    }
    try host.tap("Roll")
    #expect(recorder.recording().header.steps == 0)
    #expect(recorder.recording().header.actions == 0)
  }

  @Test func `a long session keeps its end, and replays from there`() async throws {
    let recorder = Recorder(limit: 40_000)
    let host = withDependencies {
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(CountingNumbers())
    } operation: {
      recorder.run { ViewHost { DiceView() } }
    }
    for _ in 0..<150 { try host.tap("Roll") }
    let recording = recorder.recording(of: "Dice")
    #expect(recording.header.steps < 150)
    #expect(recording.header.steps > 10)
    #expect(try recording.bytes().count < 60_000)
    let difference = await ViewHost.replay(recording) { DiceView() }
    #expect(difference == nil)
    #expect(throws: RecordedTestError.fromTheMiddle) {
      try RecordedTest(name: "Dice", content: "DiceView()").source(of: recording)
    }
  }
}
