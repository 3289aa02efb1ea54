public import Foundation
import IppoWindow
internal import Synchronization

/// Plays a file or bytes (`AVFoundation.AVAudioPlayer`) in the browser of a window.
///
/// A player belongs to the window in which it is made, or in which ``play()`` is called first. Terminals, and code outside of
/// windows, have no device: ``play()`` fails, or the delegate receives an error. Browsers keep sounds back until
/// the person has used the page.
open class AVAudioPlayer: NSObject, @unchecked Sendable {  // its owner changes it, and its playback has a lock
  /// The file; `nil` for bytes.
  public let url: URL?
  /// The bytes; `nil` for a file.
  public let data: Data?
  /// The object that is notified of the end. It is not retained.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The place between left and right. The value is stored: browsers play as recorded.
  open var pan: Float = 0
  /// Whether ``rate`` counts.
  open var enableRate = false
  /// The number of repetitions; negative for ever.
  open var numberOfLoops = 0 { didSet { playback.set(isLooped: numberOfLoops < 0) } }
  /// Whether levels are measured. The value is stored: no level is known.
  open var isMeteringEnabled = false

  /// Measures the levels. Has no effect in browsers and terminals: clients keep levels to themselves.
  open func updateMeters() {}
  /// The mean level in decibels: that of silence, as clients keep levels to themselves.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level in decibels: that of silence, as clients keep levels to themselves.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private let playback = MediaPlayback()
  /// The file that holds the bytes while the player exists; `nil` for a player of a file.
  private let temporary: URL?
  private var speed: Float = 1
  private let repetitions = Mutex(0)

  /// A player of a file.
  /// - Throws: An error if the file cannot be read.
  public convenience init(contentsOf url: URL) throws {
    _ = try FileHandle(forReadingFrom: url)
    self.init(url: url, data: nil, temporary: nil)
  }
  /// A player of a file of a type.
  /// - Throws: An error if the file cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A player of bytes, which stand in a temporary file while the player exists.
  /// - Throws: An error if the file cannot be written.
  public convenience init(data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).\(Self.ending(of: data))")
    try data.write(to: file, options: .withoutOverwriting)
    self.init(url: nil, data: data, temporary: file)
  }
  /// A player of bytes of a type.
  /// - Throws: An error if the file cannot be written.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private init(url: URL?, data: Data?, temporary: URL?) {
    (self.url, self.data, self.temporary) = (url, data, temporary)
    super.init()
    playback.replace(with: url ?? temporary)
    Task { @MainActor [weak self, playback] in
      playback.onReport = { [weak self] in self?.take($0, $1) }
      playback.onFailure = { [weak self] in self?.fail() }
    }
  }

  deinit {
    guard let temporary else { return }
    MediaRegistry.shared.remove(temporary)
    try? FileManager.default.removeItem(at: temporary)
  }

  /// The extension of a file with the bytes: browsers choose the decoder by the media type.
  private static func ending(of data: Data) -> String {
    switch [UInt8](data.prefix(12)) {
    case let start where start.starts(with: Array("RIFF".utf8)): "wav"
    case let start where start.starts(with: Array("OggS".utf8)): "ogg"
    case let start where start.starts(with: Array("fLaC".utf8)): "flac"
    case let start where start.dropFirst(4).starts(with: Array("ftyp".utf8)): "m4a"
    default: "mp3"
    }
  }

  /// The volume, from 0 to 1.
  open var volume: Float {
    get { Float(playback.volume) }
    set { playback.set(volume: Double(newValue)) }
  }
  /// The speed, which counts if ``enableRate`` is set.
  open var rate: Float {
    get { speed }
    set {
      speed = newValue
      if isPlaying { playback.play(at: wantedRate) }
    }
  }
  private var wantedRate: Double { enableRate ? Double(max(speed, 0.0625)) : 1 }
  /// Seconds from the beginning.
  open var currentTime: TimeInterval {
    get { playback.position }
    set { playback.seek(to: newValue) }
  }
  /// Seconds of the sound; 0 until the browser has read them.
  open var duration: TimeInterval { playback.duration ?? 0 }
  /// Whether the sound plays.
  open var isPlaying: Bool { playback.rate != 0 && !playback.hasFailed }

  /// Loads the sound.
  /// - Returns: Whether there is a window that can play it.
  @discardableResult open func prepareToPlay() -> Bool {
    guard playback.hasWindow else { return false }
    playback.load(in: WindowDisplay.current)
    return true
  }
  /// Plays.
  /// - Returns: Whether there is a window that can play the sound.
  @discardableResult open func play() -> Bool {
    guard playback.hasWindow, !playback.hasFailed else { return false }
    repetitions.withLock { $0 = 0 }
    playback.play(at: wantedRate)
    return true
  }
  /// Plays at a time of the device, which browsers do not know: the sound plays at once.
  /// - Returns: Whether there is a window that can play the sound.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Pauses.
  open func pause() { playback.play(at: 0) }
  /// Stops. The time stays, as on Apple's platforms.
  open func stop() { playback.play(at: 0) }
  /// Sets the volume. The change is not faded.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  @MainActor private func take(_ report: DeviceMediaState, _ former: DeviceMediaState?) {
    guard report.isEnded, former?.isEnded != true else { return }
    let repeats = repetitions.withLock { count in
      count += 1
      return count <= numberOfLoops
    }
    guard repeats else {
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      return
    }
    playback.seek(to: 0)
    playback.play(at: wantedRate)
  }

  @MainActor private func fail() {
    delegate?.audioPlayerDecodeErrorDidOccur(self, error: noAudioDevice("The sound cannot be played"))
  }
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
