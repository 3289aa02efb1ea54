import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Increment") { count += 1 }
  }
}

@MainActor
func record() throws {
  //= let recorder = Recorder()
}

@MainActor
func replay() async throws {
  //= let difference = await ViewHost.replay(recording) { CounterScreen() }
}

@MainActor
func write() throws {
  //= let test = RecordedTest(name: "CounterRecordingTests", content: "CounterScreen()", modules: ["CounterFeature"])
}

//= @MainActor @Suite(.recordsFailures) struct CounterTests {
