internal import ConcurrencyExtras
public import Foundation

/// A medium to be played (`AVFoundation.AVPlayerItem`).
///
/// The item knows its state once a player has loaded it in the browser of a window.
open class AVPlayerItem: NSObject, @unchecked Sendable {  // its reference has a lock
  /// Whether the medium can be played (`AVPlayerItem.Status`).
  public enum Status: Int, Sendable {
    /// Unknown yet.
    case unknown
    /// Ready to be played.
    case readyToPlay
    /// Failed for good.
    case failed
  }

  /// Posted when the medium has reached its end. The object is the item.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when the medium cannot be played. The object is the item.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// The medium.
  public let asset: AVAsset
  private let playbackReference = WeakReference<MediaPlayback>()

  /// A medium to be played.
  public init(asset: AVAsset) { self.asset = asset }
  /// A medium to be played. The keys have no effect: the browser loads what it needs.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  /// The medium at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// The playback of the player that has the item.
  var playback: MediaPlayback? {
    get { playbackReference.object }
    set { playbackReference.object = newValue }
  }

  /// Whether the medium can be played. A player finds out when it loads the item.
  open var status: Status {
    guard let playback else { return .unknown }
    return playback.hasFailed ? .failed : playback.report == nil ? .unknown : .readyToPlay
  }
  /// The reason of a failure; `nil` for none.
  open var error: (any Error)? { status == .failed ? noAudioDevice("The item cannot be played") : nil }
  /// The length; indefinite until it is known, and for streams without an end.
  open var duration: CMTime {
    playback?.duration.map { CMTime(seconds: $0, preferredTimescale: mediaTimescale) } ?? .indefinite
  }
  /// The time.
  open func currentTime() -> CMTime {
    CMTime(seconds: playback?.position ?? 0, preferredTimescale: mediaTimescale)
  }
  /// Whether enough data are there to play on.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && playback?.isWaiting == false }
  /// Whether data are missing.
  open var isPlaybackBufferEmpty: Bool { playback?.isWaiting ?? true }
}

extension NSNotification.Name {
  /// Posted when a medium has reached its end. The object is the `AVPlayerItem`.
  public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { AVPlayerItem.didPlayToEndTimeNotification }
  /// Posted when a medium cannot be played. The object is the `AVPlayerItem`.
  public static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name {
    AVPlayerItem.failedToPlayToEndTimeNotification
  }
}

/// The units in a second of times that browsers report.
let mediaTimescale: Int32 = 1_000_000
