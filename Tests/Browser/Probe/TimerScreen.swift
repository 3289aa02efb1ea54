import Combine
import SwiftUI

/// What runs later on the main thread, in each of the ways an app may ask for it.
struct TimerScreen: View {
  private let clock = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
  @State private var published = 0
  @State private var scheduled = 0
  @State private var timer: Timer?
  @State private var others: Set<String> = []

  var body: some View {
    VStack(spacing: 20) {
      Text(published < 3 ? "Waiting for the publisher" : "Published")
      Text(scheduled < 3 ? "Waiting for the timer" : "Scheduled")
      Text(others.sorted().joined(separator: ", "))
      Text(Thread.isMainThread ? "Main thread" : "Another thread")
    }
    .onReceive(clock) { _ in published += 1 }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
        MainActor.assumeIsolated { scheduled += 1 }
      }
      RunLoop.main.perform { MainActor.assumeIsolated { _ = others.insert("loop") } }
      DispatchQueue.main.async { others.insert("queue") }
      RunLoop.main.schedule { MainActor.assumeIsolated { _ = others.insert("scheduler") } }
    }
    .onDisappear { timer?.invalidate() }
    .task { others.insert("task") }
  }
}
