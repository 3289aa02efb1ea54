internal import Foundation

/// Whole pixels in the plane of Core Image, whose origin is at the lower left.
struct PixelArea: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The largest picture that is computed, in pixels.
  static let limit = 1 << 25

  /// - Returns: `nil` for an area that is empty, infinite or too large.
  init?(_ rect: CGRect) {
    let rect = rect.integral
    guard !rect.isNull, rect.width >= 1, rect.height >= 1, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9,
      rect.width * rect.height <= CGFloat(Self.limit)
    else { return nil }
    (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// The colour of a pixel in sRGB, multiplied by its opacity; each component in 0...1.
struct Pixel: Equatable, Sendable {
  var components: SIMD4<Float>

  static let clear = Pixel(SIMD4(repeating: 0))

  init(_ components: SIMD4<Float>) { self.components = components }

  var opacity: Float { components.w }

  /// The colour without its opacity.
  var color: SIMD3<Float> {
    opacity > 0 ? SIMD3(components.x, components.y, components.z) / opacity : SIMD3(repeating: 0)
  }

  init(color: SIMD3<Float>, opacity: Float) {
    let color = color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * opacity
    components = SIMD4(color, opacity)
  }

  /// The pixel over another one.
  func over(_ other: Pixel) -> Pixel { Pixel(components + other.components * (1 - opacity)) }
}

/// The brightness of a colour by the weights of Rec. 709.
func luminance(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.2126, 0.7152, 0.0722)).sum() }

/// The pixels of an area, row by row from the top.
struct Raster: Sendable {
  let area: PixelArea
  private var bytes: [UInt8]

  init(_ area: PixelArea) {
    self.area = area
    bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
  }

  /// Pixels that a closure computes from their places.
  init(_ area: PixelArea, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.init(area)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { self[x, y] = pixel(x, y) }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int? {
    let (column, row) = (x - area.x, area.y + area.height - 1 - y)
    guard column >= 0, column < area.width, row >= 0, row < area.height else { return nil }
    return (row * area.width + column) * 4
  }

  /// The pixel at a place; a clear one outside of the area.
  subscript(x: Int, y: Int) -> Pixel {
    get {
      guard let place = offset(x, y) else { return .clear }
      return Pixel(
        SIMD4(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), Float(bytes[place + 3])) / 255)
    }
    set {
      guard let place = offset(x, y) else { return }
      let scaled = (newValue.components.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)) * 255)
        .rounded(.toNearestOrAwayFromZero)
      for index in 0..<4 { bytes[place + index] = UInt8(scaled[index]) }
    }
  }

  /// The pixels of another area; clear ones outside of this one.
  func part(_ other: PixelArea) -> Raster { other == area ? self : Raster(other) { self[$0, $1] } }

  /// The pixel at a place between pixels, whose centres are at halves.
  func blended(_ x: Double, _ y: Double) -> Pixel {
    let (left, low) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, up) = (Float(x - 0.5 - left), Float(y - 0.5 - low))
    let (column, row) = (Int(left), Int(low))
    let below = self[column, row].components * (1 - right) + self[column + 1, row].components * right
    let above = self[column, row + 1].components * (1 - right) + self[column + 1, row + 1].components * right
    return Pixel(below * (1 - up) + above * up)
  }

  /// Red, green, blue and opacity of each pixel, row by row from the top; colours are not multiplied by the opacity.
  var straightBytes: [UInt8] {
    var result = bytes
    for place in stride(from: 0, to: result.count, by: 4) {
      let opacity = Int(result[place + 3])
      guard opacity != 255 else { continue }
      for index in place..<place + 3 {
        result[index] = opacity == 0 ? 0 : UInt8(min(255, (Int(result[index]) * 255 + opacity / 2) / opacity))
      }
    }
    return result
  }

  /// The pixels of a decoded file, whose lower left is the origin.
  init?(straight pixels: [UInt8], width: Int, height: Int) {
    guard let area = PixelArea(CGRect(x: 0, y: 0, width: width, height: height)), pixels.count == width * height * 4
    else { return nil }
    self.area = area
    bytes = pixels
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let opacity = Int(bytes[place + 3])
      guard opacity != 255 else { continue }
      for index in place..<place + 3 { bytes[index] = UInt8((Int(bytes[index]) * opacity + 127) / 255) }
    }
  }
}
