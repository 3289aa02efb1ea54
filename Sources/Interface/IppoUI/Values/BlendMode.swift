/// The way in which a view is mixed with the views behind it (`SwiftUI.BlendMode`).
///
/// Browsers mix by the formulas of "Compositing and Blending" (W3C). Terminals show the view as if it had no mode.
public enum BlendMode: Hashable, Sendable {
  /// Separable formulas, which look at one component of both colours at a time.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The difference of both colours, and formulas that take the hue, the saturation or the brightness of one of them.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Compositing operators. `plusLighter` adds the colours up, `plusDarker` is drawn as `darken`, the others as
  /// `normal`.
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
