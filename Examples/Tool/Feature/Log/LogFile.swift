import Foundation
import Synchronization

/// A log, which may grow, be truncated, and be replaced by another file with its name (rotation).
///
/// The log is read in parts as they are asked for, and never as a whole. Only `refresh` looks at the file system, so that the
/// lines stay the same between two calls.
public final class LogFile: Sendable, Equatable {
  /// The state of a log after a refresh.
  public struct Status: Equatable, Sendable {
    /// The number of lines that are known.
    var count = 0
    /// The bytes that are known.
    var size = 0
    /// Increases when the lines are those of another file, or of one that was truncated.
    var generation = 0
    /// Whether all lines of the file are known.
    var isComplete = false
    /// Whether the last line has no line feed yet.
    var isLastLineOpen = false
    /// Whether no lines can come any more without a change of the file by others: a pipe has ended.
    var isEnded = false
    /// Whether no file has the name any more; the lines are those of the former one.
    var isMissing = false
  }

  private struct Reading {
    var file: OpenFile
    var index = LineIndex()
    /// The first bytes, by which a file is recognized that was truncated and has grown again.
    var head: [UInt8] = []
    var status = Status()
  }

  private static let headSize = 64
  private static let chunkSize = 1 << 20

  /// The name to show.
  public let name: String
  /// `nil` where the log cannot be opened again, as standard input.
  private let path: String?
  private let stream: StreamCopy?
  private let reading: Mutex<Reading>

  /// Opens a regular file.
  ///
  /// - Throws: ``LogError`` with the reason of the system.
  public convenience init(path: String) throws(LogError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LogError(path: path, number: errno) }
    if FileStatus.of(descriptor)?.isFolder == true {
      close(descriptor)
      throw LogError(path: path, number: EISDIR)
    }
    if FileStatus.of(descriptor)?.isRegular == true {
      self.init(name: path, path: path, file: OpenFile(descriptor: descriptor))
    } else {
      defer { close(descriptor) }
      try self.init(name: path, stream: descriptor)
    }
  }

  /// A log that comes from a pipe or a device. It is kept in a temporary file without a name, and so takes no memory.
  ///
  /// - Throws: ``LogError`` if there is no place for the temporary file.
  public convenience init(name: String, stream descriptor: Int32) throws(LogError) {
    let copy = try StreamCopy(of: descriptor)
    self.init(name: name, path: nil, file: copy.file, stream: copy)
  }

  private init(name: String, path: String?, file: OpenFile, stream: StreamCopy? = nil) {
    self.name = name
    self.path = path
    self.stream = stream
    reading = Mutex(Reading(file: file))
  }

  /// Equal where both are the same object.
  public static func == (lhs: LogFile, rhs: LogFile) -> Bool { lhs === rhs }

  /// Reads on, by a number of bytes at most, and finds out what became of the file.
  public func refresh(limit: Int = .max) -> Status {
    reading.withLock { reading in
      reopen(&reading)
      reading.status.isEnded = stream?.isEnded ?? true
      var remaining = limit
      let size = Int(reading.file.status?.st_size ?? 0)
      withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 16) { buffer in
        while reading.index.size < size, remaining > 0 {
          let wanted = min(Self.chunkSize, size - reading.index.size, remaining)
          let count = reading.file.read(
            at: reading.index.size, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
          guard count > 0 else { break }
          if reading.head.count < Self.headSize {
            reading.head += buffer[..<min(count, Self.headSize - reading.head.count)]
          }
          reading.index.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          remaining -= count
        }
      }
      reading.status.count = reading.index.count
      reading.status.size = reading.index.size
      reading.status.isLastLineOpen = reading.index.isLastLineOpen
      reading.status.isComplete = reading.index.size >= size
      return reading.status
    }
  }

  /// Begins anew where the file was truncated, or where another file has its name.
  private func reopen(_ reading: inout Reading) {
    guard let path else { return }
    let own = reading.file.status
    let named = FileStatus.at(path)
    reading.status.isMissing = named == nil
    if let own, let named, !own.isSameFile(as: named) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      start(&reading, with: OpenFile(descriptor: descriptor))
    } else if let own,
      own.st_size < reading.index.size
        || own.st_size > reading.index.size && reading.file.bytes(0..<reading.head.count) != reading.head
    {
      start(&reading, with: reading.file)
    }
  }

  private func start(_ reading: inout Reading, with file: OpenFile) {
    let generation = reading.status.generation + 1
    reading = Reading(file: file)
    reading.status.generation = generation
  }
}

// MARK: Lines

extension LogFile {
  /// A line, or its first bytes.
  ///
  /// - Parameter limit: The most bytes of text. A line that is longer says how long it is.
  /// - Returns: `nil` for a line that is not there, or not any more.
  func line(_ number: Int, limit: Int = LogLine.mostBytesOfRow) -> LogLine? {
    let (file, block, count) = reading.withLock { reading in
      (reading.file, reading.index.block(of: number), reading.index.count)
    }
    guard number >= 0, number < count else { return nil }
    let end = min(block.bytes.upperBound, block.bytes.lowerBound + LineIndex.blockSize + limit)
    let buffer = file.bytes(block.bytes.lowerBound..<end)
    return buffer.withUnsafeBytes { bytes in
      var lines = LineSplitter(bytes)
      for _ in block.firstLine..<number where lines.next() == nil { return nil }
      let start = lines.position
      let line = lines.next()
      var text = line.map { start..<$0.end }
      var hasLineFeed = line?.hasLineFeed ?? false
      if let line, !line.hasLineFeed, block.bytes.lowerBound + bytes.count < block.bytes.upperBound {
        // The end of the line is behind the buffer: it is the last one of its block.
        let lastByte = file.bytes(block.bytes.upperBound - 1..<block.bytes.upperBound)
        hasLineFeed = lastByte == [0x0A]
        text = start..<block.bytes.count - (hasLineFeed ? 1 : 0)
      }
      guard let text else { return nil }
      let offset = block.bytes.lowerBound + text.lowerBound
      let range = offset..<block.bytes.lowerBound + text.upperBound
      var endsWithReturn = false
      if hasLineFeed, !range.isEmpty {
        endsWithReturn = file.bytes(range.upperBound - 1..<range.upperBound) == [0x0D]
      }
      let content = range.lowerBound..<range.upperBound - (endsWithReturn ? 1 : 0)
      let shown = text.lowerBound..<min(text.lowerBound + min(content.count, limit), bytes.count)
      return LogLine(
        number: number, range: content, bytes: Array(bytes[shown]),
        ending: !hasLineFeed ? .none : endsWithReturn ? .returnAndLineFeed : .lineFeed)
    }
  }

  /// The bytes of a part of the file.
  func bytes(_ range: Range<Int>) -> [UInt8] { reading.withLock { $0.file }.bytes(range) }

  /// Calls a function with each line of a range, without line ends; it ends the loop by `false`.
  func forEachLine(in lines: Range<Int>, _ body: (Int, UnsafeRawBufferPointer) -> Bool) {
    var next = lines.lowerBound
    while next < lines.upperBound {
      let (file, block, count) = reading.withLock { ($0.file, $0.index.block(of: next), $0.index.count) }
      guard next < count else { return }
      let most = LineIndex.blockSize + LogLine.mostBytesOfSearch
      let bytes = file.bytes(block.bytes.lowerBound..<min(block.bytes.upperBound, block.bytes.lowerBound + most))
      let isOver = bytes.withUnsafeBytes { buffer in
        var splitter = LineSplitter(buffer)
        var number = block.firstLine
        while number < lines.upperBound {
          let start = splitter.position
          guard let line = splitter.next() else { break }
          if number >= next {
            guard body(number, UnsafeRawBufferPointer(rebasing: buffer[start..<line.textEnd])) else { return true }
            next = number + 1
          }
          number += 1
        }
        return false
      }
      // A block without the line is one of a file that has changed since.
      guard !isOver, next > block.firstLine else { return }
    }
  }
}
