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

  /// The answers by ticket, and how many each visitor has.
  private struct Waiting {
    var answers: [String: Answer] = [:]
    var counts: [String: Int] = [:]

    mutating func remove(_ ticket: String) -> Answer? {
      guard let answer = answers.removeValue(forKey: ticket) else { return nil }
      let count = counts[answer.visitor] ?? 0
      counts[answer.visitor] = count > 1 ? count - 1 : nil
      return answer
    }
  }

  private let waiting = Mutex(Waiting())
  private let sleep: Mutex<@Sendable (Duration) async throws -> Void>

  /// - Parameter sleep: waits for that long.
  init(sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
    self.sleep = Mutex(sleep)
  }

  /// Replaces the delay of later answers, so that tests can use their own clock.
  func wait(by sleep: @escaping @Sendable (Duration) async throws -> Void) { self.sleep.withLock { $0 = sleep } }

  /// How many wait.
  var count: Int { waiting.withLock { $0.answers.count } }

  /// Has a visitor's browser take an answer; returns when it has left.
  /// - Parameter open: has the visitor's page ask at an address; says whether it can.
  func answer(
    _ response: Visitor.Response, to visitor: String, open: @escaping @Sendable (URL) async -> Bool
  ) async throws {
    let ticket = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64URL
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { asker in
        let fault = waiting.withLock { waiting -> (any Error)? in
          // Withdrawn before it was there.
          if Task.isCancelled { return CancellationError() }
          guard waiting.counts[visitor] ?? 0 < Self.perVisitor else { return VisitorResponseError.tooManyAnswers }
          waiting.answers[ticket] = Answer(visitor: visitor, response: response, asker: asker)
          waiting.counts[visitor, default: 0] += 1
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
    waiting.withLock { waiting in
      guard let answer = waiting.answers[ticket], !answer.isTaken, answer.visitor == visitor.id else { return nil }
      waiting.answers[ticket]?.isTaken = true
      return answer.response
    }
  }

  /// An answer has left, or is not given out.
  func end(_ ticket: String, _ result: Result<Void, any Error>) {
    waiting.withLock { $0.remove(ticket) }?.asker.resume(with: result)
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
