import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct DownloadTests {
  private struct Offline: Error {}

  private let url = URL(string: "https://maps.example.com/1")!
  private let stream: AsyncThrowingStream<DownloadClient.Event, any Error>
  private let server: AsyncThrowingStream<DownloadClient.Event, any Error>.Continuation

  init() {
    (stream, server) = AsyncThrowingStream.makeStream(of: DownloadClient.Event.self)
  }

  private func store(_ mode: Download.Mode = .absent) -> TestStoreOf<Download> {
    TestStore(initialState: Download.State(id: 1, url: url, mode: mode)) {
      Download()
    } withDependencies: {
      $0.downloadClient.download = { [stream] _ in stream }
    }
  }

  @Test func `a file arrives step by step`() async {
    let store = store()

    await store.send(.buttonTapped) {
      $0.mode = .starting
    }
    server.yield(.updateProgress(0.5))
    await store.receive(\.event.success.updateProgress) {
      $0.mode = .downloading(progress: 0.5)
    }
    server.yield(.response(Data()))
    server.finish()
    await store.receive(\.event.success.response) {
      $0.mode = .present
    }
  }

  @Test func `a download is stopped after a question`() async {
    let store = store()

    await store.send(.buttonTapped) {
      $0.mode = .starting
    }
    await store.send(.buttonTapped) {
      $0.alert = .stopDownload
    }
    await store.send(\.alert.stopButtonTapped) {
      $0.alert = nil
      $0.mode = .absent
    }
  }

  @Test func `a file that arrives meanwhile makes the question void`() async {
    let store = store()

    await store.send(.buttonTapped) {
      $0.mode = .starting
    }
    await store.send(.buttonTapped) {
      $0.alert = .stopDownload
    }
    server.yield(.response(Data()))
    server.finish()
    await store.receive(\.event.success.response) {
      $0.alert = nil
      $0.mode = .present
    }
  }

  @Test func `a file that does not arrive is absent`() async {
    let store = store()

    await store.send(.buttonTapped) {
      $0.mode = .starting
    }
    server.finish(throwing: Offline())
    await store.receive(\.event.failure) {
      $0.alert = AlertState { TextState("The file did not arrive.") }
      $0.mode = .absent
    }
  }

  @Test func `a file is deleted after a question`() async {
    let store = store(.present)

    await store.send(.buttonTapped) {
      $0.alert = .deleteDownload
    }
    await store.send(\.alert.deleteButtonTapped) {
      $0.alert = nil
      $0.mode = .absent
    }
  }

  @Test func `a map is fetched on screen`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.downloadClient = .liveValue
    } operation: {
      ViewHost { CaseStudy.downloads.screen() }
    }

    try host.tap("Download", in: "Danube")
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.button, "Stop at 50%") }
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.button, "Delete") }

    try host.tap(.link, "Danube Delete")
    #expect(host.contains("Ready to be taken along"))
    try host.tap("Delete")
    try host.tap("Delete")
    #expect(host.contains("Not here yet"))
  }

  @Test func `the button within a row is clicked and typed on in a terminal, and the row beside it leads on`() {
    let screen = withDependencies {
      $0.continuousClock = TestClock()
      $0.downloadClient = .liveValue
    } operation: {
      TerminalScreen { CaseStudy.downloads.screen() }
    }
    let row = screen.place(of: "Alps")!.row
    #expect(screen.line(row).contains("☁"))

    screen.click("☁")
    #expect(screen.text.contains("Danube"), "The list is still there:\n\(screen.text)")
    #expect(!screen.line(row).contains("☁"))

    screen.click("Alps")
    #expect(screen.text.contains("On its way"), "\(screen.text)")
  }
}
