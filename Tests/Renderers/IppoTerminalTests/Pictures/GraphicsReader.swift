import Foundation
import IppoRender

@testable import IppoTerminal

/// Reads the graphics that a program sends, independently of the code that writes them: commands of kitty, sixel graphics and
/// inline images, each with the place of the cursor.
struct GraphicsReader {
  struct Placement: Equatable {
    var row: Int
    var column: Int
    var keys: [String: String]
  }

  struct Inline: Equatable {
    var row: Int
    var column: Int
    var arguments: String
    var file: [UInt8]
  }

  /// The files that kitty has, by their numbers.
  private(set) var files: [String: [UInt8]] = [:]
  /// The keys of the first command of each file.
  private(set) var transmissions: [String: [String: String]] = [:]
  /// Placements of kitty, by picture and placement.
  private(set) var placements: [String: Placement] = [:]
  private(set) var removals: [[String: String]] = []
  private(set) var inline: [Inline] = []
  /// Pixels that sixel graphics have set, by column and row of pixels on the screen.
  private(set) var pixels: [[Int]: [Int]] = [:]
  private(set) var sixelCount = 0
  /// The number of the longest command, in bytes of data.
  private(set) var longestChunk = 0

  private var open: (number: String, data: String)?
  private let cell: CellSize

  /// - Parameter cell: A cell in pixels.
  init(cell: CellSize = CellSize(columns: 8, rows: 16)) { self.cell = cell }

  mutating func read(_ output: String) {
    var (row, column) = (0, 0)
    var rest = Substring(output)
    while let start = rest.firstIndex(of: "\u{1B}") {
      rest = rest[rest.index(after: start)...]
      switch rest.first {
      case "[":
        let end = rest.dropFirst().firstIndex { $0.isLetter || $0 == "@" || $0 == "~" } ?? rest.endIndex
        let parameters = rest[rest.index(after: rest.startIndex)..<end]
        if end < rest.endIndex, rest[end] == "H" {
          let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
          (row, column) = ((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
        }
      case "_":
        let body = string(&rest)
        if body.hasPrefix("G") { command(body.dropFirst(), row, column) }
      case "P": sixel(string(&rest), row, column)
      case "]":
        let end = rest.firstIndex { $0 == "\u{07}" || $0 == "\u{1B}" } ?? rest.endIndex
        let body = rest[rest.index(after: rest.startIndex)..<end]
        if body.hasPrefix("1337;File="), let colon = body.firstIndex(of: ":") {
          inline.append(
            Inline(
              row: row, column: column, arguments: String(body[..<colon]),
              file: Array(Data(base64Encoded: String(body[body.index(after: colon)...])) ?? Data())))
        }
      default: break
      }
    }
  }

  private func string(_ rest: inout Substring) -> Substring {
    let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[rest.index(after: rest.startIndex)..<end]
  }

  private mutating func command(_ body: Substring, _ row: Int, _ column: Int) {
    let parts = body.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let keys = Dictionary(
      uniqueKeysWithValues: parts[0].split(separator: ",").map { part in
        (String(part.prefix { $0 != "=" }), String(part.drop { $0 != "=" }.dropFirst()))
      })
    let data = parts.count > 1 ? String(parts[1]) : ""
    switch keys["a"] {
    case "t":
      open = (keys["i"] ?? "", data)
      transmissions[keys["i"] ?? ""] = keys
      finish(keys, data)
    case nil:
      open?.data += data
      finish(keys, data)
    case "p": placements["\(keys["i"] ?? "")/\(keys["p"] ?? "")"] = Placement(row: row, column: column, keys: keys)
    case "d":
      removals.append(keys)
      switch keys["d"] {
      case "i": placements["\(keys["i"] ?? "")/\(keys["p"] ?? "")"] = nil
      case "I":
        files[keys["i"] ?? ""] = nil
        placements = placements.filter { !$0.key.hasPrefix("\(keys["i"] ?? "")/") }
      default: (files, placements) = ([:], [:])
      }
    default: break
    }
  }

  private mutating func finish(_ keys: [String: String], _ data: String) {
    longestChunk = max(longestChunk, data.utf8.count)
    guard keys["m"] != "1", let open else { return }
    files[open.number] = Array(Data(base64Encoded: open.data) ?? Data())
    self.open = nil
  }

  private mutating func sixel(_ body: Substring, _ row: Int, _ column: Int) {
    guard let start = body.firstIndex(of: "q") else { return }
    sixelCount += 1
    var characters = Array(body[body.index(after: start)...])[...]
    var colors: [Int: [Int]] = [:]
    var (x, y, color) = (0, 0, 0)
    func number() -> Int? {
      let digits = characters.prefix { $0.isNumber }
      characters = characters.dropFirst(digits.count)
      return Int(String(digits))
    }
    func numbers() -> [Int] {
      var found = [number() ?? 0]
      while characters.first == ";" {
        characters = characters.dropFirst()
        found.append(number() ?? 0)
      }
      return found
    }
    var repetition = 1
    while let character = characters.popFirst() {
      switch character {
      case "\"": _ = numbers()
      case "#":
        let found = numbers()
        color = found[0]
        if found.count == 5 { colors[color] = found[2...].map { ($0 * 255 + 50) / 100 } }
      case "!": repetition = number() ?? 1
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        let bits = Int(character.asciiValue ?? 0x3F) - 0x3F
        for _ in 0..<repetition {
          for bit in 0..<6 where bits & 1 << bit != 0 {
            pixels[[column * cell.columns + x, row * cell.rows + y + bit]] = colors[color]
          }
          x += 1
        }
        repetition = 1
      }
    }
  }
}
