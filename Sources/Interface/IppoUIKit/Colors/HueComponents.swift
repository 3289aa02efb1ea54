import Foundation

/// A colour by hue, saturation and brightness, each in 0...1.
package struct HueComponents {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double

  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  package init(red: Double, green: Double, blue: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    let sector: Double =
      if span == 0 {
        0
      } else if most == red {
        (green - blue) / span
      } else if most == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    self.init(
      hue: (sector < 0 ? sector + 6 : sector) / 6, saturation: most == 0 ? 0 : span / most, brightness: most)
  }

  package var rgb: (red: Double, green: Double, blue: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
