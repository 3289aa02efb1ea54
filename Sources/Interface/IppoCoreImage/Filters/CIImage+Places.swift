internal import IppoUI

extension CIImage {
  /// Squares with the mean colour of their pixels.
  func pixellated(scale: Double, center: CGPoint) -> CIImage {
    let side = max(1, Int(scale.rounded()))
    guard side > 1, let inside = PixelArea(extent) else { return self }
    // The centre is a corner of four squares.
    let (offsetX, offsetY) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
    @Sendable func start(_ value: Int, _ offset: Int) -> Int {
      Int((Double(value - offset) / Double(side)).rounded(.down)) * side + offset
    }
    return CIImage(extent: extent, isCrisp: true) { area in
      guard let raster = self.render(inside) else { return nil }
      var means: [SIMD2<Int>: Pixel] = [:]
      return Raster(area) { x, y in
        guard inside.rect.contains(CGPoint(x: x, y: y)) else { return .clear }
        let corner = SIMD2(start(x, offsetX), start(y, offsetY))
        if let mean = means[corner] { return mean }
        var sum = SIMD4<Float>(repeating: 0)
        var count: Float = 0
        for y in max(corner.y, inside.y)..<min(corner.y + side, inside.y + inside.height) {
          for x in max(corner.x, inside.x)..<min(corner.x + side, inside.x + inside.width) {
            sum += raster[x, y].components
            count += 1
          }
        }
        let mean = Pixel(sum / max(1, count))
        means[corner] = mean
        return mean
      }
    }
  }

  /// Polygons of one colour each, around points of an uneven grid.
  func crystallized(radius: Double) -> CIImage {
    let side = max(1, Int(radius.rounded()))
    guard side > 1, let inside = PixelArea(extent) else { return self }
    /// The point of a square of the grid. It depends on the square alone.
    @Sendable func seed(_ column: Int, _ row: Int) -> SIMD2<Int> {
      var hash =
        UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(row))
        &* 0xC2B2_AE3D_27D4_EB4F
      hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 32
      return SIMD2(column * side + Int(hash & 0xFFFF) % side, row * side + Int(hash >> 16 & 0xFFFF) % side)
    }
    @Sendable func square(_ value: Int) -> Int { Int((Double(value) / Double(side)).rounded(.down)) }
    return CIImage(extent: extent) { area in
      guard let raster = self.render(inside) else { return nil }
      return Raster(area) { x, y in
        guard inside.rect.contains(CGPoint(x: x, y: y)) else { return .clear }
        var nearest = (distance: Int.max, seed: SIMD2(x, y))
        for row in square(y) - 1...square(y) + 1 {
          for column in square(x) - 1...square(x) + 1 {
            let seed = seed(column, row)
            let distance = (seed.x - x) * (seed.x - x) + (seed.y - y) * (seed.y - y)
            if distance < nearest.distance { nearest = (distance, seed) }
          }
        }
        let source = nearest.seed
        return raster[
          min(max(source.x, inside.x), inside.x + inside.width - 1),
          min(max(source.y, inside.y), inside.y + inside.height - 1)]
      }
    }
  }

  /// The differences between neighbours, by the operator of Sobel, on black.
  func edges(intensity: Float) -> CIImage {
    guard let inside = PixelArea(extent) else { return self }
    let clamped = clampedToExtent()
    return CIImage(extent: extent) { area in
      guard let needed = PixelArea(area.rect.insetBy(dx: -1, dy: -1)), let raster = clamped.render(needed) else {
        return nil
      }
      return Raster(area) { x, y in
        guard inside.rect.contains(CGPoint(x: x, y: y)) else { return .clear }
        func color(_ dx: Int, _ dy: Int) -> SIMD3<Float> { raster[x + dx, y + dy].color }
        let across = color(1, -1) + color(1, 0) * 2 + color(1, 1) - color(-1, -1) - color(-1, 0) * 2 - color(-1, 1)
        let along = color(-1, 1) + color(0, 1) * 2 + color(1, 1) - color(-1, -1) - color(0, -1) * 2 - color(1, -1)
        return Pixel(color: (across * across + along * along).squareRoot() / 4 * intensity, opacity: 1)
      }
    }
  }

  /// The picture with darker corners, or with brighter ones for a negative intensity.
  func vignette(intensity: Float, radius: Float) -> CIImage {
    guard let inside = PixelArea(extent) else { return self }
    let (middleX, middleY) = (Float(inside.rect.midX), Float(inside.rect.midY))
    let half = max(1, (Float(inside.width * inside.width + inside.height * inside.height)).squareRoot() / 2)
    let reach = max(0.1, radius)
    return CIImage(extent: extent) { area in
      guard let raster = self.render(area) else { return nil }
      return Raster(area) { x, y in
        let (dx, dy) = (Float(x) + 0.5 - middleX, Float(y) + 0.5 - middleY)
        let distance = (dx * dx + dy * dy).squareRoot() / half
        let factor = max(0, 1 - intensity * distance * distance * min(1, reach) * 0.8)
        let pixel = raster[x, y]
        return Pixel(color: pixel.color * factor, opacity: pixel.opacity)
      }
    }
  }

  /// The picture turned around a point, the less the farther away.
  func twirled(_ center: CGPoint, radius: Double, angle: Double) -> CIImage {
    guard radius > 0, let inside = PixelArea(extent) else { return self }
    return CIImage(extent: extent) { area in
      guard let raster = self.render(inside) else { return nil }
      return Raster(area) { x, y in
        let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < radius else { return raster[x, y] }
        let share = 1 - distance / radius
        let turn = angle * share * share
        return raster.blended(
          Double(center.x) + dx * cos(turn) - dy * sin(turn), Double(center.y) + dx * sin(turn) + dy * cos(turn))
      }
    }
  }
}
