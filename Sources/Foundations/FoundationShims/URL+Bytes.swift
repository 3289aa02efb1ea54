public import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking

  /// The content behind a URL as it arrives, which Foundation has on Apple's platforms only.
  extension URL {
    /// The bytes of a file, or of what a server answers.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of UTF-8 text, without what ends them. Empty lines are left out, as Foundation does.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes behind a URL. Each iterator opens it anew.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// One byte.
      public typealias Element = UInt8
      let url: URL

      /// Starts to read.
      public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

      /// Reads byte after byte.
      public struct Iterator: AsyncIteratorProtocol {
        private enum Source {
          case unopened
          case file(FileHandle)
          case network(URLSession.AsyncBytes.Iterator)
          case ended
        }

        private let url: URL
        private var source = Source.unopened
        private var chunk = Data()[...]

        init(url: URL) { self.url = url }

        /// The next byte.
        ///
        /// - Returns: The byte, or nil at the end.
        /// - Throws: What made opening or reading fail.
        public mutating func next() async throws -> UInt8? {
          if case .unopened = source { try await open() }
          switch source {
          case .unopened, .ended: return nil
          case .network(var bytes):
            // The iterator holds the only copy while it reads.
            source = .ended
            guard let byte = try await bytes.next() else { return nil }
            source = .network(bytes)
            return byte
          case .file(let file):
            if chunk.isEmpty { chunk = (try file.read(upToCount: 65_536) ?? Data())[...] }
            guard let byte = chunk.popFirst() else {
              source = .ended
              try file.close()
              return nil
            }
            return byte
          }
        }

        private mutating func open() async throws {
          source =
            url.isFileURL
            ? .file(try FileHandle(forReadingFrom: url))
            : .network(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
        }
      }
    }
  }
#endif
