internal import IppoUI

extension CIImage {
  /// The picture out of focus.
  ///
  /// Three boxes one after the other resemble the bell curve (Filter Effects Module Level 1, 9.16). The cost is the same for each
  /// radius.
  func blurred(sigma: Double, isBox: Bool) -> CIImage {
    guard sigma > 0.1, !extent.isNull else { return self }
    let sigma = min(sigma, 500)
    let boxes: [Int]
    if isBox {
      boxes = [Int(sigma.rounded())]
    } else {
      // Half the width of a box, without its centre.
      boxes = Array(repeating: max(1, Int((sigma * 3 * (2 * .pi).squareRoot() / 8).rounded())), count: 3)
    }
    let reach = boxes.reduce(0, +)
    let extent = extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
    return CIImage(extent: extent) { area in
      guard let needed = PixelArea(area.rect.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))),
        let raster = self.render(needed)
      else { return nil }
      var plane = PixelPlane(raster)
      for box in boxes where box > 0 { plane.smear(box) }
      return Raster(area) { plane[$0, $1] }
    }
  }

  /// The picture with stronger edges.
  func sharpened(sigma: Double, by intensity: Float) -> CIImage {
    let soft = blurred(sigma: sigma, isBox: false)
    return CIImage(extent: extent) { area in
      guard let sharp = self.render(area), let soft = soft.render(area) else { return nil }
      return Raster(area) { x, y in
        let pixel = sharp[x, y]
        return Pixel(color: pixel.color + (pixel.color - soft[x, y].color) * intensity, opacity: pixel.opacity)
      }
    }
  }
}

/// Pixels of an area in more than 8 bits.
private struct PixelPlane {
  private let area: PixelArea
  private var pixels: [SIMD4<Float>]

  init(_ raster: Raster) {
    area = raster.area
    pixels = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { pixels.append(raster[x, y].components) }
    }
  }

  subscript(x: Int, y: Int) -> Pixel { Pixel(pixels[(y - area.y) * area.width + x - area.x]) }

  /// Takes the mean of each pixel and its neighbours in rows, and then in columns.
  mutating func smear(_ reach: Int) {
    for row in 0..<area.height { smear(reach, from: row * area.width, step: 1, count: area.width) }
    for column in 0..<area.width { smear(reach, from: column, step: area.width, count: area.height) }
  }

  private mutating func smear(_ reach: Int, from start: Int, step: Int, count: Int) {
    let line = (0..<count).map { pixels[start + $0 * step] }
    let zero = SIMD4<Float>(repeating: 0)
    func value(_ place: Int) -> SIMD4<Float> { line.indices.contains(place) ? line[place] : zero }
    var sum = (0..<reach).reduce(zero) { $0 + value($1) }
    let share = 1 / Float(2 * reach + 1)
    for place in 0..<count {
      sum += value(place + reach) - value(place - reach - 1)
      pixels[start + place * step] = sum * share
    }
  }
}
