/// How a view is mixed with what is behind it (`SwiftUI.BlendMode`).
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  /// The closest keyword of CSS `mix-blend-mode`.
  var render: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .plusLighter: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}
