/// A QR code of a message (ISO/IEC 18004:2015), in the smallest of the 40 versions that holds it.
struct QRCode {
  private let grid: QRGrid

  /// - Returns: `nil` for a message that is too long.
  init?(_ message: [UInt8], _ level: QRLevel) {
    let message = QRMessage(message)
    for version in 1...40 {
      let (total, blocks) = (QRGrid.codewordCount(version: version), level.blockCount(version: version))
      let correction = level.correctionCount(version: version)
      let count = total - blocks * correction
      guard message.fits(codewords: count, version: version) else { continue }
      var grid = QRGrid(version: version)
      let data = message.codewords(count: count, version: version)
      grid.place(Self.interleaved(data, blocks: blocks, correction: correction))
      let masked = (0..<8).map { grid.masked($0, level) }
      let penalties = masked.map(\.penalty)
      let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
      self.grid = masked[best]
      return
    }
    return nil
  }

  /// Blocks whose codewords take turns, so that a stain harms several of them a little (ISO/IEC 18004:2015, 7.6).
  private static func interleaved(_ data: [UInt8], blocks: Int, correction: Int) -> [UInt8] {
    // The last blocks are longer by one codeword.
    let (length, longer) = (data.count / blocks, data.count % blocks)
    var start = 0
    let parts = (0..<blocks).map { block in
      let end = start + length + (block < blocks - longer ? 0 : 1)
      defer { start = end }
      return data[start..<end]
    }
    let corrections = parts.map { ReedSolomon.codewords(for: $0, count: correction) }
    var result: [UInt8] = []
    for place in 0...length {
      for part in parts where place < part.count { result.append(part[part.startIndex + place]) }
    }
    for place in 0..<correction { for part in corrections { result.append(part[place]) } }
    return result
  }

  /// How many squares a side has.
  var size: Int { grid.size }

  /// Whether a square is dark, counted from the upper left.
  subscript(x: Int, y: Int) -> Bool { grid[x, y] }
}
