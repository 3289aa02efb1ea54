internal import ConcurrencyExtras
public import Foundation
internal import IppoWindow

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken (`AVFoundation.AVSpeechUtterance`).
open class AVSpeechUtterance: NSObject, @unchecked Sendable {  // changed by its owner before it is spoken
  /// The text.
  public let speechString: String
  /// The text with its attributes, which voices of browsers do not know.
  open var attributedSpeechString: NSAttributedString { NSAttributedString(string: speechString) }
  /// The voice; `nil` for the voice of the page's language.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1; 0.5 is the usual one, and 1 twice as fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Whether the settings of a screen reader come first. It is kept.
  open var prefersAssistiveTechnologySettings = false
  /// Seconds of silence before the text. It is kept: voices of browsers begin at once.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after the text. It is kept.
  open var postUtteranceDelay: TimeInterval = 0

  /// A text to be spoken.
  public init(string: String) { speechString = string }
  /// A text to be spoken, without its attributes.
  public convenience init(attributedString: NSAttributedString) { self.init(string: attributedString.string) }
}

/// A voice (`AVFoundation.AVSpeechSynthesisVoice`): the browser's for a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The BCP 47 tag of the language.
  public let language: String

  /// The voice of a language; `nil` for the language of the process.
  public init?(language: String?) { self.language = language ?? Self.currentLanguageCode() }
  /// The voice with an identifier, which is the tag of its language here.
  public convenience init?(identifier: String) { self.init(language: identifier) }

  /// The identifier: the tag of the language.
  public var identifier: String { language }
  /// The name: the tag of the language.
  public var name: String { language }
  /// The quality, which browsers do not tell.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// The known voices: none, as browsers choose them by the language.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the process.
  public static func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The quality of a voice (`AVFoundation.AVSpeechSynthesisVoiceQuality`).
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The usual one.
  case `default` = 1
  /// Better.
  case enhanced
  /// The best.
  case premium
}

/// A place in speech (`AVFoundation.AVSpeechBoundary`).
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// Speaks texts in the browser of the person (`AVFoundation.AVSpeechSynthesizer`).
///
/// A synthesizer belongs to the window in which it is made. Texts are spoken one after the other. The reading mode of terminals
/// reads them out as lines; other terminals have no voice: the delegate hears that the text is cancelled.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {  // its lock guards what changes
  private let display: WindowDisplay?
  private let lock = NSLock()
  private var queue: [(utterance: AVSpeechUtterance, id: Int?)] = []
  private let delegateReference = WeakReference<any AVSpeechSynthesizerDelegate>()

  /// A synthesizer of the window in which the code runs.
  public override init() { display = WindowDisplay.current }

  /// The object that is told of the speech. It is not retained.
  open var delegate: (any AVSpeechSynthesizerDelegate)? {
    get { delegateReference.object }
    set { delegateReference.object = newValue }
  }

  /// Whether a text is spoken, or waits.
  open var isSpeaking: Bool { lock.withLock { !queue.isEmpty } }
  /// Whether the speech is paused: it cannot be.
  open var isPaused: Bool { false }

  /// Speaks a text after those before it.
  open func speak(_ utterance: AVSpeechUtterance) {
    let isFirst = lock.withLock {
      queue.append((utterance, nil))
      return queue.count == 1
    }
    if isFirst { Task { @MainActor in self.begin() } }
  }

  /// Stops, and forgets the texts that wait. Browsers stop at once.
  ///
  /// - Returns: Whether there was something to stop.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = lock.withLock {
      defer { queue = [] }
      return queue
    }
    guard !stopped.isEmpty else { return false }
    let ids = stopped.compactMap(\.id)
    let utterances = stopped.map(\.utterance)
    Task { @MainActor in
      if let display { for id in ids { display.devices.end(id, on: display) } }
      for utterance in utterances { self.delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// Pauses: browsers and terminals cannot.
  /// - Returns: `false`.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Goes on after a pause, which there is none of.
  /// - Returns: `false`.
  @discardableResult
  open func continueSpeaking() -> Bool { false }

  @MainActor private func begin() {
    guard let utterance = lock.withLock({ queue.first?.utterance }) else { return }
    guard let display else { return end(utterance, isWhole: false) }
    delegate?.speechSynthesizer(self, didStart: utterance)
    let rate = Double(min(max(utterance.rate, 0), 1))
    let speech = DeviceSpeech(
      text: utterance.speechString, language: utterance.voice?.language, rate: max(0.1, rate * 2),
      pitch: Double(min(max(utterance.pitchMultiplier, 0.5), 2)), volume: Double(min(max(utterance.volume, 0), 1)))
    let id = display.devices.request(.speech(speech), on: display) { [weak self] answer, _ in
      self?.end(utterance, isWhole: answer == .ended)
    }
    lock.withLock { if queue.first?.utterance === utterance { queue[0].id = id } }
  }

  @MainActor private func end(_ utterance: AVSpeechUtterance, isWhole: Bool) {
    let isKnown = lock.withLock {
      guard queue.first?.utterance === utterance else { return false }
      queue.removeFirst()
      return true
    }
    guard isKnown else { return }
    if isWhole {
      delegate?.speechSynthesizer(self, didFinish: utterance)
    } else {
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    begin()
  }
}

/// The object that is told of speech (`AVFoundation.AVSpeechSynthesizerDelegate`). All methods may be left out.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// A text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text was spoken to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text was stopped, or there is no voice.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
