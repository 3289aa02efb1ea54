public import Foundation

/// The recognized speech (`Speech.SFSpeechRecognitionResult`). Without a recognizer, an app gets none.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
  /// The likeliest text.
  public let bestTranscription: SFTranscription
  /// The texts, the likeliest first.
  public let transcriptions: [SFTranscription]
  /// Whether the text does not change any more.
  public let isFinal: Bool
  /// Facts about the voice.
  public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?

  private init(_ transcription: SFTranscription) {
    (bestTranscription, transcriptions, isFinal, speechRecognitionMetadata) = (
      transcription, [transcription], true, nil
    )
  }
}

/// A text of speech (`Speech.SFTranscription`). Without a recognizer, an app gets none.
public final class SFTranscription: NSObject, Sendable {
  /// The text.
  public let formattedString: String
  /// The words.
  public let segments: [SFTranscriptionSegment]

  private init(_ text: String) { (formattedString, segments) = (text, []) }
}

/// A word of speech (`Speech.SFTranscriptionSegment`). Without a recognizer, an app gets none.
public final class SFTranscriptionSegment: NSObject, Sendable {
  /// The word.
  public let substring: String
  /// The place of the word in the text.
  public let substringRange: NSRange
  /// Seconds from the beginning.
  public let timestamp: TimeInterval
  /// Seconds of the word.
  public let duration: TimeInterval
  /// The likelihood, from 0 to 1.
  public let confidence: Float
  /// Other words that were considered.
  public let alternativeSubstrings: [String]

  private init(_ word: String) {
    (substring, substringRange) = (word, NSRange(location: 0, length: 0))
    (timestamp, duration, confidence, alternativeSubstrings) = (0, 0, 0, [])
  }
}

/// Facts about a voice (`Speech.SFSpeechRecognitionMetadata`). Without a recognizer, an app gets none.
public final class SFSpeechRecognitionMetadata: NSObject, Sendable {
  /// Words in a minute.
  public let speakingRate: Double
  /// Seconds of a pause, in the mean.
  public let averagePauseDuration: TimeInterval
  /// Seconds until speech begins.
  public let speechStartTimestamp: TimeInterval
  /// Seconds of speech.
  public let speechDuration: TimeInterval
  /// Measurements of the voice.
  public let voiceAnalytics: SFVoiceAnalytics?

  private override init() {
    (speakingRate, averagePauseDuration, speechStartTimestamp, speechDuration, voiceAnalytics) = (0, 0, 0, 0, nil)
  }
}

/// Measurements of a voice (`Speech.SFVoiceAnalytics`). Without a recognizer, an app gets none.
public final class SFVoiceAnalytics: NSObject, Sendable {
  /// The variation of the pitch.
  public let jitter: SFAcousticFeature
  /// The variation of the loudness.
  public let shimmer: SFAcousticFeature
  /// The pitch.
  public let pitch: SFAcousticFeature
  /// The likelihood that the voice sounds.
  public let voicing: SFAcousticFeature

  private init(_ feature: SFAcousticFeature) {
    (jitter, shimmer, pitch, voicing) = (feature, feature, feature, feature)
  }
}

/// A measurement of a voice (`Speech.SFAcousticFeature`). Without a recognizer, an app gets none.
public final class SFAcousticFeature: NSObject, Sendable {
  /// The values.
  public let acousticFeatureValuePerFrame: [Double]
  /// Seconds between two values.
  public let frameDuration: TimeInterval

  private init(_ values: [Double]) { (acousticFeatureValuePerFrame, frameDuration) = (values, 0) }
}
