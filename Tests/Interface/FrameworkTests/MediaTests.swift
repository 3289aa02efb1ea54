import AVKit
import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

private let film = URL(string: "https://example.com/films/sea.mp4")!

private struct Cinema: View {
  @State private var player = AVPlayer(url: film)
  @State private var log: [String] = []

  var body: some View {
    VideoPlayer(player: player) { Text("Subtitle") }
    Text(
      verbatim: "rate \(player.rate), \(player.timeControlStatus), item \(player.currentItem?.status.rawValue ?? -1)")
    Text(verbatim: "volume \(player.volume), length \(player.currentItem?.duration.seconds ?? 0)")
    Text(verbatim: "log: \(log.joined(separator: ", "))")
    Button("Start") { player.play() }
    Button("Rest") { player.pause() }
    Button("Quiet") { player.volume = 0.5 }
    Button("Jump") {
      Task { log.append(await player.seek(to: CMTime(seconds: 4, preferredTimescale: 600)) ? "there" : "elsewhere") }
    }
    Button("Other") { player.replaceCurrentItem(with: AVPlayerItem(url: film.appending(path: "2.mp4"))) }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { note in
        if note.object as AnyObject? === player.currentItem { log.append("end") }
      }
  }
}

@MainActor
struct MediaTests {
  private let host = ViewHost { Cinema() }

  private func answer(_ state: DeviceMediaState, to request: DeviceRequest) throws {
    try host.answer(.media(state), to: request)
  }

  @Test func `a film is loaded where it is shown, and plays when the app says so`() async throws {
    let request = try await host.media()
    #expect(request.use == .media(DeviceMedia(source: film.absoluteString)))
    #expect(try host.attributes(ofElement: "ippo-video") == ["player": "\(request.id)", "label": "sea.mp4"])
    #expect(host.shows("rate 0.0, paused, item 0"))
    try host.tap("Start")
    let play = try await host.media()
    #expect(
      play == DeviceRequest(id: request.id, use: .media(DeviceMedia(source: film.absoluteString, rate: 1, turn: 1))))
    #expect(host.shows("rate 1.0, waitingToPlayAtSpecifiedRate"))
    try answer(DeviceMediaState(position: 0.5, duration: 10, rate: 1, turn: 1), to: request)
    #expect(host.shows("rate 1.0, playing, item 1"))
    #expect(host.shows("length 10.0"))
  }

  @Test func `the person's pause and volume are the player's, and stay on a page that is loaded again`() async throws {
    try host.tap("Start")
    let request = try await host.media { $0.rate == 1 }
    try answer(DeviceMediaState(position: 3, duration: 10, rate: 0, volume: 0.25, turn: 1), to: request)
    #expect(host.shows("rate 0.0, paused"))
    #expect(host.shows("volume 0.25"))
    #expect(host.ops.deviceRequests.isEmpty)
    host.graph.change(phase: .background)
    host.graph.change(phase: .active)
    let media = DeviceMedia(source: film.absoluteString, rate: 0, turn: 1, volume: 0.25, position: 3)
    #expect(host.ops.deviceRequests == [DeviceRequest(id: request.id, use: .media(media))])
  }

  @Test func `a report of what was before a command does not undo the command`() async throws {
    try host.tap("Start")
    let request = try await host.media { $0.rate == 1 }
    try answer(DeviceMediaState(position: 0, duration: 10, rate: 0, turn: 0), to: request)
    #expect(host.shows("rate 1.0, waitingToPlayAtSpecifiedRate"))
    try host.tap("Rest")
    _ = try await host.media { $0.rate == 0 && $0.turn == 2 }
    try answer(DeviceMediaState(position: 1, duration: 10, rate: 1, turn: 1), to: request)
    #expect(host.shows("rate 0.0, paused"))
  }

  @Test func `a change of the volume leaves the speed to the person`() async throws {
    try host.tap("Start")
    let request = try await host.media { $0.turn == 1 }
    try answer(DeviceMediaState(position: 3, duration: 10, rate: 0, turn: 1), to: request)
    try host.tap("Quiet")
    let change = try await host.media { $0.volume == 0.5 }
    guard case .media(let media) = change.use else { return }
    #expect(media.turn == 1)
    #expect(media.rate == 0)
  }

  @Test func `a seek ends when the browser is there, and a later one supersedes it`() async throws {
    let request = try await host.media()
    try answer(DeviceMediaState(position: 0, duration: 10), to: request)
    try host.tap("Jump")
    _ = try await host.media { $0.seek == 1 && $0.position == 4 }
    try host.tap("Jump")
    _ = try await host.media { $0.seek == 2 }
    await host.wait { $0.contains("log: elsewhere") }
    try answer(DeviceMediaState(position: 4, duration: 10, seek: 2), to: request)
    await host.wait { $0.contains("log: elsewhere, there") }
  }

  @Test func `the end of an item is posted once`() async throws {
    try host.tap("Start")
    let request = try await host.media { $0.rate == 1 }
    for _ in 0..<2 {
      try answer(DeviceMediaState(position: 10, duration: 10, rate: 0, isEnded: true, turn: 1), to: request)
    }
    await host.wait { $0.contains("log: end") }
    #expect(!host.contains("end, end"))
    #expect(host.shows("rate 0.0"))
  }

  @Test func `a medium that cannot be played has failed`() async throws {
    try host.tap("Start")
    let request = try await host.media { $0.rate == 1 }
    try host.answer(.unavailable, to: request)
    #expect(host.shows("rate 0.0, paused, item 2"))
    #expect(throws: RenderEventError.self) { try answer(DeviceMediaState(position: 1), to: request) }
  }

  @Test func `another item ends the first, and keeps the speed`() async throws {
    try host.tap("Start")
    let first = try await host.media { $0.rate == 1 }
    try host.tap("Other")
    let second = try await host.media { $0.source.hasSuffix("2.mp4") && $0.rate == 1 }
    #expect(second.id != first.id)
    #expect(try host.attributes(ofElement: "ippo-video")["player"] == "\(second.id)")
    #expect(throws: RenderEventError.self) { try answer(DeviceMediaState(position: 1), to: first) }
  }

  @Test func `numbers that no player reports are refused`() async throws {
    let request = try await host.media()
    for state in [
      DeviceMediaState(position: -1), DeviceMediaState(position: .nan),
      DeviceMediaState(position: 0, duration: .infinity),
      DeviceMediaState(position: 0, rate: 17), DeviceMediaState(position: 0, volume: 2),
      DeviceMediaState(position: 0, turn: -1),
    ] {
      #expect(throws: RenderEventError.self) { try answer(state, to: request) }
    }
  }

  @Test func `the page has an element with a script of its own, and the fallback`() async throws {
    _ = try await host.media()
    let html = host.html
    #expect(html.contains("<ippo-video"))
    #expect(html.contains("data-script=\"_ippo/elements/"))
    #expect(html.contains("Subtitle"))
    #expect(html.contains("A terminal shows no picture and plays no sound."))
  }

  @Test func `a terminal names the film, and says that there is no picture`() {
    let screen = TerminalScreen(columns: 60, rows: 20) { Cinema() }
    #expect(screen.text.contains("sea.mp4"))
    #expect(screen.text.contains("Play"))
    #expect(screen.text.contains("A terminal shows no picture and plays no sound."))
    #expect(screen.deviceRequests.count <= 1)
  }

  @Test(arguments: ["http://example.com/a.mp4", "javascript:alert(1)", "data:video/mp4,", "file:///no/such/film.mp4"])
  func `an address without TLS, and a file that cannot be read, fail`(_ address: String) async throws {
    let url = try #require(URL(string: address))
    let host = ViewHost { Failing(url: url) }
    await host.wait { $0.contains("failed") }
    #expect(host.ops.deviceRequests.isEmpty)
  }

  @Test func `a file is played from an address that tells no path`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
    try Data("RIFF".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = ViewHost { Failing(url: file) }
    let request = try await host.media()
    guard case .media(let media) = request.use else { return }
    #expect(media.source.hasPrefix("_ippo/media/"))
    #expect(media.source.hasSuffix(".wav"))
    #expect(!media.source.contains(file.deletingPathExtension().lastPathComponent))
    let name = String(media.source.dropFirst("_ippo/media/".count))
    #expect(MediaRegistry.shared.file(at: name) == file.path)
  }
}

private struct Failing: View {
  let url: URL
  @State private var player: AVPlayer?

  var body: some View {
    VideoPlayer(player: player)
    Text(player?.status == .failed ? "failed" : "fine")
      .onAppear {
        player = AVPlayer(url: url)
        player?.play()
      }
  }
}
