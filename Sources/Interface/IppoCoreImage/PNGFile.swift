internal import CGzip
internal import Foundation

/// Writes pixels as a PNG (ISO/IEC 15948), whose stream zlib compresses.
enum PNGFile {
  /// - Parameter pixels: Red, green, blue and opacity of each pixel, row by row from the top.
  /// - Returns: `nil` if there is no memory.
  static func data(width: Int, height: Int, pixels: [UInt8]) -> Data? {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { (place: Int) in pixels[place] == 255 }
    let hasGrays = stride(from: 0, to: pixels.count, by: 4).allSatisfy { (place: Int) in
      pixels[place] == pixels[place + 1] && pixels[place] == pixels[place + 2]
    }
    let isGray = isOpaque && hasGrays
    let channels = isGray ? 1 : isOpaque ? 3 : 4
    // Each row begins with its filter: the difference from the row above, which suits pictures, or none for few greys.
    let filter: UInt8 = isGray ? 0 : 2
    var rows = [UInt8]()
    rows.reserveCapacity(height * (width * channels + 1))
    for row in 0..<height {
      rows.append(filter)
      for column in 0..<width {
        let place = (row * width + column) * 4
        for channel in 0..<channels {
          let above = filter == 0 || row == 0 ? 0 : pixels[place - width * 4 + channel]
          rows.append(pixels[place + channel] &- above)
        }
      }
    }
    guard let stream = compressed(rows) else { return nil }
    let colorType: UInt8 = isGray ? 0 : isOpaque ? 2 : 6
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let head: [UInt8] = big(UInt32(width)) + big(UInt32(height)) + [8, colorType, 0, 0, 0]
    file += chunk("IHDR", head)
    file += chunk("IDAT", stream)
    file += chunk("IEND", [])
    return file
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    return Data(big(UInt32(content.count)) + body + big(ippo_checksum(body, body.count)))
  }

  private static func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

  /// A stream of zlib (RFC 1950).
  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let stream = [UInt8](unsafeUninitializedCapacity: ippo_gzipBound(bytes.count)) { room, count in
      count = ippo_zlib(bytes, bytes.count, room.baseAddress, room.count, 6)
    }
    return stream.isEmpty ? nil : stream
  }
}
