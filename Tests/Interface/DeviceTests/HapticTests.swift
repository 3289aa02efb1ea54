import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@testable import CoreHaptics

/// A view as tutorials write it.
private struct Rattle: View {
  @State private var engine: CHHapticEngine?
  @State private var message = ""

  var body: some View {
    Button("Shake") {
      prepare()
      rattle()
    }
    Button("Stop") { engine?.stop() }
    Text(message)
  }

  private func prepare() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    do {
      engine = try CHHapticEngine()
      try engine?.start()
    } catch {
      message = error.localizedDescription
    }
  }

  private func rattle() {
    var events = [CHHapticEvent]()
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let sharpness = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
    events.append(CHHapticEvent(eventType: .hapticTransient, parameters: [intensity, sharpness], relativeTime: 0))
    events.append(
      CHHapticEvent(eventType: .hapticContinuous, parameters: [intensity], relativeTime: 0.25, duration: 0.5))
    do {
      let pattern = try CHHapticPattern(events: events, parameters: [])
      let player = try engine?.makePlayer(with: pattern)
      try player?.start(atTime: CHHapticTimeImmediate)
    } catch {
      message = error.localizedDescription
    }
  }
}

@MainActor
struct HapticTests {
  private func lengths(_ events: [CHHapticEvent], turn: Double? = nil) -> [Int] {
    Vibration.lengths(of: events, delay: 0, rate: 1, turn: turn)
  }

  private func event(_ time: Double, _ duration: Double, intensity: Float = 1) -> CHHapticEvent {
    CHHapticEvent(
      eventType: duration > 0 ? .hapticContinuous : .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity)], relativeTime: time,
      duration: duration)
  }

  @Test func `a pattern becomes a vibration of the window`() async throws {
    let host = ViewHost { Rattle() }
    try host.tap("Shake")
    let request = try await host.request { if case .vibration = $0 { true } else { false } }
    #expect(request.use == .vibration([30, 220, 500]))
    try host.tap("Stop")
    let stop = try await host.request { if case .vibration = $0 { true } else { false } }
    #expect(stop.use == .vibration([0]))
  }

  @Test func `events become parts that are on and off`() {
    #expect(lengths([]) == [])
    #expect(lengths([event(0.5, 0.25)]) == [0, 500, 250])
    // Events at the same time are one, and weak ones are not felt.
    #expect(lengths([event(0, 0.5), event(0.25, 0.5), event(1, 0, intensity: 0)]) == [750])
    #expect(lengths([event(0, 0.1)], turn: 4) == [100, 3900, 100, 3900, 100])
    #expect(lengths([event(0, 1e9)]) == [10_000])
  }

  @Test func `there are no haptics outside of windows`() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test func `patterns in JSON are read, and damaged ones refused`() throws {
    let json = """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25,
          "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
        {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0}}
      ]}
      """
    let pattern = try CHHapticPattern(data: Data(json.utf8))
    #expect(pattern.duration == 0.75)
    #expect(lengths(pattern.events) == [0, 500, 250])
    #expect(throws: CHHapticError(.invalidPatternDictionary)) { try CHHapticPattern(data: Data("[]".utf8)) }
    #expect(throws: CHHapticError(.invalidEventTime)) { try CHHapticPattern(events: [event(-1, 0)], parameters: []) }
  }
}
