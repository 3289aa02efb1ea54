import Foundation

/// A colour in Oklab (Björn Ottosson, 2020), where equal distances look equal.
package struct Oklab {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// A colour of sRGB.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    func linear(_ part: Double) -> Double { part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let long = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let medium = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let short = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
    self.b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  }

  /// The colour in sRGB, each part within 0...1.
  package var rgb: (red: Double, green: Double, blue: Double) {
    let long = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let medium = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let short = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b, 3)
    func part(_ linear: Double) -> Double {
      min(max(linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055, 0), 1)
    }
    return (
      part(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
      part(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
      part(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short)
    )
  }
}

extension Oklab {
  /// The colour between two of sRGB: 0 is the first, 1 the second.
  package static func mix(
    _ first: (red: Double, green: Double, blue: Double), _ second: (red: Double, green: Double, blue: Double),
    share: Double
  ) -> (red: Double, green: Double, blue: Double) {
    if share <= 0 { return first }
    if share >= 1 { return second }
    let (left, right) = (Oklab(first.red, first.green, first.blue), Oklab(second.red, second.green, second.blue))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Oklab(
      lightness: between(left.lightness, right.lightness), a: between(left.a, right.a), b: between(left.b, right.b)
    ).rgb
  }
}
