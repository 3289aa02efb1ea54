import Foundation

/// The format and the size in pixels of a picture, from its first bytes.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webP = "image/webp"
    case bmp = "image/bmp"
    case svg = "image/svg+xml"
  }

  package let format: Format
  package let width: Int
  package let height: Int

  /// Creates a header; `nil` for unknown formats, and for a picture that ends before its size.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(65_536 * 4))
    func starts(_ text: String, at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: text.utf8) }
    func big(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let found: (Format, Int?, Int?)? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        (.png, big(16, 4), big(20, 4))
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        Self.jpegSize(big).map { (.jpeg, $0.width, $0.height) }
      } else if starts("GIF8") {
        (.gif, little(6, 2), little(8, 2))
      } else if starts("RIFF"), starts("WEBP", at: 8) {
        Self.webPSize(big, little).map { (.webP, $0.width, $0.height) }
      } else if starts("BM") {
        (.bmp, little(18, 4), little(22, 4).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
      } else if let size = Self.vectorSize(bytes) {
        (.svg, size.width, size.height)
      } else {
        nil
      }
    guard case (let format, let width?, let height?)? = found else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// From the first frame header (ITU T.81, B.2.2).
  private static func jpegSize(_ big: (Int, Int) -> Int?) -> (width: Int, height: Int)? {
    var place = 2
    while let marker = big(place, 2), marker >> 8 == 0xFF {
      let isFrame = (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
      if isFrame, let height = big(place + 5, 2), let width = big(place + 7, 2) { return (width, height) }
      guard marker != 0xFFFF else {
        place += 1
        continue
      }
      guard let length = big(place + 2, 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// From the first chunk (RFC 9649, 2.5 to 2.7).
  private static func webPSize(
    _ big: (Int, Int) -> Int?, _ little: (Int, Int) -> Int?
  ) -> (width: Int, height: Int)? {
    switch big(12, 4) {
    case 0x5650_3820:
      guard let width = little(26, 2), let height = little(28, 2) else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    case 0x5650_384C:
      guard let bits = little(21, 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case 0x5650_3858:
      guard let width = little(24, 3), let height = little(27, 3) else { return nil }
      return (width + 1, height + 1)
    default: return nil
    }
  }

  /// The size of a drawing in SVG: its width and height, or those of its view box, or else 0 by 0.
  private static func vectorSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard text.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("<"), let tag = text.range(of: "<svg") else {
      return nil
    }
    let attributes = text[tag.upperBound...].prefix { $0 != ">" }
    func value(_ name: String) -> Substring? {
      guard let start = attributes.range(of: " \(name)=\"")?.upperBound else { return nil }
      return attributes[start...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? { value(name).flatMap { Double($0.replacing("px", with: "")) } }
    let box = value("viewBox")?.split(whereSeparator: { " ,".contains($0) }).compactMap { Double($0) } ?? []
    let width = length("width") ?? (box.count == 4 ? box[2] : 0)
    let height = length("height") ?? (box.count == 4 ? box[3] : 0)
    guard (0...100_000).contains(width), (0...100_000).contains(height) else { return nil }
    return (Int(width.rounded()), Int(height.rounded()))
  }
}
