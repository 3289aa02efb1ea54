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

  /// The components of one of xterm's 256 colours, from index 16 on.
  static func components(ansi256 index: Int) -> RGB { table[index - 16] }

  private static let table: [RGB] = (16..<256).map { index in
    if index >= 232 {
      let grey = UInt8(8 + (index - 232) * 10)
      return RGB(grey, grey, grey)
    }
    let place = index - 16
    return RGB(UInt8(steps[place / 36]), UInt8(steps[place / 6 % 6]), UInt8(steps[place % 6]))
  }

  /// Index into the 16 colours of xterm.
  static func ansi16(_ color: RGB) -> Int {
    nearest(to: color, among: Array(0..<16)) { TerminalColors.xterm[$0] }!
  }

  /// The perceptually nearest of several colours; `nil` if there are none.
  static func nearest(to color: RGB, among indices: [Int], _ components: (Int) -> RGB) -> Int? {
    indices.min { distance(color, components($0)) < distance(color, components($1)) }
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
