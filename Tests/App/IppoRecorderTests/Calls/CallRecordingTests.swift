import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@MainActor
struct CallRecordingTests {
  private let calls = LockIsolated(0)

  private func record(_ steps: @MainActor (ViewHost) async throws -> Void) async throws -> Recording {
    let recorder = Recorder()
    let host = withDependencies {
      $0[WeatherClient.self] = .answering(calls)
      $0.uuid = .incrementing
    } operation: {
      recorder.run { ViewHost { WeatherView() } }
    }
    defer { host.close() }
    try await steps(host)
    return try Recording(bytes: recorder.recording(of: "Weather", at: Date(timeIntervalSince1970: 0)).bytes())
  }

  private func replay(_ recording: Recording, _ fault: Weather.Fault = .none) async -> ReplayDifference? {
    // Before the call that is left out, the program has no effect that takes time.
    await ViewHost.replay(recording, within: fault == .noCall ? .milliseconds(50) : .seconds(60)) { WeatherView(fault) }
  }

  private func forecasts() async throws -> Recording {
    try await record { host in
      try host.tap("More days")
      try host.tap("Forecast")
      await host.wait { $0.contains("day 0 0, day 1 1") }
      try host.tap("More days")
      try host.tap("Forecast")
      await host.wait { $0.contains("3 days are too many") }
    }
  }

  @Test func `a story has each call, its result and its error`() async throws {
    let story = try await forecasts().story
    #expect(story.contains("call 1 WeatherClient.unit()\n   call 1 returns \"°C\""))
    #expect(story.contains("call 2 WeatherClient.forecast(days: 2)\n"))
    #expect(story.contains("call 2 returns [\"day 0 0\", \"day 1 1\"]"))
    #expect(story.contains("call 4 throws WeatherClient.TooFar(days: 3)"))
    // The values that a call is computed from are part of it.
    #expect(!story.contains("uuid "))
  }

  @Test func `a replay answers calls from the recording, and the client is not asked`() async throws {
    let recording = try await forecasts()
    let count = calls.value
    #expect(await replay(recording) == nil)
    #expect(calls.value == count)
  }

  @Test func `a stream gives its elements when the replay comes to them`() async throws {
    let recording = try await record { host in
      try host.tap("Temperatures")
      await host.wait { $0.contains("Temperatures: 20, 21, over") }
    }
    let story = recording.story
    #expect(story.contains("call 1 WeatherClient.temperatures(city: \"Graz\")\n   call 1 returns a stream of Int"))
    #expect(story.contains("call 1 gives 20"))
    #expect(story.contains("call 1 ends its stream"))
    #expect(await replay(recording) == nil)
    #expect(calls.value == 1)
  }

  @Test func `a replay says which argument differs`() async throws {
    let difference = try #require(await replay(try await forecasts(), .argument))
    #expect(difference.step == 2)
    #expect(difference.recorded == "WeatherClient.forecast(days: 2)")
    #expect(difference.found == "WeatherClient.forecast(days: 3)")
  }

  @Test func `a replay says which call is missing`() async throws {
    let difference = try #require(await replay(try await forecasts(), .noCall))
    #expect(difference.step == 2)
    #expect(difference.recorded == "WeatherClient.forecast(days: 2)")
    #expect(difference.found == "no such call within 0.05 seconds")
  }

  @Test func `a replay says that a program calls once more`() async throws {
    let recording = try await record { try $0.tap("More days") }
    let difference = try #require(await replay(recording, .moreCalls))
    #expect(difference.recorded == "no further call of WeatherClient.unit")
    #expect(difference.found == "WeatherClient.unit()")
  }

  @Test func `a replay never runs a call that the recording lacks`() async throws {
    let recording = try await record { try $0.tap("More days") }
    let difference = await withDependencies {
      $0[WeatherClient.self] = .answering(calls)
    } operation: {
      await replay(recording, .otherCall)
    }
    #expect(difference?.recorded == "no further call of WeatherClient.warn")
    #expect(difference?.found == "WeatherClient.warn(city: \"Graz\")")
    #expect(calls.value == 0)
  }

  @Test func `a result that cannot be written down is named at its call`() async throws {
    let recording = try await record { try $0.tap("Broadcast") }
    #expect(recording.story.contains("call 1 WeatherClient.broadcast()"))
    #expect(recording.story.contains("not in the recording: play: a function"))
    let difference = try #require(await replay(recording))
    #expect(difference.step == 1)
    #expect(difference.recorded == "the answer to WeatherClient.broadcast()")
    #expect(difference.found == "Its result is not in the recording: play: a function.")
  }

  @Test func `a private argument and what comes back with it stay in the process`() async throws {
    let recording = try await record { host in
      try host.tap("Sign in")
      await host.wait { $0.contains("Welcome, opensesame") }
    }
    #expect(try !String(decoding: recording.bytes(), as: UTF8.self).contains("opensesame"))
    #expect(recording.story.contains("WeatherClient.signIn(password: \"«private»\")"))
  }

  @Test func `a window without a recorder calls its client alone`() throws {
    let recorder = Recorder()
    let host = withDependencies {
      $0[WeatherClient.self] = .answering(calls)
    } operation: {
      ViewHost { WeatherView() }
    }
    try host.tap("More days")
    #expect(host.contains("2 days °C"))
    #expect(!recorder.recording().story.contains("call"))
  }
}
