public import Foundation
public import IppoAVFoundation

/// Speech to be recognized (`Speech.SFSpeechRecognitionRequest`).
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {  // changed by its owner before it is used
  /// The kind of speech. It is kept.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results are told before the end. It is kept.
  open var shouldReportPartialResults = true
  /// Words that are likely. They are kept.
  open var contextualStrings: [String] = []
  /// Whether the speech must stay on the device. It is kept.
  open var requiresOnDeviceRecognition = false
  /// Whether marks are set. It is kept.
  open var addsPunctuation = false

  fileprivate override init() {}
}

/// Speech from a microphone (`Speech.SFSpeechAudioBufferRecognitionRequest`).
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {  // like its base
  /// Speech without frames.
  public override init() { super.init() }

  /// The form that is recognized best.
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(sampleRate: 16_000, channelCount: 1) }
  /// Adds frames. Has no effect: a recognizer is missing.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Says that no frames follow. Has no effect: a recognizer is missing.
  open func endAudio() {}
}

/// Speech in a file (`Speech.SFSpeechURLRecognitionRequest`).
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {  // like its base
  /// The file.
  public let url: URL

  /// Speech in a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
