internal import IppoUI

extension CIImage {
  /// A QR code with one pixel for a square, and a light margin of one pixel. `nil` for a message that is too long.
  convenience init?(qrCode message: [UInt8], level: String) {
    guard let code = QRCode(message, QRLevel(rawValue: level) ?? .medium) else { return nil }
    let size = code.size + 2
    self.init(extent: CGRect(x: 0, y: 0, width: size, height: size), isCrisp: true) { area in
      Raster(area) { x, y in
        guard (0..<size).contains(x), (0..<size).contains(y) else { return .clear }
        // The plane begins at the lower left.
        let (column, row) = (x - 1, size - 2 - y)
        let isDark = (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
        return Pixel(color: SIMD3(repeating: isDark ? 0 : 1), opacity: 1)
      }
    }
  }

  /// A bar code with one pixel for the narrowest bar. `nil` for a message that is empty, too long or not of ASCII.
  convenience init?(code128 message: [UInt8], quietSpace: Double, height: Double) {
    guard message.count <= 1000, let code = Code128(message) else { return nil }
    let (quiet, height) = (Int(min(max(quietSpace, 0), 100)), Int(min(max(height, 1), 500)))
    let bars = code.widths.enumerated().flatMap { index, width in Array(repeating: index % 2 == 0, count: width) }
    let columns = Array(repeating: false, count: quiet) + bars + Array(repeating: false, count: quiet)
    self.init(extent: CGRect(x: 0, y: 0, width: columns.count, height: height), isCrisp: true) { area in
      Raster(area) { x, y in
        guard columns.indices.contains(x), (0..<height).contains(y) else { return .clear }
        return Pixel(color: SIMD3(repeating: columns[x] ? 0 : 1), opacity: 1)
      }
    }
  }
}
