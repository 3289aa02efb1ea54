import Foundation

/// The description of a font in its file: its names, its weight and its slant (OpenType 1.9: `name`, `OS/2`, `head`).
///
/// For a compressed file (WOFF, WOFF2), only the format is known.
struct FontFile {
  let type: String
  private(set) var family: String?
  private(set) var postScriptName: String?
  private(set) var weight = 400
  private(set) var isItalic = false

  init?(_ data: Data) {
    let data = Data(data)
    switch data.prefix(4) {
    case Data([0, 1, 0, 0]), Data("true".utf8): type = "font/ttf"
    case Data("OTTO".utf8): type = "font/otf"
    case Data("ttcf".utf8): type = "font/collection"
    case Data("wOFF".utf8):
      type = "font/woff"
      return
    case Data("wOF2".utf8):
      type = "font/woff2"
      return
    default: return nil
    }
    let bytes = BigEndianBytes(data)
    // The first font of a collection stands for it.
    guard let start = type == "font/collection" ? bytes.int32(12) : 0, let count = bytes.int16(start + 4) else {
      return
    }
    for index in 0..<count {
      let entry = start + 12 + index * 16
      guard let tag = bytes.text(entry, 4), let offset = bytes.int32(entry + 8) else { return }
      switch tag {
      case "name": readNames(bytes, offset)
      case "OS/2": weight = bytes.int16(offset + 4).map { min(max($0, 1), 1000) } ?? weight
      case "head": isItalic = bytes.int16(offset + 44).map { $0 & 2 != 0 } ?? isItalic
      default: break
      }
    }
  }

  private mutating func readNames(_ bytes: BigEndianBytes, _ table: Int) {
    guard let count = bytes.int16(table + 2), let storage = bytes.int16(table + 4) else { return }
    var typographic: String?
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard let platform = bytes.int16(record), let kind = bytes.int16(record + 6),
        let length = bytes.int16(record + 8),
        let offset = bytes.int16(record + 10),
        // Windows and Unicode names are UTF-16, those of the Macintosh one byte a letter.
        let text = platform == 1
          ? bytes.text(table + storage + offset, length) : bytes.utf16(table + storage + offset, length),
        !text.isEmpty
      else { continue }
      switch kind {
      case 1: family = family ?? text
      case 6: postScriptName = postScriptName ?? text
      case 16: typographic = typographic ?? text
      default: break
      }
    }
    // The name of the family of all weights, where the usual one is of four styles.
    family = typographic ?? family
  }
}

/// Numbers and texts at places of some data; `nil` beyond its end.
private struct BigEndianBytes {
  let data: Data

  init(_ data: Data) { self.data = data }

  func int16(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= data.count else { return nil }
    return Int(data[place]) << 8 | Int(data[place + 1])
  }

  func int32(_ place: Int) -> Int? {
    guard let high = int16(place), let low = int16(place + 2) else { return nil }
    return high << 16 | low
  }

  func text(_ place: Int, _ length: Int) -> String? {
    guard place >= 0, place + length <= data.count else { return nil }
    return String(decoding: data[place..<place + length], as: UTF8.self)
  }

  func utf16(_ place: Int, _ length: Int) -> String? {
    guard place >= 0, place + length <= data.count else { return nil }
    return String(decoding: (0..<length / 2).compactMap { int16(place + $0 * 2).map(UInt16.init) }, as: UTF16.self)
  }
}
