internal import ConcurrencyExtras
public import Foundation

/// Recognizes speech (`Speech.SFSpeechRecognizer`). The app runs where nobody speaks, so that the recognizer is unavailable and
/// the permission is restricted.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {  // its delegate is set by its owner
  /// The language.
  public let locale: Locale
  /// The object that is told of changes of ``isAvailable``, which there are none of. It is not retained.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The kind of speech. It is kept.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue of the handlers.
  open var queue = OperationQueue.main

  /// A recognizer of the process' language.
  public override convenience init() { self.init(language: .current) }
  /// A recognizer of a language.
  public convenience init?(locale: Locale) { self.init(language: locale) }
  private init(language: Locale) { locale = language }

  /// The languages that can be recognized: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// The permission: restricted.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
  /// Asks the person.
  /// - Parameter handler: Called with ``SFSpeechRecognizerAuthorizationStatus/restricted``.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.restricted)
  }

  /// Whether speech can be recognized: it cannot.
  open var isAvailable: Bool { false }
  /// Whether the device recognizes speech by itself: it does not.
  open var supportsOnDeviceRecognition: Bool { false }

  /// Recognizes speech.
  ///
  /// - Parameter resultHandler: Called in ``queue`` with an error of ``SFSpeechErrorDomain``: there is no recognizer.
  /// - Returns: A task that has ended.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation { resultHandler(nil, task.error) }
    return task
  }

  /// Recognizes speech. The delegate is told in ``queue`` that the task has ended without success.
  /// - Returns: A task that has ended.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    let box = UncheckedSendable(delegate)
    queue.addOperation { box.value.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
}

/// The permission to recognize speech (`Speech.SFSpeechRecognizerAuthorizationStatus`).
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The app may not.
  case denied
  /// The device may not.
  case restricted
  /// The app may.
  case authorized
}

/// The kind of speech (`Speech.SFSpeechRecognitionTaskHint`).
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Dictation.
  case dictation
  /// Search.
  case search
  /// Yes, no, and the like.
  case confirmation
}

/// The object that is told whether speech can be recognized (`Speech.SFSpeechRecognizerDelegate`).
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Speech can be recognized from now on, or cannot.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// The domain of errors of speech recognition (`Speech.SFSpeechErrorDomain`).
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
