import Crypto
import Foundation
import IppoRender
import IppoSessions
import Synchronization

/// The responses of apps to their visitors, until their browsers fetch them.
///
/// An answer waits at an address with a ticket that cannot be guessed; the page alone is told it. It is given out once, to the
/// visitor it is for. Whoever waits for that is told when it has left, or that nobody came.
///
///     added ──take──▶ taken ──left──▶ (told)
///       │               │
///       └───expired or withdrawn──▶ (told why)
final class VisitorAnswers: Sendable {
  private struct Answer {
    let visitor: String
    let response: Visitor.Response
    let asker: CheckedContinuation<Void, any Error>
    var isTaken = false
  }

  /// Where answers lie, below the base path. The client knows it (`extras/scrolling.js`).
  static let route = "/_ippo/visit/"
  /// How long one waits.
  static let lifetime = Duration.seconds(30)
  /// Answers that may wait for one visitor.
  static let perVisitor = 16

  private let answers = Mutex<[String: Answer]>([:])
  private let sleep: Mutex<@Sendable (Duration) async throws -> Void>

  /// - Parameter sleep: waits for that long.
  init(sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
    self.sleep = Mutex(sleep)
  }

  /// Replaces the delay of later answers, so that tests can use their own clock.
  func wait(by sleep: @escaping @Sendable (Duration) async throws -> Void) { self.sleep.withLock { $0 = sleep } }

  /// How many wait.
  var count: Int { answers.withLock { $0.count } }

  /// Has a visitor's browser take an answer; returns when it has left.
  /// - Parameter open: has the visitor's page ask at an address; says whether it can.
  func answer(
    _ response: Visitor.Response, to visitor: String, open: @escaping @Sendable (URL) async -> Bool
  ) async throws {
    let ticket = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64URL
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { asker in
        let fault = answers.withLock { answers -> (any Error)? in
          // Withdrawn before it was there.
          if Task.isCancelled { return CancellationError() }
          guard answers.values.count(where: { $0.visitor == visitor }) < Self.perVisitor else {
            return VisitorResponseError.tooManyAnswers
          }
          answers[ticket] = Answer(visitor: visitor, response: response, asker: asker)
          return nil
        }
        if let fault { return asker.resume(throwing: fault) }
        // Without the slash: from the app's first folder on.
        let url = URL(string: Self.route.dropFirst() + ticket)!
        Task {
          guard await open(url) else { return end(ticket, .failure(VisitorResponseError.notDelivered)) }
          try? await self.sleep.withLock { $0 }(Self.lifetime)
          end(ticket, .failure(VisitorResponseError.notDelivered))
        }
      }
    } onCancel: {
      end(ticket, .failure(CancellationError()))
    }
  }

  /// The answer of a ticket, once, for whom it is.
  func take(_ ticket: String, by visitor: WebVisitor) -> Visitor.Response? {
    answers.withLock { answers in
      guard let answer = answers[ticket], !answer.isTaken, answer.visitor == visitor.id else { return nil }
      answers[ticket]!.isTaken = true
      return answer.response
    }
  }

  /// An answer has left, or is not given out.
  func end(_ ticket: String, _ result: Result<Void, any Error>) {
    answers.withLock { $0.removeValue(forKey: ticket) }?.asker.resume(with: result)
  }

  /// Answers one visitor's windows.
  struct OfVisitor: VisitorAnswering {
    let answers: VisitorAnswers
    let visitor: String

    func answer(_ response: Visitor.Response, open: @escaping @Sendable (URL) async -> Bool) async throws {
      try await answers.answer(response, to: visitor, open: open)
    }
  }
}
