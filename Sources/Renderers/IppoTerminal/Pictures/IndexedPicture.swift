/// A picture with few colours.
struct IndexedPicture: Equatable, Sendable {
  /// The index of pixels that show what is behind the picture.
  static let clear = UInt8.max
  /// The largest number of colours.
  static let mostColors = 255

  let width: Int
  let height: Int
  let colors: [RGB]
  /// An index into the colours for each pixel, row by row from the top, or ``clear``.
  let indices: [UInt8]

  /// A picture with its own colours if there are few, or else with the nearest of a palette that suits it (median cut). A palette
  /// of fewer than 64 colours is dithered (Floyd and Steinberg).
  init(_ picture: PixelImage, colors limit: Int) {
    (width, height) = (picture.width, picture.height)
    let limit = min(max(2, limit), Self.mostColors)
    if let exact = Self.exact(picture, limit) {
      (colors, indices) = exact
      return
    }
    let palette = ColorCut.palette(of: picture, count: limit)
    colors = palette
    indices = Self.nearest(picture, palette, isDithered: limit < 64)
  }

  private static func exact(_ picture: PixelImage, _ limit: Int) -> ([RGB], [UInt8])? {
    var known: [RGB: UInt8] = [:]
    var colors: [RGB] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(picture.width * picture.height)
    for place in stride(from: 0, to: picture.bytes.count, by: 4) {
      guard picture.bytes[place + 3] >= 128 else {
        indices.append(clear)
        continue
      }
      let color = RGB(picture.bytes[place], picture.bytes[place + 1], picture.bytes[place + 2])
      if let index = known[color] {
        indices.append(index)
      } else {
        guard colors.count < limit else { return nil }
        let index = UInt8(colors.count)
        known[color] = index
        colors.append(color)
        indices.append(index)
      }
    }
    return (colors, indices)
  }

  private static func nearest(_ picture: PixelImage, _ palette: [RGB], isDithered: Bool) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    var indices = [UInt8](repeating: clear, count: width * height)
    // Five bits of each component.
    var cache = [Int16](repeating: -1, count: 1 << 15)
    func find(_ red: Int, _ green: Int, _ blue: Int) -> Int {
      let key = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
      if cache[key] >= 0 { return Int(cache[key]) }
      var (best, least) = (0, Int.max)
      for (index, color) in palette.enumerated() {
        let (r, g, b) = (red - Int(color.red), green - Int(color.green), blue - Int(color.blue))
        let distance = 2 * r * r + 4 * g * g + 3 * b * b
        if distance < least { (best, least) = (index, distance) }
      }
      cache[key] = Int16(best)
      return best
    }
    // The errors of this row and of the next, in sixteenths.
    var errors = [Int](repeating: 0, count: (width + 2) * 3)
    var next = errors
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        guard picture.bytes[place + 3] >= 128 else { continue }
        let wanted = (0..<3).map { part in
          min(max(0, Int(picture.bytes[place + part]) + (isDithered ? errors[(x + 1) * 3 + part] / 16 : 0)), 255)
        }
        let index = find(wanted[0], wanted[1], wanted[2])
        indices[y * width + x] = UInt8(index)
        guard isDithered else { continue }
        let color = palette[index]
        for (part, shown) in [color.red, color.green, color.blue].enumerated() {
          let error = wanted[part] - Int(shown)
          errors[(x + 2) * 3 + part] += 7 * error
          next[x * 3 + part] += 3 * error
          next[(x + 1) * 3 + part] += 5 * error
          next[(x + 2) * 3 + part] += error
        }
      }
      (errors, next) = (next, errors)
      for index in next.indices { next[index] = 0 }
    }
    return indices
  }
}

/// The median cut of the colours of a picture: boxes of colours are divided at the median of their longest side.
private enum ColorCut {
  private struct Bin {
    var color: [Int]
    var count: Int
  }

  static func palette(of picture: PixelImage, count: Int) -> [RGB] {
    var sums = [Int: Bin]()
    for place in stride(from: 0, to: picture.bytes.count, by: 4) where picture.bytes[place + 3] >= 128 {
      let color = (0..<3).map { Int(picture.bytes[place + $0]) }
      let key = (color[0] >> 3) << 10 | (color[1] >> 3) << 5 | color[2] >> 3
      sums[key, default: Bin(color: [0, 0, 0], count: 0)].count += 1
      for part in 0..<3 { sums[key]?.color[part] += color[part] }
    }
    let bins = sums.sorted { $0.key < $1.key }.map { _, bin in
      Bin(color: bin.color.map { $0 / bin.count }, count: bin.count)
    }
    var boxes = [bins]
    while boxes.count < count {
      let sizes = boxes.map { box in longest(box).length * box.reduce(0) { $0 + $1.count } }
      guard let index = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), boxes[index].count > 1 else { break }
      let (low, high) = divide(boxes[index])
      boxes[index] = low
      boxes.append(high)
    }
    return boxes.map(mean)
  }

  private static func longest(_ box: [Bin]) -> (part: Int, length: Int) {
    let lengths = (0..<3).map { part in
      (box.map { $0.color[part] }.max() ?? 0) - (box.map { $0.color[part] }.min() ?? 0)
    }
    let part = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    return (part, lengths[part])
  }

  private static func divide(_ box: [Bin]) -> ([Bin], [Bin]) {
    let part = longest(box).part
    let sorted = box.sorted { $0.color[part] < $1.color[part] }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var (index, sum) = (0, 0)
    while index < sorted.count - 1, sum + sorted[index].count <= half || index == 0 {
      sum += sorted[index].count
      index += 1
    }
    return (Array(sorted[..<index]), Array(sorted[index...]))
  }

  private static func mean(_ box: [Bin]) -> RGB {
    let count = max(1, box.reduce(0) { $0 + $1.count })
    let parts = (0..<3).map { part in box.reduce(0) { $0 + $1.color[part] * $1.count } / count }
    return RGB(UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2]))
  }
}
