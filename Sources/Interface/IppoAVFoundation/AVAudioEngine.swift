public import Foundation
import Synchronization

/// A number of a bus (`AVFoundation.AVAudioNodeBus`).
public typealias AVAudioNodeBus = Int
/// A number of frames (`AVFoundation.AVAudioFrameCount`).
public typealias AVAudioFrameCount = UInt32
/// A number of channels (`AVFoundation.AVAudioChannelCount`).
public typealias AVAudioChannelCount = UInt32
/// The closure that takes recorded frames (`AVFoundation.AVAudioNodeTapBlock`).
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The form of samples (`AVFoundation.AVAudioFormat`).
public final class AVAudioFormat: NSObject, Sendable {
  /// Samples in a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount

  /// The usual form; `nil` without channels or with no samples in a second.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }

  /// The form of a device that is not there.
  fileprivate override convenience init() { self.init(sampleRate: 0, channelCount: 0) }

  package init(sampleRate: Double, channelCount: AVAudioChannelCount) {
    (self.sampleRate, self.channelCount) = (sampleRate, channelCount)
  }
}

/// Recorded frames (`AVFoundation.AVAudioPCMBuffer`).
public final class AVAudioPCMBuffer: NSObject, Sendable {
  /// The form.
  public let format: AVAudioFormat
  /// The number of frames there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames.
  public var frameLength: AVAudioFrameCount {
    get { length.load(ordering: .relaxed) }
    set { length.store(min(newValue, frameCapacity), ordering: .relaxed) }
  }

  private let length = Atomic<AVAudioFrameCount>(0)

  /// Room for frames.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

/// A moment of a recording (`AVFoundation.AVAudioTime`).
public final class AVAudioTime: NSObject, Sendable {
  /// The number of the sample.
  public let sampleTime: Int64
  /// Samples in a second.
  public let sampleRate: Double

  /// A moment by its sample.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// A part of an engine (`AVFoundation.AVAudioNode`).
open class AVAudioNode: NSObject, @unchecked Sendable {  // it has nothing that changes
  /// The form of what comes out: without channels, as there is no device.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// The form of what goes in: without channels, as there is no device.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Has frames told while the engine runs, which it never does.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Ends what ``installTap(onBus:bufferSize:format:block:)`` began.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// The microphone (`AVFoundation.AVAudioInputNode`).
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}  // as its superclass
/// The loudspeaker (`AVFoundation.AVAudioOutputNode`).
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}  // as its superclass

/// Records and plays (`AVFoundation.AVAudioEngine`). Without a device, the engine fails to start.
open class AVAudioEngine: NSObject, @unchecked Sendable {  // it has nothing that changes
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// Whether the engine runs: it does not.
  open var isRunning: Bool { false }

  /// An engine.
  public override init() {}

  /// Makes ready to start: there is nothing to be done.
  open func prepare() {}
  /// Starts.
  /// - Throws: An error of the domain `com.apple.coreaudio.avfaudio`: there is no device.
  open func start() throws { throw noAudioDevice("The engine cannot be started") }
  /// Stops: it does not run.
  open func stop() {}
  /// Pauses: it does not run.
  open func pause() {}
  /// Ends what runs: nothing does.
  open func reset() {}
}
