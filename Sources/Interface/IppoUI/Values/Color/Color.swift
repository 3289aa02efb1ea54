/// A colour by meaning or by components (`SwiftUI.Color`). As a view it fills the space it is offered.
///
/// A colour by meaning (`.red`, `.primary`, `Color(.label)`) is chosen by the renderer, for light and for dark.
///
/// ```swift
/// Text("Correct").foregroundStyle(Color(red: 0.1, green: 0.6, blue: 0.2).opacity(0.8))
/// ```
public struct Color: Hashable, Sendable {
  /// The colour that renderers draw.
  public var render: RenderColor

  init(render: RenderColor) { self.render = render }

  init(name: RenderColor.Name, opacity: Double = 1) { render = RenderColor(.named(name), opacity: opacity) }

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of web pages (IEC 61966-2-1), in which most colours are written down.
    case sRGB
    /// The primaries of sRGB with components in proportion to light, so that 0.5 is half as much light as 1.
    case sRGBLinear
    /// The wider space of newer displays. Colours that sRGB does not have are clipped to it.
    case displayP3
  }

  /// A colour with components in 0...1. Colours outside of sRGB are clipped to it.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = colorSpace.sRGB(red: red, green: green, blue: blue)
    render = RenderColor(
      .rgb(red: components.red, green: components.green, blue: components.blue), opacity: min(max(opacity, 0), 1))
  }

  /// A grey: 0 is black, 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of `hue` (a share of the circle), `saturation` and `brightness`, each in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = HueComponents(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// The same colour, `opacity` (0...1) times as opaque.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.render.opacity *= min(max(opacity, 0), 1)
    return copy
  }

  /// A gradient from a lighter shade of the colour to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15, in: .device), self]))
  }
}

extension Color {
  /// The renderer's red: a shade for light surroundings, and another one for dark.
  public static let red = Color(name: .red)
  /// The renderer's orange: a shade for light surroundings, and another one for dark.
  public static let orange = Color(name: .orange)
  /// The renderer's yellow: a shade for light surroundings, and another one for dark.
  public static let yellow = Color(name: .yellow)
  /// The renderer's green: a shade for light surroundings, and another one for dark.
  public static let green = Color(name: .green)
  /// The renderer's mint, a light green with blue in it: a shade for light surroundings, and another one for dark.
  public static let mint = Color(name: .mint)
  /// The renderer's teal, a green blue: a shade for light surroundings, and another one for dark.
  public static let teal = Color(name: .teal)
  /// The renderer's cyan, a light blue: a shade for light surroundings, and another one for dark.
  public static let cyan = Color(name: .cyan)
  /// The renderer's blue: a shade for light surroundings, and another one for dark.
  public static let blue = Color(name: .blue)
  /// The renderer's indigo, between blue and purple: a shade for light surroundings, and another one for dark.
  public static let indigo = Color(name: .indigo)
  /// The renderer's purple: a shade for light surroundings, and another one for dark.
  public static let purple = Color(name: .purple)
  /// The renderer's pink: a shade for light surroundings, and another one for dark.
  public static let pink = Color(name: .pink)
  /// The renderer's brown: a shade for light surroundings, and another one for dark.
  public static let brown = Color(name: .brown)
  /// White, in light surroundings and in dark ones.
  public static let white = Color(name: .white)
  /// The renderer's grey: a shade for light surroundings, and another one for dark.
  public static let gray = Color(name: .gray)
  /// Black, in light surroundings and in dark ones.
  public static let black = Color(name: .black)
  /// An invisible colour, which still takes its place as a view.
  public static let clear = Color(name: .clear)
  /// The colour of text.
  public static let primary = Color(name: .primary)
  /// The colour of less important text.
  public static let secondary = Color(name: .secondary)
  /// The colour of controls.
  public static var accentColor: Color { Color(name: .accent) }
}

extension Color: CustomStringConvertible {
  /// The name, or `#RRGGBBAA`.
  public var description: String {
    switch render.base {
    case .named(let name):
      return share + name.rawValue
    case .adaptive(let light, let dark):
      return "\(share)\(Color(render: light)) in light, \(Color(render: dark)) in dark"
    case .mixed(let first, let second, let share, _):
      let percent = Int(exactly: (share * 100).rounded()) ?? 0
      return "\(self.share)\(Color(render: first)) with \(percent)% \(Color(render: second))"
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue, render.opacity].map { component in
          let hex = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
          return hex.count == 1 ? "0" + hex : hex
        }.joined()
    }
  }

  /// The opacity in percent, for colours that are not opaque; empty for the others.
  private var share: String { render.opacity == 1 ? "" : "\(Int((render.opacity * 100).rounded()))% " }
}
