public import Foundation

/// A medium at a URL (`AVFoundation.AVAsset`).
open class AVAsset: NSObject, @unchecked Sendable {  // its values do not change
  fileprivate let place: URL

  /// A medium at a URL.
  public init(url: URL) { place = url }
}

/// A medium at a URL (`AVFoundation.AVURLAsset`).
public final class AVURLAsset: AVAsset, @unchecked Sendable {  // as its superclass
  /// The URL.
  public var url: URL { place }

  /// A medium at a URL.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// A medium to be played (`AVFoundation.AVPlayerItem`). There is no device: its status is ``Status-swift.enum/failed``.
open class AVPlayerItem: NSObject, @unchecked Sendable {  // its values do not change
  /// Whether it can be played (`AVPlayerItem.Status`).
  public enum Status: Int, Sendable {
    /// Unknown yet.
    case unknown
    /// Ready to be played.
    case readyToPlay
    /// Failed for good.
    case failed
  }

  /// The medium.
  public let asset: AVAsset

  /// A medium to be played.
  public init(asset: AVAsset) { self.asset = asset }
  /// The medium at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether it can be played: it cannot.
  open var status: Status { .failed }
  /// The reason: there is no device.
  open var error: (any Error)? { noAudioDevice("The item cannot be played") }
  /// The length: unknown.
  open var duration: CMTime { .indefinite }
}

/// Plays media (`AVFoundation.AVPlayer`). Without a device, its items fail.
open class AVPlayer: NSObject, @unchecked Sendable {  // changed by its owner alone
  /// Whether it can play (`AVPlayer.Status`).
  public enum Status: Int, Sendable {
    /// Unknown yet.
    case unknown
    /// Ready to be played.
    case readyToPlay
    /// Failed for good.
    case failed
  }

  /// Whether it plays (`AVPlayer.TimeControlStatus`).
  public enum TimeControlStatus: Int, Sendable {
    /// At rest.
    case paused
    /// About to play.
    case waitingToPlayAtSpecifiedRate
    /// Playing.
    case playing
  }

  /// The item; `nil` for none.
  open private(set) var currentItem: AVPlayerItem?
  /// The volume, from 0 to 1. It is kept.
  open var volume: Float = 1
  /// Whether it is mute. It is kept.
  open var isMuted = false
  private var place = CMTime.zero

  /// A player without an item.
  public override init() {}
  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// A player of the medium at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Whether it can play: it cannot.
  open var status: Status { .failed }
  /// The reason: there is no device.
  open var error: (any Error)? { noAudioDevice("The player cannot play") }
  /// Whether it plays: it does not.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// The speed: it does not play. A speed that is set has no effect.
  open var rate: Float {
    get { 0 }
    set { _ = newValue }
  }

  /// Puts another item in its place.
  open func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, place) = (item, .zero) }
  /// Plays. Has no effect: a device is missing; see ``status-swift.property``.
  open func play() {}
  /// Pauses. Has no effect: the player is at rest.
  open func pause() {}
  /// Goes to a time, which is kept.
  open func seek(to time: CMTime) { place = time }
  /// Goes to a time, which is kept.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    place = time
    completionHandler(true)
  }
  /// Goes to a time, which is kept.
  /// - Returns: `true`.
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    place = time
    return true
  }
  /// The time.
  open func currentTime() -> CMTime { place }
}
