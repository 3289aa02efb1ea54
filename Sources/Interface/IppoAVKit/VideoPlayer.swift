public import IppoAVFoundation
internal import IppoRender
public import IppoUI

/// A player's film with the controls of the browser (`AVKit.VideoPlayer`).
///
/// The person's use of the controls is the player's: its rate, time and volume follow. In a terminal, and on a page without
/// scripts, the name of the medium and a button to play and pause stand in its place.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// A film with content over its picture and below the controls.
  ///
  /// - Parameters:
  ///   - player: The player; `nil` for an empty place.
  ///   - videoOverlay: The content.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// The film.
  public var body: some View { VideoContent(player: player, gravity: .resizeAspect, isBare: false) { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film.
  /// - Parameter player: The player; `nil` for an empty place.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The film of a player.
struct VideoContent<Overlay: View>: View {
  let player: AVPlayer?
  let gravity: AVLayerVideoGravity
  /// Whether there are no controls.
  let isBare: Bool
  @ViewBuilder var overlay: Overlay

  /// The attributes of the element.
  struct Attributes: Encodable {
    var player: Int?
    var label: String?
    var gravity: String?
    var isBare: Bool

    enum CodingKeys: String, CodingKey {
      case player, label, gravity
      case isBare = "bare"
    }
  }

  var body: some View {
    CustomElement("ippo-video", embedded: videoScript, attributes: attributes) {
      VideoFallback(player: player, hasControls: !isBare)
    }
    .slot("overlay") { overlay }
    .onAppear { load() }
    .onChange(of: player.map(ObjectIdentifier.init)) { load() }
    .onChange(of: player?.currentItem.map(ObjectIdentifier.init)) { load() }
  }

  private var attributes: Attributes {
    let style: String? =
      switch gravity {
      case .resizeAspectFill: "cover"
      case .resize: "fill"
      default: nil
      }
    return Attributes(player: player?.playback.request, label: player?.name, gravity: style, isBare: isBare)
  }

  private func load() { player?.playback.load(in: WindowDisplay.current) }
}

/// The name of a medium, its controls, and a note that there is no picture.
struct VideoFallback: View {
  let player: AVPlayer?
  let hasControls: Bool

  var body: some View {
    if let player {
      VStack(alignment: .leading) {
        HStack {
          Text(verbatim: player.name)
          if let time = player.spokenTime { Text(verbatim: time).foregroundStyle(.secondary) }
        }
        if hasControls {
          Button(LocalizedStringKey(player.timeControlStatus == .paused ? .play : .pause)) {
            if player.timeControlStatus == .paused { player.play() } else { player.pause() }
          }
          .disabled(player.status == .failed)
        }
        Text(LocalizedStringKey(.noFilmHere)).foregroundStyle(.secondary)
      }
    }
  }
}

extension AVPlayer {
  /// The name of the medium: the last part of its address.
  var name: String { currentItem?.url?.lastPathComponent ?? "" }

  /// The time and the length; `nil` until they are known.
  var spokenTime: String? {
    guard let length = currentItem?.duration.seconds, length.isFinite else { return nil }
    func text(_ seconds: Double) -> String {
      let whole = Int(seconds)
      return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    }
    return "\(text(currentTime().seconds)) / \(text(length))"
  }
}

extension AVPlayerItem {
  /// The address of the medium; `nil` for a medium without one.
  var url: URL? { (asset as? AVURLAsset)?.url }
}

/// The script of the element, decoded once.
private let videoScript = String(decoding: PackageResources.ippo_video_js, as: UTF8.self)
