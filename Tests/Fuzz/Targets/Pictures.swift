import Foundation
import IppoUI

extension FuzzTarget {
  /// Files that say they are pictures, as people send them: their first bytes are read, and nothing is unpacked.
  static let pictures = FuzzTarget(
    name: "pictures", seeds: PictureFiles.seeds, tokens: PictureFiles.tokens
  ) { input in
    try await MainActor.run {
      guard let picture = UIImage(data: Data(input)) else { return }
      let lengths = 0...Double(UInt32.max)
      try check(lengths.contains(picture.size.width) && lengths.contains(picture.size.height), "\(picture.size)")
      let graph = ViewGraph { Image(uiImage: picture).resizable() }
      graph.drain()
      try check(graph.tree.root != nil, "there is no picture")
      graph.close()
    }
  }
}

/// PNG (ISO 15948), JPEG (ITU T.81), GIF89a, WebP (RFC 9649), BMP and SVG, each as far as it is read.
enum PictureFiles {
  static let seeds: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 0, 0, 0],
    Array("GIF89a".utf8) + [10, 0, 20, 0],
    Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0],
    Array("RIFF\0\0\0\0WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F, 1, 2, 3, 4],
    Array("RIFF\0\0\0\0WEBPVP8 ".utf8) + [10, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 9, 0, 9, 0],
    Array("BM".utf8) + [UInt8](repeating: 0, count: 16) + [2, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF],
    Array(#"<?xml version="1.0"?><svg width="4px" height="5" viewBox="0 0 24 12"/>"#.utf8),
  ]

  static let tokens: [[UInt8]] =
    [[0xFF, 0xFF], [0xFF, 0xC4], [0, 0], [0, 1], [0xFF, 0xD8], [0x80, 0, 0, 0], [0x7F, 0xFF, 0xFF, 0xFF]]
    + [
      "<svg", "<?xml", " width=\"", " height=\"", " viewBox=\"", "px", "\"", ">", "1e300", "-1", "nan", "inf", "0x1p9",
      "VP8 ", "VP8L",
      "VP8X", "RIFF", "WEBP", "GIF8", "BM",
    ].map { Array($0.utf8) } + Mutator.limits.map { Array($0.utf8) }
}
