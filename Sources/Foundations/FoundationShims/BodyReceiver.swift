import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// Passes the head of a response to the caller that waits for it, and then the body chunk by chunk.
  final class BodyReceiver: NSObject, URLSessionDataDelegate, Sendable {
    let chunks: AsyncThrowingStream<Data, any Error>
    private let body: AsyncThrowingStream<Data, any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?
    private let head = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

    init(delegate: (any URLSessionTaskDelegate)?) {
      self.delegate = delegate
      (chunks, body) = AsyncThrowingStream.makeStream(of: Data.self)
    }

    func awaitResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
      head.withLock { $0 = continuation }
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      takeHead()?.resume(returning: response)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      body.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      if let head = takeHead() {
        if let response = task.response, error == nil {
          head.resume(returning: response)
        } else {
          head.resume(throwing: error ?? URLError(.badServerResponse))
        }
      }
      body.finish(throwing: error)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let delegate else { return completionHandler(request) }
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: request,
        completionHandler: completionHandler)
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
      delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }

    private func takeHead() -> CheckedContinuation<URLResponse, any Error>? {
      head.withLock { head in
        defer { head = nil }
        return head
      }
    }
  }
#endif
