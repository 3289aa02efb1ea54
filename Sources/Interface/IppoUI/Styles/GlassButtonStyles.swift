/// A capsule of glass (`SwiftUI.GlassButtonStyle`), drawn as a faint capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// The same as `.glass`: glass without a tint.
  public init() { self.init(.regular) }

  /// - Parameter glass: The glass, whose tint is the tint of the label.
  public init(_ glass: Glass) { self.glass = glass }

  /// A faint capsule around the label, in the tint of the glass.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered).buttonBorderShape(.capsule).tint(glass.tint)
  }
}

/// A capsule of glass in the tint (`SwiftUI.GlassProminentButtonStyle`), drawn as a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.glassProminent`.
  public init() {}

  /// A capsule in the tint around the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A capsule of glass without a tint, drawn as a faint capsule.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A capsule of glass, drawn as a faint capsule. The tint of the glass is the tint of the label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A capsule of glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
