/// The nearest colour of a smaller palette.
enum ColorQuantizer {
  /// The values of the cube's six steps in xterm.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// Index into xterm's 256 colours. The first 16 are left out, because people change them.
  static func ansi256(_ color: RGB) -> Int {
    func step(_ value: UInt8) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let cube = RGB(UInt8(steps[red]), UInt8(steps[green]), UInt8(steps[blue]))
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = min(max((average - 3) / 10, 0), 23)
    let greyColor = RGB(UInt8(8 + grey * 10), UInt8(8 + grey * 10), UInt8(8 + grey * 10))
    return distance(color, greyColor) < distance(color, cube) ? 232 + grey : 16 + 36 * red + 6 * green + blue
  }

  /// Index into the 16 colours: by hue when the colour has one, by lightness when it is a grey.
  static func ansi16(_ color: RGB) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let highest = max(red, green, blue)
    let spread = highest - min(red, green, blue)
    if spread < 48 {
      switch highest {
      case ..<50: return 0
      case ..<130: return 8
      case ..<200: return 7
      default: return 15
      }
    }
    let threshold = highest - spread / 2
    let hue = (red > threshold ? 1 : 0) | (green > threshold ? 2 : 0) | (blue > threshold ? 4 : 0)
    return highest > 191 ? hue + 8 : hue
  }

  /// Weighted by how much the eye notices each component (a common "redmean" approximation).
  private static func distance(_ left: RGB, _ right: RGB) -> Int {
    let mean = (Int(left.red) + Int(right.red)) / 2
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return ((512 + mean) * red * red) >> 8 + 4 * green * green + ((767 - mean) * blue * blue) >> 8
  }
}
