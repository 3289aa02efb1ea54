import AVFoundation
import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Synchronization
import Testing

private let song = URL(string: "https://example.com/song.mp3")!

/// A time that a test sets.
private final class Watch: Sendable {
  private let time = Mutex(ContinuousClock.now)
  var now: ContinuousClock.Instant { time.withLock { $0 } }
  func pass(_ seconds: Double) { time.withLock { $0 += .seconds(seconds) } }
}

private struct Radio: View {
  let make: () -> AVPlayer
  @State private var player: AVPlayer?
  @State private var times: [Double] = []
  @State private var passed = 0

  var body: some View {
    Text(verbatim: "times \(times.map { "\($0)" }.joined(separator: " "))")
    Text(verbatim: "passed \(passed)")
    Text(verbatim: "now \(player?.currentTime().seconds ?? -1)")
    Button("Play") {
      let player = make()
      self.player = player
      _ = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { time in
        MainActor.assumeIsolated { times.append(time.seconds) }
      }
      _ = player.addBoundaryTimeObserver(forTimes: [CMTime(value: 3, timescale: 2)], queue: nil) {
        MainActor.assumeIsolated { passed += 1 }
      }
      player.play()
    }
  }
}

private struct Bell: View {
  @State private var ringer = Ringer()

  var body: some View {
    Text(verbatim: "rang \(ringer.log.joined(separator: " "))")
    Button("Ring") { ringer.ring() }
  }
}

@MainActor @Observable
private final class Ringer: AVAudioPlayerDelegate {
  var log: [String] = []
  @ObservationIgnored private var player: AVAudioPlayer?

  func ring() {
    let player = try? AVAudioPlayer(data: Data("RIFF....WAVE".utf8))
    player?.delegate = self
    player?.numberOfLoops = 1
    log.append(player?.play() == true ? "begun" : "silent")
    self.player = player
  }

  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    MainActor.assumeIsolated { log.append("finished") }
  }
  nonisolated func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    MainActor.assumeIsolated { log.append("failed") }
  }
}

@MainActor
struct PlaybackTests {
  @Test func `sounds play without a view, and observers hear of the time`() async throws {
    let watch = Watch()
    let host = ViewHost {
      Radio {
        AVPlayer(playerItem: AVPlayerItem(url: song), playback: MediaPlayback { watch.now })
      }
    }
    try host.tap("Play")
    let request = try await host.media { $0.rate == 1 }
    guard case .media(let media) = request.use else { return }
    #expect(media.interval == 0.01)
    for position in [0, 0.4, 1.2, 1.4, 1.6] {
      try host.answer(.media(DeviceMediaState(position: position, duration: 60, rate: 1, turn: 1)), to: request)
    }
    await host.wait { $0.contains("times 0.0 1.2") }
    #expect(host.contains("passed 1"))
    // A jump is told, and passes no time.
    try host.answer(.media(DeviceMediaState(position: 0.2, duration: 60, rate: 1, turn: 1, seek: 1)), to: request)
    await host.wait { $0.contains("times 0.0 1.2 0.2") }
    #expect(host.contains("passed 1"))
  }

  @Test func `the time passes between two reports`() async throws {
    let watch = Watch()
    let player = AVPlayer(playerItem: AVPlayerItem(url: song), playback: MediaPlayback { watch.now })
    let host = ViewHost { Radio { player } }
    try host.tap("Play")
    let request = try await host.media { $0.rate == 1 }
    #expect(player.currentTime().seconds == 0)
    try host.answer(.media(DeviceMediaState(position: 2, duration: 4, rate: 0.5, turn: 1)), to: request)
    watch.pass(1)
    #expect(player.currentTime().seconds == 2.5)
    watch.pass(60)
    #expect(player.currentTime().seconds == 4)
  }

  @Test func `a task that is cancelled waits no longer for a place`() async throws {
    let player = AVPlayer(url: song)
    let host = ViewHost { Radio { player } }
    try host.tap("Play")
    let request = try await host.media { $0.rate == 1 }
    let task = Task { await player.seek(to: CMTime(value: 30, timescale: 1)) }
    _ = try await host.media { $0.seek == 1 }
    task.cancel()
    #expect(await task.value == false)
    // The browser may still come there.
    try host.answer(.media(DeviceMediaState(position: 30, duration: 60, rate: 1, turn: 1, seek: 1)), to: request)
    #expect(player.playback.report?.position == 30)
    let next = Task { await player.seek(to: CMTime(value: 40, timescale: 1)) }
    _ = try await host.media { $0.seek == 2 }
    try host.answer(.media(DeviceMediaState(position: 40, duration: 60, rate: 1, turn: 1, seek: 2)), to: request)
    #expect(await next.value)
  }

  // A wait that does not end waits without a limit.
  @Test(.timeLimit(.minutes(5))) func `a window that closes ends the wait for a place`() async throws {
    let player = AVPlayer(url: song)
    let host = ViewHost { Radio { player } }
    try host.tap("Play")
    _ = try await host.media { $0.rate == 1 }
    let places = AsyncStream<Bool>.makeStream()
    player.seek(to: CMTime(value: 30, timescale: 1)) { places.continuation.yield($0) }
    _ = try await host.media { $0.seek == 1 }
    host.close()
    var isReached = places.stream.makeAsyncIterator()
    #expect(await isReached.next() == false)
    // No window is asked any more.
    player.seek(to: CMTime(value: 40, timescale: 1)) { places.continuation.yield($0) }
    #expect(await isReached.next() == true)
  }

  @Test func `a queue goes on with the next item, and a looper repeats one`() async throws {
    let items = ["a", "b"].map { AVPlayerItem(url: song.appending(path: $0)) }
    let player = AVQueuePlayer(items: items)
    let host = ViewHost { Radio { player } }
    try host.tap("Play")
    let first = try await host.media { $0.source.hasSuffix("a") && $0.rate == 1 }
    try host.answer(.media(DeviceMediaState(position: 9, duration: 9, isEnded: true, turn: 1)), to: first)
    _ = try await host.media { $0.source.hasSuffix("b") && $0.rate == 1 }
    #expect(player.items() == [items[1]])
    let looper = AVPlayerLooper(player: player, templateItem: items[1])
    _ = try await host.media { $0.isLooped }
    looper.disableLooping()
    _ = try await host.media { !$0.isLooped }
  }

  @Test func `bytes are played as often as asked, and their file goes with the player`() async throws {
    let host = ViewHost { Bell() }
    try host.tap("Ring")
    let request = try await host.media { $0.rate == 1 }
    guard case .media(let media) = request.use else { return }
    let name = String(media.source.dropFirst("_ippo/media/".count))
    let file = try #require(MediaRegistry.shared.file(at: name))
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(name.hasSuffix(".wav"))
    try host.answer(.media(DeviceMediaState(position: 1, duration: 1, isEnded: true, turn: 1)), to: request)
    _ = try await host.media { $0.turn == 2 && $0.seek == 1 && $0.position == 0 }
    try host.answer(.media(DeviceMediaState(position: 0, duration: 1, rate: 1, turn: 2, seek: 1)), to: request)
    try host.answer(.media(DeviceMediaState(position: 1, duration: 1, isEnded: true, turn: 2, seek: 1)), to: request)
    await host.wait { $0.contains("rang begun finished") }
    try host.tap("Ring")
    _ = try await host.media { $0.rate == 1 && $0.source != media.source }
    #expect(MediaRegistry.shared.file(at: name) == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a terminal has no sound, and says so`() throws {
    #expect(try AVAudioPlayer(data: Data()).play() == false)
    #expect(AVPlayerItem(url: song).status == .unknown)
  }
}
