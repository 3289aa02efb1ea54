import Foundation
import IppoRender

/// A linear change of colours, as the colour effects describe it (Filter Effects Module 1, section 9).
struct ColorMatrix: Equatable {
  /// Rows for red, green and blue: three factors and an addend each.
  var rows: [[Double]]

  static let identity = ColorMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])

  func apply(_ color: RGB) -> RGB {
    let values = [Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255]
    let result = rows.map { $0[0] * values[0] + $0[1] * values[1] + $0[2] * values[2] + $0[3] }
    return RGB(red: result[0], green: result[1], blue: result[2])
  }

  /// First `other`, then this.
  func after(_ other: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: rows.map { row in
        (0..<4).map { column in
          (0..<3).reduce(column == 3 ? row[3] : 0) { $0 + row[$1] * other.rows[$1][column] }
        }
      })
  }

  /// The change an effect makes; `nil` for effects that are not about colours.
  init?(_ effect: RenderEffect, palette: Palette) {
    switch effect {
    case .colorInvert: self = .linear(-1, 1)
    case .brightness(let amount): self = .linear(1, amount)
    case .contrast(let amount): self = .linear(amount, 0.5 - 0.5 * amount)
    case .saturation(let amount): self = .saturation(amount)
    case .grayscale(let amount): self = .saturation(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): self = .hueRotation(angle)
    case .colorMultiply(let color):
      let rgb = palette.resolve(color).components(in: palette)
      self.init(rows: [
        [Double(rgb.red) / 255, 0, 0, 0], [0, Double(rgb.green) / 255, 0, 0], [0, 0, Double(rgb.blue) / 255, 0],
      ])
    case .opacity, .clip, .mask, .rotation, .scale, .rotation3D, .transform, .shadow, .innerShadow, .blur, .blendMode,
      .redacted, .motion:
      return nil
    }
  }

  private init(rows: [[Double]]) { self.rows = rows }

  private static func linear(_ slope: Double, _ intercept: Double) -> ColorMatrix {
    ColorMatrix(rows: [[slope, 0, 0, intercept], [0, slope, 0, intercept], [0, 0, slope, intercept]])
  }

  private static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(rows: [
      [red * rest + amount, green * rest, blue * rest, 0], [red * rest, green * rest + amount, blue * rest, 0],
      [red * rest, green * rest, blue * rest + amount, 0],
    ])
  }

  private static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(rows: [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
    ])
  }
}
