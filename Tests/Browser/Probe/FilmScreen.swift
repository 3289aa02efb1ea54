import AVKit
import SwiftUI

/// A sound of a file that the screen writes, with and without a place that shows it.
struct FilmScreen: View {
  @State private var player = FilmScreen.player()
  @State private var isShown = true
  @State private var ends = 0

  var body: some View {
    VStack {
      if isShown { VideoPlayer(player: player) { Text("Over it") }.frame(height: 160) }
      Text(verbatim: "\(player.timeControlStatus) at rate \(player.rate)")
      Text(verbatim: "item \(player.currentItem?.status.rawValue ?? -1), ends \(ends)")
      Text(verbatim: "length \(player.currentItem?.duration.seconds ?? 0)")
      Toggle("Shown", isOn: $isShown)
      Button("Start") { player.play() }
      Button("Rest") { player.pause() }
      Button("Near the end") { Task { await player.seek(to: CMTime(seconds: 19.9, preferredTimescale: 600)) } }
      Button("Broken") {
        player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "https://site.example/broken.mp4")!))
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { note in
      if note.object as AnyObject? === player.currentItem { ends += 1 }
    }
  }

  /// A player of twenty seconds of silence: 8,000 samples of eight bits a second.
  private static func player() -> AVPlayer {
    let count = 160_000
    func bytes(_ value: Int, _ length: Int) -> [UInt8] { (0..<length).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var data = Data("RIFF".utf8) + bytes(36 + count, 4) + Data("WAVEfmt ".utf8)
    data += bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    data += Data("data".utf8) + bytes(count, 4) + Data(repeating: 128, count: count)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("silence-\(getpid()).wav")
    try? data.write(to: file, options: .atomic)
    return AVPlayer(url: file)
  }
}
