public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking

  /// Bytes as they arrive, which Foundation has on Apple's platforms only.
  extension URLSession {
    /// Starts to load a request, and returns when the head of the response is there.
    ///
    /// The request runs in a session of its own with the same configuration. The session asks `delegate`, or else this
    /// session's delegate, about redirections and challenges.
    ///
    /// - Parameters:
    ///   - request: What to load.
    ///   - delegate: Who decides about redirections and challenges.
    /// - Returns: The bytes of the body, which can be read once, and the response.
    /// - Throws: What made the request fail. What fails later is thrown by the bytes.
    public func bytes(
      for request: URLRequest,
      delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let receiver = BodyReceiver(delegate: delegate ?? (self.delegate as? any URLSessionTaskDelegate))
      let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
      let task = session.dataTask(with: request)
      let response = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          receiver.awaitResponse(continuation)
          task.resume()
          session.finishTasksAndInvalidate()
        }
      } onCancel: {
        task.cancel()
      }
      return (AsyncBytes(task: task, chunks: receiver.chunks), response)
    }

    /// Starts to load a URL, and returns when the head of the response is there.
    ///
    /// - Parameters:
    ///   - url: What to load.
    ///   - delegate: Who decides about redirections and challenges.
    /// - Returns: The bytes of the body, which can be read once, and the response.
    /// - Throws: What made the request fail. What fails later is thrown by the bytes.
    public func bytes(
      from url: URL,
      delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes of a response, as they arrive. Who stops to read them cancels the request.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// The task that loads the bytes.
      public let task: URLSessionDataTask
      let chunks: AsyncThrowingStream<Data, any Error>

      /// Starts to read.
      public func makeAsyncIterator() -> Iterator {
        Iterator(chunks: chunks.makeAsyncIterator(), reading: Reading(task: task))
      }

      /// Reads byte after byte; waits only where a chunk of the body ends.
      public struct Iterator: AsyncIteratorProtocol {
        var chunks: AsyncThrowingStream<Data, any Error>.Iterator
        let reading: Reading
        var chunk = Data()[...]

        /// The next byte.
        ///
        /// - Returns: The byte, or nil at the end of the body.
        /// - Throws: What broke the request off.
        public mutating func next() async throws -> UInt8? {
          while chunk.isEmpty {
            guard let next = try await chunks.next() else { return nil }
            chunk = next[...]
          }
          return chunk.popFirst()
        }
      }
    }

    /// Cancels the task when the iterator that owns it goes.
    final class Reading: Sendable {
      let task: URLSessionDataTask

      init(task: URLSessionDataTask) { self.task = task }

      deinit { task.cancel() }
    }
  }
#endif
