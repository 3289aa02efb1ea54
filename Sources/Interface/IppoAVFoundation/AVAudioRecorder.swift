public import Foundation

/// The format of sound, in four letters (`AudioToolbox.AudioFormatID`).
public typealias AudioFormatID = UInt32
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Apple's lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The quality of a recording (`AVFoundation.AVAudioQuality`).
public enum AVAudioQuality: Int, Sendable {
  /// The least.
  case min = 0
  /// Low.
  case low = 32
  /// Medium.
  case medium = 64
  /// High.
  case high = 96
  /// The best.
  case max = 127
}

/// Records into a file (`AVFoundation.AVAudioRecorder`). There is no device: ``record()`` fails.
open class AVAudioRecorder: NSObject, @unchecked Sendable {  // its delegate is set by its owner
  /// The file.
  public let url: URL
  /// The settings.
  public let settings: [String: Any]
  /// The object that is told of the end. It is not retained.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured. It is kept.
  open var isMeteringEnabled = false
  /// Whether it records: it does not.
  open var isRecording: Bool { false }
  /// Seconds of the recording: none.
  open var currentTime: TimeInterval { 0 }

  /// A recorder into a file, which is not made.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

  /// Makes the file.
  /// - Returns: `false`: there is no device.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records.
  /// - Returns: `false`: there is no device.
  @discardableResult open func record() -> Bool { false }
  /// Records for some seconds.
  /// - Returns: `false`: there is no device.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses: it does not record.
  open func pause() {}
  /// Stops: it does not record.
  open func stop() {}
  /// Deletes the recording.
  /// - Returns: `false`: there is none.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures the levels: there are none.
  open func updateMeters() {}
  /// The mean level in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The object that is told of recordings (`AVFoundation.AVAudioRecorderDelegate`).
public protocol AVAudioRecorderDelegate: AnyObject {
  /// The recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The recording has failed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
