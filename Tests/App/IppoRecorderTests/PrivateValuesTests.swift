import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@Reducer
private struct Patient {
  @ObservableState
  struct State: Equatable, PrivateFields {
    static var privateFields: [PartialKeyPath<Self>] { [\.illness, \.birthday, \.weight, \.isSick] }

    var illness = "influenza"
    var birthday = Date(timeIntervalSince1970: 86_401)
    var weight = 71.25
    var isSick = true
    var isPasswordVisible = false
    var pin = 0
    var visits = 0
    var room = "South"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case visited
    case healed
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .visited: state.visits += 1
      case .healed: state.isSick.toggle()
      }
      return .none
    }
  }
}

private struct PatientView: View {
  @State private var store = Store(initialState: Patient.State()) { Patient() }

  var body: some View {
    Form {
      Text("Illness: \(store.illness)")
      Text("Visits: \(store.visits)")
      Text("A").accessibilityLabel("Room of the patient").privacySensitive()
      Toggle("Show", isOn: $store.isPasswordVisible)
      Picker("Ward", selection: $store.room) {
        ForEach(["South", "Quarantine"], id: \.self) { Text($0) }
      }
      .privacySensitive()
      Button("Visit") { store.send(.visited) }
      Button("Heal") { store.send(.healed) }
    }
  }
}

/// Private values that no action has changed, and those that are no texts.
@MainActor
struct PrivateValuesTests {
  private func record(limit: Int = 5_000_000, _ steps: (ViewHost) throws -> Void) throws -> Recording {
    let recorder = Recorder(limit: limit)
    let host = recorder.run { ViewHost { PatientView() } }
    defer { host.close() }
    try steps(host)
    return try Recording(bytes: recorder.recording(of: "Patient").bytes())
  }

  private func text(_ recording: Recording) throws -> String {
    String(decoding: try recording.bytes(), as: UTF8.self)
  }

  @Test func `a private value of the initial state is on no screen`() throws {
    let recording = try record { try $0.tap("Visit") }
    #expect(try !text(recording).contains("influenza"))
    #expect(recording.story.contains("text “Illness: «private»”"))
  }

  @Test func `a private value of the initial state is in no archive`() throws {
    let recording = try record(limit: 10_000) { host in
      for _ in 0..<200 { try host.tap("Visit") }
    }
    #expect(recording.story.contains("from the middle of a session"))
    #expect(try !text(recording).contains("influenza"))
    func bytes(_ number: Double) -> [UInt8] { withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) } }
    for number in [71.25, 86_401, Date(timeIntervalSince1970: 86_401).timeIntervalSinceReferenceDate] {
      #expect(Data(recording.body.archive).range(of: Data(bytes(number))) == nil)
      #expect(Data(recording.body.archive).range(of: Data(bytes(number).reversed())) == nil)
    }
  }

  @Test func `a truth value about a secret hides no other one`() throws {
    let recording = try record { host in
      try host.toggle("Show")
      try host.tap("Visit")
    }
    #expect(recording.story.contains("isPasswordVisible = true"))
    #expect(recording.story.contains("visits = 1"))
    #expect(recording.story.contains("text “Visits: 0”"))
  }

  @Test func `a truth value that the app names as private is hidden`() throws {
    let recording = try record { try $0.tap("Heal") }
    #expect(recording.story.contains("isSick = «private»"))
  }

  @Test func `labels of private content are private`() throws {
    let recording = try record { try $0.tap("Visit") }
    #expect(try !text(recording).contains("Room of the patient"))
  }

  @Test func `a choice in private content is private`() throws {
    let recording = try record { try $0.select("Quarantine", in: "Ward") }
    #expect(try !text(recording).contains("Quarantine"))
    #expect(recording.story.contains("select “«private»”"))
  }
}
