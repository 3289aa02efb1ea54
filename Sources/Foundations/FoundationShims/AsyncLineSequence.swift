#if canImport(FoundationNetworking)
  /// Bytes as lines, which Foundation has on Apple's platforms only.
  extension AsyncSequence where Element == UInt8 {
    /// The lines of UTF-8 text, without what ends them. Empty lines are left out, as Foundation does.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  }

  /// Lines of UTF-8 text, as their bytes arrive.
  ///
  /// A line ends with LF, VT, FF, CR, CR LF, NEL, or one of Unicode's separators for lines and paragraphs.
  public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    let base: Base

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

    /// Reads line after line.
    public struct Iterator: AsyncIteratorProtocol {
      var base: Base.AsyncIterator
      var line: [UInt8] = []

      /// The next line that is not empty.
      ///
      /// - Returns: The line, or nil at the end.
      /// - Throws: What the bytes throw.
      public mutating func next() async throws -> String? {
        while let byte = try await base.next() {
          line.append(byte)
          guard let length = lengthOfEnd else { continue }
          line.removeLast(length)
          if let text = takeLine() { return text }
        }
        return takeLine()
      }

      /// How many bytes at the end of the line end it.
      private var lengthOfEnd: Int? {
        switch line.last {
        case 0x0A, 0x0B, 0x0C, 0x0D: 1
        case 0x85 where line.count > 1 && line[line.count - 2] == 0xC2: 2
        case 0xA8, 0xA9: line.count > 2 && line[line.count - 2] == 0x80 && line[line.count - 3] == 0xE2 ? 3 : nil
        default: nil
        }
      }

      private mutating func takeLine() -> String? {
        defer { line = [] }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
  }

  extension AsyncLineSequence: Sendable where Base: Sendable {}
#endif
