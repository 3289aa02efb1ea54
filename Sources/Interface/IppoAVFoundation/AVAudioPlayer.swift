public import Foundation

/// Plays a file (`AVFoundation.AVAudioPlayer`). There is no device: ``play()`` fails.
open class AVAudioPlayer: NSObject, @unchecked Sendable {  // changed by its owner alone
  /// The file; `nil` for bytes.
  public let url: URL?
  /// The bytes; `nil` for a file.
  public let data: Data?
  /// The object that is told of the end. It is not retained.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume, from 0 to 1. It is kept.
  open var volume: Float = 1
  /// The place between left and right. It is kept.
  open var pan: Float = 0
  /// The speed. It is kept.
  open var rate: Float = 1
  /// Whether the speed may be changed. It is kept.
  open var enableRate = false
  /// The number of repetitions; negative for ever. It is kept.
  open var numberOfLoops = 0
  /// Seconds from the beginning. They are kept.
  open var currentTime: TimeInterval = 0
  /// Seconds of the sound: unknown, as nothing reads it.
  open var duration: TimeInterval { 0 }
  /// Whether it plays: it does not.
  open var isPlaying: Bool { false }
  /// Whether levels are measured. It is kept.
  open var isMeteringEnabled = false

  /// A player of a file.
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try FileHandle(forReadingFrom: url)
    (self.url, data) = (url, nil)
  }
  /// A player of a file of a type.
  /// - Throws: An error if the file cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A player of bytes.
  public init(data: Data) throws { (url, self.data) = (nil, data) }

  /// Makes ready to play.
  /// - Returns: `false`: there is no device.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays.
  /// - Returns: `false`: there is no device.
  @discardableResult open func play() -> Bool { false }
  /// Plays at a time.
  /// - Returns: `false`: there is no device.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// Pauses: it does not play.
  open func pause() {}
  /// Stops: it does not play.
  open func stop() {}
  /// Sets the volume, which is kept.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The object that is told of a player (`AVFoundation.AVAudioPlayerDelegate`).
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has come to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
