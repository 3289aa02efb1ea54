/// Pixels of four bytes: red, green, blue and opacity, row by row from the top. The colours are not multiplied by the opacity.
struct PixelImage: Equatable, Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// - Parameter bytes: Four for each pixel.
  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The colour of a pixel, and its opacity from 0 to 255.
  func pixel(_ x: Int, _ y: Int) -> (color: RGB, alpha: UInt8) {
    let place = (y * width + x) * 4
    return (RGB(bytes[place], bytes[place + 1], bytes[place + 2]), bytes[place + 3])
  }

  /// The picture in another size: each pixel is the mean of the pixels that it covers.
  func scaled(width newWidth: Int, height newHeight: Int) -> PixelImage {
    guard newWidth != width || newHeight != height else { return self }
    let columns = Self.shares(of: width, in: newWidth)
    let rows = Self.shares(of: height, in: newHeight)
    // Colours are weighted by opacity: what cannot be seen has no colour.
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    bytes.withUnsafeBufferPointer { source in
      var line = [Float](repeating: 0, count: width * 4)
      for y in 0..<newHeight {
        for index in line.indices { line[index] = 0 }
        for row in rows[y].range {
          let weight = rows[y].weight(of: row)
          var place = row * width * 4
          for x in 0..<width {
            let alpha = Float(source[place + 3]) * weight
            line[x * 4] += Float(source[place]) * alpha
            line[x * 4 + 1] += Float(source[place + 1]) * alpha
            line[x * 4 + 2] += Float(source[place + 2]) * alpha
            line[x * 4 + 3] += alpha
            place += 4
          }
        }
        for x in 0..<newWidth {
          var (red, green, blue, alpha) = (Float(0), Float(0), Float(0), Float(0))
          for column in columns[x].range {
            let weight = columns[x].weight(of: column)
            red += line[column * 4] * weight
            green += line[column * 4 + 1] * weight
            blue += line[column * 4 + 2] * weight
            alpha += line[column * 4 + 3] * weight
          }
          guard alpha > 0 else { continue }
          let place = (y * newWidth + x) * 4
          result[place] = UInt8(min(255, (red / alpha).rounded()))
          result[place + 1] = UInt8(min(255, (green / alpha).rounded()))
          result[place + 2] = UInt8(min(255, (blue / alpha).rounded()))
          result[place + 3] = UInt8(min(255, alpha.rounded()))
        }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: result)
  }

  /// The old pixels that a new pixel covers along an axis.
  private struct Share {
    let start: Float
    let end: Float
    let range: Range<Int>

    func weight(of pixel: Int) -> Float {
      max(0, min(end, Float(pixel + 1)) - max(start, Float(pixel))) / (end - start)
    }
  }

  private static func shares(of count: Int, in newCount: Int) -> [Share] {
    (0..<newCount).map { index in
      let start = Float(index) * Float(count) / Float(newCount)
      let end = Float(index + 1) * Float(count) / Float(newCount)
      let first = min(Int(start), count - 1)
      return Share(start: start, end: end, range: first..<max(first + 1, min(count, Int(end.rounded(.up)))))
    }
  }
}
