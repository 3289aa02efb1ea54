public import Foundation

/// The recognition of a speech (`Speech.SFSpeechRecognitionTask`). It has ended with an error, as there is no recognizer.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {  // it has nothing that changes
  /// The state of a recognition (`Speech.SFSpeechRecognitionTaskState`).
  public typealias State = SFSpeechRecognitionTaskState

  override init() {}

  /// The state: it has ended.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether no more frames are taken.
  open var isFinishing: Bool { true }
  /// Whether somebody has cancelled it: it had ended before.
  open var isCancelled: Bool { false }
  /// The reason: there is no recognizer.
  open var error: (any Error)? {
    NSError(
      domain: SFSpeechErrorDomain, code: 1,
      userInfo: [NSLocalizedDescriptionKey: "Speech cannot be recognized where the app runs."])
  }

  /// Ends it after the last frames: it has ended.
  open func finish() {}
  /// Ends it at once: it has ended.
  open func cancel() {}
}

/// The state of a recognition (`Speech.SFSpeechRecognitionTaskState`).
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// About to begin.
  case starting
  /// Going on.
  case running
  /// Waiting for the result of the last frames.
  case finishing
  /// Cancelled.
  case canceling
  /// Ended.
  case completed
}

/// The object that is told of a recognition (`Speech.SFSpeechRecognitionTaskDelegate`). All methods may be left out.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Speech begins.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// A guess.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// The result.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// The end.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  /// Somebody has cancelled it.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}
