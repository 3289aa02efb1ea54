import Foundation
import Testing

@testable import LogViewerExample

@Suite struct LineIndexTests {
  /// Lines of all kinds of lengths, among them some that are longer than a block.
  private static func lines(seed: Int) -> [[UInt8]] {
    var state = UInt64(seed)
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<700).map { number in
      let length =
        switch next(40) {
        case 0: 70_000 + next(200_000)
        case 1...4: 0
        case 5: LineIndex.blockSize - 1 + next(3)
        default: next(120)
        }
      return Array("\(number):".utf8) + [UInt8](repeating: UInt8(97 + next(26)), count: length)
    }
  }

  @Test(arguments: 1...4) func `every line is found where it is`(seed: Int) throws {
    let lines = Self.lines(seed: seed)
    let log = try TemporaryLog()
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    try log.write(bytes)
    let file = try log.open()
    #expect(file.refresh().count == lines.count)
    for number in lines.indices.reversed() {
      let line = try #require(file.line(number, limit: 100))
      #expect(line.bytes == Array(lines[number].prefix(100)))
      #expect(file.bytes(line.range) == lines[number])
      #expect(line.remaining == max(0, lines[number].count - 100))
    }
    var read: [[UInt8]] = []
    file.forEachLine(in: 3..<lines.count) { number, line in
      #expect(number == read.count + 3)
      read.append(Array(line))
      return true
    }
    #expect(read == Array(lines[3...]))
  }

  @Test func `an index does not depend on how much is read at a time`() {
    let bytes = Array("a\nbb\r\n\nccc".utf8)
    for size in 1...bytes.count {
      var index = LineIndex()
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { index.append($0) }
      }
      #expect(index.count == 4 && index.isLastLineOpen && index.size == bytes.count)
    }
  }

  @Test func `a million lines take less than 256 KiB`() {
    var index = LineIndex()
    let line = Array(String(repeating: "x", count: 99).utf8) + [0x0A]
    let lines = Array(repeating: line, count: 1000).flatMap(\.self)
    for _ in 0..<1000 { lines.withUnsafeBytes { index.append($0) } }
    #expect(index.count == 1_000_000 && !index.isLastLineOpen)
    #expect(index.block(of: 999_999).firstLine == 999_936)
    #expect(index.checkpointCount * MemoryLayout<LineIndex.Checkpoint>.stride < 256 << 10)
  }

  @Test func `line ends are told apart, and belong to no text`() throws {
    let log = try TemporaryLog("unix\ndos\r\nbare\rreturn\nopen\r")
    let file = try log.open()
    #expect(file.texts() == ["unix", "dos", "bare^Mreturn", "open^M"])
    #expect(file.line(0)?.ending == .lineFeed)
    #expect(file.line(1)?.ending == .returnAndLineFeed)
    #expect(file.line(3)?.ending == LogLine.Ending.none)
    #expect(file.line(4) == nil && file.line(-1) == nil)
  }
}
