#if Terminal
  import Foundation
  import IppoTerminal
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Downloads the file of a picture, and breaks off beyond the limit of bytes.
  final class PictureDownload: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
      var data = Data()
      var continuation: CheckedContinuation<Data, any Error>?
      /// The end of a download that nobody waits for yet: a task that is cancelled early ends it before it begins.
      var early: Result<Data, any Error>?
    }

    private let state = Mutex(State())

    /// - Throws: ``TerminalPictureError`` for an answer without a picture or with a larger one, or an error of the network.
    static func data(from url: URL, _ configuration: URLSessionConfiguration) async throws -> Data {
      let download = PictureDownload()
      let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
      let task = session.dataTask(with: URLRequest(url: url))
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          download.wait(continuation)
          task.resume()
          session.finishTasksAndInvalidate()
          download.end(task, after: configuration.timeoutIntervalForResource)
        }
      } onCancel: {
        download.end(.failure(CancellationError()))
        task.cancel()
      }
    }

    private func wait(_ continuation: CheckedContinuation<Data, any Error>) {
      let early = state.withLock { state in
        if state.early == nil { state.continuation = continuation }
        return state.early
      }
      if let early { continuation.resume(with: early) }
    }

    /// Ends the download after a time in seconds. Foundation on Linux ends none that receives a byte now and then
    /// (`findings/swift-urlsession-has-no-resource-timeout.sh`).
    private func end(_ task: URLSessionTask, after limit: TimeInterval) {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self, weak task] in
        self?.end(.failure(URLError(.timedOut)))
        task?.cancel()
      }
    }

    /// Ends the download; only the first end counts.
    private func end(_ result: Result<Data, any Error>) {
      let waiting = state.withLock { state in
        defer { state.continuation = nil }
        if state.early == nil { state.early = result }
        return state.continuation
      }
      waiting?.resume(with: result)
    }

    private func fail(_ error: TerminalPictureError, _ task: URLSessionTask) {
      end(.failure(error))
      task.cancel()
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      completionHandler(.allow)
      if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
        fail(.unavailable("The server answered with the status \(response.statusCode)."), dataTask)
      } else if response.expectedContentLength > TerminalPicture.byteLimit {
        fail(.tooManyBytes(Int(clamping: response.expectedContentLength)), dataTask)
      }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let count = state.withLock { state in
        state.data.append(data)
        return state.data.count
      }
      if count > TerminalPicture.byteLimit { fail(.tooManyBytes(count), dataTask) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      end(error.map { .failure($0) } ?? .success(state.withLock { $0.data }))
    }
  }
#endif
