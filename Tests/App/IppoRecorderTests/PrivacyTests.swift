import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@Reducer
struct PrivateLogIn {
  @ObservableState
  struct State: Equatable, PrivateFields {
    static var privateFields: [PartialKeyPath<Self>] { [\.memory] }

    var name = ""
    var password = ""
    var word = ""
    var memory = ""
    var account: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case logInTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .logInTapped = action else { return .none }
      state.account = "IBAN-7733-\(state.name)"
      state.memory = "grandmother's house"
      return .none
    }
  }
}

private struct LogInView: View {
  @State var store = Store(initialState: PrivateLogIn.State()) { PrivateLogIn() }
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      TextField("Password", text: $store.password)
      SecureField("Word", text: $store.word)
      SecureField("Note", text: $note)
      Button("Log in") { store.send(.logInTapped) }
      if let account = store.account {
        HStack {
          Text("Account")
          Text(account).privacySensitive()
        }
      }
    }
  }
}

@MainActor
struct PrivacyTests {
  private let secrets = ["hunter2", "swordfish", "a\"b\\c\u{E9}", "IBAN-7733-Blob", "grandmother's house"]

  private func record() throws -> Recorder {
    let recorder = Recorder(limit: 10_000)
    let host = recorder.run { ViewHost { LogInView() } }
    try host.type("Blob", into: "Name")
    for text in ["h", "hunt", "hunter2"] { try host.type(text, into: "Password") }
    for text in ["s", "sword", "swordfish"] { try host.type(text, into: "Word") }
    try host.type("a\"b\\c\u{E9}", into: "Note")
    try host.tap("Log in")
    return recorder
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }

  @Test func `no secret is in the bytes of a file`() throws {
    let recording = try record().recording(of: "LogIn")
    let bytes = try recording.bytes()
    #expect(contains(bytes, "Blob"))
    for secret in secrets {
      #expect(!contains(bytes, secret))
      #expect(!contains(bytes, String(secret.debugDescription.dropFirst().dropLast())))
      #expect(!recording.story.contains(secret))
    }
    #expect(!contains(bytes, "hunt"))
    #expect(!contains(bytes, "\"sword\""))
    #expect(recording.story.contains("type “«private»” into textbox “Word”"))
  }

  @Test func `no secret is in the archive of a recording from the middle of a session`() throws {
    let recorder = Recorder(limit: 10_000)
    let host = recorder.run { ViewHost { LogInView() } }
    try host.type("hunter2", into: "Password")
    try host.type("swordfish", into: "Word")
    try host.type("a\"b\\c\u{E9}", into: "Note")
    for number in 0..<100 { try host.type("Blob \(number)", into: "Name") }
    try host.type("Blob", into: "Name")
    try host.tap("Log in")
    for number in 0..<100 { try host.type("Name \(number)", into: "Name") }
    let recording = recorder.recording(of: "LogIn")
    #expect(recording.story.contains("from the middle of a session"))
    let bytes = try recording.bytes()
    for secret in secrets { #expect(!contains(bytes, secret)) }
    #expect(bytes.count < 40_000)
  }

  @Test func `a test from a recording has no secret, and types another text`() throws {
    let recording = try record().recording(of: "LogIn")
    let source = try RecordedTest(name: "LogInTests", content: "LogInView()").source(of: recording)
    for secret in secrets { #expect(!source.contains(secret)) }
    #expect(source.contains("try host.type(\"«private»\", into: \"Password\")"))
    let send = "await store.send(.binding(.set(\\.password, \"«private»\"))) {\n      $0.password = \"«private»\""
    #expect(source.contains(send))
  }

  @Test func `a recording without secrets replays`() async throws {
    let recording = try record().recording(of: "LogIn")
    let difference = await ViewHost.replay(recording) { LogInView() }
    #expect(difference == nil)
  }
}
