import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import IppoRecorder

private struct VaultView: View {
  @State private var store: StoreOf<Vault>

  init(_ use: @escaping VaultUse) {
    _store = State(initialValue: Store(initialState: Vault.State()) { Vault(use: use) })
  }

  var body: some View {
    Text("Answer: \(store.text)")
    Button("Use") { store.send(.used) }
  }
}

/// Calls of a client whose results are secrets, are computed by other calls, or have functions among their arguments.
@MainActor
struct PrivateCallsTests {
  private func record(_ use: @escaping VaultUse) async throws -> Recording {
    let recorder = Recorder()
    let host = withDependencies {
      $0[VaultClient.self] = .filled
    } operation: {
      recorder.run { ViewHost { VaultView(use) } }
    }
    defer { host.close() }
    try host.tap("Use")
    await host.wait { $0.contains("Answer: done") }
    return try Recording(bytes: recorder.recording(of: "Vault", at: Date(timeIntervalSince1970: 0)).bytes())
  }

  /// The values that the client has returned.
  private func values(_ recording: Recording) -> [RecordedValue] {
    recording.body.entries.compactMap { if case .answer(let answer) = $0 { answer.outcome.value } else { nil } }
  }

  /// Everything that a file has of the values.
  private func bytes(_ recording: Recording) -> String {
    values(recording).map { value in
      "\(value.text) \(value.json ?? "") \(String(decoding: value.archive ?? [], as: UTF8.self))"
    }.joined(separator: "\n")
  }

  @Test func `a short number in a private field is not in the JSON`() async throws {
    let recording = try await record {
      _ = try $0.card()
      return "done"
    }
    #expect(values(recording).count == 1)
    #expect(!bytes(recording).contains("123"))
    #expect(bytes(recording).contains("Blob"))
  }

  @Test func `a long list has no private field beyond the elements that are spelled`() async throws {
    let recording = try await record {
      _ = try $0.accounts()
      return "done"
    }
    #expect(values(recording).count == 1)
    #expect(!bytes(recording).contains("pass-1"))
    #expect(!bytes(recording).contains("hint-1"))
  }

  @Test func `private bytes are not in the JSON in another form`() async throws {
    let recording = try await record {
      _ = try $0.key()
      return "done"
    }
    #expect(!bytes(recording).contains(Data("opensesame".utf8).base64EncodedString()))
    #expect(!bytes(recording).contains("opensesame"))
  }

  @Test func `a private name in the JSON alone leaves the JSON out`() async throws {
    let recording = try await record {
      _ = try $0.door()
      return "done"
    }
    #expect(values(recording).map(\.json) == [nil])
  }

  @Test func `values without secrets keep their JSON`() async throws {
    let recording = try await record {
      _ = try $0.place()
      return "done"
    }
    #expect(values(recording).map(\.json) == [#"{"name":"cellar"}"#])
  }

  @Test func `JSON is clean without private names, texts and numbers`() {
    var texts = PrivateTexts()
    texts.insert("1234")
    texts.insert("ab")
    let scrub = texts.scrubber
    #expect(PrivateJSON.isClean(#"{"a":[1,"abc",null,true]}"#, scrub))
    #expect(!PrivateJSON.isClean(#"{"a":{"pin":1}}"#, scrub))
    #expect(!PrivateJSON.isClean(#"{"a":[1234]}"#, scrub))
    #expect(!PrivateJSON.isClean(#"{"a":"ab"}"#, scrub))
    #expect(!PrivateJSON.isClean("{", scrub))
  }

  @Test func `the results of endpoints that are named for secrets are private`() async throws {
    let recording = try await record {
      _ = try $0.token()
      _ = try $0.password(of: "Blob")
      return "done"
    }
    #expect(!bytes(recording).contains("abracadabra"))
    #expect(!bytes(recording).contains("987654"))
    let story = recording.story
    #expect(story.contains("call 1 returns \"«private»\""))
    #expect(story.contains("call 2 VaultClient.password(of: \"«private»\")"))
  }

  @Test func `whether a password is right is no secret`() async throws {
    let recording = try await record { try $0.isPasswordRight(entry: "alakazam") ? "done" : "wrong" }
    #expect(values(recording).map(\.text) == ["true"])
    #expect(recording.story.contains("isPasswordRight(entry: \"«private»\")"))
  }

  @Test func `calls with functions are left out, and a replay makes them`() async throws {
    let use: VaultUse = { client in
      var reports: [String] = []
      _ = try client.open { reports.append($0) }
      let closed = LockIsolated("")
      _ = try client.close { text in closed.setValue(text) }
      let locked = LockIsolated("")
      _ = try client.lock { text in locked.setValue(text) }
      return reports == ["opened"] && closed.value == "closed" && locked.value == "locked" ? "done" : "silent"
    }
    let recording = try await record(use)
    #expect(!recording.story.contains("call 1"))
    let difference = await withDependencies {
      $0[VaultClient.self] = .filled
    } operation: {
      await ViewHost.replay(recording, within: .seconds(60)) { VaultView(use) }
    }
    #expect(difference == nil)
  }

  @Test func `an endpoint that was got before is part of the call that calls it`() async throws {
    let recording = try await record { client in
      let size = client.size
      var wrapped = client
      wrapped.area = { "\(try size())" }
      _ = try await wrapped.area()
      return "done"
    }
    let calls = recording.body.entries.compactMap { if case .call(let call) = $0 { call.endpoint } else { nil } }
    #expect(calls == ["area"])
  }
}
