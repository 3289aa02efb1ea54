import OpenCombine
import TestSignals

@testable @_spi(Host) @_spi(Testing) import IppoUI

// What tests of windows that rest, and of those that hibernate, have in common.

/// What views were told.
@MainActor
final class EventLog {
  private let told = Watched<[String]>([])

  var entries: [String] {
    get { told.value }
    set { told.value = newValue }
  }

  func callAsFunction(_ entry: String) { told.change { $0.append(entry) } }

  /// Waits until the views have received all given events.
  func wait(for entries: String..., file: StaticString = #fileID, line: UInt = #line) async throws {
    try await told.wait(for: "views to be told \(entries)", file: file, line: line) { told in
      entries.allSatisfy(told.contains)
    }
  }
}

/// A view that is told all there is to be told.
struct LifecycleView: View {
  let log: EventLog
  let gate: AsyncStream<String>
  let ticks: PassthroughSubject<Int, Never>
  @State private var count = 0
  @State private var received = 0

  private struct Height: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  var body: some View {
    VStack {
      Button("add") { count += 1 }
      Text(verbatim: "\(count) \(received)").preference(key: Height.self, value: count)
    }
    .onAppear { log("appear") }
    .onDisappear { log("disappear") }
    .task { log("short task") }
    .task {
      log("task")
      for await value in gate {
        log("task \(value)")
        count += 10
      }
      log("task ended \(Task.isCancelled)")
    }
    .onChange(of: count, initial: true) { log("count \($0) \($1)") }
    .onPreferenceChange(Height.self) { log("height \($0)") }
    .onReceive(ticks) {
      log("tick \($0)")
      received = $0
    }
    .onRestore { log("restore") }
  }
}

/// A model as `ObservableObject`.
final class PublishedModel: ObservableObject {
  @OpenCombine.Published var value = 0
}

/// A model as `@Observable`.
@Observable
final class ObservedModel {
  var value = 0
  var other = 0
}

/// A view with models and a function of its own, which it hands out.
struct ModelOwner: View {
  @StateObject private var model = PublishedModel()
  @State private var observed = ObservedModel()
  @State private var action: () -> Int = { 1 }
  let out: (PublishedModel, ObservedModel) -> Void

  var body: some View {
    Text(verbatim: "\(model.value) \(observed.value) \(action())")
      .onAppear {
        action = { 2 }
        out(model, observed)
      }
  }
}

/// A view that reads what others have.
struct OutsideReader: View {
  static let key = "outside"

  @ObservedObject var published: PublishedModel
  let observed: ObservedModel
  @EnvironmentObject private var shared: PublishedModel
  @AppStorage(OutsideReader.key) private var stored = 0
  @State private var count = 0

  init(_ published: PublishedModel, _ observed: ObservedModel) {
    self.published = published
    self.observed = observed
  }

  var body: some View {
    Button("add \(count)") { count += 1 }
    Text(verbatim: "\(published.value) \(observed.value) \(shared.value) \(stored)")
  }
}
